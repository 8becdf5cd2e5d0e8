import { Checkbox } from '@mantine/core';
import type { Addresses } from '@ronde/contract/http/installation';
import type { PublicOptions } from '@ronde/contract/http/player';
import { playsWargame } from '@ronde/engine';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import type { Hall } from '../../core/hall-query.ts';
import { call } from '../../core/http.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { optionsKey, useOptions } from '../../core/queries.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import { usePermissions } from '../../shell/permissions.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { announce } from '../../ui/announcer.tsx';
import { GivenLink } from '../../ui/given-link.tsx';
import { Section } from '../../ui/page.tsx';
import { useAct } from '../../ui/use-act.ts';
import styles from './hall.module.css';
import { PartFoot, StartAgain, useHallPart } from './part-foot.tsx';
import { hallSentences } from './sentences.ts';

interface Props {
  readonly hall: Hall;
  readonly addresses: Addresses | undefined;
  readonly mayRun: boolean;
}

/** Where phones come in, and what is open on them. */
export function PhonesPart({ hall, addresses, mayRun }: Props) {
  const text = useSentences(hallSentences);
  const part = useHallPart();
  const allowed = usePermissions();
  const { t, tournament } = useDesk();
  const turn = (phones: Partial<Hall['phones']>) => part.change({ phones }, () => text.saved);
  return (
    <Section title={text.phones} about={text.phonesHelp}>
      {addresses?.hall === null && <StartAgain text={text.noHall} option="--hall" />}
      {addresses?.hall?.map((one) => (
        <GivenLink key={one} label={text.phonesAt} href={`${one.replace(/\/$/, '')}/t/${t}`} />
      ))}
      {mayRun && (
        <fieldset className={styles.choice} data-list="">
          <legend>{text.openOnPhones}</legend>
          <TurnBox label={text.phoneClock} on={hall.phones.clock} onTurn={(clock) => turn({ clock })} />
          {!playsWargame(tournament) && (
            <TurnBox label={text.phoneSheet} on={hall.phones.sheet} onTurn={(sheet) => turn({ sheet })} />
          )}
          {allowed.act('registrations') && <Options />}
        </fieldset>
      )}
      <PartFoot part={part} />
    </Section>
  );
}

/** What visitors and players may do by themselves: the director's. */
function Options() {
  const text = useSentences(hallSentences);
  const { t } = useDesk();
  const client = useQueryClient();
  const options = useOptions(t);
  const { run, trouble, clear } = useAct();
  if (!options) return null;
  const turn = async (change: Partial<PublicOptions>) => {
    const body = { ...options, ...change };
    const now = await run(() => call('PUT /api/tournaments/{t}/options', { t, body }, { repeatable: true }));
    if (!now) return;
    client.setQueryData(optionsKey(t), now);
    announce(text.saved);
  };
  return (
    <>
      <TurnBox label={text.presence} on={options.presence} onTurn={(presence) => turn({ presence })} />
      <TurnBox label={text.registration} on={options.registration} onTurn={(registration) => turn({ registration })} />
      <RefusalNotice trouble={trouble} onClose={clear} />
      <p>
        <Link href={address.settings(t)} className="link">
          {text.morePlaces}
        </Link>
      </p>
    </>
  );
}

interface TurnBoxProps {
  readonly label: string;
  readonly on: boolean;
  /** Resolves once it is done, or refused. */
  readonly onTurn: (on: boolean) => Promise<unknown>;
}

/** A box that acts at once: it shows what was asked until the answer is there. */
function TurnBox({ label, on, onTurn }: TurnBoxProps) {
  const [asked, setAsked] = useState<boolean | null>(null);
  const turn = async (wanted: boolean) => {
    setAsked(wanted);
    await onTurn(wanted);
    setAsked(null);
  };
  return <Checkbox label={label} checked={asked ?? on} onChange={(event) => void turn(event.currentTarget.checked)} />;
}
