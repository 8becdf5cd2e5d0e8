import * as z from 'zod';
import { deskHallSchema, hallChangeSchema, hallKeySchema, hallViewSchema } from '../http/hall.ts';
import {
  publicCardSchema,
  publicHeadSchema,
  publicOutcomeSchema,
  publicRoundSchema,
  publicStandingsSchema,
  publicVersionSchema,
} from '../http/public.ts';
import { applicationSchema, applicationStateSchema, registrationSchema } from '../http/registration-requests.ts';
import { idSchema, langSchema } from '../http/text.ts';
import type { RouteTable } from './route.ts';

const t = { t: idSchema };
const numbered = z.coerce.number().int().min(1).max(99_999);

export const publicAddresses = {
  'GET /api/public/{t}': {
    permission: 'see-public',
    summary: 'What the tournament is, how far it is, who plays',
    answer: { says: 'What the tournament is, how far it is, who plays', schema: publicHeadSchema },
  },
  'GET /api/public/{t}/rounds/{round}': {
    permission: 'see-public',
    summary: 'The tables of a published round, with the results that are in',
    params: z.object({ ...t, round: numbered }),
    answer: { says: 'The tables of a published round, with the results that are in', schema: publicRoundSchema },
  },
  'GET /api/public/{t}/standings': {
    permission: 'see-public',
    summary: 'The standings after a published round, with how each tie was put in order',
    query: z.object({ after: z.coerce.number().int().min(0).max(99).optional() }),
    answer: { says: 'The standings', schema: publicStandingsSchema },
  },
  'GET /api/public/{t}/players/{number}': {
    permission: 'see-public',
    summary: 'One player, by number: their tables and their place',
    params: z.object({ ...t, number: numbered }),
    answer: { says: 'One player, by number: their tables and their place', schema: publicCardSchema },
  },
  'GET /api/public/{t}/outcome': {
    permission: 'see-public',
    summary: 'The final; places and prizes once the tournament is closed',
    answer: { says: 'The final; places and prizes once the tournament is closed', schema: publicOutcomeSchema },
  },
  'GET /api/public/{t}/version': {
    permission: 'see-public',
    summary: 'The public version, for a client that cannot follow the live stream',
    answer: {
      says: 'The public version, for a client that cannot follow the live stream',
      schema: publicVersionSchema,
    },
  },
  'GET /api/public/{t}/file': {
    permission: 'see-public',
    summary: 'The tournament file without anything private, once the tournament is closed',
    answer: { says: 'The file', type: 'application/json', schema: z.looseObject({}) },
  },
  'GET /api/public/{t}/live': {
    permission: 'see-public',
    summary: 'Says each new public version as it comes; the event’s id is the public version',
    answer: { says: 'Server-sent events', type: 'text/event-stream', schema: z.string() },
  },
  'GET /api/public/{t}/standings/{format}': {
    permission: 'see-public',
    summary: 'The final standings for a spreadsheet, once the tournament is closed',
    params: z.object({ t: idSchema, format: z.enum(['csv', 'xlsx']) }),
    query: z.object({ lang: langSchema.optional() }),
    answer: { says: 'The table', type: 'text/csv', schema: z.string() },
  },
  'GET /api/public/{t}/registration': {
    permission: 'see-public',
    summary: 'Whether one may ask to be registered, and how many places are left',
    answer: { says: 'The places', schema: registrationSchema },
  },
  'POST /api/public/{t}/register': {
    permission: 'see-public',
    summary: 'Asks to be registered; the director answers. Shows nobody else’s request',
    body: applicationSchema,
    answer: { status: 201, says: 'How the request stands', schema: applicationStateSchema },
  },
  'GET /api/public/{t}/hall': {
    permission: 'see-public',
    summary: 'What the hall’s screens and the players’ phones show',
    query: hallKeySchema,
    answer: { says: 'The hall', schema: hallViewSchema },
  },
  'GET /api/tournaments/{t}/hall': {
    permission: 'read-desk',
    summary: 'The same for the desk, and the key of the screens for who may run the hall',
    answer: { says: 'The hall', schema: deskHallSchema },
  },
  'PUT /api/tournaments/{t}/hall': {
    permission: 'run-hall',
    summary: 'Changes what the hall shows; what is not named stays',
    body: hallChangeSchema,
    answer: { says: 'The hall', schema: deskHallSchema },
  },
  'POST /api/tournaments/{t}/hall/key': {
    permission: 'player-links',
    summary: 'Another key for the screens; the older one no longer opens anything',
    answer: { says: 'The hall', schema: deskHallSchema },
  },
} as const satisfies RouteTable;
