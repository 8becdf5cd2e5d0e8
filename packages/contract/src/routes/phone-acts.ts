import * as z from 'zod';
import { askToLeaveSchema, leaveRequestSchema } from '../http/leaving.ts';
import { playerPageSchema } from '../http/player.ts';
import { idSchema } from '../http/text.ts';
import {
  castSchema,
  newVoteSchema,
  ownVotesSchema,
  paperVoteSchema,
  voteBoxSchema,
  voteSchema,
  voteStateSchema,
} from '../http/votes.ts';
import type { RouteTable } from './route.ts';

const code = z.string().min(1).max(40);
const one = z.object({ t: idSchema, vote: idSchema });
const all = { says: 'The votes as they are then; nobody reads who voted for whom', schema: z.array(voteSchema) };
const asking = { says: 'Who asks to leave and has no answer yet', schema: z.array(leaveRequestSchema) };
const own = { says: 'The votes that are open for this player', schema: ownVotesSchema };

/**
 * What players ask and say beside results. Votes: the best painted army, the most sporting player; secret, no log holds
 * them. Leaving the tournament: asked by phone, answered at the desk.
 */
export const phoneActAddresses = {
  'GET /api/tournaments/{t}/votes': {
    permission: 'read-desk',
    summary: 'The votes: who has voted, never for whom; the figures of those that are counted',
    answer: all,
  },
  'POST /api/tournaments/{t}/votes': {
    permission: 'votes',
    summary: 'Makes a vote, which nobody can answer yet',
    body: newVoteSchema,
    answer: all,
  },
  'PUT /api/tournaments/{t}/votes/{vote}': {
    permission: 'votes',
    summary: 'Opens a vote, closes it, opens it again, counts it; counted, it cannot be reopened',
    params: one,
    body: voteStateSchema,
    answer: all,
  },
  'DELETE /api/tournaments/{t}/votes/{vote}': {
    permission: 'votes',
    summary: 'Deletes a vote, with what was voted',
    params: one,
    answer: all,
  },
  'PUT /api/tournaments/{t}/votes/{vote}/paper/{player}': {
    permission: 'ballot-box',
    summary: 'Notes that a player has put a ballot into the box, or has not, while the vote is open',
    params: one.extend({ player: idSchema }),
    body: paperVoteSchema,
    answer: all,
  },
  'PUT /api/tournaments/{t}/votes/{vote}/box': {
    permission: 'votes',
    summary: 'What stands on the ballots of the box, once the vote is closed; never more than were put in',
    params: one,
    body: voteBoxSchema,
    answer: all,
  },
  'GET /api/player/{code}/votes': {
    permission: 'use-player-link',
    summary: 'The votes that are open, and whom the player may name in each: not themselves',
    params: z.object({ code }),
    answer: own,
  },
  'PUT /api/player/{code}/votes/{vote}': {
    permission: 'use-player-link',
    summary: 'The player’s vote: once, and nobody can read it afterwards',
    params: z.object({ code, vote: idSchema }),
    body: castSchema,
    answer: own,
  },
  'GET /api/tournaments/{t}/leaving': {
    permission: 'read-desk',
    summary: 'Who asks by phone to leave the tournament; the command `withdraw` accepts',
    answer: asking,
  },
  'POST /api/tournaments/{t}/leaving/{player}/decline': {
    permission: 'answer-leaving',
    summary: 'Declines: they stay, and their phone says so',
    params: z.object({ t: idSchema, player: idSchema }),
    answer: asking,
  },
  'PUT /api/player/{code}/leaving': {
    permission: 'use-player-link',
    summary: 'The player asks to leave the tournament, or stays after all; the staff decides',
    params: z.object({ code }),
    body: askToLeaveSchema,
    answer: { says: 'The page as it is then', schema: playerPageSchema },
  },
} as const satisfies RouteTable;
