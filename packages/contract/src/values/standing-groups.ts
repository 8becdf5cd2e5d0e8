/** By what the standings may be parted on paper. */
export const standingGroups = ['series', 'club', 'category'] as const;

export type StandingGroup = (typeof standingGroups)[number];
