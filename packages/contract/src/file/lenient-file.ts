/**
 * What can be read of a file that may be wrong anywhere, so that one pass finds the faults of shape and those of
 * sense together. Indices are those of the file; what has the wrong type is as if it were not there.
 */
export interface LooseFile {
  readonly format: string | undefined;
  readonly closed: boolean;
  readonly planned: boolean;
  readonly date: string | undefined;
  readonly endDate: string | undefined;
  readonly settings: Fields;
  readonly players: readonly LoosePlayer[];
  readonly rounds: readonly LooseRound[];
  readonly absent: readonly (string | undefined)[];
  readonly trophies: readonly (string | undefined)[];
  readonly final: LooseFinal | undefined;
}

export interface LoosePlayer {
  readonly id: string | undefined;
  readonly order: number | undefined;
  readonly from: number;
  readonly left: number | undefined;
  readonly rating: number | undefined;
  readonly duplicateSeries: string | undefined;
  readonly army: Fields;
  readonly keys: ReadonlySet<string>;
}

export interface LooseRound {
  /** Undefined where what stands there is no length. */
  readonly bestOf: BestOf | undefined;
  /** Results may be missing though the next round is there. */
  readonly reopened: boolean;
  readonly absent: readonly (string | undefined)[];
  readonly gone: readonly (string | undefined)[];
  readonly matches: readonly LooseMatch[];
  readonly sanctions: readonly LooseSanction[];
  readonly keys: ReadonlySet<string>;
}

interface LooseSanction {
  readonly player: string | undefined;
  readonly kind: string | undefined;
  readonly keys: ReadonlySet<string>;
}

export interface LooseMatch {
  readonly stage: string | undefined;
  readonly table: number | undefined;
  readonly players: readonly (string | undefined)[];
  readonly starts: string | undefined;
  readonly forfeit: string | undefined;
  readonly awarded: string | undefined;
  readonly winner: string | undefined;
  /** One a game, undefined where it is no pair of numbers; undefined when the key is missing. */
  readonly games: readonly (readonly [number, number] | undefined)[] | undefined;
  readonly cohesion: readonly { readonly lost: number | undefined; readonly total: number | undefined }[];
  /** Those who are counted for. */
  readonly counters: readonly string[];
  /** What is said beside the result, as if it were the result; undefined when the key is missing. */
  readonly claimed: LooseSaid | undefined;
  readonly disputed: LooseSaid | undefined;
  readonly keys: ReadonlySet<string>;
}

interface LooseSaid {
  readonly by: string | undefined;
  readonly match: LooseMatch;
}

export interface LooseFinal {
  readonly players: number | undefined;
  readonly bestOf: BestOf | undefined;
  readonly carry: boolean;
  readonly thirdPlace: boolean;
  readonly matches: readonly LooseMatch[];
}

export type BestOf = 1 | 3 | 5;

const games = (value: unknown): BestOf | undefined => (value === 1 || value === 3 || value === 5 ? value : undefined);
const keysOf = (value: Fields): ReadonlySet<string> => new Set(Object.keys(value));

export function looseFile(root: unknown): LooseFile {
  const file = fields(root);
  const settings = fields(file.settings);
  const bestOf = settings.bestOf === undefined ? 1 : games(settings.bestOf);
  return {
    format: text(file.format),
    closed: file.closed === true,
    planned: file.planned !== undefined,
    date: text(file.date),
    endDate: text(file.endDate),
    settings,
    players: list(file.players).map((player) => loosePlayer(fields(player))),
    rounds: list(file.rounds).map((round) => looseRound(fields(round), bestOf)),
    absent: list(file.absent).map(text),
    trophies: list(file.trophies).map((trophy) => text(fields(trophy).player)),
    final: file.final === undefined ? undefined : looseFinal(fields(file.final)),
  };
}

function loosePlayer(player: Fields): LoosePlayer {
  return {
    id: text(player.id),
    order: integer(player.order),
    from: integer(player.from) ?? 1,
    left: integer(player.left),
    rating: typeof player.rating === 'number' ? player.rating : undefined,
    duplicateSeries: text(player.duplicateSeries),
    army: fields(player.army),
    keys: keysOf(player),
  };
}

function looseRound(round: Fields, bestOf: BestOf | undefined): LooseRound {
  return {
    bestOf: round.bestOf === undefined ? bestOf : games(round.bestOf),
    reopened: round.reopened === true,
    absent: list(round.absent).map(text),
    gone: list(round.gone).map(text),
    matches: list(round.matches).map((match) => looseMatch(fields(match))),
    sanctions: list(round.sanctions).map((value) => {
      const sanction = fields(value);
      return { player: text(sanction.player), kind: text(sanction.kind), keys: keysOf(sanction) };
    }),
    keys: keysOf(round),
  };
}

function looseFinal(final: Fields): LooseFinal {
  return {
    players: integer(final.players),
    bestOf: games(final.bestOf),
    carry: final.carry === true,
    thirdPlace: final.thirdPlace === undefined ? final.players === 4 : final.thirdPlace === true,
    matches: list(final.matches).map((match) => looseMatch(fields(match))),
  };
}

function looseMatch(match: Fields): LooseMatch {
  return {
    stage: text(match.stage),
    table: integer(match.table),
    players: list(match.players).map(text),
    starts: text(match.starts),
    forfeit: text(match.forfeit),
    awarded: text(match.awarded),
    winner: text(match.winner),
    games: Array.isArray(match.games) ? match.games.map(pair) : undefined,
    cohesion: list(match.cohesion).map((value) => {
      const loss = fields(value);
      return { lost: integer(loss.lost), total: integer(loss.total) };
    }),
    counters: Object.keys(fields(match.counters)),
    claimed: match.claimed === undefined ? undefined : looseSaid(fields(match.claimed), match),
    disputed: match.disputed === undefined ? undefined : looseSaid(fields(match.disputed), match),
    keys: keysOf(match),
  };
}

/** What is said of what is said is read by nobody: the schema refuses it. */
function looseSaid({ claimed: _, disputed: __, by, ...said }: Fields, { players }: Fields): LooseSaid {
  return { by: text(by), match: looseMatch({ ...said, players }) };
}

/** An object of which nothing is known. */
export type Fields = Readonly<Record<string, unknown>>;

const nothing: Fields = {};

export const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : nothing;

export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

export const integer = (value: unknown): number | undefined =>
  Number.isInteger(value) ? (value as number) : undefined;

export function pair(value: unknown): readonly [number, number] | undefined {
  const [a, b] = list(value);
  return typeof a === 'number' && typeof b === 'number' ? [a, b] : undefined;
}
