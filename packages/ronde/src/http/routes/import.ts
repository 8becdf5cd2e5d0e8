import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import type { FileRefusal } from '@ronde/contract';
import { createdSchema } from '@ronde/contract/http/creation';
import { importBodySchema } from '@ronde/contract/http/player';
import type { Problem } from '@ronde/contract/http/problem';
import { fileWords } from '@ronde/language';
import type { Context } from 'hono';
import { roleOf } from '../../accounts/may.ts';
import type { ImportRead } from '../../links/import-read.ts';
import { importOf } from '../../links/importing.ts';
import type { Stored } from '../../store/store.ts';
import { callerOf } from '../access/caller.ts';
import { answers, body } from '../answers.ts';
import { digestOf } from '../digest.ts';
import { faultsOf } from '../faults.ts';
import type { House } from '../house.ts';
import { problem, readerOf } from '../problems.ts';

const route = createRoute({
  method: 'post',
  path: '/api/tournaments/import',
  summary: 'A tournament from its file, as one decision; private until it is opened',
  request: { body: body(importBodySchema) },
  responses: answers(201, 'Its id and its name in addresses', createdSchema),
});

/** The body is read beside this process, whatever stands in it: no schema looks at it here. */
export function importRoutes(app: OpenAPIHono, house: House): void {
  app.openAPIRegistry.registerPath(route);
  app.post(route.path, async (c) => {
    const sent = await house.readImport(callerOf(c).account.id, new Uint8Array(await c.req.arrayBuffer()));
    if (typeof sent === 'string') return problem(c, sent);
    switch (sent.kind) {
      case 'not-json':
        return problem(c, 'not-json');
      case 'malformed':
        return problem(c, 'malformed', faultsOf(sent.issues, readerOf(c)));
      case 'refused':
        return refusedFile(c, sent.problems, sent.format);
      case 'read':
        return created(c, house, sent);
    }
  });
}

async function created(c: Context, house: House, { id: asked, copy, file: parsed }: Sent): Promise<Response> {
  const { account } = callerOf(c);
  const own = parsed.tournament.id;
  const command = asked ?? house.newId();
  const earlier = own === '' ? null : await house.store.load(own);
  // An id that is another tournament's name in addresses would answer in its place: this one gets a new id.
  const id = copy || own === '' || (earlier && earlier.id !== own) ? house.newId() : own;
  if (earlier?.id === id && earlier.log[0]?.id !== command)
    return problem(c, 'already-here', await bothNamed(c, house, parsed, earlier));
  const { creation, event, crowd } = importOf(parsed, id, command);
  const said = { id: command, by: account.id, at: house.now(), request: digestOf({ copy, file: parsed.file }) };
  const made = await house.store.create(creation, event, said, crowd);
  if (!made.ok) return problem(c, made.refusal);
  if (made.value.log[0]?.by !== account.id) return problem(c, 'id-reused');
  await house.accounts.setMember(made.value.id, account.id, 'director');
  const { slug } = made.value;
  return c.json({ id: made.value.id, slug }, 201, { Location: `/api/tournaments/${slug}` });
}

type Sent = Extract<ImportRead, { kind: 'read' }>;

/** Both by name, to whom may know of the one that is here. */
async function bothNamed(
  c: Context,
  house: House,
  { tournament }: Sent['file'],
  here: Stored,
): Promise<Problem['errors'] | undefined> {
  const { account, role } = callerOf(c);
  const own = roleOf(account.house, await house.accounts.teamRole(account.id, here.id));
  if (role !== 'manager' && own === 'member') return undefined;
  const message =
    readerOf(c) === 'fr'
      ? `Dans le fichier\u00a0: «\u00a0${tournament.name}\u00a0». Ici\u00a0: «\u00a0${here.tournament.name}\u00a0».`
      : `In the file: “${tournament.name}”. Here: “${here.tournament.name}”.`;
  return [{ path: 'file.id', message }];
}

function refusedFile(c: Context, problems: readonly FileRefusal[], format: string | undefined): Response {
  const say = fileWords(readerOf(c));
  const errors = problems.map((one) => ({ path: one.path, message: say.problem(one, format) }));
  return problem(c, 'file-refused', errors);
}
