import * as z from 'zod';
import { newRecipientSchema, recipientsSchema } from '../http/closing.ts';
import {
  addressesSchema,
  listingSchema,
  safetySchema,
  seasonFromSchema,
  seasonsSchema,
  seasonsSentSchema,
  wordsAnswerSchema,
  wordsBodySchema,
} from '../http/installation.ts';
import { gameSchema } from '../http/register.ts';
import type { RouteTable } from './route.ts';

const ofGame = z.object({ game: gameSchema });

export const installationAddresses = {
  'GET /api/listing': {
    permission: 'house-settings',
    summary: 'Whether search engines may list the public pages of this installation',
    answer: { says: 'Yes or no', schema: listingSchema },
  },
  'PUT /api/listing': {
    permission: 'house-settings',
    summary: 'Lets search engines list the public pages of this installation, or keeps them out',
    body: listingSchema,
    answer: { says: 'Yes or no', schema: listingSchema },
  },
  'GET /api/seasons': {
    permission: 'list-own',
    summary: 'The seasons of the PL rating known here besides the built-in one, newest first',
    answer: { says: 'The seasons', schema: seasonsSchema },
  },
  'POST /api/seasons': {
    permission: 'house-settings',
    summary: 'Keeps a season, or several; of one first day the new one replaces the old. No tournament changes',
    body: seasonsSentSchema,
    answer: { says: 'The seasons', schema: seasonsSchema },
  },
  'DELETE /api/seasons/{from}': {
    permission: 'house-settings',
    summary: 'Forgets the season of that first day. No tournament changes',
    params: z.object({ from: seasonFromSchema }),
    answer: { says: 'The seasons', schema: seasonsSchema },
  },
  'GET /api/recipients': {
    permission: 'house-settings',
    summary: 'The federation that receives the closed tournaments of each game',
    answer: { says: 'By game; never a code', schema: recipientsSchema },
  },
  'PUT /api/recipients/{game}': {
    permission: 'house-settings',
    summary: 'Says which federation receives a game’s closed tournaments, and this installation’s code there',
    params: ofGame,
    body: newRecipientSchema,
    answer: { says: 'By game', schema: recipientsSchema },
  },
  'DELETE /api/recipients/{game}': {
    permission: 'house-settings',
    summary: 'Forgets it: what was said when the program was started counts again',
    params: ofGame,
    answer: { says: 'By game', schema: recipientsSchema },
  },
  'GET /api/addresses': {
    permission: 'list-own',
    summary: 'Where phones and staff on other devices come in, and the certificate to compare',
    answer: { says: 'The addresses, as of now', schema: addressesSchema },
  },
  'GET /api/safety': {
    permission: 'list-own',
    summary: 'When the data were last copied, and the room left on the disk of the copies',
    answer: { says: 'As of now', schema: safetySchema },
  },
  'POST /api/words': {
    permission: 'list-own',
    summary: 'Words of Scrabble, admitted or not, for arbiters; never their meaning',
    body: wordsBodySchema,
    answer: { says: 'Each word, and which list answered', schema: wordsAnswerSchema },
  },
} as const satisfies RouteTable;
