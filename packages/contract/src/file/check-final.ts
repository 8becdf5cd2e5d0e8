import { carriedInto } from './carried-into.ts';
import { checkMatch } from './check-match.ts';
import { checkStages } from './check-stages.ts';
import { formulaOf } from './formula.ts';
import { foundOf } from './found.ts';
import type { LooseFile, LooseFinal, LooseMatch } from './loose.ts';
import { present } from './present.ts';
import type { FileRefusal } from './problems.ts';

/**
 * What a final can't hold: strangers, somebody twice in a stage, more matches than it has, impossible results, a stage
 * before the one that it follows from.
 */
export function checkFinal(file: LooseFile): readonly FileRefusal[] {
  const { final } = file;
  if (!final) return [];
  const known = new Set(file.players.map(({ id }) => id));
  const winnerAlone = formulaOf(file.format)?.results.includes('decided') ?? true;
  return [
    ...final.matches.flatMap((match, i) => [
      ...strangers(match, i, known),
      ...checkMatch(match, `final.matches[${i}]`, {
        bestOf: match.stage === 'tie' ? 1 : final.bestOf,
        winnerAlone,
        ...present({ carried: carriedInto(file, match) }),
      }),
    ]),
    ...twice(final),
    ...stages(final),
    ...checkStages(file),
  ];
}

function strangers(
  { players }: LooseMatch,
  at: number,
  known: ReadonlySet<string | undefined>,
): readonly FileRefusal[] {
  return players.flatMap((id, j): FileRefusal[] =>
    id === undefined || known.has(id)
      ? []
      : [{ code: 'stranger', path: `final.matches[${at}].players[${j}]`, found: foundOf(id) }],
  );
}

/** In the semi-finals, and in the two matches for the first three places, everybody sits once. */
function twice({ matches }: LooseFinal): readonly FileRefusal[] {
  const first = new Map<string, string>();
  return matches.flatMap(({ stage, players }, i) =>
    players.flatMap((id, j): FileRefusal[] => {
      // Who wins a deciding game may have to play another.
      if (id === undefined || stage === undefined || stage === 'tie') return [];
      const path = `final.matches[${i}].players[${j}]`;
      const key = `${stage === 'semi'} ${id}`;
      const before = first.get(key);
      first.set(key, before ?? path);
      return before === undefined ? [] : [{ code: 'seated-twice', path, found: foundOf(id), first: before }];
    }),
  );
}

/** Two semi-finals with four players, none with two; one final; one match for the third place. */
function stages({ players, matches }: LooseFinal): readonly FileRefusal[] {
  const most: Readonly<Record<string, number>> = { semi: players === 2 ? 0 : 2, final: 1, third: 1 };
  const counts = new Map<string, number>();
  return matches.flatMap(({ stage }, i): FileRefusal[] => {
    if (stage === undefined || !Object.hasOwn(most, stage)) return [];
    const count = (counts.get(stage) ?? 0) + 1;
    counts.set(stage, count);
    const allowed = most[stage] ?? 0;
    return count <= allowed
      ? []
      : [{ code: 'too-many-of-stage', path: `final.matches[${i}].stage`, found: foundOf(stage), most: allowed }];
  });
}
