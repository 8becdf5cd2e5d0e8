import type { Army } from '@ronde/engine';
import { armies } from './armies.ts';

/** An army as typed: « 40 Alexandre le Grand »; its years where the first round goes by periods. */
export interface ArmyFields {
  readonly army: string;
  readonly from: string;
  readonly to: string;
}

export const noArmy: ArmyFields = { army: '', from: '', to: '' };

/** The edition that is played; a list of another one is corrected in the file. */
const edition = 'V4';
const numbered = /^(\d{1,4})(?:[\s·.,:)-]+(.*\S))?$/u;
const year = /^[-−]?\d{1,4}$/u;

const yearOf = (text: string): number => Number(text.trim().replace('−', '-'));

/** Null: what was typed is no army; undefined: nothing was typed. A number alone takes the name that is known for it. */
export function readArmy({ army, from, to }: ArmyFields): Army | null | undefined {
  const text = army.trim();
  if (text === '') return undefined;
  const [, number = '', typed] = numbered.exec(text) ?? [];
  const name = typed ?? armies.find((one) => one.startsWith(`${Number(number)} `))?.replace(/^\d+ /u, '');
  if (number === '' || name === undefined || name.length > 120) return null;
  const years = [from, to].filter((one) => one.trim() !== '');
  if (years.some((one) => !year.test(one.trim()))) return null;
  if (years.length === 2 && yearOf(from) > yearOf(to)) return null;
  return {
    edition,
    number: Number(number),
    name,
    ...(from.trim() === '' ? {} : { from: yearOf(from) }),
    ...(to.trim() === '' ? {} : { to: yearOf(to) }),
  };
}

export function armyFields(army: Army | undefined): ArmyFields {
  if (!army) return noArmy;
  const text = (one: number | undefined): string => (one === undefined ? '' : String(one).replace('-', '−'));
  return { army: `${army.number} ${army.name}`, from: text(army.from), to: text(army.to) };
}

/** The total of an army list: 1 to 99; null for anything else, undefined for nothing. */
export function readCohesion(text: string): number | null | undefined {
  if (text.trim() === '') return undefined;
  return /^[1-9]\d?$/.test(text.trim()) ? Number(text.trim()) : null;
}
