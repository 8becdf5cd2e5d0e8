// Run as a process of its own: desks that work on halls of one database, and say what was acknowledged.
import { writeSync } from 'node:fs';
import type { MatchResult, Refusal, Result } from '@ronde/engine';
import { sameValue } from '@ronde/engine/base/same-value';
import { openData } from '../../database/migrations.ts';
import { faultOf } from '../faults.ts';
import { type Decide, type IdReused, idReused, type WrittenDecision } from '../store.ts';
import { anyScore, registration, result, standing } from './hall.ts';
import type { DeskWork, Line } from './work.ts';

type Answer = Result<WrittenDecision, Refusal | IdReused>;

const work = JSON.parse(process.argv[2] ?? '') as DeskWork;
const data = await openData(work.where);
say({ kind: 'ready' });
await Promise.all(Array.from({ length: work.clients }, (_, client) => desk(client)));
await data.close();
say({ kind: 'done' });

/** One whole line at once: what is killed in the middle has said it or has not. */
function say(line: Line): void {
  writeSync(1, `${JSON.stringify(line)}\n`);
}

async function desk(client: number): Promise<void> {
  const seen = new Map<string, MatchResult | null>();
  for (let n = 1; work.commands === null || n <= work.commands; n++) {
    const hall = work.halls[(n + client) % work.halls.length] ?? '';
    const id = `${work.name}-${client}-${n}`;
    if (n % 5 === 0) await register(hall, id);
    else await enter(hall, id, n % 4 === 0 ? 0 : work.firstTable + client, anyScore(n + client), seen);
  }
}

async function register(hall: string, id: string): Promise<void> {
  const { ok, ...rest } = await ask(hall, id, registration(id));
  if (!ok) throw new Error(`${id} was refused: ${JSON.stringify(rest)}`);
}

/** Enters a score as somebody who looked at this table when they last used it. */
async function enter(
  hall: string,
  id: string,
  table: number,
  to: MatchResult,
  seen: Map<string, MatchResult | null>,
): Promise<void> {
  const at = `${hall} ${table}`;
  const answer = await ask(hall, id, result(table, to, seen.get(at)));
  if (answer.ok) {
    const stands = standing(answer.value.stored, table);
    seen.set(at, stands);
    if (!sameValue(stands, to) && !answer.value.repeated) say({ kind: 'no', hall, id, table, code: 'disputed' });
    return;
  }
  const { refusal } = answer;
  if (refusal === idReused) throw new Error(`${id} was used before`);
  say({ kind: 'no', hall, id, table, code: refusal.code });
  const now = await patiently(() => data.tournaments.load(hall));
  if (now) seen.set(at, standing(now, table));
}

/** Asks until there is an answer: what is asked again has the same id. */
async function ask(hall: string, id: string, decide: Decide<Refusal>): Promise<Answer> {
  const asked = { id, by: work.name, at: new Date().toISOString(), request: id };
  const answer = await patiently(() => data.tournaments.write(hall, asked, decide));
  if (!answer) throw new Error(`No hall ${hall}`);
  if (answer.ok) say({ kind: 'yes', hall, id, seq: answer.value.decision.seq });
  return answer;
}

/** As a desk does: while the database is away or busy, once more a moment later. */
async function patiently<T>(task: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await task();
    } catch (error) {
      if (faultOf(error) === null) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
