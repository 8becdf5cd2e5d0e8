import { decisionSchema } from '@ronde/contract';
import { type Decision, ok, type People, type Result, refused } from '@ronde/engine';
import type { FileProblem } from '@ronde/language';
import * as z from 'zod';

/** The decisions, and who the people in them are, where the file says it. */
interface LogRead {
  readonly log: readonly Decision[];
  readonly people: People;
}

/**
 * The decisions of a log: JSON lines, one a decision, or one JSON list. Refused: not JSON, a tournament file, no
 * decision, not counted from 1 without a gap, not begun by the creation of a tournament.
 */
export function readLog(text: string): Result<LogRead, readonly FileProblem[]> {
  const values = valuesOf(text.replace(/^\ufeff/, ''));
  if (!values.ok) return values;
  if (values.value.length === 0) return refused([{ code: 'not-a-log', path: '', reason: 'empty' }]);
  const read = values.value.map((value) => decisionSchema.safeParse(value));
  const decisions: Decision[] = [];
  const problems = read.flatMap((parsed, i): FileProblem[] => {
    const path = `[${i}]`;
    if (!parsed.success) return [{ code: 'not-a-log', path, reason: 'decision' }];
    decisions.push(parsed.data);
    if (parsed.data.seq !== i + 1) return [{ code: 'not-a-log', path, reason: 'order' }];
    const creates = parsed.data.events.findIndex(({ kind }) => kind === 'created');
    const fits = i === 0 ? creates === 0 : creates < 0;
    return fits ? [] : [{ code: 'not-a-log', path, reason: 'created' }];
  });
  return problems.length > 0 ? refused(problems) : ok({ log: decisions, people: peopleIn(json(text)) });
}

function valuesOf(text: string): Result<readonly unknown[], readonly FileProblem[]> {
  const whole = json(text);
  if (Array.isArray(whole)) return ok(whole);
  if (isTournamentFile(whole)) return refused([{ code: 'not-a-log', path: '', reason: 'tournament' }]);
  const dated = logInside(whole);
  if (dated) return ok(dated);
  const lines = text.split(/\r?\n/);
  const values: unknown[] = [];
  for (const [i, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const value = json(line);
    if (value === undefined) return refused([{ code: 'not-json', path: '', line: i + 1, column: 1 }]);
    values.push(value);
  }
  return ok(values);
}

/** Every tournament file says its version, and no decision does. */
const isTournamentFile = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, 'ronde');

/** The dated file that a server writes before each draw holds the log beside the people. */
const logInside = (value: unknown): readonly unknown[] | null =>
  typeof value === 'object' && value !== null && 'log' in value && Array.isArray(value.log) ? value.log : null;

const peopleSchema = z.object({ people: z.array(z.looseObject({ id: z.string(), name: z.string() })) });

/** Beside the log a dated file keeps the people; a log alone knows ids. */
function peopleIn(whole: unknown): People {
  const read = peopleSchema.safeParse(whole);
  return new Map(read.success ? read.data.people.map(({ id, name }) => [id, { name }]) : []);
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
