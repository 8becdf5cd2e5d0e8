import { idSchema } from '@ronde/contract/http/text';
import * as z from 'zod';

/** `t`: the tournament's id, or its name in addresses. */
export const ofTournament = z.object({ t: idSchema });
export const ofPerson = z.object({ t: idSchema, player: idSchema });

/** The author of a decision whose desk has not said who sits there. */
export const unnamed = 'Direction';
