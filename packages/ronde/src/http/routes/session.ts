import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import {
  acceptBodySchema,
  linkBodySchema,
  linkViewSchema,
  sessionViewSchema,
  signedInSchema,
  signInBodySchema,
} from '@ronde/contract/http/session';
import type { Context } from 'hono';
import * as z from 'zod';
import type { SignedIn } from '../../accounts/sign-in.ts';
import { callerOf } from '../access/caller.ts';
import { deviceOf } from '../access/device.ts';
import { reachOf } from '../access/reach.ts';
import { senderOf } from '../access/sender.ts';
import { giveSession, sessionToken, takeSession } from '../access/session-cookie.ts';
import { answers, body } from '../answers.ts';
import type { House } from '../house.ts';
import { linkView } from '../link-view.ts';
import { accountProblem, problem } from '../problems.ts';

const who = createRoute({
  method: 'get',
  path: '/api/session',
  summary: 'Who is signed in on this device',
  responses: answers(200, 'An account, or null', sessionViewSchema),
});

const signIn = createRoute({
  method: 'post',
  path: '/api/session',
  summary: 'Signs in by name and password; the session is in a cookie',
  request: { body: body(signInBodySchema) },
  responses: answers(200, 'Who that is', signedInSchema),
});

const signOut = createRoute({
  method: 'delete',
  path: '/api/session',
  summary: 'Signs out on this device',
  responses: answers(200, 'Nobody is signed in here any more', z.object({})),
});

const look = createRoute({
  method: 'post',
  path: '/api/session/link',
  summary: 'What a one-time link does; looking uses nothing up',
  request: { body: body(linkBodySchema) },
  responses: answers(200, 'What it grants, and until when', linkViewSchema),
});

const accept = createRoute({
  method: 'post',
  path: '/api/session/accept',
  summary: 'Uses a one-time link: makes its account, or gives one its new password, and signs in',
  request: { body: body(acceptBodySchema) },
  responses: answers(200, 'Who that is', signedInSchema),
});

const join = createRoute({
  method: 'post',
  path: '/api/session/join',
  summary: 'Uses an invitation with the account that is signed in',
  request: { body: body(linkBodySchema) },
  responses: answers(200, 'What it granted', linkViewSchema),
});

export function sessionRoutes(app: OpenAPIHono, house: House): void {
  const { accounts } = house;

  app.openapi(who, async (c) => {
    const account = c.get('caller')?.account ?? null;
    return c.json({ account, accounts: account !== null || (await accounts.any()), staff: reachOf(c) !== 'hall' });
  });

  app.openapi(signIn, async (c) => {
    if (reachOf(c) === 'hall') return problem(c, 'https-needed');
    const { name, password, stay = false } = c.req.valid('json');
    const signed = await accounts.signIn({ name, password, from: senderOf(c), ...deviceAsked(c, stay) });
    return signed.ok ? enter(c, house, signed.value, stay) : accountProblem(c, signed.refusal);
  });

  app.openapi(signOut, async (c) => {
    // A session that could be read on the air is neither believed nor ended.
    if (reachOf(c) === 'hall') return problem(c, 'https-needed');
    await accounts.signOut(sessionToken(c));
    takeSession(c);
    return c.json({});
  });

  app.openapi(look, async (c) => {
    const link = await accounts.readLink(c.req.valid('json').token);
    return link ? c.json(await linkView(house, link)) : problem(c, 'link-dead');
  });

  app.openapi(accept, async (c) => {
    if (reachOf(c) === 'hall') return problem(c, 'https-needed');
    const { token, name = '', password, stay = false } = c.req.valid('json');
    const entered = await accounts.accept({ token, name, password, ...deviceAsked(c, stay) });
    return entered.ok ? enter(c, house, entered.value, stay) : accountProblem(c, entered.refusal);
  });

  app.openapi(join, async (c) => {
    const joined = await accounts.join(c.req.valid('json').token, callerOf(c).account.id);
    return joined.ok ? c.json(await linkView(house, joined.value)) : accountProblem(c, joined.refusal);
  });
}

const deviceAsked = (c: Context, kept: boolean) => ({ device: deviceOf(c.req.header('user-agent')), kept });

/** A new session, whatever the request carried; the one that was here ends. */
async function enter(c: Context, { accounts }: House, { account, token }: SignedIn, kept: boolean): Promise<Response> {
  await accounts.signOut(sessionToken(c));
  giveSession(c, token, kept);
  return c.json({ account });
}
