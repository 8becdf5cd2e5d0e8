import { formatOf, type PlayerId, type Pools, type Round, type Settings, type Tournament } from '@ronde/engine';
import { present } from './present.ts';

/**
 * The settings as the file writes them, without pools that no draw would take any more: of a formula that makes none
 * (the circle of a round robin follows from the seed), with somebody who was taken off the list, or, before round 1,
 * without somebody who came since. `absent`: away from round 1, as the file says it.
 */
export function fileSettings(
  { format, settings, players }: Tournament,
  rounds: readonly Round[],
  absent: readonly PlayerId[],
): Settings {
  const { composed, drawn, ...others } = settings;
  if (!formatOf(format).settings.includes('drawn')) return others;
  const known = new Set(players.map(({ id }) => id));
  const expected = players.filter(({ id, from, left }) => from === 1 && left === undefined && !absent.includes(id));
  const stand = drawn && among(drawn, known) && (rounds.length > 0 || expected.every(({ id }) => holds(drawn, id)));
  return {
    ...others,
    ...present({ composed: composed && among(composed, known) ? composed : undefined }),
    ...present({ drawn: stand ? drawn : undefined }),
  };
}

const among = (pools: Pools, known: ReadonlySet<PlayerId>): boolean =>
  pools.every((pool) => pool.every((id) => id === null || known.has(id)));

const holds = (pools: Pools, id: PlayerId): boolean => pools.some((pool) => pool.includes(id));
