import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { taskSchema } from '@ronde/contract/http/tasks';
import { idSchema } from '@ronde/contract/http/text';
import type { Context } from 'hono';
import * as z from 'zod';
import { callerOf } from '../access/caller.ts';
import { answers } from '../answers.ts';
import { answered } from '../as-task.ts';
import type { House } from '../house.ts';
import { problem } from '../problems.ts';

const ofTask = z.object({ task: idSchema });

/** Of a sheet alone: whoever reads one that is forgotten here, or was made by another process, is led to a new one. */
const paperAddressSchema = z.string().regex(/^\/api\/tournaments\/[^/?#\\]+\/(?:papers|badges)\/[a-z/-]+(?:\?|$)/);

const list = createRoute({
  method: 'get',
  path: '/api/tasks',
  summary: 'One’s own long acts, under way or ended in the last ten minutes',
  responses: answers(200, 'The tasks', z.array(taskSchema)),
});

const state = createRoute({
  method: 'get',
  path: '/api/tasks/{task}',
  summary: 'How far a long act is',
  request: { params: ofTask },
  responses: answers(200, 'The task', taskSchema),
});

const outcome = createRoute({
  method: 'get',
  path: '/api/tasks/{task}/answer',
  summary: 'What a long act has come to, as its own address would have answered',
  request: { params: ofTask, query: z.object({ else: paperAddressSchema.optional() }) },
  responses: answers(200, 'The answer', z.unknown()),
});

const cancelling = createRoute({
  method: 'delete',
  path: '/api/tasks/{task}',
  summary: 'Cancels a long act that has written nothing yet; forgets one that has ended',
  request: { params: ofTask },
  responses: answers(200, 'Done', z.object({})),
});

export function taskRoutes(app: OpenAPIHono, house: House): void {
  app.openapi(list, (c) => c.json([...house.tasks.of(callerOf(c).account.id)]));

  app.openapi(state, (c) => {
    const found = ownTask(c, house, c.req.valid('param').task);
    return found ? c.json(found.view) : problem(c, 'unknown-task');
  });

  app.openapi(outcome, async (c) => {
    const found = ownTask(c, house, c.req.valid('param').task);
    const { else: again } = c.req.valid('query');
    if (!found) return again === undefined ? problem(c, 'unknown-task') : c.redirect(again, 302);
    return found.answer ? await answered(c, house, found.answer) : problem(c, 'task-running');
  });

  app.openapi(cancelling, (c) => {
    const { task } = c.req.valid('param');
    if (!ownTask(c, house, task)) return problem(c, 'unknown-task');
    return house.tasks.drop(task) ? c.json({}) : problem(c, 'task-past');
  });
}

/** Of whoever started it, and of who leads the house. */
function ownTask(c: Context, { tasks }: House, id: string) {
  const { account, role } = callerOf(c);
  const found = tasks.find(id);
  return found && (found.by === account.id || role === 'manager') ? found : null;
}
