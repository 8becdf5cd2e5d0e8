import type { OpenAPIHono } from '@hono/zod-openapi';
import type { LinkView } from '@ronde/contract/http/accounts';
import type { Context } from 'hono';
import type { Invitation } from '../../accounts/account.ts';
import { invitationPath } from '../../accounts/accounts.ts';
import type { NewInvitation } from '../../accounts/invitations.ts';
import type { SignedIn } from '../../accounts/sign-in.ts';
import { callerOf } from '../access/authorize.ts';
import { reachOf } from '../access/reach.ts';
import { deviceOf, giveSession, sessionToken, signInFrom, takeSession } from '../access/session-cookie.ts';
import type { Installation } from '../installation.ts';
import { accountProblem, problem } from '../problems.ts';
import { serveRoutes } from '../serve-route.ts';

export function sessionRoutes(app: OpenAPIHono, installation: Installation): void {
  const { accounts } = installation;

  serveRoutes(app, 'GET /api/session', async (c) => {
    const account = c.get('caller')?.account ?? null;
    return c.json({ account, accounts: account !== null || (await accounts.any()), staff: reachOf(c) !== 'hall' });
  });

  serveRoutes(app, 'POST /api/session', async (c) => {
    if (reachOf(c) === 'hall') return problem(c, 'https-needed');
    const { name, password, stay = false } = c.req.valid('json');
    const signed = await accounts.signIn({ name, password, from: signInFrom(c), ...deviceAsked(c, stay) });
    return signed.ok ? enter(c, installation, signed.value, stay) : accountProblem(c, signed.refusal);
  });

  serveRoutes(app, 'DELETE /api/session', async (c) => {
    // A session that could be read on the air is neither believed nor ended.
    if (reachOf(c) === 'hall') return problem(c, 'https-needed');
    await accounts.signOut(sessionToken(c));
    takeSession(c);
    return c.json({});
  });

  serveRoutes(app, 'POST /api/session/link', async (c) => {
    const link = await accounts.readLink(c.req.valid('json').token);
    return link ? c.json(await linkView(installation, link)) : problem(c, 'link-dead');
  });

  serveRoutes(app, 'POST /api/session/accept', async (c) => {
    if (reachOf(c) === 'hall') return problem(c, 'https-needed');
    const { token, name = '', password, stay = false } = c.req.valid('json');
    const entered = await accounts.accept({ token, name, password, ...deviceAsked(c, stay) });
    return entered.ok ? enter(c, installation, entered.value, stay) : accountProblem(c, entered.refusal);
  });

  serveRoutes(app, 'POST /api/session/join', async (c) => {
    const joined = await accounts.join(c.req.valid('json').token, callerOf(c).account.id);
    return joined.ok ? c.json(await linkView(installation, joined.value)) : accountProblem(c, joined.refusal);
  });
}

const deviceAsked = (c: Context, kept: boolean) => ({ device: deviceOf(c.req.header('user-agent')), kept });

/** A new session, whatever the request carried; the one that was here ends. */
async function enter(
  c: Context,
  { accounts }: Installation,
  { account, token }: SignedIn,
  kept: boolean,
): Promise<Response> {
  await accounts.signOut(sessionToken(c));
  giveSession(c, token, kept);
  return c.json({ account });
}

/** What whoever holds a link may know of it before they use it. */
async function linkView(installation: Installation, { grant, endsAt }: Invitation): Promise<LinkView> {
  switch (grant.kind) {
    case 'owner':
      return { kind: 'owner', endsAt };
    case 'house':
      return { kind: 'house', house: grant.house, endsAt };
    case 'team': {
      const stored = await installation.store.load(grant.tournament);
      const where = stored && { tournament: stored.tournament.name, slug: stored.slug };
      return { kind: 'team', role: grant.role, ...where, endsAt };
    }
    case 'password': {
      const account = await installation.accounts.find(grant.account);
      return { kind: 'password', ...(account && { name: account.name }), endsAt };
    }
  }
}

export function accountRoutes(app: OpenAPIHono, { accounts }: Installation): void {
  serveRoutes(app, 'GET /api/accounts', async (c) => c.json(await accounts.list()));

  serveRoutes(app, 'GET /api/accounts/invitations', async (c) => {
    const open = await accounts.invitations(null);
    return c.json(
      open.flatMap(({ grant, ...rest }) => (grant.kind === 'house' ? [{ ...rest, house: grant.house }] : [])),
    );
  });

  serveRoutes(app, 'POST /api/accounts/invitations', async (c) => {
    const { house, note } = c.req.valid('json');
    const invited = await accounts.invite({ grant: { kind: 'house', house }, note, by: callerOf(c).account.id });
    return c.json(invitedView(invited), 201);
  });

  serveRoutes(app, 'DELETE /api/accounts/invitations/{invitation}', async (c) =>
    (await accounts.revoke(c.req.valid('param').invitation, null)) ? c.json({}) : problem(c, 'unknown-link'),
  );

  serveRoutes(app, 'PATCH /api/accounts/{account}', async (c) => {
    const changed = await accounts.change(c.req.valid('param').account, c.req.valid('json'));
    return changed.ok ? c.json(changed.value) : accountProblem(c, changed.refusal);
  });

  serveRoutes(app, 'DELETE /api/accounts/{account}', async (c) => {
    const erased = await accounts.erase(c.req.valid('param').account);
    return erased.ok ? c.json({}) : accountProblem(c, erased.refusal);
  });

  serveRoutes(app, 'POST /api/accounts/{account}/password', async (c) => {
    const { account } = c.req.valid('param');
    if (!(await accounts.find(account))) return problem(c, 'unknown-account');
    const invited = await accounts.invite({ grant: { kind: 'password', account }, by: callerOf(c).account.id });
    return c.json(invitedView(invited), 201);
  });
}

/** The link itself is shown here and never again. */
function invitedView({ invitation: { id, endsAt }, token }: NewInvitation) {
  return { id, path: invitationPath(token), endsAt };
}

export function teamRoutes(app: OpenAPIHono, { accounts, store }: Installation): void {
  /** Roles are kept by the tournament's id, whatever name stands in the address. */
  const idOf = async (ref: string): Promise<string | null> => (await store.load(ref))?.id ?? null;

  serveRoutes(app, 'GET /api/tournaments/{t}/team', async (c) => {
    const t = await idOf(c.req.valid('param').t);
    if (t === null) return problem(c, 'unknown-tournament');
    const open = await accounts.invitations(t);
    const invitations = open.flatMap(({ grant, ...rest }) =>
      grant.kind === 'team' ? [{ ...rest, role: grant.role }] : [],
    );
    return c.json({ members: await accounts.team(t), invitations });
  });

  serveRoutes(app, 'POST /api/tournaments/{t}/team/invitations', async (c) => {
    const t = await idOf(c.req.valid('param').t);
    if (t === null) return problem(c, 'unknown-tournament');
    const { role, note } = c.req.valid('json');
    const grant = { kind: 'team', tournament: t, role } as const;
    return c.json(invitedView(await accounts.invite({ grant, note, by: callerOf(c).account.id })), 201);
  });

  serveRoutes(app, 'DELETE /api/tournaments/{t}/team/invitations/{invitation}', async (c) => {
    const { t: ref, invitation } = c.req.valid('param');
    const t = await idOf(ref);
    if (t === null) return problem(c, 'unknown-tournament');
    return (await accounts.revoke(invitation, t)) ? c.json({}) : problem(c, 'unknown-link');
  });

  serveRoutes(app, 'PUT /api/tournaments/{t}/team/{account}', async (c) => {
    const { t: ref, account } = c.req.valid('param');
    const t = await idOf(ref);
    if (t === null) return problem(c, 'unknown-tournament');
    // Only somebody of the team: an account's id is not a way in for whoever guesses it.
    if ((await accounts.teamRole(account, t)) === null) return problem(c, 'unknown-account');
    await accounts.setMember(t, account, c.req.valid('json').role);
    return c.json({});
  });

  serveRoutes(app, 'DELETE /api/tournaments/{t}/team/{account}', async (c) => {
    const { t: ref, account } = c.req.valid('param');
    const t = await idOf(ref);
    if (t === null) return problem(c, 'unknown-tournament');
    return (await accounts.removeMember(t, account)) ? c.json({}) : problem(c, 'unknown-account');
  });
}

export function ownAccountRoutes(app: OpenAPIHono, { accounts }: Installation): void {
  serveRoutes(app, 'PUT /api/session/password', async (c) => {
    const { account, session } = callerOf(c);
    const asked = { account: account.id, session: session.id, from: signInFrom(c), ...c.req.valid('json') };
    const changed = await accounts.changePassword(asked);
    return changed.ok ? c.json({}) : accountProblem(c, changed.refusal);
  });

  serveRoutes(app, 'GET /api/session/all', async (c) => {
    const { account, session } = callerOf(c);
    const all = await accounts.sessions(account.id);
    return c.json(all.map((one) => ({ ...one, here: one.id === session.id })));
  });

  serveRoutes(app, 'DELETE /api/session/all/{session}', async (c) => {
    const { account, session } = callerOf(c);
    const wanted = c.req.valid('param').session;
    if (!(await accounts.endSession(account.id, wanted))) return problem(c, 'unknown-session');
    if (wanted === session.id) takeSession(c);
    return c.json({});
  });
}
