import * as z from 'zod';
import { commandBodySchema, consequencesBodySchema, consequencesSchema, undoBodySchema } from '../http/command.ts';
import { createdSchema, creationBodySchema, importedSchema } from '../http/creation.ts';
import { deskViewSchema, postSchema, summarySchema } from '../http/desk.ts';
import { decidedSchema, logLineSchema } from '../http/events.ts';
import { importBodySchema } from '../http/player.ts';
import { publicVersionSchema } from '../http/public.ts';
import { langSchema } from '../http/text.ts';
import type { RouteTable } from './route.ts';

const asked = z.object({ limit: z.coerce.number().int().min(1).max(10_000).optional() });

export const deskAddresses = {
  'GET /api/tournaments': {
    permission: 'list-own',
    summary: 'The tournaments where the account has a role, newest first',
    answer: { says: 'The list', schema: z.array(summarySchema) },
  },
  'POST /api/tournaments': {
    permission: 'create',
    summary: 'Creates a tournament',
    body: creationBodySchema,
    answer: { status: 201, says: 'Its id and its name in addresses', schema: createdSchema },
  },
  'GET /api/tournaments/{t}': {
    permission: 'read-desk',
    summary: 'All that a desk needs: the state, the people, what the day waits for',
    answer: { says: 'The desk', schema: deskViewSchema },
  },
  'POST /api/tournaments/import': {
    permission: 'import',
    summary:
      'A tournament from its file, as one decision, or from its archive, with its log; private until it is opened',
    body: importBodySchema,
    long: true,
    answer: {
      status: 201,
      says: 'Its id and its name in addresses; of a log, what it left behind',
      schema: importedSchema,
    },
  },
  'POST /api/tournaments/{t}/commands': {
    permission: 'command',
    summary: 'Asks for something; the rules answer on the newest state',
    body: commandBodySchema,
    answer: { says: 'What was decided; the same again when the command’s id was known', schema: decidedSchema },
  },
  'POST /api/tournaments/{t}/undo': {
    permission: 'undo',
    summary: 'Undoes a decision',
    body: undoBodySchema,
    answer: { says: 'The decision that took it back', schema: decidedSchema },
  },
  'POST /api/tournaments/{t}/consequences': {
    permission: 'command',
    summary: 'What a command would change: standings, and later pairings that would be different; nothing is decided',
    body: consequencesBodySchema,
    answer: { says: 'The consequences', schema: consequencesSchema },
  },
  'GET /api/tournaments/{t}/log': {
    permission: 'read-desk',
    summary: 'Who decided what, newest first, and what the reader can undo',
    query: asked,
    answer: { says: 'The log', schema: z.array(logLineSchema) },
  },
  'GET /api/tournaments/{t}/log.csv': {
    permission: 'read-desk',
    summary: 'The whole log for a spreadsheet, oldest first',
    query: z.object({ lang: langSchema.optional() }),
    answer: { says: 'UTF-8, semicolons, no formula', type: 'text/csv', schema: z.string() },
  },
  'GET /api/tournaments/{t}/live': {
    permission: 'read-desk',
    summary: 'Says each new version as it comes; the event’s id is the version',
    answer: { says: 'Server-sent events', type: 'text/event-stream', schema: z.string() },
  },
  'GET /api/tournaments/{t}/posts': {
    permission: 'read-desk',
    summary: 'Who is at this desk now, on the process that answers: account, device, role, since when',
    answer: { says: 'Each sign-in that follows the live stream', schema: z.array(postSchema) },
  },
  'GET /api/tournaments/{t}/version': {
    permission: 'read-desk',
    summary: 'The version in force, for a client that cannot follow the live stream',
    answer: { says: 'The version', schema: publicVersionSchema },
  },
} as const satisfies RouteTable;
