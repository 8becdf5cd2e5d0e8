import type { OpenAPIHono } from '@hono/zod-openapi';
import { invitationPath } from '../../accounts/first-link.ts';
import type { Invited } from '../../accounts/invitations.ts';
import { callerOf } from '../access/caller.ts';
import type { House } from '../house.ts';
import { accountProblem, problem } from '../problems.ts';
import { serve } from '../serve-route.ts';

export function accountRoutes(app: OpenAPIHono, { accounts }: House): void {
  serve(app, 'GET /api/accounts', async (c) => c.json(await accounts.list()));

  serve(app, 'GET /api/accounts/invitations', async (c) => {
    const open = await accounts.invitations(null);
    return c.json(
      open.flatMap(({ grant, ...rest }) => (grant.kind === 'house' ? [{ ...rest, house: grant.house }] : [])),
    );
  });

  serve(app, 'POST /api/accounts/invitations', async (c) => {
    const { house, note } = c.req.valid('json');
    const invited = await accounts.invite({ grant: { kind: 'house', house }, note, by: callerOf(c).account.id });
    return c.json(invitedView(invited), 201);
  });

  serve(app, 'DELETE /api/accounts/invitations/{invitation}', async (c) =>
    (await accounts.revoke(c.req.valid('param').invitation, null)) ? c.json({}) : problem(c, 'unknown-link'),
  );

  serve(app, 'PATCH /api/accounts/{account}', async (c) => {
    const changed = await accounts.change(c.req.valid('param').account, c.req.valid('json'));
    return changed.ok ? c.json(changed.value) : accountProblem(c, changed.refusal);
  });

  serve(app, 'DELETE /api/accounts/{account}', async (c) => {
    const erased = await accounts.erase(c.req.valid('param').account);
    return erased.ok ? c.json({}) : accountProblem(c, erased.refusal);
  });

  serve(app, 'POST /api/accounts/{account}/password', async (c) => {
    const { account } = c.req.valid('param');
    if (!(await accounts.find(account))) return problem(c, 'unknown-account');
    const invited = await accounts.invite({ grant: { kind: 'password', account }, by: callerOf(c).account.id });
    return c.json(invitedView(invited), 201);
  });
}

/** The link itself is shown here and never again. */
export function invitedView({ invitation: { id, endsAt }, token }: Invited) {
  return { id, path: invitationPath(token), endsAt };
}
