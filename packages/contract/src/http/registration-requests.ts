import { langs } from '@ronde/language';
import * as z from 'zod';
import { emailShape } from '../private-text.ts';
import { armySchema } from './state.ts';
import { idSchema, personName, shownLicence, shownText, someText, textOf } from './text.ts';

/** Whether one may ask to be registered; `waiting`: those on the waiting list. */
export const registrationSchema = z.object({
  open: z.boolean(),
  places: z.int().nullable(),
  free: z.int().nullable(),
  waiting: z.int(),
});

const email = textOf(120).regex(emailShape, 'email');

/** As in a person's entry. */
const birthYear = z.int().min(1900).max(2100);

/** Somebody asks to be registered. `id`: drawn by the browser, so that a repeated request asks once. */
export const applicationSchema = z.strictObject({
  id: idSchema.max(60),
  name: personName(120),
  club: shownText(80).exactOptional(),
  licence: shownLicence(40).exactOptional(),
  email: email.exactOptional(),
  /** For the fees by age. */
  birthYear: birthYear.exactOptional(),
  /** In which they asked, and are answered. */
  lang: z.enum(langs).exactOptional(),
  /** Of the wargame: as it was typed, and the Elo. */
  army: someText(125).exactOptional(),
  elo: z.number().min(0).max(9999).exactOptional(),
});

/** `waiting`: the place on the waiting list; null: there is a free place, if the director says yes. */
export const applicationStateSchema = z.object({
  state: z.enum(['asked', 'accepted', 'refused']),
  waiting: z.int().nullable(),
});

/** `email`: of who was accepted, as it is among the contacts. */
export const registrationRequestSchema = z.object({
  id: z.string(),
  place: z.int(),
  name: z.string(),
  club: z.string().exactOptional(),
  licence: z.string().exactOptional(),
  email: z.string().exactOptional(),
  birthYear: z.int().exactOptional(),
  lang: z.enum(langs).exactOptional(),
  army: z.string().exactOptional(),
  elo: z.number().exactOptional(),
  askedAt: z.string(),
  state: z.enum(['asked', 'accepted', 'refused']),
  player: z.string().exactOptional(),
  waiting: z.int().nullable(),
});
export type RegistrationRequestView = z.infer<typeof registrationRequestSchema>;

/** What the rules need to know of who is accepted. `name`: as the lists write it, where they asked under another. */
export const acceptSchema = z.strictObject({
  name: personName(120).exactOptional(),
  rating: z.number().min(0).max(9999).exactOptional(),
  army: armySchema.exactOptional(),
  provisional: z.boolean().exactOptional(),
  duplicateSeries: someText(20).exactOptional(),
  category: shownText(40).exactOptional(),
  birthYear: birthYear.exactOptional(),
});

/** Many at once. `erase`: who asked is forgotten, whole; missing: their addresses alone. */
export const refuseRequestsSchema = z.strictObject({
  requests: z.array(idSchema).min(1).max(2000),
  erase: z.boolean().exactOptional(),
});

export const contactSchema = z.strictObject({ email: email.exactOptional(), phone: textOf(40).exactOptional() });
