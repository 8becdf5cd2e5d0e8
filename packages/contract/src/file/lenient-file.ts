/**
 * What can be read of a file that may be wrong anywhere, so that one pass finds the faults of shape and those of
 * sense together. Indices are those of the file; what has the wrong type is as if it were not there.
 */
export interface LenientFile {
  readonly format: string | undefined;
  readonly closed: boolean;
  readonly planned: boolean;
  readonly date: string | undefined;
  readonly endDate: string | undefined;
  readonly settings: LenientFields;
  readonly players: readonly LenientPlayer[];
  readonly rounds: readonly LenientRound[];
  readonly absent: readonly (string | undefined)[];
  readonly trophies: readonly (string | undefined)[];
  readonly final: LenientFinal | undefined;
}

export interface LenientPlayer {
  readonly id: string | undefined;
  readonly order: number | undefined;
  readonly from: number;
  readonly left: number | undefined;
  readonly rating: number | undefined;
  readonly duplicateSeries: string | undefined;
  readonly army: LenientFields;
  readonly keys: ReadonlySet<string>;
}

export interface LenientRound {
  /** Undefined where what stands there is no length. */
  readonly bestOf: BestOf | undefined;
  /** Results may be missing though the next round is there. */
  readonly reopened: boolean;
  readonly absent: readonly (string | undefined)[];
  readonly gone: readonly (string | undefined)[];
  readonly matches: readonly LenientMatch[];
  readonly sanctions: readonly LenientSanction[];
  readonly keys: ReadonlySet<string>;
}

interface LenientSanction {
  readonly player: string | undefined;
  readonly kind: string | undefined;
  readonly keys: ReadonlySet<string>;
}

export interface LenientMatch {
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
  readonly claimed: LenientSaid | undefined;
  readonly disputed: LenientSaid | undefined;
  readonly keys: ReadonlySet<string>;
}

interface LenientSaid {
  readonly by: string | undefined;
  readonly match: LenientMatch;
}

export interface LenientFinal {
  readonly players: number | undefined;
  readonly bestOf: BestOf | undefined;
  readonly carry: boolean;
  readonly thirdPlace: boolean;
  readonly matches: readonly LenientMatch[];
}

export type BestOf = 1 | 3 | 5;

const games = (value: unknown): BestOf | undefined => (value === 1 || value === 3 || value === 5 ? value : undefined);
const keysOf = (value: LenientFields): ReadonlySet<string> => new Set(Object.keys(value));

export function looseFile(root: unknown): LenientFile {
  const file = fields(root);
  const settings = fields(file.settings);
  const bestOf = settings.bestOf === undefined ? 1 : games(settings.bestOf);
  return {
    format: lenientText(file.format),
    closed: file.closed === true,
    planned: file.planned !== undefined,
    date: lenientText(file.date),
    endDate: lenientText(file.endDate),
    settings,
    players: lenientList(file.players).map((player) => loosePlayer(fields(player))),
    rounds: lenientList(file.rounds).map((round) => looseRound(fields(round), bestOf)),
    absent: lenientList(file.absent).map(lenientText),
    trophies: lenientList(file.trophies).map((trophy) => lenientText(fields(trophy).player)),
    final: file.final === undefined ? undefined : looseFinal(fields(file.final)),
  };
}

function loosePlayer(player: LenientFields): LenientPlayer {
  return {
    id: lenientText(player.id),
    order: integer(player.order),
    from: integer(player.from) ?? 1,
    left: integer(player.left),
    rating: typeof player.rating === 'number' ? player.rating : undefined,
    duplicateSeries: lenientText(player.duplicateSeries),
    army: fields(player.army),
    keys: keysOf(player),
  };
}

function looseRound(round: LenientFields, bestOf: BestOf | undefined): LenientRound {
  return {
    bestOf: round.bestOf === undefined ? bestOf : games(round.bestOf),
    reopened: round.reopened === true,
    absent: lenientList(round.absent).map(lenientText),
    gone: lenientList(round.gone).map(lenientText),
    matches: lenientList(round.matches).map((match) => looseMatch(fields(match))),
    sanctions: lenientList(round.sanctions).map((value) => {
      const sanction = fields(value);
      return { player: lenientText(sanction.player), kind: lenientText(sanction.kind), keys: keysOf(sanction) };
    }),
    keys: keysOf(round),
  };
}

function looseFinal(final: LenientFields): LenientFinal {
  return {
    players: integer(final.players),
    bestOf: games(final.bestOf),
    carry: final.carry === true,
    thirdPlace: final.thirdPlace === undefined ? final.players === 4 : final.thirdPlace === true,
    matches: lenientList(final.matches).map((match) => looseMatch(fields(match))),
  };
}

function looseMatch(match: LenientFields): LenientMatch {
  return {
    stage: lenientText(match.stage),
    table: integer(match.table),
    players: lenientList(match.players).map(lenientText),
    starts: lenientText(match.starts),
    forfeit: lenientText(match.forfeit),
    awarded: lenientText(match.awarded),
    winner: lenientText(match.winner),
    games: Array.isArray(match.games) ? match.games.map(lenientPair) : undefined,
    cohesion: lenientList(match.cohesion).map((value) => {
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
function looseSaid({ claimed: _, disputed: __, by, ...said }: LenientFields, { players }: LenientFields): LenientSaid {
  return { by: lenientText(by), match: looseMatch({ ...said, players }) };
}

/** An object of which nothing is known. */
export type LenientFields = Readonly<Record<string, unknown>>;

const nothing: LenientFields = {};

export const fields = (value: unknown): LenientFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as LenientFields) : nothing;

export const lenientList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const lenientText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

export const integer = (value: unknown): number | undefined =>
  Number.isInteger(value) ? (value as number) : undefined;

export function lenientPair(value: unknown): readonly [number, number] | undefined {
  const [a, b] = lenientList(value);
  return typeof a === 'number' && typeof b === 'number' ? [a, b] : undefined;
}
