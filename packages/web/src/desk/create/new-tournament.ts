import type { CreationBody } from '@ronde/contract/http/creation';
import { isWargame as ofWargame } from '@ronde/engine';
import {
  asksForArmies,
  chosenSettings,
  firstTables,
  type NewTournament,
  poolsNamed,
  settingsAsked,
  sharesOf,
  wholeNumber,
} from './fields.ts';
import { phasesThatCannotBe, plansFor } from './plan.ts';

/** Each thing that stands in the way, in the order of the page. `impossible`: the formula refuses these numbers. */
export type FieldFault =
  | 'name'
  | 'date'
  | 'expected'
  | 'rounds'
  | 'no-rounds'
  | 'phase2'
  | 'phase3'
  | 'pools'
  | 'impossible';

/** Where a fault is mended: a field, or the refusal itself. */
export function fieldOfFault(fault: FieldFault): keyof NewTournament | 'refusal' {
  if (fault === 'impossible') return 'refusal';
  return fault === 'no-rounds' ? 'rounds' : fault;
}

export function faults(fields: NewTournament): readonly FieldFault[] {
  const asked = settingsAsked(fields.format);
  const found: FieldFault[] = [];
  if (fields.name.trim() === '') found.push('name');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(fields.date)) found.push('date');
  // Nobody knows yet how many will come: the number of rounds is then settled at the draw.
  if (wholeNumber(fields.expected) === null && fields.expected.trim() !== '') found.push('expected');
  if (asked.includes('rounds')) found.push(...roundsFaults(fields.rounds));
  for (const phase of ['phase2', 'phase3'] as const)
    if (asked.includes(phase) && wholeNumber(fields[phase]) === null) found.push(phase);
  const pools = poolsNamed(fields);
  if (pools.length > mostPools || pools.some((one) => one.length > 40)) found.push('pools');
  const refused = plansFor(fields).some((plan) => plan?.refusal);
  if (refused || phasesThatCannotBe(fields)) found.push('impossible');
  return found;
}

function roundsFaults(text: string): readonly FieldFault[] {
  if (text.trim() === '') return [];
  const rounds = wholeNumber(text);
  if (rounds === null) return ['rounds'];
  return rounds === 0 ? ['no-rounds'] : [];
}

/** A tournament of a formula of both games is one of the wargame by its theme, whatever that is. */
function themeOf(fields: NewTournament): Pick<CreationBody, 'theme'> {
  if (!asksForArmies(fields)) return {};
  const theme = fields.theme.trim();
  if (theme !== '') return { theme };
  return ofWargame(fields.format) ? {} : { theme: wargameName };
}

const wargameName = 'L’Art de la Guerre';

/** A final that is foreseen, on the usual terms: its page changes them. */
function finalOf(fields: NewTournament): Pick<CreationBody, 'final'> {
  if (fields.final !== '2' && fields.final !== '4') return {};
  const bestOf = asksForArmies(fields) ? 1 : 3;
  return { final: { players: fields.final === '4' ? 4 : 2, bestOf, carry: false, thirdPlace: false } };
}

/** Rounds that nobody typed are not written down, so that the rule follows the registrations. */
export function creationBody(fields: NewTournament, seed: number): CreationBody {
  const place = fields.place.trim();
  const expected = wholeNumber(fields.expected);
  return {
    name: fields.name.trim(),
    format: fields.format,
    date: fields.date,
    ...(place === '' ? {} : { place }),
    ...themeOf(fields),
    ...(expected === null ? {} : { expected }),
    ...finalOf(fields),
    seed,
    settings: chosenSettings(fields) as NonNullable<CreationBody['settings']>,
  };
}

/** More would be typed by mistake. */
export const mostPools = 8;

/** What is made: a tournament, or one for each pool of an event, all with its name and their own beside it. */
export function creationBodies(fields: NewTournament, seed: number): readonly CreationBody[] {
  const body = creationBody(fields, seed);
  const pools = poolsNamed(fields);
  if (pools.length < 2) return [body];
  const shares = sharesOf(fields);
  const firsts = firstTables(shares);
  return pools.map((pool, i) => ({
    ...body,
    ...(i > 0 && firsts[i] !== undefined && { settings: { ...body.settings, firstTable: firsts[i] } }),
    ...(typeof shares[i] === 'number' && { expected: shares[i] }),
    name: `${body.name} · ${pool}`.slice(0, 160),
    event: body.name,
    pool,
    seed: seed + i,
  }));
}
