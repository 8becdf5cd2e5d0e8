import * as z from 'zod';
import { askToLeaveSchema, leaveRequestSchema } from '../http/leaving.ts';
import { playerPageSchema } from '../http/player.ts';
import { idSchema } from '../http/text.ts';
import type { RouteTable } from './route.ts';

const all = { says: 'Who asks to leave and has no answer yet', schema: z.array(leaveRequestSchema) };

/** Leaving the tournament, asked from a player's phone. */
export const leavingAddresses = {
  'GET /api/tournaments/{t}/leaving': {
    permission: 'read-desk',
    summary: 'Who asks by phone to leave the tournament; the command withdraw lets them go',
    answer: all,
  },
  'POST /api/tournaments/{t}/leaving/{player}/decline': {
    permission: 'answer-leaving',
    summary: 'Says no to who asks to leave: they stay, and their phone says so',
    params: z.object({ t: idSchema, player: idSchema }),
    answer: all,
  },
  'PUT /api/player/{code}/leaving': {
    permission: 'use-player-link',
    summary: 'The player asks to leave the tournament, or stays after all; those who direct decide',
    params: z.object({ code: z.string().min(1).max(40) }),
    body: askToLeaveSchema,
    answer: { says: 'The page as it is then', schema: playerPageSchema },
  },
} as const satisfies RouteTable;
