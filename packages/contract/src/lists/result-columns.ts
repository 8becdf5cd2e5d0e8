/**
 * What a column of a table of results says. `1`, `2`: of the first and of the second player of the line. `both`: both
 * scores, or those of every game of a match; `game1`…: both of one game. `letter`: V, N, D, of the first. `starts`: who
 * began.
 */
export const resultColumnNames = [
  'round',
  'table',
  'name1',
  'licence1',
  'score1',
  'name2',
  'licence2',
  'score2',
  'both',
  'letter',
  'starts',
  'game1',
  'game2',
  'game3',
  'game4',
  'game5',
] as const;

export type ResultColumn = (typeof resultColumnNames)[number];

/** More columns than a table of results has. */
export const mostResultColumns = 60;
