import { counted, type Dictionary, list, type RoundNoun, roundNoun, type Spoken, spoken } from '@ronde/language';

/** A later round, with the numbers of some of its tables. */
interface TablesOf {
  readonly round: number;
  readonly tables: readonly number[];
}

const frTables = (tables: readonly number[]): string =>
  `${tables.length === 1 ? 'table' : 'tables'} ${list('fr', tables.map(String))}`;

/** What a correction changes, before and after it is saved. */
const frFor = (noun: RoundNoun) => ({
  otherwise: (rounds: readonly TablesOf[]) =>
    `La règle aurait tiré d’autres tables : ${list(
      'fr',
      rounds.map(({ round, tables }) => `${noun.one} ${round} (${frTables(tables)})`),
    )}.`,
  wouldErase: (round: number, tables: readonly number[]) =>
    tables.length === 0
      ? `Refaire ${noun.the} ${round} n’effacerait aucun résultat.`
      : `Refaire ${noun.the} ${round} effacerait ${counted('fr', tables.length, { one: 'résultat', other: 'résultats' })} : ${frTables(tables)}.`,
  redraw: (round: number) => `Refaire ${noun.the} ${round}`,
  keep: 'Garder les tables',
});

export type CorrectionSentences = ReturnType<typeof frFor>;

const enTables = (tables: readonly number[]): string =>
  `${tables.length === 1 ? 'table' : 'tables'} ${list('en', tables.map(String))}`;

const en: CorrectionSentences = {
  otherwise: (rounds) =>
    `The rule would have drawn other tables: ${list(
      'en',
      rounds.map(({ round, tables }) => `round ${round} (${enTables(tables)})`),
    )}.`,
  wouldErase: (round, tables) =>
    tables.length === 0
      ? `Redrawing round ${round} would erase no result.`
      : `Redrawing round ${round} would erase ${counted('en', tables.length, { one: 'result', other: 'results' })}: ${enTables(tables)}.`,
  redraw: (round) => `Redraw round ${round}`,
  keep: 'Keep the tables',
};

export const correctionSentences: Dictionary<Spoken<CorrectionSentences>> = {
  fr: spoken((format) => frFor(roundNoun(format))),
  en: () => en,
};
