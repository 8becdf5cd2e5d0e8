import { armyLabel, armyNamed, readYear } from '@ronde/contract/lists/army';
import type { Army } from '@ronde/engine';
import { number } from '@ronde/language';

export { readCohesion } from '@ronde/contract/lists/army';

/** An army as typed: « 40 Alexandre le Grand »; its years where the first round goes by periods. */
export interface ArmyFields {
  readonly army: string;
  readonly from: string;
  readonly to: string;
  /** What stood there: its edition stays with its number and name. */
  readonly was?: Army;
}

export const noArmy: ArmyFields = { army: '', from: '', to: '' };

/** Null: what was typed is no army; undefined: nothing was typed. */
export function readArmy({ army, from, to, was }: ArmyFields): Army | null | undefined {
  if (army.trim() === '') return undefined;
  const named = armyNamed(army, was);
  const years = [from, to].filter((one) => one.trim() !== '').map(readYear);
  const [first = null, second] = years;
  if (named === null || years.includes(null)) return null;
  if (first !== null && second !== undefined && second !== null && first > second) return null;
  return {
    ...named,
    ...(from.trim() === '' ? {} : { from: Number(readYear(from)) }),
    ...(to.trim() === '' ? {} : { to: Number(readYear(to)) }),
  };
}

export function armyFields(army: Army | undefined): ArmyFields {
  if (!army) return noArmy;
  const text = (one: number | undefined): string => (one === undefined ? '' : String(one).replace('-', '−'));
  return { army: armyLabel(army), was: army, from: text(army.from), to: text(army.to) };
}

/** « 12 Romains (−250 … 68) »: as the lists print it. */
export function armyText({ number: at, name, from, to }: Army): string {
  const years = from === undefined || to === undefined ? '' : ` (${number(from)} … ${number(to)})`;
  return `${at} ${name}${years}`;
}
