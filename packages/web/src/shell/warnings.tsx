import { type PlayerId, traitsOf, type Warning } from '@ronde/engine';
import { Link } from 'wouter';
import { useObjections } from '../core/language/objections.ts';
import { useSentences } from '../core/language/use-sentences.ts';
import { Notice } from '../ui/notice.tsx';
import { frameSentences } from '../ui/sentences.ts';
import { address } from './addresses.ts';
import { useDesk } from './desk.tsx';
import { type Spot, saidOnce, spotsOf } from './warning-spots.ts';

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
  const said = saidOn(on, useDesk().warnings);
  return (
    <>
      <Official />
      {said.map((warning) => (
        <Said key={JSON.stringify(warning)} warning={warning} />
      ))}
    </>
  );
}

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
  return <p className="quiet">{tournament.status === 'closed' ? text.official : text.officialSoFar}</p>;
}
