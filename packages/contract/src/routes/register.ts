import * as z from 'zod';
import { carryBodySchema, carryingSchema, carryUndoneSchema } from '../http/closing.ts';
import { keptLayoutSchema, listBodySchema } from '../http/lists.ts';
import {
  federationListSchema,
  gameSchema,
  knownPersonSchema,
  otherEntrySchema,
  registerCardSchema,
  registerChoicesSchema,
  registerCountSchema,
  registerDoublesSchema,
  registerImportedSchema,
  registerImportSchema,
  registerListQuerySchema,
  registerListSchema,
  registerPreviewSchema,
  registerQuerySchema,
} from '../http/register.ts';
import { idSchema, langSchema } from '../http/text.ts';
import type { RouteTable } from './route.ts';

const ofEntry = z.object({ person: idSchema });

export const registerAddresses = {
  'GET /api/register': {
    permission: 'read-register',
    summary: 'People known here: from federations’ lists, and from the reader’s own tournaments',
    query: registerQuerySchema,
    answer: { says: 'At most 20, the best first', schema: z.array(knownPersonSchema) },
  },
  'GET /api/register/people': {
    permission: 'keep-register',
    summary: 'The register, filtered and sorted, 50 people at a time',
    query: registerListQuerySchema,
    answer: { says: 'A page, and how many there are', schema: registerListSchema },
  },
  'GET /api/register/choices': {
    permission: 'keep-register',
    summary: 'The clubs, federations and duplicate series of the register, those with most people first',
    query: z.object({ game: gameSchema }),
    answer: { says: 'What a filter may say', schema: registerChoicesSchema },
  },
  'GET /api/register/table/{format}': {
    permission: 'keep-register',
    summary: 'The register for a spreadsheet, filtered and sorted; it can be read back like any list',
    params: z.object({ format: z.enum(['csv', 'xlsx']) }),
    query: registerListQuerySchema.omit({ from: true }).extend({ lang: langSchema.optional() }),
    answer: { says: 'UTF-8, semicolons, no formula; or a workbook', type: 'text/csv', schema: z.string() },
  },
  'GET /api/register/count': {
    permission: 'keep-register',
    summary: 'How many people federations’ lists have named, and the date of the newest list',
    query: z.object({ game: gameSchema }),
    answer: { says: 'How many, as of when', schema: registerCountSchema },
  },
  'GET /api/register/federation-list': {
    permission: 'keep-register',
    summary:
      'The list for organisers of the federation that receives a game’s tournaments from here; nothing is written',
    query: z.object({ game: gameSchema.optional() }),
    answer: { says: 'The list, to be read like a file', schema: federationListSchema },
  },
  'PUT /api/list-layouts/{layout}': {
    permission: 'read-register',
    summary: 'Remembers how a list of this shape was read, under a name, for every list read here',
    body: keptLayoutSchema,
    answer: { says: 'Remembered', schema: z.object({}) },
  },
  'DELETE /api/list-layouts/{layout}': {
    permission: 'read-register',
    summary: 'Lists of this shape are read by themselves again',
    answer: { says: 'Forgotten', schema: z.object({}) },
  },
  'POST /api/register/lists': {
    permission: 'keep-register',
    summary: 'Reads a federation’s list and says what it would change; nothing is written',
    query: z.object({ game: gameSchema }),
    body: listBodySchema,
    long: true,
    answer: { says: 'What would change', schema: registerPreviewSchema },
  },
  'POST /api/register/import': {
    permission: 'keep-register',
    summary: 'Keeps a federation’s list; tournaments that have begun keep their ratings of the start',
    body: registerImportSchema,
    long: true,
    answer: { says: 'How many people it named', schema: registerImportedSchema },
  },
  'GET /api/register/people/{person}': {
    permission: 'keep-register',
    summary: 'All that is known here of somebody: lists, tournaments, entries that may be the same person',
    params: ofEntry,
    answer: { says: 'The card', schema: registerCardSchema },
  },
  'GET /api/register/doubles': {
    permission: 'keep-register',
    summary: 'Pairs with the same name, not yet said to be one person or two',
    answer: { says: 'How many, and the first 50', schema: registerDoublesSchema },
  },
  'POST /api/register/people/{person}/merge': {
    permission: 'keep-register',
    summary: 'The other entry is the same person: it is merged into this one',
    params: ofEntry,
    body: otherEntrySchema,
    answer: { says: 'The card of the one that stays', schema: registerCardSchema },
  },
  'POST /api/register/people/{person}/apart': {
    permission: 'keep-register',
    summary: 'The other entry is somebody else: the question is not asked again',
    params: ofEntry,
    body: otherEntrySchema,
    answer: { says: 'The card', schema: registerCardSchema },
  },
  'POST /api/register/merges/{merge}/undo': {
    permission: 'keep-register',
    summary: 'Two entries again, as they were before they were merged',
    params: z.object({ merge: idSchema }),
    answer: { says: 'Undone', schema: z.object({}) },
  },
  'GET /api/tournaments/{t}/ratings': {
    permission: 'keep-register',
    summary: 'The new ratings of a closed official tournament beside the register; nothing is written',
    answer: { says: 'What each would change', schema: carryingSchema },
  },
  'POST /api/tournaments/{t}/ratings': {
    permission: 'keep-register',
    summary: 'Carries new ratings to the register, all at once; sent again, nothing more is done',
    body: carryBodySchema,
    answer: { says: 'The ratings beside the register as it is then', schema: carryingSchema },
  },
  'POST /api/tournaments/{t}/ratings/{carry}/undo': {
    permission: 'keep-register',
    summary: 'The register as it was before; entries that have changed since stay, and are named',
    answer: { says: 'How many entries, and which ones stayed', schema: carryUndoneSchema },
  },
} as const satisfies RouteTable;
