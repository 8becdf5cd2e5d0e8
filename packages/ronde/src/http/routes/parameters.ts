import { idSchema } from '@ronde/contract/http/text';
import * as z from 'zod';

/** `t`: the tournament's id, or its name in addresses. */
export const ofTournament = z.object({ t: idSchema });
export const ofPerson = z.object({ t: idSchema, player: idSchema });
export const ofAccount = z.object({ account: idSchema });
export const ofMember = z.object({ t: idSchema, account: idSchema });
export const ofInvitation = z.object({ invitation: idSchema });
export const ofTeamInvitation = z.object({ t: idSchema, invitation: idSchema });
export const ofSession = z.object({ session: idSchema });
