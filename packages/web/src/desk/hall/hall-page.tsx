import { Button, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Addresses } from '@ronde/contract/http/installation';
import { isPublic } from '@ronde/engine/tournament/find';
import { beforeAddress } from '@ronde/language';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { type Hall, useHall } from '../../core/hall-query.ts';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { hallOrigin, useAddresses } from '../../core/origins.ts';
import { address, prizesFirst } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import { usePermissions } from '../../shell/permissions.tsx';
import { GivenLink } from '../../ui/given-link.tsx';
import { Page, Section, sectionStyles as section } from '../../ui/page.tsx';
import { RowAct } from '../../ui/row-act.tsx';
import { NextStep } from '../pairing/next-step.tsx';
import { HideEnd } from '../publication/hide-end.tsx';
import { OpenToPublic } from '../publication/open-to-public.tsx';
import { ClocksPart } from './clocks-part.tsx';
import styles from './hall.module.css';
import { MessagePart } from './message-part.tsx';
import { PartFoot, StartAgain, useAimed, useHallPart } from './part-foot.tsx';
import { PhonesPart } from './phones-part.tsx';
import { PrizesPart } from './prizes-part.tsx';
import { ScreenPart } from './screen-part.tsx';
import { hallSentences } from './sentences.ts';

/** What the hall sees: the screen, the clocks, a message, the prizes; where phones and the team's devices come in. */
export function HallDeskPage() {
  const text = useSentences(hallSentences);
  const desk = useDesk();
  const hall = useHall(desk.t);
  const mayRun = usePermissions().act('run-hall');
  // Where there is room, what is set once a day stands beside what is done all day long.
  const wide = useMediaQuery('(min-width: 1680px)', undefined, { getInitialValueInEffect: false });
  useAimed(hall !== undefined);
  const open = isPublic(desk.tournament);
  const places = <Places hall={hall} mayRun={mayRun} />;
  return (
    <Page title={text.title} acts={prizesFirst(desk) ? null : <NextStep />} third={wide && places}>
      {/* Before any address: nothing of it can be read yet. */}
      {!open && <OpenToPublic />}
      {hall && (
        <>
          <ScreenPart hall={hall} may={mayRun} />
          {!mayRun && <p className="quiet">{text.forArbiter}</p>}
          {mayRun && (
            <>
              <ClocksPart hall={hall} />
              <MessagePart hall={hall} />
              <PrizesPart hall={hall} />
            </>
          )}
        </>
      )}
      {!wide && places}
    </Page>
  );
}

interface PlacesProps {
  readonly hall: Hall | undefined;
  readonly mayRun: boolean;
}

/** Who comes in from where: phones, the public, other projectors, the team's devices. */
function Places({ hall, mayRun }: PlacesProps) {
  const addresses = useAddresses();
  const { tournament } = useDesk();
  return (
    <>
      {hall && <PhonesPart hall={hall} addresses={addresses} mayRun={mayRun} />}
      {hall && mayRun && <WifiPart hall={hall} />}
      {isPublic(tournament) && <OpenToPublic />}
      <HideEnd />
      {hall?.key !== undefined && <OthersPart hall={hall} addresses={addresses} />}
      {addresses && <StaffPart addresses={addresses} />}
    </>
  );
}

interface Props {
  readonly hall: Hall;
  readonly addresses: Addresses | undefined;
}

/** The link that opens the screen on a computer where nobody is signed in. */
function OthersPart({ hall, addresses }: Props) {
  const text = useSentences(hallSentences);
  const part = useHallPart();
  const allowed = usePermissions();
  const link = `${hallOrigin(addresses).origin}${beforeAddress[useLang()]}${hall.path}`;
  return (
    <Section title={text.others} about={text.othersHelp}>
      <GivenLink label={text.othersAt} href={link} />
      <p>{text.halves}</p>
      <GivenLink label={text.leftHalf} href={halfOf(link, 1)} />
      <GivenLink label={text.rightHalf} href={halfOf(link, 2)} />
      <PartFoot part={part}>
        {allowed.act('player-links') && (
          <RowAct
            word={text.renew}
            of={text.othersAt}
            warning={text.renewWarning}
            onAct={() => void part.renewKey(text.renewed)}
          />
        )}
      </PartFoot>
    </Section>
  );
}

/** The network that people join, by the name that they read. */
function WifiPart({ hall }: { readonly hall: Hall }) {
  const text = useSentences(hallSentences);
  const part = useHallPart();
  const [typed, setTyped] = useState<string | null>(null);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const wifi = (typed ?? hall.wifi ?? '').trim();
    if (await part.change({ wifi: wifi || null }, () => text.saved)) setTyped(null);
  };
  return (
    <Section title={text.wifi}>
      <form onSubmit={(event) => void save(event)} noValidate className={styles.form}>
        <TextInput
          label={text.wifiName}
          description={text.wifiHelp}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={80}
          autoComplete="off"
          value={typed ?? hall.wifi ?? ''}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <PartFoot part={part}>
          <Button type="submit" variant="default" loading={part.busy}>
            {text.save}
          </Button>
        </PartFoot>
      </form>
    </Section>
  );
}

/** Where the team's other devices come in. */
function StaffPart({ addresses: { https, fingerprint, local } }: { readonly addresses: Addresses }) {
  const text = useSentences(hallSentences);
  const { t } = useDesk();
  const allowed = usePermissions();
  return (
    <Section title={text.staff} about={text.staffHelp}>
      {https === null ? (
        <StartAgain text={text.noStaff} option="--https" />
      ) : (
        https.map((one) => <GivenLink key={one} label={text.staffAt} href={one} />)
      )}
      <dl className={section.facts}>
        <dt>{text.here}</dt>
        <dd>{local}</dd>
        {fingerprint && (
          <>
            <dt>{text.fingerprint}</dt>
            <dd>
              <code className={styles.fingerprint}>{fingerprint}</code>
              <p className="quiet small">{text.fingerprintHelp}</p>
            </dd>
          </>
        )}
      </dl>
      {allowed.act('team') && (
        <p>
          <Link href={address.team(t)} className="link">
            {text.team}
          </Link>
        </p>
      )}
    </Section>
  );
}

/** The link of one of two projectors side by side: each shows its half. */
function halfOf(link: string, part: 1 | 2): string {
  return `${link}${link.includes('?') ? '&' : '?'}part=${part}/2`;
}
