import { formulaInFile } from './formula.ts';
import { foundOf } from './path.ts';
import type { FileRefusal } from './problems.ts';
import type { TournamentFile } from './schema.ts';

/** What the settings can't hold together: lengths of phases, pools, tables of the fixed rounds. */
export function checkSettings(file: TournamentFile): readonly FileRefusal[] {
  const read: readonly string[] = formulaInFile(file.format).settings;
  return [
    ...held(file),
    ...(read.includes('phase1') ? phases(file) : []),
    ...(read.includes('composed') ? seats(file, 'composed') : []),
    ...(read.includes('drawn') ? [...seats(file, 'drawn'), ...withoutSeat(file)] : []),
    ...(read.includes('openingTables') ? openingTables(file) : []),
  ];
}

/** A plan that others took the place of, only in a file that is closed; the rounds held are those of the file. */
function held({ format, closed, planned, settings, rounds = [] }: TournamentFile): readonly FileRefusal[] {
  const other = planned !== undefined;
  if (!closed) return other ? [{ code: 'goes-with', path: 'planned', key: 'planned', other: 'closed' }] : [];
  const plan = !other && formulaInFile(format).settings.includes('rounds');
  const said = plan ? undefined : settings?.rounds;
  const held = rounds.length;
  return said === undefined || said === held ? [] : [between('settings.rounds', said, held, held)];
}

const mostRounds = 24;

/** Phase 3 is at most as long as phase 2, and all three have 24 rounds at most (Formule Combinée). */
function phases({ settings = {} }: TournamentFile): readonly FileRefusal[] {
  const { phase1: first = 5, phase2: second = 3, phase3: third = 3 } = settings;
  if (third > second) return [between('settings.phase3', third, 0, second)];
  const rounds = first + second + third;
  return rounds > mostRounds
    ? [
        {
          code: 'too-many-rounds',
          path: 'settings',
          phases: [first, second, third],
          found: foundOf(rounds),
          expected: { kind: 'integer', max: mostRounds },
        },
      ]
    : [];
}

const between = (path: string, found: number, min: number, max: number): FileRefusal => ({
  code: 'wrong-value',
  path,
  found: foundOf(found),
  expected: { kind: 'integer', min, max },
});

/** Everybody in one seat at most, and one X at most. */
function seats({ settings, players }: TournamentFile, key: 'composed' | 'drawn'): readonly FileRefusal[] {
  const known = new Set(players.map(({ id }) => id));
  const first = new Map<string | null, string>();
  return (settings?.[key] ?? []).flatMap((pool, i) =>
    pool.flatMap((seat, j): FileRefusal[] => {
      const path = `settings.${key}[${i}][${j}]`;
      if (seat !== null && !known.has(seat)) return [{ code: 'stranger', path, found: foundOf(seat) }];
      const before = first.get(seat);
      first.set(seat, before ?? path);
      return before === undefined ? [] : [{ code: 'seated-twice', path, found: foundOf(seat), first: before }];
    }),
  );
}

/**
 * Everybody who plays in the pools has a seat in those that were drawn: who was drawn in round 1, or before it who is
 * expected there. Who came while round 1 was in play took the seat of X, or of somebody absent.
 */
function withoutSeat({ settings, players, rounds: [first] = [], absent = [] }: TournamentFile): readonly FileRefusal[] {
  const seated = settings?.drawn?.flat() ?? [];
  if (seated.length === 0) return [];
  const expected = players.filter(({ id, from = 1, left }) => from === 1 && left === undefined && !absent.includes(id));
  const playing = first ? first.matches.flatMap((match) => match.players) : expected.map(({ id }) => id);
  const known = new Set(players.map(({ id }) => id));
  const late = first ? seated.filter((id) => id === null || first.absent?.includes(id)).length : 0;
  const without = playing.flatMap((id) => (!known.has(id) || seated.includes(id) ? [] : [id]));
  return without.slice(late).map((player): FileRefusal => ({ code: 'no-pool-seat', path: 'settings.drawn', player }));
}

function openingTables({ settings }: TournamentFile): readonly FileRefusal[] {
  return badTables(settings?.openingTables ?? {}).map(({ size, round }): FileRefusal => {
    const path = `settings.openingTables["${size.slice(0, 20)}"]`;
    return round === null
      ? { code: 'wrong-value', path, found: foundOf(size), expected: { kind: 'one-of', values: tableSizes } }
      : { code: 'bad-tables', path: `${path}[${round}]`, places: Number(size) };
  });
}

/** Numbers of players for which the fixed rounds have tables (FISF Formule Classique). */
const tableSizes = ['8', '10', '12', '14', '16'];

/** `round`: index of the fixed round in which not every place stands once; null: no such number of players. */
interface BadTables {
  readonly size: string;
  readonly round: number | null;
}

/** By number of players: rounds, each a list of pairs of places. */
type OpeningTables = Readonly<Record<string, readonly (readonly (readonly number[])[])[]>>;

/** What can't be among own tables of the fixed rounds: for 8, 10, 12, 14 or 16 players, in each round every place once. */
export function badTables(tables: OpeningTables): readonly BadTables[] {
  return Object.entries(tables).flatMap(([size, rounds]): readonly BadTables[] => {
    if (!tableSizes.includes(size)) return [{ size, round: null }];
    return rounds.flatMap((round, i) => (everyPlaceOnce(round, Number(size)) ? [] : [{ size, round: i }]));
  });
}

function everyPlaceOnce(round: readonly (readonly number[])[], size: number): boolean {
  const places = round.flat();
  return (
    places.length === size && places.every((place) => place >= 1 && place <= size) && new Set(places).size === size
  );
}
