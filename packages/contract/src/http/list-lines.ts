import * as z from 'zod';
import { listFields } from '../lists/columns.ts';
import { commandArmySchema, factsSchema, seenFactsSchema } from './commands/registration.ts';
import { personCorrectionSchema, personSchema } from './person.ts';
import { contactSchema } from './registration-requests.ts';

export const listFieldSchema = z.enum(listFields);

export const listFaultSchema = z.discriminatedUnion('code', [
  z.object({
    code: z.enum([
      'no-name',
      'no-person',
      'several-people',
      'private-name',
      'hidden-character',
      'open-quote',
      'no-separator',
    ]),
  }),
  z.object({ code: z.literal('too-long'), field: z.string(), most: z.int() }),
  z.object({
    code: z.enum(['wrong-rating', 'wrong-birth', 'wrong-cohesion', 'wrong-year', 'wrong-date', 'unknown-licence']),
    text: z.string(),
  }),
]);
export type ListFault = z.infer<typeof listFaultSchema>;

/**
 * `zero-rating`: a 0 counts as missing. `implausible-rating`: hardly one, to be checked. `licence-number`: the
 * spreadsheet may have taken its zeros. `licence-unread`: without a figure it is none, and left out. `series-unread`: the rules know no such duplicate series, it is left out.
 * `series-as-rating`: it stood where the rating does. `contact-kept`: an address or a phone number, which only those who
 * direct read. `contact-unread`: it reaches nobody, and is left out. `contact-other`: of somebody who is registered, and
 * noted otherwise or not at all, which a list does not change. `army-unread`: no army, and it is
 * left out. `army-typed`: in no list that is known, kept as it stands. `army-edition`: another edition may be meant. `from-register`: what the line leaves out comes from the
 * register. `licence-zeros`: its licence has the zeros of the register's. `rating-kept`: the tournament has begun with another rating.
 */
const notice = z.enum([
  'zero-rating',
  'implausible-rating',
  'licence-number',
  'licence-unread',
  'series-unread',
  'series-as-rating',
  'contact-kept',
  'contact-unread',
  'contact-other',
  'private-left-out',
  'army-unread',
  'army-typed',
  'army-edition',
  'from-register',
  'licence-zeros',
  'rating-kept',
]);
export type ListNotice = z.infer<typeof notice>;

/** As read, with what the rules know beside it. */
const listedFacts = z.object({
  person: z.object(personSchema.shape),
  rating: z.number().exactOptional(),
  provisional: z.boolean().exactOptional(),
  duplicateSeries: z.string().exactOptional(),
  club: z.string().exactOptional(),
  category: z.string().exactOptional(),
  army: commandArmySchema.exactOptional(),
  contact: contactSchema.exactOptional(),
});

/** Somebody of the same name: registered already (`player`), or on another line of the list. */
const homonym = z.object({
  name: z.string(),
  player: z.string().exactOptional(),
  line: z.int().exactOptional(),
  club: z.string().exactOptional(),
  licence: z.string().exactOptional(),
});
export type Homonym = z.infer<typeof homonym>;

/** The rating that the rules give where it is not the one of the list; nobody takes it but by saying so. */
const startProposalSchema = z.object({
  why: z.enum(['back', 'world-ten']),
  rating: z.number(),
  known: z.number(),
  lastEvent: z.string().exactOptional(),
});

const where = { line: z.int(), raw: z.string() };
const proposal = startProposalSchema.exactOptional();
/** The name as « NOM Prénom », where it stands otherwise and something tells which is the surname. */
const spelling = z.string().exactOptional();

/** Known armies whose names are nearest to the one that the line says, the nearest first. */
const armies = z.array(commandArmySchema).exactOptional();

/** The same as a correction of the facts of the rules. */
export const factsUpdateSchema = z.object({ saw: seenFactsSchema, to: factsSchema });

export const differencesSchema = z.array(
  z.object({ field: listFieldSchema, before: z.string().nullable(), after: z.string() }),
);

/**
 * What a list says otherwise of somebody who is registered; nobody takes it but by saying so. `differences`: as they
 * are shown. `facts`, `person`: as they are sent where they are taken.
 */
const listUpdateSchema = z.object({
  differences: differencesSchema,
  facts: factsUpdateSchema.exactOptional(),
  person: personCorrectionSchema.exactOptional(),
});
export type ListUpdate = z.infer<typeof listUpdateSchema>;

/**
 * What a line would do. `doubtful`: asked first — the same person as one of the `homonyms`? which of two readings of
 * the rating (`question`)? register somebody whose entry is not plainly agreed (`status`)? `known`: registered already;
 * by the name alone, with the `facts` of somebody else who bears it. `repeated`: the same licence stands on the line
 * `above`.
 */
export const listLineSchema = z.discriminatedUnion('kind', [
  z.object({
    ...where,
    kind: z.literal('new'),
    facts: listedFacts,
    notices: z.array(notice),
    proposal,
    spelling,
    armies,
  }),
  z.object({
    ...where,
    kind: z.literal('doubtful'),
    facts: listedFacts,
    notices: z.array(notice),
    proposal,
    spelling,
    armies,
    /** What the list says of the entry, no plain yes: « Annulé ». */
    status: z.string().nullable(),
    homonyms: z.array(homonym),
    question: z.object({ text: z.string(), whole: z.string(), decimal: z.string() }).nullable(),
    /** As the first of the homonyms, whom the register knows by the same licence with its zeros. */
    known: listedFacts.exactOptional(),
  }),
  z.object({
    ...where,
    kind: z.literal('known'),
    name: z.string(),
    player: z.string(),
    notices: z.array(notice),
    update: listUpdateSchema.exactOptional(),
    facts: listedFacts.exactOptional(),
    armies,
  }),
  z.object({ ...where, kind: z.literal('repeated'), name: z.string(), above: z.int() }),
  z.object({ ...where, kind: z.literal('refused'), fault: listFaultSchema }),
]);
export type ListLine = z.infer<typeof listLineSchema>;
