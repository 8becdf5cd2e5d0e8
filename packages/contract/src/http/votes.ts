import * as z from 'zod';
import { voteStates, voteSubjects } from '../values/vote.ts';
import { idSchema, shownText } from './text.ts';

const player = z.string();
const ballots = z.int().min(0).max(2000);

/**
 * A vote as the desk reads it: who has voted, never for whom. `awaited`: who may vote and has not. `paper`: of those
 * who have, who put a ballot into the box. `box`: what was counted in the box. `result`: the most votes first, once
 * counted.
 */
export const voteSchema = z.object({
  id: z.string(),
  name: z.string(),
  about: z.enum(voteSubjects),
  state: z.enum(voteStates),
  voted: z.array(player),
  paper: z.array(player),
  awaited: z.array(player),
  box: z.array(z.object({ player, votes: ballots })),
  result: z.array(z.object({ player, votes: z.int() })).nullable(),
});
export type VoteView = z.infer<typeof voteSchema>;

/** `id`: drawn by the desk's browser, so that a repeated request makes one. */
export const newVoteSchema = z.strictObject({
  id: idSchema.max(60),
  name: shownText(80),
  about: z.enum(voteSubjects),
});

/** `saw`: as the director saw it. */
export const voteStateSchema = z.strictObject({ state: z.enum(voteStates), saw: z.enum(voteStates) });

/** Whether this player has put a ballot into the box. */
export const paperVoteSchema = z.strictObject({ in: z.boolean() });

/** What stands on the ballots of the box, whole; who is not named has none. */
export const voteBoxSchema = z.strictObject({
  box: z.array(z.strictObject({ player: idSchema, votes: ballots })).max(2000),
});

/** A vote as a player's phone reads it; everybody by number. */
export const ownVoteSchema = z.object({
  id: z.string(),
  name: z.string(),
  about: z.enum(voteSubjects),
  voted: z.boolean(),
  candidates: z.array(z.object({ id: z.string(), name: z.string(), army: z.string().exactOptional() })),
});
export type OwnVote = z.infer<typeof ownVoteSchema>;

export const ownVotesSchema = z.array(ownVoteSchema);

/** `for`: their number. */
export const castSchema = z.strictObject({ for: idSchema });
