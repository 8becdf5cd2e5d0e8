import { formatOf, type PlayerId, type Pools, type Round, type Settings, type Tournament } from '@ronde/engine';
import { present } from './present.ts';
import type { TournamentFile } from './schema.ts';

/**
 * The settings as the file writes them, without pools that no draw would take any more: of a formula that makes none
 * (the circle of a round robin follows from the seed), with somebody who was taken off the list, or, before round 1,
 * without somebody who came since. `absent`: away from round 1, as the file says it.
 */
export function fileSettings(tournament: Tournament, rounds: readonly Round[], absent: readonly PlayerId[]): Settings {
  const { format, settings, players } = tournament;
  const { composed, drawn, ...planned } = settings;
  const others = { ...planned, ...(otherRoundsHeld(tournament) && { rounds: rounds.length }) };
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

/** Closed, its rounds being those held; what the settings said of others that were planned is kept for a reopening. */
export function fileClosing(tournament: Tournament): Pick<TournamentFile, 'closed' | 'planned'> {
  if (tournament.status === 'open') return {};
  const { format, settings } = tournament;
  const replaced = otherRoundsHeld(tournament) && formatOf(format).settings.includes('rounds');
  return { closed: true, ...(replaced && { planned: settings.rounds ?? null }) };
}

function otherRoundsHeld(tournament: Tournament): boolean {
  const { plannedRounds } = formatOf(tournament.format);
  return plannedRounds(tournament) !== plannedRounds({ ...tournament, status: 'open' });
}

const among = (pools: Pools, known: ReadonlySet<PlayerId>): boolean =>
  pools.every((pool) => pool.every((id) => id === null || known.has(id)));

const holds = (pools: Pools, id: PlayerId): boolean => pools.some((pool) => pool.includes(id));
