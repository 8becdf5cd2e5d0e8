import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { invitedSchema, memberChangeSchema, teamInvitationBodySchema, teamSchema } from '@ronde/contract/http/accounts';
import * as z from 'zod';
import { callerOf } from '../access/caller.ts';
import { answers, body } from '../answers.ts';
import type { House } from '../house.ts';
import { problem } from '../problems.ts';
import { invitedView } from './accounts.ts';
import { ofMember, ofTeamInvitation, ofTournament } from './parameters.ts';

const path = '/api/tournaments/{t}/team';

const team = createRoute({
  method: 'get',
  path,
  summary: 'Who works on the tournament, and who is invited to',
  request: { params: ofTournament },
  responses: answers(200, 'The team', teamSchema),
});

const invite = createRoute({
  method: 'post',
  path: `${path}/invitations`,
  summary: 'Makes a one-time link to a role in the tournament',
  request: { params: ofTournament, body: body(teamInvitationBodySchema) },
  responses: answers(201, 'The link, given once', invitedSchema),
});

const revoke = createRoute({
  method: 'delete',
  path: `${path}/invitations/{invitation}`,
  summary: 'Takes an unused invitation back',
  request: { params: ofTeamInvitation },
  responses: answers(200, 'Revoked', z.object({})),
});

const change = createRoute({
  method: 'put',
  path: `${path}/{account}`,
  summary: 'Gives somebody of the team another role',
  request: { params: ofMember, body: body(memberChangeSchema) },
  responses: answers(200, 'Given', z.object({})),
});

const remove = createRoute({
  method: 'delete',
  path: `${path}/{account}`,
  summary: 'Takes an account’s role away: the tournament does not exist for it any more',
  request: { params: ofMember },
  responses: answers(200, 'Taken', z.object({})),
});

export function teamRoutes(app: OpenAPIHono, { accounts, store }: House): void {
  /** Roles are kept by the tournament's id, whatever name stands in the address. */
  const idOf = async (ref: string): Promise<string | null> => (await store.load(ref))?.id ?? null;

  app.openapi(team, async (c) => {
    const t = await idOf(c.req.valid('param').t);
    if (t === null) return problem(c, 'unknown-tournament');
    const open = await accounts.invitations(t);
    const invitations = open.flatMap(({ grant, ...rest }) =>
      grant.kind === 'team' ? [{ ...rest, role: grant.role }] : [],
    );
    return c.json({ members: await accounts.team(t), invitations });
  });

  app.openapi(invite, async (c) => {
    const t = await idOf(c.req.valid('param').t);
    if (t === null) return problem(c, 'unknown-tournament');
    const { role, note } = c.req.valid('json');
    const grant = { kind: 'team', tournament: t, role } as const;
    return c.json(invitedView(await accounts.invite({ grant, note, by: callerOf(c).account.id })), 201);
  });

  app.openapi(revoke, async (c) => {
    const { t: ref, invitation } = c.req.valid('param');
    const t = await idOf(ref);
    if (t === null) return problem(c, 'unknown-tournament');
    return (await accounts.revoke(invitation, t)) ? c.json({}) : problem(c, 'unknown-link');
  });

  app.openapi(change, async (c) => {
    const { t: ref, account } = c.req.valid('param');
    const t = await idOf(ref);
    if (t === null) return problem(c, 'unknown-tournament');
    // Only somebody of the team: an account's id is not a way in for whoever guesses it.
    if ((await accounts.teamRole(account, t)) === null) return problem(c, 'unknown-account');
    await accounts.setMember(t, account, c.req.valid('json').role);
    return c.json({});
  });

  app.openapi(remove, async (c) => {
    const { t: ref, account } = c.req.valid('param');
    const t = await idOf(ref);
    if (t === null) return problem(c, 'unknown-tournament');
    return (await accounts.removeMember(t, account)) ? c.json({}) : problem(c, 'unknown-account');
  });
}
