import type { ListUpdate } from '@ronde/contract/http/list-lines';
import type { ListField } from '@ronde/contract/lists/columns';
import { withZeros } from '@ronde/contract/lists/who-is-who';
import type { ListPerson, ReadLine } from '@ronde/documents';
import type { Army, Person, Player, PlayerId } from '@ronde/engine';
import { armyShown } from '@ronde/language';
import type { Stored } from '../store/store.ts';

type ReadPerson = Extract<ReadLine, { kind: 'person' }>;
type Difference = ListUpdate['differences'][number];

/** What a list may say otherwise, of the facts of the rules and of the person. */
const factKeys = { rating: 'rating', duplicateSeries: 'series', club: 'club', category: 'category' } as const;
const personKeys = {
  licence: 'licence',
  federation: 'federation',
  birthYear: 'birth',
  pseudonym: 'pseudonym',
} as const;

/**
 * What a list that comes again says otherwise of somebody who is registered: what it leaves out takes nothing away.
 * Null: nothing. `keepsRating`: the tournament has begun with its ratings, or the list's can be read two ways.
 */
export function updateOf(
  stored: Stored,
  id: PlayerId,
  { person: listed, armies }: Pick<ReadPerson, 'person' | 'armies'>,
  keepsRating: boolean,
): ListUpdate | null {
  const player = stored.tournament.players.find((one) => one.id === id);
  const person = stored.people.get(id);
  if (!player || !person) return null;
  const { rating: _, provisional: __, ...rated } = listed;
  const facts = factsUpdate(player, keepsRating ? rated : listed, armies);
  const self = personUpdate(person, listed);
  const differences = [...facts.differences, ...self.differences];
  if (differences.length === 0) return null;
  return { differences, ...(facts.update && { facts: facts.update }), ...(self.update && { person: self.update }) };
}

interface Found<Update> {
  readonly differences: readonly Difference[];
  readonly update: Update | null;
}

function factsUpdate(
  player: Player,
  listed: ListPerson,
  near: readonly Army[],
): Found<NonNullable<ListUpdate['facts']>> {
  const keys = keysOf(factKeys).filter((key) => listed[key] !== undefined && listed[key] !== player[key]);
  const differences = keys.map((key) => difference(factKeys[key], player[key], listed[key]));
  // Whoever was given the nearest army is not asked again about what the list says.
  const told = [listed.army, ...near].some((one) => one && sameArmy(one, player.army));
  const army = told ? undefined : listed.army;
  if (army) differences.push(difference('army', player.army && armyText(player.army), armyText(army)));
  if (differences.length === 0) return { differences, update: null };
  // A rating comes with its star, or without.
  const taken = [
    ...keys,
    ...(keys.includes('rating') ? (['provisional'] as const) : []),
    ...(army ? (['army'] as const) : []),
  ];
  return { differences, update: { saw: { ...chosen(player, taken) }, to: { ...chosen(listed, taken) } } };
}

function personUpdate(person: Person, listed: ListPerson): Found<NonNullable<ListUpdate['person']>> {
  const said = withZeros(listed, person);
  const keys = keysOf(personKeys).filter((key) => said[key] !== undefined && said[key] !== person[key]);
  const { cohesion } = listed;
  const total = cohesion !== undefined && cohesion !== person.marks?.cohesion;
  const differences = [
    ...keys.map((key) => difference(personKeys[key], person[key], listed[key])),
    ...(total ? [difference('cohesion', person.marks?.cohesion, cohesion)] : []),
  ];
  if (differences.length === 0) return { differences, update: null };
  const saw = Object.fromEntries(keys.map((key) => [key, person[key] ?? null]));
  const marks = { ...person.marks, cohesion };
  const update = {
    ...person,
    ...chosen(listed, keys),
    ...(total && { marks }),
    saw: { ...saw, ...(total && { marks: person.marks ?? null }) },
  };
  return { differences, update: update as NonNullable<ListUpdate['person']> };
}

const keysOf = <K extends string>(of: Readonly<Record<K, ListField>>): readonly K[] => Object.keys(of) as K[];

function chosen<T extends object, K extends keyof T>(of: T, keys: readonly K[]): Partial<Pick<T, K>> {
  const said = keys.filter((key) => of[key] !== undefined).map((key) => [key, of[key]]);
  return Object.fromEntries(said) as Partial<Pick<T, K>>;
}

const difference = (
  field: ListField,
  before: string | number | undefined,
  after: string | number | undefined,
): Difference => ({ field, before: before === undefined ? null : String(before), after: String(after ?? '') });

const sameArmy = (a: Army, b: Army | undefined): boolean =>
  b !== undefined &&
  a.edition === b.edition &&
  a.number === b.number &&
  (a.number > 0 || a.name === b.name) &&
  a.from === b.from &&
  a.to === b.to;

const armyText = (army: Army): string => `${armyShown(army)} (${army.edition})`;
