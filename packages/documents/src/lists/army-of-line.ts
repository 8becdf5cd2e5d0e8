import { readArmyText, readCohesion, readYear } from '@ronde/contract/lists/army';
import type { Army } from '@ronde/engine';

/** What a line says in the columns of armies. */
type Said = (field: 'army' | 'edition' | 'cohesion' | 'from' | 'to') => string;

interface ArmyOfLine {
  readonly army?: Army;
  readonly cohesion?: number;
}

interface ArmyFault {
  readonly code: 'wrong-cohesion' | 'wrong-year';
  readonly text: string;
}

/**
 * The army, its years and its total. A total without an army is kept: the army may be announced later. A name that is
 * no army refuses nobody: who plays is registered, the army to be completed.
 */
export function armyOf(said: Said): ArmyOfLine | ArmyFault {
  const [army, cohesion] = [said('army'), said('cohesion')];
  const named = army === '' ? undefined : (readArmyText(army, undefined, said('edition'))?.army ?? null);
  const total = readCohesion(cohesion);
  if (total === null) return { code: 'wrong-cohesion', text: cohesion };
  const years = named === null ? {} : yearsOf(said);
  if ('code' in years) return years;
  return { ...(named && { army: { ...named, ...years } }), ...(total !== undefined && { cohesion: total }) };
}

function yearsOf(said: Said): Pick<Army, 'from' | 'to'> | ArmyFault {
  const [from, to] = [said('from'), said('to')];
  const [first, last] = [from, to].map((text) => (text === '' ? undefined : readYear(text)));
  if (first === null) return { code: 'wrong-year', text: from };
  if (last === null || (first !== undefined && last !== undefined && first > last))
    return { code: 'wrong-year', text: to };
  return { ...(first !== undefined && { from: first }), ...(last !== undefined && { to: last }) };
}
