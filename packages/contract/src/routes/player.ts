import * as z from 'zod';
import { wordsAnswerSchema, wordsBodySchema } from '../http/installation.ts';
import {
  otherSheetSchema,
  playerBoardSchema,
  playerCountersSchema,
  playerPageSchema,
  playerPresenceSchema,
  playerResultSchema,
  playerSheetSchema,
} from '../http/player.ts';
import type { RouteTable } from './route.ts';

const ofLink = z.object({ code: z.string().min(1).max(40) });

export const playerAddresses = {
  'GET /api/player/{code}': {
    permission: 'use-player-link',
    summary: 'A player’s own page: their table, what is asked of them, their results',
    params: ofLink,
    answer: { says: 'The page', schema: playerPageSchema },
  },
  'POST /api/player/{code}/results': {
    permission: 'use-player-link',
    summary: 'How the match ended, entered by the player; equal entries from both confirm each other',
    params: ofLink,
    body: playerResultSchema,
    answer: { says: 'The page as it is then', schema: playerPageSchema },
  },
  'PUT /api/player/{code}/counters': {
    permission: 'use-player-link',
    summary: 'What trophies count of the player at their table, while the round is in progress',
    params: ofLink,
    body: playerCountersSchema,
    answer: { says: 'The page as it is then', schema: playerPageSchema },
  },
  'POST /api/player/{code}/presence': {
    permission: 'use-player-link',
    summary: 'Notes that the player is in the hall, where the director allows it',
    params: ofLink,
    body: playerPresenceSchema,
    answer: { says: 'The page as it is then', schema: playerPageSchema },
  },
  'GET /api/player/{code}/board': {
    permission: 'use-player-link',
    summary: 'Everybody, the last published round and the standings, for a player’s own tournament',
    params: ofLink,
    answer: { says: 'What the public may see, open or not', schema: playerBoardSchema },
  },
  'POST /api/player/{code}/words': {
    permission: 'use-player-link',
    summary: 'Words of Scrabble, admitted or not; refused while a table of theirs is in play',
    params: ofLink,
    body: wordsBodySchema,
    answer: { says: 'Each word, and which list answered', schema: wordsAnswerSchema },
  },
  'PUT /api/player/{code}/sheet': {
    permission: 'use-player-link',
    summary: 'The player’s score sheet as far as it is; answers with that of the opponent’s phone',
    params: ofLink,
    body: playerSheetSchema,
    answer: { says: 'The opponent’s sheet', schema: otherSheetSchema },
  },
} as const satisfies RouteTable;
