import { ok, type Result, refused } from '../base/result.ts';
import { sha256 } from '../base/sha256.ts';
import type { RankFigure } from '../criteria/figures.ts';
import { formulaOf } from '../formulas/formulas.ts';
import { finalStandings } from '../rating-of/final-places.ts';
import { ratingFor, ratingSystemOf } from '../rating-of/rating-of.ts';
import type { Standings } from '../standings/standing.ts';
import type { Event } from '../tournament/events.ts';
import type { People } from '../tournament/people.ts';
import type { Refusal } from '../tournament/refusals.ts';
import { seasonOf } from '../tournament/season-of.ts';
import type { Tournament } from '../tournament/state.ts';
import type { CommandOf } from './commands.ts';
import { finalOpen } from './finals.ts';
import { disputedTables } from './table-at.ts';
import { resultsMissing } from './waiting.ts';

/**
 * Freezes the tournament; its rounds are from then on those held. Refused: what is not over (`whyNotOver`), and fewer
 * or more rounds than planned unless the command says how many (situations: ended early or prolonged).
 */
export function close(t: Tournament, command: CommandOf<'close'>, people: People): Result<readonly Event[], Refusal> {
  const open = whyNotOver(t);
  if (open) return refused(open);
  const [held, planned] = [t.rounds.length, formulaOf(t.format).plannedRounds(t)];
  const seen = command.rounds ?? planned;
  if (seen !== held) return refused({ code: 'rounds-held', held, planned });
  const rounds = held === planned ? {} : { rounds: { held, planned } };
  return ok([...seasonKept(t), { kind: 'closed', digest: digest({ ...t, status: 'closed' }, people), ...rounds }]);
}

/**
 * The season by which the PL of the day was worked out becomes one of its own settings: whatever a house or a program
 * knows of seasons later, here and where its file goes, a closed tournament says the same.
 */
function seasonKept(t: Tournament): readonly Event[] {
  const { rating } = t.settings;
  if (rating?.season !== undefined || ratingSystemOf(t) !== 'pl') return [];
  const season = seasonOf({ ...t, settings: {} });
  return [{ kind: 'settings', from: rating ? { rating } : {}, to: { rating: { ...rating, season } } }];
}

/** Why it can't be closed; null: it is over. Nothing was played, a round is not closed, a table disputed, a final open. */
export function whyNotOver(t: Tournament): Refusal | null {
  if (t.rounds.length === 0) return { code: 'nothing-played' };
  for (const [i, round] of t.rounds.entries()) {
    if (round.status === 'draft') return { code: 'round-is-draft', round: i + 1 };
    if (round.status !== 'closed') return resultsMissing(t, i + 1) ?? { code: 'round-not-closed', round: i + 1 };
    const disputed = disputedTables(t, i + 1);
    if (disputed.length > 0) return { code: 'disputed', round: i + 1, tables: disputed };
  }
  return finalOpen(t);
}

export function reopen(t: Tournament, people: People): Result<readonly Event[], Refusal> {
  if (t.status === 'open') return refused({ code: 'tournament-open' });
  return ok([{ kind: 'reopened', digest: digest(t, people) }]);
}

/** SHA-256 of the final standings and of the ratings, a line a player: what a later engine is held against. */
function digest(t: Tournament, people: People): string {
  const lines = [...standingLines(finalStandings(t, people)), ...ratingLines(t, people)];
  return sha256(lines.map((line) => line.join(' ')).join('\n'));
}

type Line = readonly (string | number)[];

/** What digests have held since the first one: a criterion that came later changes none. */
const digested: Readonly<Record<Standings['kind'], readonly RankFigure[]>> = {
  scrabble: ['pm', 'ppm', 'pdep'],
  points: ['points', 'wins', 'opponents'],
};

function standingLines(standings: Standings): readonly Line[] {
  return standings.rows.map((row) => [
    row.rank,
    row.player,
    ...digested[standings.kind].map((figure) => row.figures[figure] ?? ''),
  ]);
}

function ratingLines(t: Tournament, people: People): readonly Line[] {
  const rating = ratingFor(t, people);
  return rating.ok ? rating.value.players.map(({ player, before, after }) => [player, before, after]) : [];
}
