import type { Match } from '@ronde/engine';

/** A table whose reasons are asked for, as the address says it: its number, or whose exemption it is: there may be two. */
export const whyKey = ({ table, players: [first] }: Pick<Match, 'table' | 'players'>): string =>
  table === undefined ? `exempt-${first}` : String(table);
