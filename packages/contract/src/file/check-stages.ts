import { hasResult } from './check-match.ts';
import { foundOf } from './found.ts';
import type { LooseFile, LooseFinal, LooseMatch } from './loose.ts';
import type { FileRefusal } from './problems.ts';

/**
 * The final follows the rounds, its last matches the semi-finals: none before those are played, one of each in it. Who
 * else plays it than the rule's is a warning, as it can have happened: a semi-final that was corrected afterwards.
 */
export function checkStages(file: LooseFile): readonly FileRefusal[] {
  const { final } = file;
  if (!final || final.matches.length === 0) return [];
  const semis = final.matches.filter(({ stage }) => stage === 'semi');
  return [
    ...beforeTheRounds(file),
    ...final.matches.flatMap((match, i): readonly FileRefusal[] => {
      if (match.stage !== 'final' && match.stage !== 'third') return [];
      const path = `final.matches[${i}]`;
      return [...unwanted(final, match, path), ...afterSemis(final, semis, { match, path })];
    }),
  ];
}

/** No result for what comes later before the rounds are complete. */
function beforeTheRounds({ rounds }: LooseFile): readonly FileRefusal[] {
  const path = 'final.matches[0]';
  const last = rounds.at(-1);
  if (!last) return [{ code: 'final-early', path, round: null }];
  return last.matches.every(hasResult) ? [] : [{ code: 'final-early', path, round: rounds.length }];
}

function unwanted({ thirdPlace }: LooseFinal, { stage }: LooseMatch, path: string): readonly FileRefusal[] {
  return stage === 'third' && !thirdPlace ? [{ code: 'no-third-place', path: `${path}.stage` }] : [];
}

interface Placed {
  readonly match: LooseMatch;
  readonly path: string;
}

function afterSemis(
  { players }: LooseFinal,
  semis: readonly LooseMatch[],
  { match, path }: Placed,
): readonly FileRefusal[] {
  // More than two semi-finals are refused by themselves.
  if (players !== 4 || semis.length > 2) return [];
  const played = semis.filter(hasResult).length;
  if (played < 2) return [{ code: 'semis-missing', path: `${path}.stage`, found: foundOf(match.stage), played }];
  return strangersTo(
    semis.map((semi) => semi.players.filter((id) => id !== undefined)),
    match,
    path,
  );
}

/** One of each semi-final. */
function strangersTo(
  sent: readonly (readonly string[])[],
  { players }: LooseMatch,
  path: string,
): readonly FileRefusal[] {
  const free = [...sent];
  return players.flatMap((id, j): FileRefusal[] => {
    if (id === undefined) return [];
    const from = free.findIndex((ids) => ids.includes(id));
    if (from < 0) {
      return [{ code: 'not-from-semi', path: `${path}.players[${j}]`, found: foundOf(id), players: free.flat() }];
    }
    free.splice(from, 1);
    return [];
  });
}
