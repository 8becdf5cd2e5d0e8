import type { OpenAPIHono } from '@hono/zod-openapi';
import type { CommandBody, SentCommand, UndoBody } from '@ronde/contract/http/command';
import { mayCommand, mayUndo } from '@ronde/contract/http/permissions';
import {
  type Consequences,
  consequences,
  decideUndo,
  followingFrom,
  type Refusal,
  type Result,
  refused,
  replay,
} from '@ronde/engine';
import { sameValue } from '@ronde/engine/base/same-value';
import type { Context } from 'hono';
import { houseSeasons } from '../../installation/seasons.ts';
import { nextNumber } from '../../store/next-state.ts';
import { type AskedDecision, type Decide, idReused, type Stored, type WrittenDecision } from '../../store/store.ts';
import { type Caller, callerOf } from '../access/authorize.ts';
import { authorsOf, withNames } from '../authors.ts';
import { decideCommand, digestOf, ratingNotices, registering } from '../decide-command.ts';
import type { Installation } from '../installation.ts';
import { problem, readerOf, refusalProblem } from '../problems.ts';
import { serveRoutes } from '../serve-route.ts';

export function commandRoutes(app: OpenAPIHono, installation: Installation): void {
  serveRoutes(app, 'POST /api/tournaments/{t}/commands', async (c) => {
    const { role, account } = callerOf(c);
    const sent = signed(c.req.valid('json'), account.id);
    if (!mayCommand(role, sent.command)) return problem(c, 'not-allowed');
    const seasons = sent.command.kind === 'details' ? await houseSeasons(installation.visitors.db) : [];
    const decide = bySomebodyElse(account.id, sent.command, decideCommand(sent, seasons));
    return answer(c, installation, c.req.valid('param').t, sent, decide);
  });

  serveRoutes(app, 'POST /api/tournaments/{t}/undo', (c) => {
    const sent = c.req.valid('json');
    return answer(c, installation, c.req.valid('param').t, sent, takingBack(callerOf(c), sent));
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
    return theirs.every((decision) => mayUndo(role, account.id, decision)) ? undone : refused('not-yours');
  };
}

/** Decides, and words the refusal with the names of the state that was decided on. */
async function answer(
  c: Context,
  installation: Installation,
  ref: string,
  sent: CommandBody | UndoBody,
  decide: Decide<No>,
): Promise<Response> {
  const written = await installation.store.write(ref, askedBy(c, installation, sent), decide);
  if (!written) return problem(c, 'unknown-tournament');
  if (written.ok) {
    const done = await decided(c, installation, written.value);
    const consequences = 'command' in sent ? consequencesFollowed(written.value, sent.command) : null;
    return c.json({ ...done, ...(consequences && { consequences }) });
  }
  const { refusal: no } = written;
  if (no === idReused || typeof no === 'string') return problem(c, no);
  return refusalProblem(c, no, await installation.store.load(ref));
}

/** The account of the session signs: nothing that is sent says who asks. */
function askedBy(c: Context, installation: Installation, sent: CommandBody | UndoBody): AskedDecision {
  const { account } = callerOf(c);
  const { deviceAt } = sent;
  return {
    id: sent.id,
    by: account.id,
    at: installation.now(),
    ...(deviceAt !== undefined && { deviceAt }),
    request: digestOf(whatIsAsked(sent)),
  };
}

async function decided(c: Context, installation: Installation, { stored, decision }: WrittenDecision) {
  const nameAuthor = await authorsOf(installation, [decision], stored, readerOf(c), callerOf(c).account);
  const notices = ratingNotices(decision.events, stored, readerOf(c));
  return { version: stored.version, decision: withNames(decision, nameAuthor), ...notices };
}

/** Without who sends it and from which device: those may differ when it is sent again. */
function whatIsAsked(sent: CommandBody | UndoBody): object {
  return 'command' in sent
    ? { command: sent.command, person: sent.person, note: sent.note }
    : { decision: sent.decision, together: sent.together };
}

type Confirm = Extract<SentCommand, { kind: 'confirm' }>;

/**
 * A confirmation says that somebody else has read the slip: whoever recorded the result can't give it. `account`: who
 * asks. The rules answer first.
 */
function bySomebodyElse<R>(account: string, command: SentCommand, decide: Decide<R>): Decide<R | 'own-result'> {
  if (command.kind !== 'confirm') return decide;
  return (now) => {
    const decided = decide(now);
    return decided.ok && recorderOf(now, command) === account ? refused('own-result') : decided;
  };
}

/** Who last typed the result that stands; what an undo brought back is still theirs. */
function recorderOf({ tournament, log }: Stored, { round, players }: Confirm): string | null {
  const matches = tournament.rounds[round - 1]?.matches ?? [];
  const match = matches.findIndex((one) => players.every((player) => one.players.some((id) => id === player)));
  const stands = matches[match]?.result ?? null;
  const typed = log.findLast(
    ({ events, undoes }) =>
      undoes === undefined &&
      events.some(
        (event) =>
          event.kind === 'result' && event.round === round && event.match === match && sameValue(event.to, stands),
      ),
  );
  return typed?.by ?? null;
}

/** Whoever may send the command may ask what follows from it. */
export function consequencesRoute(app: OpenAPIHono, installation: Installation): void {
  serveRoutes(app, 'POST /api/tournaments/{t}/consequences', async (c) => {
    const { command } = c.req.valid('json');
    if (!mayCommand(callerOf(c).role, command)) return problem(c, 'not-allowed');
    const stored = await installation.store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    const found = consequencesOf(stored, command);
    return found.ok ? c.json(found.value) : refusalProblem(c, found.refusal, stored);
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
function consequencesFollowed(
  { before, stored, decision }: WrittenDecision,
  command: SentCommand,
): Consequences | null {
  const corrects = command.kind === 'record' ? command.saw !== null : correcting.has(command.kind);
  if (!corrects) return null;
  const { seq, events } = decision;
  if (before) return followingFrom(before.tournament, stored.tournament, events, stored.people);
  return followingFrom(replay(stored.log.slice(0, seq - 1)), replay(stored.log.slice(0, seq)), events, stored.people);
}
