import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import {
  accountChangeSchema,
  houseInvitationBodySchema,
  houseInvitationSchema,
  invitedSchema,
  listedAccountSchema,
} from '@ronde/contract/http/accounts';
import { accountSchema } from '@ronde/contract/http/session';
import * as z from 'zod';
import { invitationPath } from '../../accounts/first-link.ts';
import type { Invited } from '../../accounts/invitations.ts';
import { callerOf } from '../access/caller.ts';
import { answers, body } from '../answers.ts';
import type { House } from '../house.ts';
import { accountProblem, problem } from '../problems.ts';
import { ofAccount, ofInvitation } from './parameters.ts';

const list = createRoute({
  method: 'get',
  path: '/api/accounts',
  summary: 'Who has an account in the house',
  responses: answers(200, 'By name', z.array(listedAccountSchema)),
});

const change = createRoute({
  method: 'patch',
  path: '/api/accounts/{account}',
  summary: 'Changes what an account is in the house, shuts it or opens it again',
  request: { params: ofAccount, body: body(accountChangeSchema) },
  responses: answers(200, 'The account', accountSchema),
});

const erase = createRoute({
  method: 'delete',
  path: '/api/accounts/{account}',
  summary: 'Forgets who an account was; what it decided stays',
  request: { params: ofAccount },
  responses: answers(200, 'Erased', z.object({})),
});

const newPassword = createRoute({
  method: 'post',
  path: '/api/accounts/{account}/password',
  summary: 'Makes a one-time link for a new password',
  request: { params: ofAccount },
  responses: answers(201, 'The link, given once', invitedSchema),
});

const invitations = createRoute({
  method: 'get',
  path: '/api/accounts/invitations',
  summary: 'Invitations to the house that can still be used',
  responses: answers(200, 'The newest first', z.array(houseInvitationSchema)),
});

const invite = createRoute({
  method: 'post',
  path: '/api/accounts/invitations',
  summary: 'Makes a one-time link for a new account',
  request: { body: body(houseInvitationBodySchema) },
  responses: answers(201, 'The link, given once', invitedSchema),
});

const revoke = createRoute({
  method: 'delete',
  path: '/api/accounts/invitations/{invitation}',
  summary: 'Takes an unused invitation back',
  request: { params: ofInvitation },
  responses: answers(200, 'Revoked', z.object({})),
});

export function accountRoutes(app: OpenAPIHono, { accounts }: House): void {
  app.openapi(list, async (c) => c.json(await accounts.list()));

  app.openapi(invitations, async (c) => {
    const open = await accounts.invitations(null);
    return c.json(
      open.flatMap(({ grant, ...rest }) => (grant.kind === 'house' ? [{ ...rest, house: grant.house }] : [])),
    );
  });

  app.openapi(invite, async (c) => {
    const { house, note } = c.req.valid('json');
    const invited = await accounts.invite({ grant: { kind: 'house', house }, note, by: callerOf(c).account.id });
    return c.json(invitedView(invited), 201);
  });

  app.openapi(revoke, async (c) =>
    (await accounts.revoke(c.req.valid('param').invitation, null)) ? c.json({}) : problem(c, 'unknown-link'),
  );

  app.openapi(change, async (c) => {
    const changed = await accounts.change(c.req.valid('param').account, c.req.valid('json'));
    return changed.ok ? c.json(changed.value) : accountProblem(c, changed.refusal);
  });

  app.openapi(erase, async (c) => {
    const erased = await accounts.erase(c.req.valid('param').account);
    return erased.ok ? c.json({}) : accountProblem(c, erased.refusal);
  });

  app.openapi(newPassword, async (c) => {
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
