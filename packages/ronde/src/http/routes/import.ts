import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { type FileRefusal, parseFile } from '@ronde/contract';
import { createdSchema } from '@ronde/contract/http/creation';
import { importBodySchema } from '@ronde/contract/http/player';
import { fileWords } from '@ronde/language';
import type { Context } from 'hono';
import { importOf } from '../../links/importing.ts';
import { callerOf } from '../access/caller.ts';
import { answers, body } from '../answers.ts';
import { digestOf } from '../digest.ts';
import type { House } from '../house.ts';
import { problem, readerOf } from '../problems.ts';

const route = createRoute({
  method: 'post',
  path: '/api/tournaments/import',
  summary: 'A tournament from its file, as one decision; private until it is opened',
  request: { body: body(importBodySchema) },
  responses: answers(201, 'Its id and its name in addresses', createdSchema),
});

export function importRoutes(app: OpenAPIHono, house: House): void {
  app.openapi(route, async (c) => {
    const { id: asked, copy = false, file } = c.req.valid('json');
    const parsed = parseFile(file);
    if (!parsed.ok) return refusedFile(c, parsed.refusal, formatIn(file));
    const { account } = callerOf(c);
    const own = parsed.value.tournament.id;
    const command = asked ?? house.newId();
    const earlier = own === '' ? null : await house.store.load(own);
    // An id that is another tournament's name in addresses would answer in its place: this one gets a new id.
    const id = copy || own === '' || (earlier && earlier.id !== own) ? house.newId() : own;
    if (earlier?.id === id && earlier.log[0]?.id !== command) return problem(c, 'already-here');
    const { creation, event, crowd } = importOf(parsed.value, id, command);
    const said = { id: command, by: account.id, at: house.now(), request: digestOf({ copy, file: parsed.value.file }) };
    const made = await house.store.create(creation, event, said, crowd);
    if (!made.ok) return problem(c, made.refusal);
    if (made.value.log[0]?.by !== account.id) return problem(c, 'id-reused');
    await house.accounts.setMember(made.value.id, account.id, 'director');
    const { slug } = made.value;
    return c.json({ id: made.value.id, slug }, 201, { Location: `/api/tournaments/${slug}` });
  });
}

/** More than anybody reads at once. */
const mostSaid = 100;

function refusedFile(c: Context, problems: readonly FileRefusal[], format: string | undefined): Response {
  const say = fileWords(readerOf(c));
  const errors = problems.slice(0, mostSaid).map((one) => ({ path: one.path, message: say.problem(one, format) }));
  return problem(c, 'file-refused', errors);
}

/** As far as it can be read: some sentences speak of the formula. */
function formatIn(file: unknown): string | undefined {
  const format = typeof file === 'object' && file !== null && 'format' in file ? file.format : undefined;
  return typeof format === 'string' ? format : undefined;
}
