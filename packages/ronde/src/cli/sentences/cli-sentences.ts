import type { PlRating } from '@ronde/engine';
import type { OptionKind } from '../grammar.ts';
import type { CommandHelp } from './command-help.ts';

/** The sentences of the command line that no screen has. */
export interface CliSentences extends CommandHelp {
  readonly about: string;
  readonly options: {
    readonly json: string;
    readonly lang: string;
    readonly help: string;
    readonly version: string;
    readonly season: string;
    readonly write: string;
    readonly redraw: string;
    readonly beyond: string;
    readonly after: string;
    readonly final: string;
    readonly players: string;
    readonly rounds: string;
    readonly seed: string;
    readonly out: string;
    readonly data: string;
    readonly database: string;
    readonly to: string;
    readonly 'real-names': string;
    readonly yes: string;
    readonly 'with-journal': string;
    readonly from: string;
    readonly into: string;
    readonly at: string;
    readonly csv: string;
    readonly everybody: string;
    readonly people: string;
    readonly tournaments: string;
    readonly game: string;
    readonly as: string;
    readonly format: string;
    readonly name: string;
    readonly date: string;
    readonly division: string;
    readonly sheet: string;
  };
  /** What a command is about, by the kind of its arguments. */
  readonly arguments: Readonly<Record<'file' | 'files' | 'two' | 'format' | 'log' | 'copy', string>>;
  /** What stands between < and > in the help. */
  readonly placeholders: Readonly<
    Record<'command' | 'file' | 'files' | 'two' | 'format' | 'log' | 'copy' | Exclude<OptionKind, 'flag'>, string>
  >;
  /** What is missing when a command stands alone, in a sentence. */
  readonly needs: Readonly<Record<'file' | 'files' | 'two' | 'format' | 'log' | 'copy', string>>;
  /** Commander's titles. */
  readonly titles: Readonly<Record<string, string>>;
  readonly example: string;
  readonly exits: string;
  readonly wrong: {
    readonly unknownCommand: (name: string) => string;
    readonly noCommand: string;
    readonly unknownOption: (option: string) => string;
    /** Everything that is missing, at once. */
    readonly missing: (what: readonly string[]) => string;
    readonly unknownFormat: (format: string, known: readonly string[]) => string;
    readonly missingValue: (option: string) => string;
    readonly badValue: (option: string, value: string, expected: string) => string;
    /** Of a command that has commands of its own; `given`: what stands there, null for nothing. */
    readonly ofGroup: (name: string, given: string | null, known: readonly string[]) => string;
    readonly tooMany: string;
    readonly moreThanTwo: string;
    readonly writeToStdin: string;
    readonly seeHelp: string;
  };
  /** What an option takes. */
  readonly expected: Readonly<
    Record<
      | 'lang'
      | 'after'
      | 'season'
      | 'players'
      | 'rounds'
      | 'seed'
      | 'out'
      | 'data'
      | 'database'
      | 'to'
      | 'from'
      | 'into'
      | 'at'
      | 'people'
      | 'tournaments'
      | 'game'
      | 'as'
      | 'format'
      | 'name'
      | 'date'
      | 'division'
      | 'sheet',
      string
    >
  >;
  readonly toRead: (warnings: number) => string;
  /** In the word of the game. */
  readonly rounds: (format: string) => RoundSentences;
  /** Pools of these sizes. */
  readonly pools: (sizes: readonly number[]) => string;
  readonly tables: TableSentences;
  /** In which order the results of the tables above are written into the file. */
  readonly resultOrder: string;
  readonly written: (file: string) => string;
  /** What stands in it. */
  readonly resultsWritten: (file: string, players: number, rounds: number) => string;
  readonly takenOtherwise: string;
  readonly noResultsFile: string;
  readonly untitled: string;
  /** Pages in a folder. */
  readonly published: (pages: number, folder: string) => string;
  readonly foreignPage: (file: string) => string;
  /** A bug, never a refusal. */
  readonly bug: (message: string) => string;
}

/** Lines of the command line that speak of rounds, in the word of the game. */
export interface RoundSentences {
  readonly check: (name: string, format: string, players: number, drawn: number, planned: number) => string;
  readonly round: (number: number) => string;
  readonly noRoundLeft: (planned: number) => string;
  readonly proposal: string;
  /** The standings after so many complete rounds; `running`: the one whose results are not all in. */
  readonly after: (rounds: number, running: number | null) => string;
  /** What would be the end if it were now: so many rounds are complete. */
  readonly preview: (rounds: number, planned: number) => string;
  /** More rounds than planned, before the tournament is closed on them. */
  readonly previewBeyond: (rounds: number, planned: number) => string;
  readonly finalOpen: string;
  /** Tables of a fixed round that are not those of the text. */
  readonly unofficial: string;
  readonly drawDiffers: (round: number, engine: string, recorded: string, today: string) => string;
  readonly drawRefused: (round: number, why: string) => string;
}

/** Headers and lines of the tables that only the command line shows. */
export interface TableSentences {
  readonly pool: (number: number, mean: number) => string;
  readonly before: string;
  readonly after: string;
  readonly title: string;
  readonly championship: string;
  readonly best: string;
  readonly worst: string;
  readonly certain: string;
  readonly ofRounds: string;
  readonly bounds: string;
  readonly prize: string;
  readonly rating: string;
  readonly pl: (rating: Pick<PlRating, 'season' | 'category'>, named: string, max: string, min: string) => string;
  readonly notApproved: string;
  readonly elo: (value: string) => string;
  readonly noSeason: string;
  readonly notOfficial: (why: readonly string[]) => string;
  /** Why not official, as a part of the sentence. */
  readonly withoutApproval: string;
  readonly tooFew: (found: number, needed: number) => string;
  readonly clubMajority: (club: string, members: number, players: number) => string;
  /** A season of the championship. */
  readonly season: (name: string) => string;
  /** One of the world’s first ten, at the beginning of a season of the PL. */
  readonly lifted: (season: string, name: string, before: number, after: number) => string;
  readonly series: (name: string) => string;
  readonly nothingYet: string;
  /** Taken off the points. */
  readonly malus: (points: number) => string;
  readonly verified: (decisions: number, draws: number) => string;
  /** Two files of one id and revision (null: they have none) that say other things. */
  readonly sameRevision: (files: readonly string[], id: string, revision: number | null) => string;
  /** Files without id that may be one tournament. */
  readonly maybeOneTournament: (files: readonly string[], name: string, date: string) => string;
  /** Who is registered so: name, licence, tournament. */
  readonly registeredAs: (name: string, licence: string | null, tournament: string) => string;
  /** Taken for one person, or for as many as there are. */
  readonly joined: (people: readonly string[]) => string;
  readonly apart: (people: readonly string[], count: number) => string;
  /** Prizes that would tell a category behind a pseudonym. */
  readonly categoriesKept: string;
  readonly differs: (seq: number) => string;
  readonly standingsDiffer: string;
}
