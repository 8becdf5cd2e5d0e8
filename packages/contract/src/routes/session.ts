import * as z from 'zod';
import {
  acceptBodySchema,
  linkBodySchema,
  linkViewSchema,
  mySessionSchema,
  passwordBodySchema,
  sessionViewSchema,
  signedInSchema,
  signInBodySchema,
} from '../http/accounts.ts';
import { taskSchema } from '../http/tasks.ts';
import type { RouteTable } from './route.ts';

/** Of a sheet alone: whoever reads one that is forgotten here, or was made by another process, is led to a new one. */
const paperAddressSchema = z.string().regex(/^\/api\/tournaments\/[^/?#\\]+\/(?:papers|badges)\/[a-z/-]+(?:\?|$)/);

export const sessionRoutes = {
  'GET /api/session': {
    may: 'sign-in',
    summary: 'Who is signed in on this device',
    answer: { says: 'An account, or null', schema: sessionViewSchema },
  },
  'POST /api/session': {
    may: 'sign-in',
    summary: 'Signs in by name and password; the session is in a cookie',
    body: signInBodySchema,
    answer: { says: 'Who that is', schema: signedInSchema },
  },
  'DELETE /api/session': {
    may: 'sign-in',
    summary: 'Signs out on this device',
    answer: { says: 'Nobody is signed in here any more', schema: z.object({}) },
  },
  'POST /api/session/link': {
    may: 'sign-in',
    summary: 'What a one-time link does; looking uses nothing up',
    body: linkBodySchema,
    answer: { says: 'What it grants, and until when', schema: linkViewSchema },
  },
  'POST /api/session/accept': {
    may: 'sign-in',
    summary: 'Uses a one-time link: makes its account, or gives one its new password, and signs in',
    body: acceptBodySchema,
    answer: { says: 'Who that is', schema: signedInSchema },
  },
  'POST /api/session/join': {
    may: 'own-account',
    summary: 'Uses an invitation with the account that is signed in',
    body: linkBodySchema,
    answer: { says: 'What it granted', schema: linkViewSchema },
  },
  'PUT /api/session/password': {
    may: 'own-account',
    summary: 'Changes one’s password, and ends one’s other sessions',
    body: passwordBodySchema,
    answer: { says: 'Changed', schema: z.object({}) },
  },
  'GET /api/session/all': {
    may: 'own-account',
    summary: 'Where one is signed in',
    answer: { says: 'The sessions, the newest first', schema: z.array(mySessionSchema) },
  },
  'DELETE /api/session/all/{session}': {
    may: 'own-account',
    summary: 'Ends one of one’s sessions, on whatever device',
    answer: { says: 'Ended', schema: z.object({}) },
  },
  'GET /api/tasks': {
    may: 'own-account',
    summary: 'One’s own long acts, under way or ended in the last ten minutes',
    answer: { says: 'The tasks', schema: z.array(taskSchema) },
  },
  'GET /api/tasks/{task}': {
    may: 'own-account',
    summary: 'How far a long act is',
    answer: { says: 'The task', schema: taskSchema },
  },
  'GET /api/tasks/{task}/answer': {
    may: 'own-account',
    summary: 'What a long act has come to, as its own address would have answered',
    query: z.object({ else: paperAddressSchema.optional() }),
    answer: { says: 'The answer', schema: z.unknown() },
  },
  'DELETE /api/tasks/{task}': {
    may: 'own-account',
    summary: 'Cancels a long act that has written nothing yet; forgets one that has ended',
    answer: { says: 'Done', schema: z.object({}) },
  },
} as const satisfies RouteTable;
