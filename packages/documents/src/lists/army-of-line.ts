import { armyTyped, readCohesion, readYear } from '@ronde/contract/lists/army';
import { nearestArmies } from '@ronde/contract/lists/known-armies';
import type { Army } from '@ronde/engine';

/** What a line says in the columns of armies. */
type Said = (field: 'army' | 'edition' | 'cohesion' | 'from' | 'to') => string;

interface ArmyOfLine {
  readonly person: { readonly army?: Army; readonly cohesion?: number };
  /** Known armies that are near to what stands there, where it is none of them. */
  readonly armies: readonly Army[];
  readonly notices: readonly ('army-unread' | 'army-typed' | 'army-edition')[];
}

interface ArmyFault {
  readonly code: 'wrong-cohesion' | 'wrong-year';
  readonly text: string;
}

/**
 * The army, its years and its total. A total without an army is kept: the army may be announced later. A name that is
 * in no list that is known is kept as it stands, beside those that are near to it.
 */
export function armyOf(said: Said): ArmyOfLine | ArmyFault {
  const [army, cohesion] = [said('army'), said('cohesion')];
  const read = army === '' ? null : armyTyped(army, undefined, said('edition'));
  const total = readCohesion(cohesion);
  if (total === null) return { code: 'wrong-cohesion', text: cohesion };
  const unread = army !== '' && read === null;
  const years = unread ? {} : yearsOf(said);
  if ('code' in years) return years;
  return {
    person: { ...(read && { army: { ...read.army, ...years } }), ...(total !== undefined && { cohesion: total }) },
    armies: (read?.near ?? (unread ? nearestArmies(army) : [])).map((one) => ({ ...one, ...years })),
    notices: [
      ...(unread ? (['army-unread'] as const) : []),
      ...(read?.army.number === 0 ? (['army-typed'] as const) : []),
      ...(read?.assumed ? (['army-edition'] as const) : []),
    ],
  };
}

function yearsOf(said: Said): Pick<Army, 'from' | 'to'> | ArmyFault {
  const [from, to] = [said('from'), said('to')];
  const [first, last] = [from, to].map((text) => (text === '' ? undefined : readYear(text)));
  if (first === null) return { code: 'wrong-year', text: from };
  if (last === null || (first !== undefined && last !== undefined && first > last))
    return { code: 'wrong-year', text: to };
  return { ...(first !== undefined && { from: first }), ...(last !== undefined && { to: last }) };
}
