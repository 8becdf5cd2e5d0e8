import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { type CommandBody, commandBodySchema, type UndoBody, undoBodySchema } from '@ronde/contract/http/command';
import { decidedSchema } from '@ronde/contract/http/events';
import { decideUndo, type Refusal } from '@ronde/engine';
import type { Context } from 'hono';
import { type Asked, type Decide, idReused } from '../../store/store.ts';
import { answers, body } from '../answers.ts';
import { decideCommand } from '../decide-command.ts';
import { digestOf } from '../digest.ts';
import { type House, write } from '../house.ts';
import { problem, refusal } from '../problems.ts';
import { ofTournament, unnamed } from './parameters.ts';

const command = createRoute({
  method: 'post',
  path: '/api/tournaments/{t}/commands',
  summary: 'Asks for something; the rules answer on the newest state',
  request: { params: ofTournament, body: body(commandBodySchema) },
  responses: answers(200, 'What was decided; the same again when the command’s id was known', decidedSchema),
});

const undo = createRoute({
  method: 'post',
  path: '/api/tournaments/{t}/undo',
  summary: 'Takes a decision back',
  request: { params: ofTournament, body: body(undoBodySchema) },
  responses: answers(200, 'The decision that took it back', decidedSchema),
});

export function commandRoutes(app: OpenAPIHono, house: House): void {
  app.openapi(command, (c) => {
    const sent = c.req.valid('json');
    return answer(c, house, c.req.valid('param').t, sent, decideCommand(sent));
  });

  app.openapi(undo, (c) => {
    const sent = c.req.valid('json');
    return answer(c, house, c.req.valid('param').t, sent, ({ log }) =>
      decideUndo(log, sent.decision, sent.together ?? false),
    );
  });
}

/** Decides, and words the refusal with the names of the state that was decided on. */
async function answer(
  c: Context,
  house: House,
  ref: string,
  sent: CommandBody | UndoBody,
  decide: Decide<Refusal | 'person-needed'>,
): Promise<Response> {
  const asked: Asked = { id: sent.id, by: sent.by ?? unnamed, at: house.now(), request: digestOf(whatIsAsked(sent)) };
  const written = await write(house, ref, asked, decide);
  if (!written) return problem(c, 'unknown-tournament');
  if (written.ok) return c.json({ version: written.value.stored.version, decision: written.value.decision });
  if (written.refusal === idReused) return problem(c, idReused);
  if (written.refusal === 'person-needed') return problem(c, 'person-needed');
  return refusal(c, written.refusal, await house.store.load(ref));
}

/** Without who sends it and from which device: those may differ when it is sent again. */
function whatIsAsked(sent: CommandBody | UndoBody): object {
  return 'command' in sent
    ? { command: sent.command, person: sent.person }
    : { decision: sent.decision, together: sent.together };
}
