import type { Match, PlayerId } from '@ronde/engine';
import type { LookedAt } from '@ronde/language';

interface Props {
  readonly rows: readonly LookedRow[];
  readonly caption: string;
  /** The word for who has no opponent. */
  readonly exempt: string;
  readonly name: (player: PlayerId) => string;
  readonly className: string | undefined;
}

/** Who was looked at for a table, on the desk and on a player's phone, each in its own size. */
export function LookedTable({ rows, caption, exempt, name, className }: Props) {
  return (
    <table className={className}>
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.player ?? 'exempt'} data-kind={row.kind}>
            <td>{row.place ?? '–'}</td>
            <th scope="row">{row.player === null ? exempt : name(row.player)}</th>
            <td>
              {row.kind === 'found' && <span aria-hidden="true">✓ </span>}
              {row.text}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One line of the list that the rule looked at; `between`: free too, but the rule did not need to look. */
interface LookedRow {
  /** Null: the exemption, after everybody. */
  readonly player: PlayerId | null;
  readonly place: number | null;
  readonly kind: LookedAt['kind'] | 'between';
  readonly text: string;
}

const longest = 14;

/**
 * What the rule looked at, in the order of the ranking, with those who were free between them. Tables that were made
 * again from the bottom tell only what was looked at: who was free then is not told.
 */
export function lookedRows(
  looked: readonly LookedAt[],
  places: ReadonlyMap<PlayerId, number>,
  matches: readonly Match[],
  match: Match,
): readonly LookedRow[] {
  const known = looked.map(
    ({ player, kind, text }): LookedRow => ({ player, place: placeOf(player, places), kind, text }),
  );
  const between = freeBetween(known, places, matches, match);
  const all = known.length + between.length > longest ? known : [...known, ...between];
  return all.toSorted((a, b) => (a.place ?? Number.POSITIVE_INFINITY) - (b.place ?? Number.POSITIVE_INFINITY));
}

const placeOf = (player: PlayerId | null, places: ReadonlyMap<PlayerId, number>): number | null =>
  player === null ? null : (places.get(player) ?? null);

/** Place of the player whose turn made this table, from the top; null for another mechanism. */
function turnOf({ why = [] }: Match): number | null {
  if (why.some((step) => step.step === 'repaired' || (step.step === 'natural' && step.upwards))) return null;
  const turn = why.find((step) => step.step === 'turn');
  return turn?.step === 'turn' ? turn.place : null;
}

function freeBetween(
  known: readonly LookedRow[],
  places: ReadonlyMap<PlayerId, number>,
  matches: readonly Match[],
  match: Match,
): readonly LookedRow[] {
  const turn = turnOf(match);
  if (turn === null || matches.some((one) => one.players.length === 2 && turnOf(one) === null)) return [];
  const taken = new Set(matches.filter((one) => (turnOf(one) ?? 0) < turn).flatMap(({ players }) => [...players]));
  const shown = new Set(known.map(({ player }) => player));
  const last = Math.max(...known.map(({ place }) => place ?? places.size));
  return [...places]
    .filter(([player, place]) => place > turn && place < last && !taken.has(player) && !shown.has(player))
    .map(([player, place]) => ({ player, place, kind: 'between', text: '' }));
}
