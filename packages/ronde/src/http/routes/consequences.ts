import type { OpenAPIHono } from '@hono/zod-openapi';
import type { SentCommand } from '@ronde/contract/http/command';
import { mayCommand } from '@ronde/contract/http/permissions';
import { type Consequences, consequences, followingFrom, type Refusal, type Result, replay } from '@ronde/engine';
import { nextNumber } from '../../store/next-state.ts';
import type { Stored, Written } from '../../store/store.ts';
import { callerOf } from '../access/authorize.ts';
import { registering } from '../decide-command.ts';
import type { House } from '../house.ts';
import { problem, refusal } from '../problems.ts';
import { serve } from '../serve-route.ts';

/** Whoever may send the command may ask what follows from it. */
export function consequencesRoute(app: OpenAPIHono, house: House): void {
  serve(app, 'POST /api/tournaments/{t}/consequences', async (c) => {
    const { command } = c.req.valid('json');
    if (!mayCommand(callerOf(c).role, command)) return problem(c, 'not-allowed');
    const stored = await house.store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    const found = consequencesOf(stored, command);
    return found.ok ? c.json(found.value) : refusal(c, found.refusal, stored);
  });
}

/** What a command would change on this state; nothing is decided. Refused: as the command itself. */
function consequencesOf(now: Stored, command: SentCommand): Result<Consequences, Refusal> {
  const asked = command.kind === 'register' ? { ...registering(command), number: nextNumber(now) } : command;
  return consequences(now.tournament, asked, now.people);
}

/** Commands that may change what others were drawn or ranked by. */
const correcting: ReadonlySet<SentCommand['kind']> = new Set(['clear', 'retain', 'sanction', 'lift', 'remove']);

/** What followed from a correction, on the state before it; null: the command was none. The same when it is sent again. */
export function followed({ before, stored, decision }: Written, command: SentCommand): Consequences | null {
  const corrects = command.kind === 'record' ? command.saw !== null : correcting.has(command.kind);
  if (!corrects) return null;
  const { seq, events } = decision;
  if (before) return followingFrom(before.tournament, stored.tournament, events, stored.people);
  return followingFrom(replay(stored.log.slice(0, seq - 1)), replay(stored.log.slice(0, seq)), events, stored.people);
}
