/** What a vote is about: an army, said with its player, or a player. */
export const voteSubjects = ['army', 'player'] as const;

/**
 * `ready`: nobody votes yet. `closed`: nobody votes any more, and it can be opened again. `counted`: its figures are
 * known, and it stays closed: opened again, one vote more could be read from the difference.
 */
export const voteStates = ['ready', 'open', 'closed', 'counted'] as const;
export type VoteState = (typeof voteStates)[number];

/** A tournament has no more of them. */
export const mostVotes = 12;
