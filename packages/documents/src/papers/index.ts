// Every sheet of paper that a tournament is run with.
export { type BadgeLink, badges, nameCards } from './badges.ts';
export { certificates } from './certificates.ts';
export { challengeSlips } from './challenge-slips.ts';
export { crossTable } from './cross-table.ts';
export { drawReasons } from './draw-reasons.ts';
export { feesSheet } from './fees-sheet.ts';
export { matchSlips } from './match-slips.ts';
export { newRatings } from './new-ratings.ts';
export { poolsSheet } from './pools-sheet.ts';
export { prizeList } from './prize-list.ts';
export { roundDetails } from './round-details.ts';
export { scoreSheets } from './score-sheets.ts';
export { standingsPaper } from './standings-paper.ts';
export { armiesSheet, statisticsSheet } from './statistics-sheet.ts';
export { tablesByName } from './tables-by-name.ts';
export { tablesByNumber } from './tables-by-number.ts';
export { timetableSheet } from './timetable-sheet.ts';
export { type Welcome, welcomeSheet } from './welcome-sheet.ts';
