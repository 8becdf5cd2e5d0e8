import * as z from 'zod';

/** Somebody asks by phone to leave the tournament: those who direct let them go by `withdraw`, or decline. */
export const leaveRequestSchema = z.object({ player: z.string(), at: z.string() });
export type LeaveRequest = z.infer<typeof leaveRequestSchema>;

/** `asked` false: the player stays after all. */
export const askToLeaveSchema = z.strictObject({ asked: z.boolean() });
