import {
  formatOf,
  initialRanking,
  type Match,
  missingTables,
  type Player,
  type Round,
  type Tournament,
} from '@ronde/engine';
import type { Desk } from '../frame/desk.ts';

/**
 * Whether the last round is no longer what would be drawn today, and why: `results`: a correction makes other tables;
 * `presences`: other people are here (of a draft only). Null: it is, or something was already played in it (CORR-02).
 */
export function outdated({ tournament, people }: Pick<Desk, 'tournament' | 'people'>): 'results' | 'presences' | null {
  const round = tournament.rounds.length;
  const content = tournament.rounds[round - 1];
  if (!content || content.status === 'closed' || tournament.status === 'closed') return null;
  const tables = content.matches.filter((match) => match.players.length === 2);
  const byHand = content.matches.some((match) => !match.why);
  if (byHand || missingTables(tournament, round).length < tables.length) return null;
  const today = drawnToday(tournament, initialRanking(tournament, people), content);
  const said = content.status === 'draft' ? whole : pairs;
  if (today && said(today) !== said(content.matches)) return 'results';
  return content.status === 'draft' && presencesChanged(tournament, content) ? 'presences' : null;
}

/** The same attempt for the same people, from the results as they are now. */
function drawnToday(tournament: Tournament, ranking: readonly string[], content: Round): readonly Match[] | null {
  const drawn = inRound(content);
  const rounds = tournament.rounds.slice(0, -1);
  // Whoever left meanwhile had a table in this round.
  const players = tournament.players.map((player) => (drawn.has(player.id) ? stillHere(player) : player));
  const absent = new Set(ranking.filter((id) => !drawn.has(id)));
  const asked = { round: rounds.length + 1, attempt: content.attempt, ranking, absent };
  const draw = formatOf(tournament.format).draw({ ...tournament, players, rounds }, asked);
  return draw.ok ? draw.value.matches : null;
}

function stillHere({ left: _, ...player }: Player): Player {
  return player;
}

const inRound = (content: Round): ReadonlySet<string> =>
  new Set(content.matches.flatMap(({ players }) => [...players]));

function presencesChanged({ players }: Tournament, content: Round): boolean {
  const drawn = inRound(content);
  return players.some(({ id, presence, left }) => (left === undefined && presence === 'here') !== drawn.has(id));
}

/** Tables, seats and who starts. */
function whole(matches: readonly Match[]): string {
  return JSON.stringify(matches.map(({ table, players, starts }) => [table, players, starts]));
}

/** Who meets whom, which is all that is worth drawing a published round again for. */
function pairs(matches: readonly Match[]): string {
  return matches
    .map(({ players }) => [...players].sort().join(' '))
    .sort()
    .join('|');
}
