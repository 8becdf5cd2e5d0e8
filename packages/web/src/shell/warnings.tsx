import { type PlayerId, traitsOf, type Warning } from '@ronde/engine';
import type { Dictionary } from '@ronde/language';
import { Link } from 'wouter';
import { useObjections } from '../core/language/objections.ts';
import { useSentences } from '../core/language/use-sentences.ts';
import { Notice } from '../ui/notice.tsx';
import { frameSentences } from '../ui/sentences.ts';
import { address } from './addresses.ts';
import { useDesk } from './desk.tsx';
import { folded, type Spot, saidOnce, spotsOf } from './warning-spots.ts';
import styles from './warnings.module.css';

/** What the formula lets through and says of a round, where its results are typed. */
export function RoundWarnings({ round }: { readonly round: number }) {
  const objections = useObjections();
  const { warnings, names, tournament } = useDesk();
  return saidOn('entry', warnings).map((warning) =>
    'round' in warning && warning.round === round ? (
      <Notice
        key={JSON.stringify(warning)}
        tone="advice"
        title={objections.warning(warning, names, tournament.format)}
      />
    ) : null,
  );
}

const saidOn = (on: Spot, warnings: readonly Warning[]) =>
  saidOnce(warnings).filter(({ code }) => spotsOf[code].includes(on));

/** What the formula lets through and says, where something can still be done about it; Clôture says all of it. */
export function Warnings({ on }: { readonly on: Exclude<Spot, 'entry'> }) {
  const { alone, together } = folded(saidOn(on, useDesk().warnings));
  return (
    <>
      <Official />
      {alone.map((warning) => (
        <Said key={JSON.stringify(warning)} warning={warning} />
      ))}
      {together.length > 0 && <Together kinds={together} />}
    </>
  );
}

interface TogetherProps {
  readonly kinds: readonly (readonly Warning[])[];
}

/** Many of them in one place, a line for each kind: a wall of notices is read by nobody. */
function Together({ kinds }: TogetherProps) {
  const objections = useObjections();
  const { names, tournament } = useDesk();
  const text = useSentences(togetherSentences);
  const said = (warning: Warning) => objections.warning(warning, names, tournament.format);
  return (
    <Notice tone="advice" title={text.many(kinds.flat().length)}>
      <ul className={styles.kinds}>
        {kinds.map(([first, ...others]) =>
          first === undefined ? null : (
            <li key={first.code}>
              {said(first)}
              {others.length > 0 && (
                <details>
                  <summary>{text.alike(others.length)}</summary>
                  <ul>
                    {others.map((one) => (
                      <li key={JSON.stringify(one)}>{said(one)}</li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          ),
        )}
      </ul>
    </Notice>
  );
}

const togetherSentences: Dictionary<{ many(n: number): string; alike(n: number): string }> = {
  fr: {
    many: (n) => `${n} points signalés, sans effet sur le déroulement`,
    alike: (n) => (n === 1 ? '1 autre du même genre' : `${n} autres du même genre`),
  },
  en: {
    many: (n) => `${n} remarks; you can go on all the same`,
    alike: (n) => (n === 1 ? '1 more of this kind' : `${n} more of this kind`),
  },
};

function Said({ warning }: { readonly warning: Warning }) {
  const objections = useObjections();
  const { t, names, tournament } = useDesk();
  const text = useSentences(frameSentences);
  const act =
    warning.code === 'armies-undated' ? (
      <Whose players={warning.players} />
    ) : (
      'round' in warning && (
        <Link className="link" href={address.round(t, warning.round)}>
          {text.seeRound}
        </Link>
      )
    );
  return <Notice tone="advice" title={objections.warning(warning, names, tournament.format)} acts={act} />;
}

/** So many names lead to their cards: the others are found there. */
const mostLinks = 8;

/** Who it is about, each a press from where it is put right. */
function Whose({ players }: { readonly players: readonly PlayerId[] }) {
  const { t, names, tournament } = useDesk();
  const numbers = new Map(tournament.players.map(({ id, number }) => [id, number]));
  return players.slice(0, mostLinks).map((id) => (
    <Link key={id} className="link" href={address.player(t, numbers.get(id) ?? '')}>
      {names.short(id)}
    </Link>
  ));
}

/** L'Art de la Guerre, “Règles d'organisation”: that the event counts is said too, not only that it does not. */
function Official() {
  const text = useSentences(frameSentences);
  const { tournament, warnings } = useDesk();
  if (traitsOf(tournament.format).rating !== 'elo' || warnings.some(({ code }) => code === 'not-official')) return null;
  return (
    <p className={`quiet ${styles.official}`}>{tournament.status === 'closed' ? text.official : text.officialSoFar}</p>
  );
}
