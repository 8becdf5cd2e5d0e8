import * as z from 'zod';
import { decidedSchema } from '../http/events.ts';
import {
  correctBodySchema,
  correctedSchema,
  enrolBodySchema,
  listBodySchema,
  listPreviewSchema,
  registerChangesSchema,
} from '../http/lists.ts';
import { feesBodySchema, feesSchema, listedPersonSchema, personCorrectionSchema } from '../http/person.ts';
import { makeLinksSchema, personDataSchema, playerLinkSchema, publicOptionsSchema } from '../http/player.ts';
import {
  acceptSchema,
  contactSchema,
  refuseRequestsSchema,
  registrationRequestSchema,
} from '../http/registration-requests.ts';
import type { RouteTable } from './route.ts';

const all = z.array(registrationRequestSchema);
/** `tournament`: the name of the other pool. */
const otherPoolsSchema = z.array(
  z.object({
    player: z.string(),
    tournament: z.string(),
    /** Who they are there, to whoever works there too. */
    there: z.object({ slug: z.string(), player: z.string() }).exactOptional(),
  }),
);

/** The other pools of an event. `pool`: as it is named; missing: by the tournament's name alone. */
const eventPoolsSchema = z.array(
  z.object({ slug: z.string(), name: z.string(), pool: z.string().exactOptional(), rounds: z.int() }),
);

export const peopleAddresses = {
  'PUT /api/tournaments/{t}/people/{player}': {
    permission: 'correct-person',
    summary: 'Corrects who somebody is: name, licence. Changes no pairing and no frozen ranking',
    body: personCorrectionSchema,
    answer: { says: 'The person as kept', schema: listedPersonSchema },
  },
  'GET /api/tournaments/{t}/other-pools': {
    permission: 'read-desk',
    summary: 'Who is registered in another pool of the same event and days too, of the pools that the asker may see',
    answer: { says: 'A line for each and pool', schema: otherPoolsSchema },
  },
  'GET /api/tournaments/{t}/event-pools': {
    permission: 'read-desk',
    summary:
      'The other pools of the same event and days in which the account has a role: people can be dealt among them',
    answer: { says: 'The pools', schema: eventPoolsSchema },
  },
  'GET /api/tournaments/{t}/people/{player}/contact': {
    permission: 'person-data',
    summary: 'How to reach somebody; never public, in no file',
    answer: { says: 'The contact', schema: contactSchema },
  },
  'PUT /api/tournaments/{t}/people/{player}/contact': {
    permission: 'person-data',
    summary: 'Notes how to reach somebody',
    body: contactSchema,
    answer: { says: 'The contact as kept', schema: contactSchema },
  },
  'GET /api/tournaments/{t}/people/{player}/data': {
    permission: 'person-data',
    summary: 'All that is held about one person here, to be given to them',
    answer: { says: 'The person’s own data', schema: personDataSchema },
  },
  'POST /api/tournaments/{t}/people/{player}/erase': {
    permission: 'person-data',
    summary: 'Deletes somebody’s identity, past pages included; results stay. Cannot be undone',
    answer: { says: 'What is left', schema: listedPersonSchema },
  },
  'GET /api/tournaments/{t}/links': {
    permission: 'player-links',
    summary: 'The players’ links, to print or hand out',
    answer: { says: 'The links; without code once revoked', schema: z.array(playerLinkSchema) },
  },
  'POST /api/tournaments/{t}/links': {
    permission: 'player-links',
    summary: 'Makes the links that are missing, of these players or of all',
    body: makeLinksSchema,
    answer: { says: 'All the links', schema: z.array(playerLinkSchema) },
  },
  'POST /api/tournaments/{t}/links/{player}/renew': {
    permission: 'player-links',
    summary: 'A new link for a player; the older one no longer opens anything',
    answer: { says: 'The new link', schema: playerLinkSchema },
  },
  'POST /api/tournaments/{t}/links/{player}/revoke': {
    permission: 'player-links',
    summary: 'The player’s link no longer opens anything',
    answer: { says: 'All the links', schema: z.array(playerLinkSchema) },
  },
  'GET /api/tournaments/{t}/requests': {
    permission: 'registrations',
    summary: 'The registration requests, in the order in which they came',
    answer: { says: 'The requests', schema: all },
  },
  'POST /api/tournaments/{t}/requests/{request}/accept': {
    permission: 'registrations',
    summary: 'Accepts a request: registers the person',
    body: acceptSchema,
    answer: { says: 'The requests', schema: all },
  },
  'POST /api/tournaments/{t}/requests/{request}/refuse': {
    permission: 'registrations',
    summary: 'Refuses a request, and deletes the e-mail address',
    answer: { says: 'The requests', schema: all },
  },
  'POST /api/tournaments/{t}/requests/{request}/erase': {
    permission: 'registrations',
    summary: 'Refuses a request and deletes it: name, club, licence, address. Cannot be undone',
    answer: { says: 'The requests', schema: all },
  },
  'GET /api/tournaments/{t}/options': {
    permission: 'read-desk',
    summary: 'What visitors and players may do',
    answer: { says: 'The options', schema: publicOptionsSchema },
  },
  'PUT /api/tournaments/{t}/options': {
    permission: 'registrations',
    summary: 'Opens or closes online registration and check-in by link',
    body: publicOptionsSchema,
    answer: { says: 'The options', schema: publicOptionsSchema },
  },
  'POST /api/tournaments/{t}/requests/refuse': {
    permission: 'registrations',
    summary:
      'Refuses many at once, and deletes the e-mail addresses or the requests; those already answered keep their answer',
    body: refuseRequestsSchema,
    answer: { says: 'The requests', schema: all },
  },
  'POST /api/tournaments/{t}/lists': {
    permission: 'register-list',
    summary: 'Reads a list of people (pasted, csv, xlsx, ods) and says what each line would do; nothing is written',
    body: listBodySchema,
    long: true,
    answer: { says: 'The list, line by line', schema: listPreviewSchema },
  },
  'GET /api/tournaments/{t}/register-changes': {
    permission: 'register-list',
    summary: 'What the register’s newest lists say otherwise of those registered by licence, before round 1',
    answer: { says: 'The differences, as they are taken with `lists/register`', schema: registerChangesSchema },
  },
  'POST /api/tournaments/{t}/lists/register': {
    permission: 'register-list',
    summary: 'Registers several people as one decision, undone in one go',
    body: enrolBodySchema,
    long: true,
    answer: { says: 'What was decided', schema: decidedSchema },
  },
  'POST /api/tournaments/{t}/lists/people': {
    permission: 'register-list',
    summary: 'Takes what a list says otherwise of who several people are (name, licence) as one line of the log',
    body: correctBodySchema,
    long: true,
    answer: { says: 'The version after it', schema: correctedSchema },
  },
  'GET /api/tournaments/{t}/fees': {
    permission: 'read-desk',
    summary: 'The fees by age; never public',
    answer: { says: 'The bands', schema: feesSchema },
  },
  'PUT /api/tournaments/{t}/fees': {
    permission: 'registrations',
    summary: 'Sets the fees by age, up to four bands',
    body: feesBodySchema,
    answer: { says: 'The bands as kept', schema: feesSchema },
  },
} as const satisfies RouteTable;
