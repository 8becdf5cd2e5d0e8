import * as z from 'zod';
import {
  acceptBodySchema,
  accountChangeSchema,
  accountSchema,
  houseInvitationBodySchema,
  houseInvitationSchema,
  invitedSchema,
  linkBodySchema,
  linkViewSchema,
  listedAccountSchema,
  memberChangeSchema,
  mySessionSchema,
  passwordBodySchema,
  sessionViewSchema,
  signedInSchema,
  signInBodySchema,
  teamInvitationBodySchema,
  teamSchema,
} from '../http/accounts.ts';
import { taskSchema } from '../http/tasks.ts';
import type { RouteTable } from './route.ts';

/** Of a sheet alone: whoever reads one that is forgotten here, or was made by another process, is led to a new one. */
const paperAddressSchema = z.string().regex(/^\/api\/tournaments\/[^/?#\\]+\/(?:papers|badges)\/[a-z/-]+(?:\?|$)/);

export const sessionAddresses = {
  'GET /api/session': {
    permission: 'sign-in',
    summary: 'Who is signed in on this device',
    answer: { says: 'An account, or null', schema: sessionViewSchema },
  },
  'POST /api/session': {
    permission: 'sign-in',
    summary: 'Signs in by name and password; the session is in a cookie',
    body: signInBodySchema,
    answer: { says: 'Who that is', schema: signedInSchema },
  },
  'DELETE /api/session': {
    permission: 'sign-in',
    summary: 'Signs out on this device',
    answer: { says: 'Nobody is signed in here any more', schema: z.object({}) },
  },
  'POST /api/session/link': {
    permission: 'sign-in',
    summary: 'What a one-time link does; reading it does not use it up',
    body: linkBodySchema,
    answer: { says: 'What it grants, and until when', schema: linkViewSchema },
  },
  'POST /api/session/accept': {
    permission: 'sign-in',
    summary: 'Uses a one-time link: makes its account, or gives one its new password, and signs in',
    body: acceptBodySchema,
    answer: { says: 'Who that is', schema: signedInSchema },
  },
  'POST /api/session/join': {
    permission: 'own-account',
    summary: 'Uses an invitation with the account that is signed in',
    body: linkBodySchema,
    answer: { says: 'What it granted', schema: linkViewSchema },
  },
  'PUT /api/session/password': {
    permission: 'own-account',
    summary: 'Changes the account’s password, and signs its other devices out',
    body: passwordBodySchema,
    answer: { says: 'Changed', schema: z.object({}) },
  },
  'GET /api/session/all': {
    permission: 'own-account',
    summary: 'The devices where the account is signed in',
    answer: { says: 'The sessions, the newest first', schema: z.array(mySessionSchema) },
  },
  'DELETE /api/session/all/{session}': {
    permission: 'own-account',
    summary: 'Signs one of the account’s devices out',
    answer: { says: 'Ended', schema: z.object({}) },
  },
  'GET /api/tasks': {
    permission: 'own-account',
    summary: 'The reader’s own long tasks, under way or ended in the last ten minutes',
    answer: { says: 'The tasks', schema: z.array(taskSchema) },
  },
  'GET /api/tasks/{task}': {
    permission: 'own-account',
    summary: 'How far a long task is',
    answer: { says: 'The task', schema: taskSchema },
  },
  'GET /api/tasks/{task}/answer': {
    permission: 'own-account',
    summary: 'What a long task came to, as its own address would have answered',
    query: z.object({ else: paperAddressSchema.optional() }),
    answer: { says: 'The answer', schema: z.unknown() },
  },
  'DELETE /api/tasks/{task}': {
    permission: 'own-account',
    summary: 'Cancels a long task that has written nothing yet; forgets one that has ended',
    answer: { says: 'Done', schema: z.object({}) },
  },
} as const satisfies RouteTable;

export const accountsAddresses = {
  'GET /api/accounts': {
    permission: 'accounts',
    summary: 'Who has an account on this installation',
    answer: { says: 'By name', schema: z.array(listedAccountSchema) },
  },
  'PATCH /api/accounts/{account}': {
    permission: 'accounts',
    summary: 'Changes an account’s role on this installation, closes it or reopens it',
    body: accountChangeSchema,
    answer: { says: 'The account', schema: accountSchema },
  },
  'DELETE /api/accounts/{account}': {
    permission: 'accounts',
    summary: 'Deletes an account’s identity; what it decided stays',
    answer: { says: 'Erased', schema: z.object({}) },
  },
  'POST /api/accounts/{account}/password': {
    permission: 'accounts',
    summary: 'Makes a one-time link for a new password',
    answer: { status: 201, says: 'The link, given once', schema: invitedSchema },
  },
  'GET /api/accounts/invitations': {
    permission: 'accounts',
    summary: 'Invitations to this installation that can still be used',
    answer: { says: 'The newest first', schema: z.array(houseInvitationSchema) },
  },
  'POST /api/accounts/invitations': {
    permission: 'accounts',
    summary: 'Makes a one-time link for a new account',
    body: houseInvitationBodySchema,
    answer: { status: 201, says: 'The link, given once', schema: invitedSchema },
  },
  'DELETE /api/accounts/invitations/{invitation}': {
    permission: 'accounts',
    summary: 'Revokes an unused invitation',
    answer: { says: 'Revoked', schema: z.object({}) },
  },
  'GET /api/tournaments/{t}/team': {
    permission: 'team',
    summary: 'Who works on the tournament, and who is invited to',
    answer: { says: 'The team', schema: teamSchema },
  },
  'POST /api/tournaments/{t}/team/invitations': {
    permission: 'team',
    summary: 'Makes a one-time link to a role in the tournament',
    body: teamInvitationBodySchema,
    answer: { status: 201, says: 'The link, given once', schema: invitedSchema },
  },
  'DELETE /api/tournaments/{t}/team/invitations/{invitation}': {
    permission: 'team',
    summary: 'Revokes an unused invitation',
    answer: { says: 'Revoked', schema: z.object({}) },
  },
  'PUT /api/tournaments/{t}/team/{account}': {
    permission: 'team',
    summary: 'Gives somebody of the team another role',
    body: memberChangeSchema,
    answer: { says: 'Given', schema: z.object({}) },
  },
  'DELETE /api/tournaments/{t}/team/{account}': {
    permission: 'team',
    summary: 'Removes an account’s role: the tournament no longer exists for it',
    answer: { says: 'Taken', schema: z.object({}) },
  },
} as const satisfies RouteTable;
