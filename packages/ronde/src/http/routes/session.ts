import type { OpenAPIHono } from '@hono/zod-openapi';
import type { LinkView } from '@ronde/contract/http/accounts';
import type { Context } from 'hono';
import type { Invitation } from '../../accounts/account.ts';
import type { SignedIn } from '../../accounts/sign-in.ts';
import { callerOf } from '../access/authorize.ts';
import { reachOf } from '../access/reach.ts';
import { deviceOf, giveSession, senderOf, sessionToken, takeSession } from '../access/session-cookie.ts';
import type { House } from '../house.ts';
import { accountProblem, problem } from '../problems.ts';
import { serve } from '../serve-route.ts';

export function sessionRoutes(app: OpenAPIHono, house: House): void {
  const { accounts } = house;

  serve(app, 'GET /api/session', async (c) => {
    const account = c.get('caller')?.account ?? null;
    return c.json({ account, accounts: account !== null || (await accounts.any()), staff: reachOf(c) !== 'hall' });
  });

  serve(app, 'POST /api/session', async (c) => {
    if (reachOf(c) === 'hall') return problem(c, 'https-needed');
    const { name, password, stay = false } = c.req.valid('json');
    const signed = await accounts.signIn({ name, password, from: senderOf(c), ...deviceAsked(c, stay) });
    return signed.ok ? enter(c, house, signed.value, stay) : accountProblem(c, signed.refusal);
  });

  serve(app, 'DELETE /api/session', async (c) => {
    // A session that could be read on the air is neither believed nor ended.
    if (reachOf(c) === 'hall') return problem(c, 'https-needed');
    await accounts.signOut(sessionToken(c));
    takeSession(c);
    return c.json({});
  });

  serve(app, 'POST /api/session/link', async (c) => {
    const link = await accounts.readLink(c.req.valid('json').token);
    return link ? c.json(await linkView(house, link)) : problem(c, 'link-dead');
  });

  serve(app, 'POST /api/session/accept', async (c) => {
    if (reachOf(c) === 'hall') return problem(c, 'https-needed');
    const { token, name = '', password, stay = false } = c.req.valid('json');
    const entered = await accounts.accept({ token, name, password, ...deviceAsked(c, stay) });
    return entered.ok ? enter(c, house, entered.value, stay) : accountProblem(c, entered.refusal);
  });

  serve(app, 'POST /api/session/join', async (c) => {
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

/** What whoever holds a link may know of it before they use it. */
async function linkView(house: House, { grant, endsAt }: Invitation): Promise<LinkView> {
  switch (grant.kind) {
    case 'owner':
      return { kind: 'owner', endsAt };
    case 'house':
      return { kind: 'house', house: grant.house, endsAt };
    case 'team': {
      const stored = await house.store.load(grant.tournament);
      const where = stored && { tournament: stored.tournament.name, slug: stored.slug };
      return { kind: 'team', role: grant.role, ...where, endsAt };
    }
    case 'password': {
      const account = await house.accounts.find(grant.account);
      return { kind: 'password', ...(account && { name: account.name }), endsAt };
    }
  }
}
