import {
  draftOutdated,
  formatOf,
  initialRanking,
  type Match,
  type Player,
  type Round,
  type Tournament,
} from '@ronde/engine';
import { asDrawn, isByHand } from '@ronde/engine/pairing/by-hand';
import type { Desk } from '../../shell/desk.tsx';
import { fixedIn } from '../pairing/use-by-hand.ts';

/**
 * Whether the last round is no longer what would be drawn today, and why: `results`: a correction makes other tables;
 * `presences`: other people are here (of a draft only). Null: it is, or something was already played in it (CORR-02).
 */
export function outdated({ tournament, people }: Pick<Desk, 'tournament' | 'people'>): 'results' | 'presences' | null {
  const content = lastInPlay(tournament);
  if (!content || isBegun(content)) return null;
  if (otherToday({ tournament, people }, content)) return 'results';
  return draftOutdated(tournament, tournament.rounds.length, people) ? 'presences' : null;
}

/** The same of a round in which something was played: redrawing it would lose results, so it is asked apart. */
export function outdatedBegun({ tournament, people }: Pick<Desk, 'tournament' | 'people'>): boolean {
  const content = lastInPlay(tournament);
  return content !== null && isBegun(content) && otherToday({ tournament, people }, content);
}

function lastInPlay({ rounds, status }: Tournament): Round | null {
  const content = rounds.at(-1);
  return content && content.status !== 'closed' && status !== 'closed' ? content : null;
}

const isBegun = ({ matches }: Round): boolean =>
  matches.some(({ players, result }) => players.length === 2 && result !== undefined);

/** Older rounds made by hand tell no reason, and so are never other. */
function otherToday({ tournament, people }: Pick<Desk, 'tournament' | 'people'>, content: Round): boolean {
  if (!content.matches.every(({ why }) => why)) return false;
  const today = drawnToday(tournament, initialRanking(tournament, people), content);
  return today.length > 0 && !today.some((matches) => same(content, matches));
}

/** The same attempt for the same people around the same tables by hand, from the results as they are now: the rule's round, and its proposal. */
function drawnToday(tournament: Tournament, ranking: readonly string[], content: Round): readonly (readonly Match[])[] {
  const drawn = inRound(content);
  const rounds = tournament.rounds.slice(0, -1);
  // Whoever left meanwhile had a table in this round.
  const players = tournament.players.map((player) => (drawn.has(player.id) ? stillHere(player) : player));
  const absent = new Set(ranking.filter((id) => !drawn.has(id)));
  const made = fixedIn(content);
  const asked = { round: rounds.length + 1, attempt: content.attempt, ranking, absent };
  const draw = formatOf(tournament.format).draw(
    { ...tournament, players, rounds },
    { ...asked, ...(made.length > 0 && { made }) },
  );
  if (!draw.ok) return [];
  return draw.value.proposal ? [draw.value.matches, draw.value.proposal] : [draw.value.matches];
}

/** What was changed by hand after the draw is the director's: those tables are compared as the rule had made them. */
function same(content: Round, today: readonly Match[]): boolean {
  const said = content.status === 'draft' && !content.matches.some(isByHand) ? whole : pairs;
  return said(today) === said(content.matches.map(asRuled));
}

const asRuled = (match: Match): Match => ({ ...match, players: asDrawn(match) });

function stillHere({ left: _, ...player }: Player): Player {
  return player;
}

/** Whoever came late to a free seat was not among those whom the rule had paired. */
const inRound = (content: Round): ReadonlySet<string> => new Set(content.matches.flatMap<string>(asDrawn));

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
