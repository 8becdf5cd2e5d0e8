import type { Addresses } from '@ronde/contract/http/addresses';
import { Link } from 'wouter';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.ts';
import { useMay } from '../../shell/use-may.ts';
import { GivenLink } from '../../ui/given-link.tsx';
import { Section, sectionStyles as section } from '../../ui/section.tsx';
import styles from './hall.module.css';
import { StartAgain } from './start-again.tsx';
import { useHallWords } from './use-hall-room.ts';

/** Where the team's other devices come in. */
export function StaffPart({ addresses: { https, fingerprint, local } }: { readonly addresses: Addresses }) {
  const say = useHallWords();
  const { t } = useDesk();
  const may = useMay();
  return (
    <Section title={say.staff} about={say.staffHelp}>
      {https === null ? (
        <StartAgain text={say.noStaff} option="--https" />
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
