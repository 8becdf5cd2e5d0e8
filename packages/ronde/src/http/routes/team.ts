import type { OpenAPIHono } from '@hono/zod-openapi';
import { callerOf } from '../access/caller.ts';
import type { House } from '../house.ts';
import { problem } from '../problems.ts';
import { serve } from '../serve-route.ts';
import { invitedView } from './accounts.ts';

export function teamRoutes(app: OpenAPIHono, { accounts, store }: House): void {
  /** Roles are kept by the tournament's id, whatever name stands in the address. */
  const idOf = async (ref: string): Promise<string | null> => (await store.load(ref))?.id ?? null;

  serve(app, 'GET /api/tournaments/{t}/team', async (c) => {
    const t = await idOf(c.req.valid('param').t);
    if (t === null) return problem(c, 'unknown-tournament');
    const open = await accounts.invitations(t);
    const invitations = open.flatMap(({ grant, ...rest }) =>
      grant.kind === 'team' ? [{ ...rest, role: grant.role }] : [],
    );
    return c.json({ members: await accounts.team(t), invitations });
  });

  serve(app, 'POST /api/tournaments/{t}/team/invitations', async (c) => {
    const t = await idOf(c.req.valid('param').t);
    if (t === null) return problem(c, 'unknown-tournament');
    const { role, note } = c.req.valid('json');
    const grant = { kind: 'team', tournament: t, role } as const;
    return c.json(invitedView(await accounts.invite({ grant, note, by: callerOf(c).account.id })), 201);
  });

  serve(app, 'DELETE /api/tournaments/{t}/team/invitations/{invitation}', async (c) => {
    const { t: ref, invitation } = c.req.valid('param');
    const t = await idOf(ref);
    if (t === null) return problem(c, 'unknown-tournament');
    return (await accounts.revoke(invitation, t)) ? c.json({}) : problem(c, 'unknown-link');
  });

  serve(app, 'PUT /api/tournaments/{t}/team/{account}', async (c) => {
    const { t: ref, account } = c.req.valid('param');
    const t = await idOf(ref);
    if (t === null) return problem(c, 'unknown-tournament');
    // Only somebody of the team: an account's id is not a way in for whoever guesses it.
    if ((await accounts.teamRole(account, t)) === null) return problem(c, 'unknown-account');
    await accounts.setMember(t, account, c.req.valid('json').role);
    return c.json({});
  });

  serve(app, 'DELETE /api/tournaments/{t}/team/{account}', async (c) => {
    const { t: ref, account } = c.req.valid('param');
    const t = await idOf(ref);
    if (t === null) return problem(c, 'unknown-tournament');
    return (await accounts.removeMember(t, account)) ? c.json({}) : problem(c, 'unknown-account');
  });
}
