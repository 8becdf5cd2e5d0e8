import * as z from 'zod';
import { accountSchema, houseRoleSchema, teamRoleSchema } from './session.ts';
import { text } from './text.ts';

/** Whom an invitation is for, in the inviter's words; shown to the staff until it is used. */
const note = text(80).exactOptional();

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
export const teamInvitationSchema = z.object({ ...invitation, role: teamRoleSchema });

export const memberSchema = z.object({
  account: z.string(),
  name: z.string(),
  role: teamRoleSchema,
  since: z.iso.datetime(),
});
export const teamSchema = z.object({ members: z.array(memberSchema), invitations: z.array(teamInvitationSchema) });
export type Team = z.infer<typeof teamSchema>;

export const memberChangeSchema = z.strictObject({ role: teamRoleSchema });
