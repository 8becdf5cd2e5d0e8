import * as z from 'zod';
import {
  decidedFederationSchema,
  decisionBodySchema,
  journalQuerySchema,
  journalSchema,
  previewBodySchema,
  previewSchema,
} from '../http/federation/decisions.ts';
import {
  documentSchema,
  documentsQuerySchema,
  documentsSchema,
  handedDocumentSchema,
  receivedSchema,
  sentDocumentSchema,
  sentDocumentStateSchema,
  sentListSchema,
} from '../http/federation/documents.ts';
import {
  federationChangeSchema,
  federationSchema,
  madeSenderSchema,
  newFederationSchema,
  newSenderSchema,
  officersSchema,
  senderSchema,
} from '../http/federation/federations.ts';
import { sentGamesSchema } from '../http/federation/games.ts';
import {
  atQuerySchema,
  comparisonQuerySchema,
  comparisonSchema,
  organisersFileSchema,
  personCardSchema,
  publicationsSchema,
  publicEventSchema,
  publicListsSchema,
  publishedListSchema,
  ratingsQuerySchema,
  ratingsSchema,
} from '../http/federation/lists.ts';
import {
  barsSchema,
  championshipQuerySchema,
  championshipSchema,
  seasonsOfFederationSchema,
} from '../http/federation/seasons.ts';
import { listBodySchema } from '../http/lists.ts';
import { registerPreviewSchema } from '../http/register.ts';
import { civilDate, idSchema } from '../http/text.ts';
import type { RouteTable } from './route.ts';

const receipt = z.coerce.number().int().min(1).max(99_999_999);
const ofDocument = z.object({ f: idSchema, receipt });
const ofPerson = z.object({ f: idSchema, person: z.string().min(1).max(300) });
const ofDate = z.object({ f: idSchema, date: civilDate });

/** What houses send, known by the code that they were given. */
const senderAddresses = {
  'POST /api/federations/{f}/documents': {
    permission: 'use-sender-code',
    summary:
      'Receives a closed tournament, games outside one, or another federation’s list; by the sender’s code, once an `Idempotency-Key`',
    body: z.union([sentDocumentSchema, sentGamesSchema, sentListSchema]),
    answer: { says: 'What became of it', schema: receivedSchema, status: 201 },
  },
  'GET /api/federations/{f}/documents/{receipt}/state': {
    permission: 'use-sender-code',
    summary: 'What became of a document, for its sender, by code',
    params: ofDocument,
    answer: { says: 'Its state and its effect', schema: sentDocumentStateSchema },
  },
  'GET /api/federations/{f}/list': {
    permission: 'use-sender-code',
    summary: 'Everybody ever with their last rating, for organisers, by the sender’s code',
    query: atQuerySchema,
    answer: { says: 'The file', schema: organisersFileSchema },
  },
} as const satisfies RouteTable;

/** The desk of whoever keeps the ratings. */
const officerAddresses = {
  'GET /api/federations/{f}/documents': {
    permission: 'keep-ratings',
    summary: 'What was received: to review by gravity, returned, accepted',
    query: documentsQuerySchema,
    answer: { says: 'The documents', schema: documentsSchema },
  },
  'POST /api/federations/{f}/files': {
    permission: 'keep-ratings',
    summary: 'Receives a tournament file, or a list, given at the desk',
    body: handedDocumentSchema,
    answer: { says: 'What became of it', schema: receivedSchema, status: 201 },
  },
  'POST /api/federations/{f}/lists': {
    permission: 'keep-ratings',
    summary: 'Reads another federation’s list from a sheet, to be taken in as it stands; nothing is written',
    body: listBodySchema,
    long: true,
    answer: { says: 'Its lines: `new`, or `refused` with its fault', schema: registerPreviewSchema },
  },
  'GET /api/federations/{f}/documents/{receipt}': {
    permission: 'keep-ratings',
    summary: 'A document: its checks, who its players are, what it does to the ratings',
    params: ofDocument,
    answer: { says: 'The document', schema: documentSchema },
  },
  'POST /api/federations/{f}/decisions': {
    permission: 'keep-ratings',
    summary: 'Decides something: accepts, returns, revises, merges, opens a season, publishes, undoes',
    body: decisionBodySchema,
    answer: { says: 'The decision', schema: decidedFederationSchema },
  },
  'POST /api/federations/{f}/preview': {
    permission: 'keep-ratings',
    summary: 'What a decision would do to ratings, events and lists; nothing is decided',
    body: previewBodySchema,
    long: true,
    answer: { says: 'What would change', schema: previewSchema },
  },
  'GET /api/federations/{f}/journal': {
    permission: 'keep-ratings',
    summary: 'Who decided what, and what was refused on arrival, newest first',
    query: journalQuerySchema,
    answer: { says: 'The lines', schema: journalSchema },
  },
  'GET /api/federations/{f}/ratings': {
    permission: 'keep-ratings',
    summary: 'Everybody’s rating at a date',
    query: ratingsQuerySchema,
    answer: { says: 'The list', schema: ratingsSchema },
  },
  'GET /api/federations/{f}/ratings/{person}': {
    permission: 'keep-ratings',
    summary: 'Somebody at a date: each figure’s calculation, the names that they came with',
    params: ofPerson,
    query: atQuerySchema,
    answer: { says: 'The card', schema: personCardSchema },
  },
  'GET /api/federations/{f}/publications': {
    permission: 'keep-ratings',
    summary: 'The published lists, and how many ratings of each differ from today’s computation',
    answer: { says: 'The lists', schema: publicationsSchema },
  },
  'GET /api/federations/{f}/comparison': {
    permission: 'keep-ratings',
    summary: 'Two lists in one table, each change with what it comes from; a date without a list is a draft',
    query: comparisonQuerySchema,
    answer: { says: 'The table', schema: comparisonSchema },
  },
  'GET /api/federations/{f}/seasons': {
    permission: 'keep-ratings',
    summary: 'The seasons and the methods of the championship',
    answer: { says: 'The data, by first day', schema: seasonsOfFederationSchema },
  },
  'GET /api/federations/{f}/championship': {
    permission: 'keep-ratings',
    summary: 'A season of the championship: whose results count, and which do not',
    query: championshipQuerySchema,
    answer: { says: 'The table', schema: championshipSchema },
  },
  'GET /api/federations/{f}/bars': {
    permission: 'keep-ratings',
    summary: 'The distribution of a date’s list, with the bars that the rule proposes',
    query: atQuerySchema,
    answer: { says: 'Figures and bars', schema: barsSchema },
  },
} as const satisfies RouteTable;

/** What everybody may read, and what the house's managers set. */
const federationAddresses = {
  'GET /api/federations': {
    permission: 'list-own',
    summary: 'The federations whose ratings the account keeps',
    answer: { says: 'By name', schema: z.array(federationSchema) },
  },
  'POST /api/federations': {
    permission: 'house-settings',
    summary: 'Makes a federation: a game, a name, an address that never changes',
    body: newFederationSchema,
    answer: { says: 'It', schema: federationSchema, status: 201 },
  },
  'PATCH /api/federations/{f}': {
    permission: 'house-settings',
    summary: 'Changes a federation’s name, or the days during which a club corrects its own document',
    body: federationChangeSchema,
    answer: { says: 'It', schema: federationSchema },
  },
  'GET /api/federations/{f}/team': {
    permission: 'keep-ratings',
    summary: 'Who keeps the ratings, besides the managers',
    answer: { says: 'By name', schema: officersSchema },
  },
  'PUT /api/federations/{f}/team/{account}': {
    permission: 'house-settings',
    summary: 'Lets an account keep the ratings',
    answer: { says: 'The team', schema: officersSchema },
  },
  'DELETE /api/federations/{f}/team/{account}': {
    permission: 'house-settings',
    summary: 'Takes that role away',
    answer: { says: 'The team', schema: officersSchema },
  },
  'GET /api/federations/{f}/senders': {
    permission: 'keep-ratings',
    summary: 'Who sends results',
    answer: { says: 'By name', schema: z.array(senderSchema) },
  },
  'POST /api/federations/{f}/senders': {
    permission: 'keep-ratings',
    summary: 'Makes a sender; its code is shown once',
    body: newSenderSchema,
    answer: { says: 'The sender and its code', schema: madeSenderSchema, status: 201 },
  },
  'DELETE /api/federations/{f}/senders/{sender}': {
    permission: 'keep-ratings',
    summary: 'Revokes a sender’s code; what it sent stays',
    answer: { says: 'The senders', schema: z.array(senderSchema) },
  },
  'GET /api/federations/{f}/lists': {
    permission: 'see-public',
    summary: 'The dates of the published lists',
    answer: { says: 'The newest first', schema: publicListsSchema },
  },
  'GET /api/federations/{f}/events/{document}': {
    permission: 'see-public',
    summary: 'An event that was sent: its ratings are to come, or its table',
    params: z.object({ f: idSchema, document: z.string().min(1).max(300) }),
    answer: { says: 'The event, people by the names that they show', schema: publicEventSchema },
  },
  'GET /api/federations/{f}/lists/{date}': {
    permission: 'see-public',
    summary: 'A published list, the same byte for byte for ever',
    params: ofDate,
    answer: { says: 'The list', schema: publishedListSchema },
  },
} as const satisfies RouteTable;

export const federationsAddresses = { ...federationAddresses, ...senderAddresses, ...officerAddresses };
