import { formulaOf } from './formula.ts';
import { foundOf } from './found.ts';
import type { LooseFile } from './loose.ts';
import { fields, integer, list, pair, text } from './loose-values.ts';
import type { FileRefusal } from './problems.ts';

/** What the settings can't hold together: lengths of phases, pools, tables of the fixed rounds. */
export function checkSettings(file: LooseFile): readonly FileRefusal[] {
  const read: readonly string[] = formulaOf(file.format)?.settings ?? [];
  return [
    ...(read.includes('phase1') ? phases(file) : []),
    ...(read.includes('drawn') ? drawn(file) : []),
    ...(read.includes('openingTables') ? openingTables(file) : []),
  ];
}

const mostRounds = 24;

/** Phase 3 is at most as long as phase 2, and all three have 24 rounds at most (Formule Combinée). */
function phases({ settings }: LooseFile): readonly FileRefusal[] {
  const [first, second, third] = [settings.phase1 ?? 5, settings.phase2 ?? 3, settings.phase3 ?? 3].map(integer);
  // What is wrong by itself is the schema's to say.
  if (first === undefined || second === undefined || third === undefined || second < 3) return [];
  const most = Math.min(second, mostRounds - first - second);
  if (most < 0) return [between('settings.phase2', second, 3, mostRounds - first)];
  return third > most ? [between('settings.phase3', third, 0, most)] : [];
}

const between = (path: string, found: number, min: number, max: number): FileRefusal => ({
  code: 'wrong-value',
  path,
  found: foundOf(found),
  expected: { kind: 'integer', min, max },
});

/** Everybody in one seat at most, and one X at most. */
function drawn({ settings, players }: LooseFile): readonly FileRefusal[] {
  const known = new Set(players.map(({ id }) => id));
  const first = new Map<string | null, string>();
  return list(settings.drawn).flatMap((pool, i) =>
    list(pool).flatMap((id, j): FileRefusal[] => {
      if (id !== null && text(id) === undefined) return [];
      const seat = id as string | null;
      const path = `settings.drawn[${i}][${j}]`;
      if (seat !== null && !known.has(seat)) return [{ code: 'stranger', path, found: foundOf(seat) }];
      const before = first.get(seat);
      first.set(seat, before ?? path);
      return before === undefined ? [] : [{ code: 'seated-twice', path, found: foundOf(seat), first: before }];
    }),
  );
}

const sizes = ['8', '10', '12', '14', '16'];

/** Tables for 8, 10, 12, 14 or 16 players, in each round every place once. */
function openingTables({ settings }: LooseFile): readonly FileRefusal[] {
  return Object.entries(fields(settings.openingTables)).flatMap(([size, rounds]): readonly FileRefusal[] => {
    const path = `settings.openingTables["${size.slice(0, 20)}"]`;
    if (!sizes.includes(size)) {
      return [{ code: 'wrong-value', path, found: foundOf(size), expected: { kind: 'one-of', values: sizes } }];
    }
    return list(rounds).flatMap((round, i): FileRefusal[] =>
      everyPlaceOnce(round, Number(size)) ? [] : [{ code: 'bad-tables', path: `${path}[${i}]`, places: Number(size) }],
    );
  });
}

function everyPlaceOnce(round: unknown, size: number): boolean {
  const places = list(round).flatMap((table) => pair(table) ?? []);
  return (
    places.length === size && places.every((place) => place >= 1 && place <= size) && new Set(places).size === size
  );
}
