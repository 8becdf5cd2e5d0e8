import { playsWargame, type Tournament } from '@ronde/engine';
import { colon, type Dictionary, type Lang, list, type Names, type Ui } from '@ronde/language';
import { armyLines } from './army-lines.ts';
import { type Best, type DayFigures, dayStatistics } from './day-statistics.ts';

/** `decimal`: a number to a tenth; `short`: a few letters. */
export interface ToldColumn {
  readonly key: string;
  readonly header: string;
  /** The full name of an abbreviation. */
  readonly title?: string;
  readonly kind: 'text' | 'short' | 'number' | 'decimal';
}

type ToldCell = string | number | null;

/** A table as screens and sheets show it, in the words of a language. */
export interface ToldTable {
  readonly title: string;
  readonly columns: readonly ToldColumn[];
  /** The column that names the row. */
  readonly rowHeader: string;
  readonly rows: readonly (readonly ToldCell[])[];
  readonly totals?: readonly ToldCell[];
  readonly notes: readonly string[];
}

/** What is said instead of a table that has no line. */
export interface NothingTold {
  readonly title: string;
  readonly none: string;
}

/** A language, and what its screens call a round and an army. */
export interface SaidIn {
  readonly lang: Lang;
  readonly words: { readonly standings: Pick<Ui['standings'], 'round'>; readonly wargame: Pick<Ui['wargame'], 'army'> };
}

type FilledColumn = ToldColumn & { readonly cell: (figures: DayFigures) => ToldCell };

/** The day in figures, a line a round, and the whole at the foot. `names`: as this reader may know people. */
export function statisticsTable(
  tournament: Tournament,
  after: number,
  names: Names,
  { lang, words }: SaidIn,
): ToldTable | NothingTold {
  const said = sentences[lang];
  const { all, rounds } = dayStatistics(tournament, after);
  if (!all) return { title: said.title, none: said.none };
  const columns = columnsOf(tournament, names, lang, all);
  const line = (round: string, figures: DayFigures): readonly ToldCell[] => [
    round,
    ...columns.map(({ cell }) => cell(figures)),
  ];
  return {
    title: said.title,
    columns: [
      { key: 'round', header: words.standings.round, kind: 'short' },
      ...columns.map(({ cell: _, ...column }) => column),
    ],
    rowHeader: 'round',
    rows: rounds.map(({ round, figures }) => line(round === null ? said.final : String(round), figures)),
    totals: line(said.all, all),
    notes: [said.counted, ...(all.first ? [said.firstHelp] : [])],
  };
}

function columnsOf(tournament: Tournament, names: Names, lang: Lang, all: DayFigures): readonly FilledColumn[] {
  const said = sentences[lang];
  const wargame = playsWargame(tournament);
  const who = (best: readonly Best[]): string => {
    const told = best.map(({ player, opponent }) => said.against(names.short(player), names.short(opponent)));
    // Two who share a record are named; of more the first alone, and the others are counted.
    return list(lang, told.length > 2 ? [...told.slice(0, 1), said.others(told.length - 1)] : told);
  };
  const figure = (key: string, header: string, cell: FilledColumn['cell'], kind: ToldColumn['kind'] = 'number') =>
    ({ key, header, kind, cell }) as const;
  return [
    figure('games', said.games, ({ games }) => games),
    figure('average', wargame ? said.averagePoints : said.average, ({ average }) => average, 'decimal'),
    figure('best', wargame ? said.bestPoints : said.best, ({ best }) => best[0]?.own ?? null),
    figure('best-by', said.by, ({ best }) => who(best), 'text'),
    figure('margin', said.margin, ({ margins: [first] }) => (first ? first.own - first.other : null)),
    figure('margin-by', said.by, ({ margins }) => who(margins), 'text'),
    figure('average-margin', said.averageMargin, ({ averageMargin }) => averageMargin, 'decimal'),
    figure('draws', said.draws, ({ draws }) => draws),
    ...(all.lost === null ? [] : [figure('lost', said.lost, ({ lost }) => lost, 'decimal')]),
    ...(all.first === null
      ? []
      : [
          figure('first', said.first, ({ first }) => first?.won ?? null, 'decimal'),
          figure('first-of', said.firstOf, ({ first }) => first?.of ?? null),
          figure('first-share', '%', ({ first }) => first && (100 * first.won) / first.of, 'decimal'),
        ]),
  ];
}

/** How each army fared: of a wargame. */
export function armiesTable(tournament: Tournament, after: number, { lang, words }: SaidIn): ToldTable | NothingTold {
  const said = sentences[lang];
  const lines = armyLines(tournament, after);
  if (lines.length === 0) return { title: said.armies, none: said.noArmy };
  const figures = ['players', 'games', 'wins', 'draws', 'losses'] as const;
  return {
    title: said.armies,
    columns: [
      { key: 'number', header: said.number, kind: 'number' },
      { key: 'army', header: words.wargame.army, kind: 'text' },
      { key: 'edition', header: said.edition, kind: 'short' },
      ...figures.map((key) => ({ key, header: said.figures[key], kind: 'number' as const })),
      { key: 'average', header: said.averagePoints, kind: 'decimal' },
      { key: 'efficiency', header: '%', title: said.efficiency, kind: 'decimal' },
    ],
    rowHeader: 'army',
    rows: lines.map((line) => [
      line.number || null,
      line.name,
      line.edition,
      ...figures.map((key) => line[key]),
      line.average,
      line.efficiency === null ? null : 100 * line.efficiency,
    ]),
    notes: [said.counted, `%${colon[lang]} ${said.efficiency}.`],
  };
}

interface Sentences {
  readonly title: string;
  readonly none: string;
  readonly all: string;
  readonly final: string;
  readonly games: string;
  readonly average: string;
  readonly averagePoints: string;
  readonly best: string;
  readonly bestPoints: string;
  readonly by: string;
  readonly margin: string;
  readonly averageMargin: string;
  readonly draws: string;
  readonly lost: string;
  readonly first: string;
  readonly firstOf: string;
  readonly firstHelp: string;
  readonly counted: string;
  against(player: string, opponent: string): string;
  others(n: number): string;
  readonly armies: string;
  readonly noArmy: string;
  readonly number: string;
  readonly edition: string;
  readonly figures: Readonly<Record<'players' | 'games' | 'wins' | 'draws' | 'losses', string>>;
  readonly efficiency: string;
}

const sentences: Dictionary<Sentences> = {
  fr: {
    title: 'Statistiques',
    none: 'Aucune statistique : le tournoi n’a pas encore de résultat.',
    all: 'Ensemble',
    final: 'finale',
    games: 'Parties',
    average: 'Score moyen',
    averagePoints: 'Points en moyenne',
    best: 'Meilleur score',
    bestPoints: 'Plus de points',
    by: 'Par',
    margin: 'Plus grand écart',
    averageMargin: 'Écart moyen',
    draws: 'Nuls',
    lost: 'Cohésion perdue (moyenne)',
    first: 'Qui commence gagne',
    firstOf: 'sur',
    firstHelp: 'Qui commence gagne : sur les parties où l’on sait qui commence ; un nul compte pour une demie.',
    counted: 'Comptent les parties jouées à leur terme : ni forfait, ni partie donnée, ni litige.',
    against: (player, opponent) => `${player} contre ${opponent}`,
    others: (n) => (n === 1 ? '1 autre' : `${n} autres`),
    armies: 'Statistiques des armées',
    noArmy: 'Aucune armée n’est notée.',
    number: 'N°',
    edition: 'Édition',
    figures: { players: 'Listes', games: 'Parties', wins: 'Victoires', draws: 'Nuls', losses: 'Défaites' },
    efficiency: 'victoires et moitié des nuls, sur cent parties',
  },
  en: {
    title: 'Statistics',
    none: 'No statistics: the tournament has no result yet.',
    all: 'All',
    final: 'final',
    games: 'Games',
    average: 'Average score',
    averagePoints: 'Average points',
    best: 'Best score',
    bestPoints: 'Most points',
    by: 'By',
    margin: 'Widest margin',
    averageMargin: 'Average margin',
    draws: 'Draws',
    lost: 'Average cohesion lost',
    first: 'Who starts wins',
    firstOf: 'of',
    firstHelp: 'Wins of the player who goes first: of the games where that is known; a draw counts as a half.',
    counted: 'Games played to their end count: no forfeit, no awarded game, no dispute.',
    against: (player, opponent) => `${player} v ${opponent}`,
    others: (n) => (n === 1 ? '1 other' : `${n} others`),
    armies: 'Statistics of the armies',
    noArmy: 'No army is noted.',
    number: 'No.',
    edition: 'Edition',
    figures: { players: 'Lists', games: 'Games', wins: 'Wins', draws: 'Draws', losses: 'Losses' },
    efficiency: 'wins and half the draws, per hundred games',
  },
};
