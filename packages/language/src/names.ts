import type { People, Player, PlayerId } from '@ronde/engine';

/** How players are called: in lists by their full name, in sentences by their surname where that is enough. */
export interface Names {
  /** « NOM Prénom »; two people of the same name are told apart by licence, else by number. */
  full(player: PlayerId): string;
  /** The surname alone, unless two share it: then the full name. */
  short(player: PlayerId): string;
}

const initial = /^\p{L}\.?$/u;

function isSurnameWord(word: string, index: number): boolean {
  if (index > 0 && initial.test(word)) return false;
  return /\p{L}/u.test(word) && word === word.toUpperCase();
}

/** The leading upper-case words of « NOM Prénom »; the whole name where there are none, or nothing else. */
export function surnameOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const end = words.findIndex((word, i) => !isSurnameWord(word, i));
  return end <= 0 ? words.join(' ') : words.slice(0, end).join(' ');
}

function tally(values: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/**
 * `players` gives the numbers that tell apart two homonyms without licence, and who can be one: somebody whose
 * registration was taken back makes nobody a namesake.
 */
export function namesOf(people: People, players: readonly Player[] = []): Names {
  const here = players.flatMap(({ id }) => people.get(id) ?? []);
  const all = here.length > 0 ? here : [...people.values()];
  const fullNames = tally(all.map((p) => p.name));
  const surnames = tally(all.map((p) => surnameOf(p.name)));
  const numbers = new Map(players.map((p) => [p.id, p.number]));
  const full = (id: PlayerId): string => {
    const person = people.get(id);
    if (!person) return id;
    if ((fullNames.get(person.name) ?? 0) < 2) return person.name;
    const mark = person.licence ?? numbers.get(id);
    return mark === undefined ? person.name : `${person.name} (${mark})`;
  };
  const short = (id: PlayerId): string => {
    const person = people.get(id);
    if (!person) return id;
    const surname = surnameOf(person.name);
    return surnames.get(surname) === 1 ? surname : full(id);
  };
  return { full, short };
}
