/**
 * What can be read of a file that may be wrong anywhere, so that one pass finds the faults of shape and those of
 * sense together. Indices are those of the file; what has the wrong type is as if it were not there.
 */
export interface LooseFile {
  readonly date: string | undefined;
  readonly endDate: string | undefined;
  readonly bestOf: 1 | 3;
  readonly players: readonly LoosePlayer[];
  readonly rounds: readonly LooseRound[];
  readonly absent: readonly (string | undefined)[];
  readonly trophies: readonly (string | undefined)[];
}

export interface LoosePlayer {
  readonly id: string | undefined;
  readonly order: number | undefined;
  readonly from: number;
  readonly left: number | undefined;
}

export interface LooseRound {
  readonly bestOf: 1 | 3;
  readonly absent: readonly (string | undefined)[];
  readonly matches: readonly LooseMatch[];
  readonly sanctions: readonly { readonly player: string | undefined; readonly kind: string | undefined }[];
}

export interface LooseMatch {
  readonly table: number | undefined;
  readonly players: readonly (string | undefined)[];
  readonly starts: string | undefined;
  readonly forfeit: string | undefined;
  readonly awarded: string | undefined;
  /** One a game, undefined where it is no pair of numbers; undefined when the key is missing. */
  readonly games: readonly (readonly [number, number] | undefined)[] | undefined;
  readonly keys: ReadonlySet<string>;
}

type Fields = Readonly<Record<string, unknown>>;

const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const integer = (value: unknown): number | undefined => (Number.isInteger(value) ? (value as number) : undefined);
const games = (value: unknown, or: 1 | 3): 1 | 3 => (value === 1 || value === 3 ? value : or);

export function looseFile(root: unknown): LooseFile {
  const file = fields(root);
  const bestOf = games(fields(file.settings).bestOf, 1);
  return {
    date: text(file.date),
    endDate: text(file.endDate),
    bestOf,
    players: list(file.players).map((player) => loosePlayer(fields(player))),
    rounds: list(file.rounds).map((round) => looseRound(fields(round), bestOf)),
    absent: list(file.absent).map(text),
    trophies: list(file.trophies).map((trophy) => text(fields(trophy).player)),
  };
}

function loosePlayer(player: Fields): LoosePlayer {
  return {
    id: text(player.id),
    order: integer(player.order),
    from: integer(player.from) ?? 1,
    left: integer(player.left),
  };
}

function looseRound(round: Fields, bestOf: 1 | 3): LooseRound {
  return {
    bestOf: games(round.bestOf, bestOf),
    absent: list(round.absent).map(text),
    matches: list(round.matches).map((match) => looseMatch(fields(match))),
    sanctions: list(round.sanctions).map((sanction) => ({
      player: text(fields(sanction).player),
      kind: text(fields(sanction).kind),
    })),
  };
}

function looseMatch(match: Fields): LooseMatch {
  return {
    table: integer(match.table),
    players: list(match.players).map(text),
    starts: text(match.starts),
    forfeit: text(match.forfeit),
    awarded: text(match.awarded),
    games: Array.isArray(match.games) ? match.games.map(looseGame) : undefined,
    keys: new Set(Object.keys(match)),
  };
}

function looseGame(value: unknown): readonly [number, number] | undefined {
  const [a, b] = list(value);
  return typeof a === 'number' && typeof b === 'number' ? [a, b] : undefined;
}
