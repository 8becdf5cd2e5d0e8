import * as z from 'zod';
import {
  accountChangeSchema,
  accountSchema,
  houseInvitationBodySchema,
  houseInvitationSchema,
  invitedSchema,
  listedAccountSchema,
  memberChangeSchema,
  teamInvitationBodySchema,
  teamSchema,
} from '../http/accounts.ts';
import type { RouteTable } from './route.ts';

export const accountsRoutes = {
  'GET /api/accounts': {
    may: 'accounts',
    summary: 'Who has an account in the house',
    answer: { says: 'By name', schema: z.array(listedAccountSchema) },
  },
  'PATCH /api/accounts/{account}': {
    may: 'accounts',
    summary: 'Changes what an account is in the house, shuts it or opens it again',
    body: accountChangeSchema,
    answer: { says: 'The account', schema: accountSchema },
  },
  'DELETE /api/accounts/{account}': {
    may: 'accounts',
    summary: 'Forgets who an account was; what it decided stays',
    answer: { says: 'Erased', schema: z.object({}) },
  },
  'POST /api/accounts/{account}/password': {
    may: 'accounts',
    summary: 'Makes a one-time link for a new password',
    answer: { status: 201, says: 'The link, given once', schema: invitedSchema },
  },
  'GET /api/accounts/invitations': {
    may: 'accounts',
    summary: 'Invitations to the house that can still be used',
    answer: { says: 'The newest first', schema: z.array(houseInvitationSchema) },
  },
  'POST /api/accounts/invitations': {
    may: 'accounts',
    summary: 'Makes a one-time link for a new account',
    body: houseInvitationBodySchema,
    answer: { status: 201, says: 'The link, given once', schema: invitedSchema },
  },
  'DELETE /api/accounts/invitations/{invitation}': {
    may: 'accounts',
    summary: 'Takes an unused invitation back',
    answer: { says: 'Revoked', schema: z.object({}) },
  },
  'GET /api/tournaments/{t}/team': {
    may: 'team',
    summary: 'Who works on the tournament, and who is invited to',
    answer: { says: 'The team', schema: teamSchema },
  },
  'POST /api/tournaments/{t}/team/invitations': {
    may: 'team',
    summary: 'Makes a one-time link to a role in the tournament',
    body: teamInvitationBodySchema,
    answer: { status: 201, says: 'The link, given once', schema: invitedSchema },
  },
  'DELETE /api/tournaments/{t}/team/invitations/{invitation}': {
    may: 'team',
    summary: 'Takes an unused invitation back',
    answer: { says: 'Revoked', schema: z.object({}) },
  },
  'PUT /api/tournaments/{t}/team/{account}': {
    may: 'team',
    summary: 'Gives somebody of the team another role',
    body: memberChangeSchema,
    answer: { says: 'Given', schema: z.object({}) },
  },
  'DELETE /api/tournaments/{t}/team/{account}': {
    may: 'team',
    summary: 'Takes an account’s role away: the tournament does not exist for it any more',
    answer: { says: 'Taken', schema: z.object({}) },
  },
} as const satisfies RouteTable;
