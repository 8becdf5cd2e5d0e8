import type { OpenAPIHono } from '@hono/zod-openapi';
import type { CommandBody, UndoBody } from '@ronde/contract/http/command';
import { decideUndo, type Refusal, refused } from '@ronde/engine';
import type { Context } from 'hono';
import { mayCommand, mayTakeBack } from '../../accounts/may.ts';
import { houseSeasons } from '../../listing/seasons.ts';
import { type Asked, type Decide, idReused, type Written } from '../../store/store.ts';
import { type Caller, callerOf } from '../access/caller.ts';
import { authorsOf } from '../authors.ts';
import { followed } from '../consequences-of.ts';
import { decideCommand } from '../decide-command.ts';
import { digestOf } from '../digest.ts';
import { withNames } from '../disputes-named.ts';
import type { House } from '../house.ts';
import { problem, readerOf, refusal } from '../problems.ts';
import { ratingNotices } from '../rating-notices.ts';
import { bySomebodyElse } from '../second-look.ts';
import { serve } from '../serve-route.ts';

export function commandRoutes(app: OpenAPIHono, house: House): void {
  serve(app, 'POST /api/tournaments/{t}/commands', async (c) => {
    const { role, account } = callerOf(c);
    const sent = signed(c.req.valid('json'), account.id);
    if (!mayCommand(role, sent.command)) return problem(c, 'not-allowed');
    const seasons = sent.command.kind === 'details' ? await houseSeasons(house.strangers.db) : [];
    const decide = bySomebodyElse(account.id, sent.command, decideCommand(sent, seasons));
    return answer(c, house, c.req.valid('param').t, sent, decide);
  });

  serve(app, 'POST /api/tournaments/{t}/undo', (c) => {
    const sent = c.req.valid('json');
    return answer(c, house, c.req.valid('param').t, sent, takingBack(callerOf(c), sent));
  });
}

/** A dispute is of the account that sends it, whatever it says. */
function signed(sent: CommandBody, by: string): CommandBody {
  const { command } = sent;
  return command.kind === 'dispute' ? { ...sent, command: { ...command, by } } : sent;
}

type No = Refusal | 'person-needed' | 'not-yours' | 'own-result';

/** Every decision that it takes back must be one that the caller may take back. */
function takingBack({ account, role }: Caller, sent: UndoBody): Decide<No> {
  return ({ log }) => {
    const undone = decideUndo(log, sent.decision, sent.together ?? false);
    if (!undone.ok) return undone;
    const wanted = new Set(undone.value.undoes);
    const theirs = log.filter(({ seq }) => wanted.has(seq));
    return theirs.every((decision) => mayTakeBack(role, account.id, decision)) ? undone : refused('not-yours');
  };
}

/** Decides, and words the refusal with the names of the state that was decided on. */
async function answer(
  c: Context,
  house: House,
  ref: string,
  sent: CommandBody | UndoBody,
  decide: Decide<No>,
): Promise<Response> {
  const written = await house.store.write(ref, askedBy(c, house, sent), decide);
  if (!written) return problem(c, 'unknown-tournament');
  if (written.ok) {
    const done = await decided(c, house, written.value);
    const consequences = 'command' in sent ? followed(written.value, sent.command) : null;
    return c.json({ ...done, ...(consequences && { consequences }) });
  }
  const { refusal: no } = written;
  if (no === idReused || typeof no === 'string') return problem(c, no);
  return refusal(c, no, await house.store.load(ref));
}

/** The account of the session signs: nothing that is sent says who asks. */
function askedBy(c: Context, house: House, sent: CommandBody | UndoBody): Asked {
  const { account } = callerOf(c);
  const { deviceAt } = sent;
  return {
    id: sent.id,
    by: account.id,
    at: house.now(),
    ...(deviceAt !== undefined && { deviceAt }),
    request: digestOf(whatIsAsked(sent)),
  };
}

async function decided(c: Context, house: House, { stored, decision }: Written) {
  const nameAuthor = await authorsOf(house, [decision], stored.people, readerOf(c), callerOf(c).account);
  const notices = ratingNotices(decision.events, stored, readerOf(c));
  return { version: stored.version, decision: withNames(decision, nameAuthor), ...notices };
}

/** Without who sends it and from which device: those may differ when it is sent again. */
function whatIsAsked(sent: CommandBody | UndoBody): object {
  return 'command' in sent
    ? { command: sent.command, person: sent.person, note: sent.note }
    : { decision: sent.decision, together: sent.together };
}
