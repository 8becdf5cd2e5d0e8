import {
  ok,
  type People,
  type Refusal,
  type Result,
  refused,
  type Season,
  type Tournament,
  whyNotOver,
} from '@ronde/engine';
import * as z from 'zod';
import { checkFinal } from './check-final.ts';
import { checkFormat } from './check-format.ts';
import { checkPlayers } from './check-players.ts';
import { checkRounds } from './check-rounds.ts';
import { checkSettings } from './check-settings.ts';
import { problemsOf } from './from-zod.ts';
import { noticesOf } from './notices.ts';
import type { FileNotice, FileRefusal } from './problems.ts';
import { longLists, readFileJson } from './read-json.ts';
import { type TournamentFile, tournamentFileSchema } from './schema.ts';
import { seasonSchema } from './settings-schema.ts';
import { toState } from './to-state.ts';

/** A file that was read: the state that it writes down, and the file itself with all it holds beside it. */
export interface ParsedFile {
  readonly tournament: Tournament;
  readonly people: People;
  readonly warnings: readonly FileNotice[];
  readonly file: TournamentFile;
}

/** More than anybody reads; a hostile file holds a million. */
const mostProblems = 100;

/**
 * Reads a tournament file: its text, or its value when it was already read as JSON. Refused with every problem of its
 * shape at once, what is not JSON or not as the contract says; then with everything that could not have happened. What
 * the rule would have done otherwise is no problem: a file records what happened.
 */
export function parseFile(input: unknown): Result<ParsedFile, readonly FileRefusal[]> {
  const read = typeof input === 'string' ? readFileJson(input) : ok(input);
  if (!read.ok) return read;
  const long = longLists(read.value);
  if (long.length > 0) return refused(long.slice(0, mostProblems));
  const shape = tournamentFileSchema.safeParse(read.value);
  if (!shape.success) {
    const problems = problemsOf(shape.error.issues.slice(0, mostProblems), read.value);
    return refused(problems.slice(0, mostProblems));
  }
  const problems = sense(shape.data);
  if (problems.length > 0) return refused(problems.slice(0, mostProblems));
  const file = shape.data;
  const state = toState(file);
  const open = file.closed ? whyNotOver(state.tournament) : null;
  if (open) return refused([{ code: 'not-over', path: 'closed', ...waiting(open) }]);
  return ok({ ...state, warnings: noticesOf({ file, ...state }), file });
}

/** What a tournament that calls itself closed still waits for. */
export function waiting(open: Refusal): {
  readonly waits: 'rounds' | 'results' | 'dispute' | 'final';
  readonly round: number;
} {
  const round = 'round' in open && typeof open.round === 'number' ? open.round : 0;
  if (open.code === 'nothing-played') return { waits: 'rounds', round };
  if (open.code === 'disputed') return { waits: 'dispute', round };
  return { waits: round === 0 ? 'final' : 'results', round };
}

/** What can't be, though it is written as it should be. */
const sense = (file: TournamentFile): readonly FileRefusal[] => [
  ...checkFormat(file),
  ...checkSettings(file),
  ...checkPlayers(file),
  ...checkRounds(file),
  ...checkFinal(file),
];

const mostSeasons = 200;
const seasonsSchema = z.array(seasonSchema).min(1).max(mostSeasons);

/**
 * Seasons as a file of their own, one or a list of them: what `--season FILE` reads. Refused with every problem at
 * once, as a tournament file is.
 */
export function parseSeasons(text: string): Result<readonly Season[], readonly FileRefusal[]> {
  const read = readFileJson(text);
  if (!read.ok) return read;
  const schema = Array.isArray(read.value) ? seasonsSchema : seasonSchema;
  const seasons = schema.safeParse(read.value);
  if (!seasons.success) return refused(problemsOf(seasons.error.issues, read.value, schema));
  return ok(Array.isArray(seasons.data) ? seasons.data : [seasons.data]);
}
