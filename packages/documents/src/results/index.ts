// Results that come from other programs, and go to them: pure readers and writers.

export { aupairName, readAupair, toAupair } from './aupair.ts';
export { type Cards, type CardsRefusal, cardsOf } from './cards-of.ts';
export { claimsDiffer } from './claims.ts';
export type { Adjustment, ResultFault } from './faults.ts';
export { type FileGame, gamesOfRows, gamesOfTournament } from './file-game.ts';
export type {
  ImportedAbout,
  ImportedMatch,
  ImportedResult,
  ImportedTournament,
  ReadResults,
  ResultSource,
} from './imported-tournament.ts';
export { formatOfText, readWhole, type SentTable, tableIn } from './read-whole.ts';
export { isResultsWorkbook } from './read-workbook-rows.ts';
export { guessedColumns, resultColumns, roundIn } from './row-columns.ts';
export { type RowGame, rowGames } from './row-games.ts';
export { readRows } from './rows.ts';
export { resultSentences } from './sentences.ts';
export { type ImportAs, type ImportFile, toTournamentFile } from './to-tournament-file.ts';
export { readTsh, toTsh } from './tsh.ts';
export { type Doubt, judgeOn, type Verdict, type WhyRefused } from './verdicts.ts';
export { workbookLayouts } from './workbook-layout.ts';
export { formatsFor, type ResultsFormat, writtenAs } from './write-as.ts';
