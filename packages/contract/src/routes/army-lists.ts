import * as z from 'zod';
import { armyListBodySchema, armyListOptionsSchema, armyListsSchema, slotParam } from '../http/army-lists.ts';
import { idSchema } from '../http/text.ts';
import type { RouteTable } from './route.ts';

const ofTournament = z.object({ t: idSchema, player: idSchema, slot: slotParam });
const code = z.string().min(1).max(40);
const file = { says: 'The file, to be kept and not shown', type: 'application/octet-stream', schema: z.string() };
const all = { says: 'The lists, without what stands in them', schema: armyListsSchema };

/** Army lists of the wargame: private until they are published in one act. */
export const armyListAddresses = {
  'GET /api/tournaments/{t}/army-lists': {
    permission: 'read-desk',
    summary: 'The army lists that have come in, until when they are asked for, whether they are published',
    answer: all,
  },
  'PUT /api/tournaments/{t}/army-lists': {
    permission: 'registrations',
    summary: 'Sets the deadline and what a late list costs; publishes all lists, or makes them private again',
    body: armyListOptionsSchema,
    answer: all,
  },
  'GET /api/tournaments/{t}/army-lists/{player}/{slot}': {
    permission: 'read-desk',
    summary: 'An army list as it came in',
    params: ofTournament,
    answer: file,
  },
  'PUT /api/tournaments/{t}/army-lists/{player}/{slot}': {
    permission: 'correct-person',
    summary: 'Keeps an army list, text or pdf by its first bytes, 500,000 bytes at most; replaces the one before',
    params: ofTournament,
    body: armyListBodySchema,
    answer: all,
  },
  'DELETE /api/tournaments/{t}/army-lists/{player}/{slot}': {
    permission: 'correct-person',
    summary: 'Deletes an army list',
    params: ofTournament,
    answer: all,
  },
  'GET /api/player/{code}/army-lists': {
    permission: 'use-player-link',
    summary: 'The player’s own army lists, and until when they are asked for',
    params: z.object({ code }),
    answer: all,
  },
  'GET /api/player/{code}/army-lists/{slot}': {
    permission: 'use-player-link',
    summary: 'The player’s own army list as it came in',
    params: z.object({ code, slot: slotParam }),
    answer: file,
  },
  'PUT /api/player/{code}/army-lists/{slot}': {
    permission: 'use-player-link',
    summary: 'The player’s own army list, from the phone; refused once they are published',
    params: z.object({ code, slot: slotParam }),
    body: armyListBodySchema,
    answer: all,
  },
  'GET /api/public/{t}/players/{number}/army-lists/{slot}': {
    permission: 'see-public',
    summary: 'An army list, once they are published',
    params: z.object({ t: idSchema, number: z.coerce.number().int().min(1).max(99_999), slot: slotParam }),
    answer: file,
  },
} as const satisfies RouteTable;
