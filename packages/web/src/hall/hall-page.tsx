import type { Addresses } from '@ronde/contract/http/addresses';
import { Link } from 'wouter';
import { useExternal } from '../api/external.ts';
import { useAddresses } from '../api/house-addresses.ts';
import { address } from '../frame/addresses.ts';
import { useDesk } from '../frame/desk.ts';
import { GivenLink } from '../frame/given-link.tsx';
import { NextStep } from '../frame/next-step.tsx';
import { Page } from '../frame/page.tsx';
import { Section, sectionStyles as section } from '../frame/section.tsx';
import { useMay } from '../frame/use-may.ts';
import { lang } from '../session/lang.ts';
import { OpenToPublic } from '../settings/open-to-public.tsx';
import styles from './hall.module.css';
import { hallWords } from './words.ts';

const useHallWords = () => hallWords(useExternal(lang));

/** Where phones and the team's devices come in, and whether the public may read. */
export function HallPage() {
  const say = useHallWords();
  const addresses = useAddresses();
  return (
    <Page title={say.title} acts={<NextStep />}>
      <OpenToPublic />
      {addresses && (
        <>
          <Phones addresses={addresses} />
          <Staff addresses={addresses} />
        </>
      )}
    </Page>
  );
}

function Phones({ addresses: { hall } }: { readonly addresses: Addresses }) {
  const say = useHallWords();
  if (hall === null)
    return (
      <Section title={say.phones} about={say.phonesHelp}>
        <Start text={say.noHall} option="--hall" />
      </Section>
    );
  return (
    <Section title={say.phones} about={say.phonesHelp}>
      {hall.map((one) => (
        <GivenLink key={one} label={say.phonesAt} href={one} />
      ))}
    </Section>
  );
}

function Staff({ addresses: { https, fingerprint, local } }: { readonly addresses: Addresses }) {
  const say = useHallWords();
  const { t } = useDesk();
  const may = useMay();
  return (
    <Section title={say.staff} about={say.staffHelp}>
      {https === null ? (
        <Start text={say.noStaff} option="--https" />
      ) : (
        https.map((one) => <GivenLink key={one} label={say.staffAt} href={one} />)
      )}
      <dl className={section.facts}>
        <dt>{say.here}</dt>
        <dd>{local}</dd>
        {fingerprint && (
          <>
            <dt>{say.fingerprint}</dt>
            <dd>
              <code className={styles.fingerprint}>{fingerprint}</code>
              <p className="quiet small">{say.fingerprintHelp}</p>
            </dd>
          </>
        )}
      </dl>
      {may.act('team') && (
        <p>
          <Link href={address.team(t)} className="link">
            {say.team}
          </Link>
        </p>
      )}
    </Section>
  );
}

/** What is not open yet, and what opens it. */
function Start({ text, option }: { readonly text: string; readonly option: string }) {
  return (
    <p>
      {text} <code>npm start -- {option}</code>
    </p>
  );
}
