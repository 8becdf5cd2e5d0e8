import * as z from 'zod';
import { someText, textOf } from './text.ts';

/** As typed, blanks and all. What is too short or too common is refused with a code of its own. */
const password = z.string().min(1).max(200);
/** What stands at the end of a one-time link. */
const linkToken = z.string().min(1).max(80);
/** « Rester connecté sur cet appareil ». */
const stay = z.boolean().exactOptional();

/** In the house: a manager may do everything everywhere. */
const houseRoleSchema = z.enum(['manager', 'member']);
/** In one tournament, from the widest to the narrowest. */
const teamRoleSchema = z.enum(['director', 'arbiter', 'clerk']);
export type HouseRole = z.infer<typeof houseRoleSchema>;
export type TeamRole = z.infer<typeof teamRoleSchema>;

export const accountSchema = z.object({ id: z.string(), name: z.string(), house: houseRoleSchema });
export type AccountView = z.infer<typeof accountSchema>;

/**
 * Who is signed in here. `accounts`: whether anybody can sign in at all. `staff`: whether this connection takes
 * sign-ins, which the hall's http does not.
 */
export const sessionViewSchema = z.object({
  account: accountSchema.nullable(),
  accounts: z.boolean(),
  staff: z.boolean(),
});
export type SessionView = z.infer<typeof sessionViewSchema>;

export const signInBodySchema = z.strictObject({ name: textOf(80), password, stay });
export type SignInBody = z.infer<typeof signInBodySchema>;

/** The session itself is in the cookie, and nowhere in an answer. */
export const signedInSchema = z.object({ account: accountSchema });
export type SignedInView = z.infer<typeof signedInSchema>;

export const passwordBodySchema = z.strictObject({ current: password, password });

/** One sign-in of mine. `here`: the one that asks. */
export const mySessionSchema = z.object({
  id: z.string(),
  device: z.string(),
  createdAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  here: z.boolean(),
});
export type MySession = z.infer<typeof mySessionSchema>;

export const linkBodySchema = z.strictObject({ token: linkToken });

/** What a one-time link does. `tournament`: its name. `name`: whose password. */
export const linkViewSchema = z.object({
  kind: z.enum(['owner', 'house', 'team', 'password']),
  house: houseRoleSchema.exactOptional(),
  role: teamRoleSchema.exactOptional(),
  tournament: z.string().exactOptional(),
  slug: z.string().exactOptional(),
  name: z.string().exactOptional(),
  endsAt: z.iso.datetime(),
});
export type LinkView = z.infer<typeof linkViewSchema>;

/** `name`: missing where the link is for a new password. */
export const acceptBodySchema = z.strictObject({
  token: linkToken,
  name: someText(80).exactOptional(),
  password,
  stay,
});
export type AcceptBody = z.infer<typeof acceptBodySchema>;

/** Whom an invitation is for, in the inviter's words; shown to the staff until it is used. */
const note = textOf(80).exactOptional();

export const listedAccountSchema = accountSchema.extend({ createdAt: z.iso.datetime(), disabled: z.boolean() });
export type ListedAccount = z.infer<typeof listedAccountSchema>;

export const accountChangeSchema = z.strictObject({
  house: houseRoleSchema.exactOptional(),
  disabled: z.boolean().exactOptional(),
});

export const houseInvitationBodySchema = z.strictObject({ house: houseRoleSchema, note });
export const teamInvitationBodySchema = z.strictObject({ role: teamRoleSchema, note });

/** A link just made. `path`: its address without the origin, given once and kept nowhere. */
export const invitedSchema = z.object({ id: z.string(), path: z.string(), endsAt: z.iso.datetime() });
export type Invited = z.infer<typeof invitedSchema>;

const invitation = { id: z.string(), note: z.string().nullable(), madeAt: z.iso.datetime(), endsAt: z.iso.datetime() };

/** Links that can still be used. */
export const houseInvitationSchema = z.object({ ...invitation, house: houseRoleSchema });
export type HouseInvitation = z.infer<typeof houseInvitationSchema>;
const teamInvitationSchema = z.object({ ...invitation, role: teamRoleSchema });

const memberSchema = z.object({
  account: z.string(),
  name: z.string(),
  role: teamRoleSchema,
  since: z.iso.datetime(),
});
export const teamSchema = z.object({ members: z.array(memberSchema), invitations: z.array(teamInvitationSchema) });
export type Team = z.infer<typeof teamSchema>;

export const memberChangeSchema = z.strictObject({ role: teamRoleSchema });
