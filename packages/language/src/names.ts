import type { People, Person, Player, PlayerId } from '@ronde/engine';
import { frenchKey } from '@ronde/engine/base/french-order';

/**
 * How players are called: in lists by their full name, in sentences by their surname where that is enough; in both set
 * apart from what stands around it (`isolated.ts`), here for every screen, sheet and sentence.
 */
export interface Names {
  /**
   * « NOM Prénom »; two people of the same name are told apart by club, else by licence (with its federation, where two
   * have the number), else by number.
   */
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

/** What tells homonyms apart. */
type Numbered = Pick<Player, 'id' | 'number' | 'club'>;

/**
 * `players` gives what tells homonyms apart, and who can be one: somebody whose registration was taken back makes
 * nobody a namesake.
 */
export function namesOf(people: People, players: readonly Numbered[] = []): Names {
  const here = players.flatMap(({ id }) => people.get(id) ?? []);
  const all = here.length > 0 ? here : [...people.values()];
  const fullNames = tally(all.map((p) => p.name));
  const surnames = tally(all.map((p) => surnameOf(p.name)));
  const numbered = new Map(players.map((player) => [player.id, player]));
  const sameName = (name: string) => players.filter(({ id }) => people.get(id)?.name === name);
  const full = (id: PlayerId): string => {
    const person = people.get(id);
    if (!person) return id;
    if ((fullNames.get(person.name) ?? 0) < 2) return isolated(person.name);
    const player = numbered.get(id);
    const namesakes = all.filter((one) => one !== person && one.name === person.name);
    const club = player && ownClub(player, sameName(person.name));
    const mark = club ?? ownLicence(person, namesakes) ?? player?.number ?? person.licence;
    const name = isolated(person.name);
    return mark === undefined ? name : `${name} (${isolated(String(mark))})`;
  };
  const short = (id: PlayerId): string => {
    const person = people.get(id);
    if (!person) return id;
    const surname = surnameOf(person.name);
    return surnames.get(surname) === 1 ? isolated(surname) : full(id);
  };
  return { full, short };
}

/** The club, where none of those of the same name is of it: people know clubs, not licences. */
function ownClub(player: Numbered, namesakes: readonly Numbered[]): string | undefined {
  const club = player.club?.trim();
  if (!club) return undefined;
  const same = namesakes.filter((other) => other.club && frenchKey(other.club) === frenchKey(club));
  return same.length === 1 ? club : undefined;
}

/** The licence where no namesake has its number; else with the federation, where that is another one than theirs. */
function ownLicence({ licence, federation }: Person, namesakes: readonly Person[]): string | undefined {
  if (licence === undefined) return undefined;
  const key = numberKey(licence);
  const same = namesakes.filter((other) => other.licence !== undefined && numberKey(other.licence) === key);
  if (same.length === 0) return licence;
  const own =
    federation !== undefined && !same.some((other) => frenchKey(other.federation ?? '') === frenchKey(federation));
  return own ? `${licence}, ${federation}` : undefined;
}

/** Spaces and case do not tell two licences apart. */
const numberKey = (licence: string): string => licence.replace(/\s+/gu, '').toLowerCase();

/**
 * The same for players who carry their names themselves, as visitors read them. Homonyms come told apart, « (Sens) »:
 * their surname is not enough even where the other one is not among these players.
 */
export function namesIn(players: readonly NamedPlayer[]): Names {
  const count = tally(players.map(({ name }) => name));
  const surnames = tally(players.map(({ name }) => surnameOf(name)));
  const told = ({ name, number }: NamedPlayer) => (count.get(name) === 1 ? name : `${name} (${number})`);
  const names = new Map(players.map((player) => [player.id, told(player)]));
  const full = (id: PlayerId): string => isolated(names.get(id) ?? id);
  const short = (id: PlayerId): string => {
    const name = names.get(id) ?? id;
    const surname = surnameOf(name);
    return name.endsWith(')') || surnames.get(surname) !== 1 ? full(id) : isolated(surname);
  };
  return { full, short };
}

type NamedPlayer = Pick<Player, 'id' | 'number'> & { readonly name: string };

/** The scripts that are written from right to left, by their blocks (Unicode, DerivedBidiClass). */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A name as it stands in a sentence of French or English. One that is written from right to left would draw the figure
 * after it to its other side: it is set apart by U+2068 and U+2069, which nobody sees. Any other name moves nothing,
 * and stays as it is. Set apart twice it is so once.
 */
export function isolated(name: string): string {
  return rightToLeft.test(name) ? `\u2068${plain(name)}\u2069` : name;
}

/** The name itself, for a file, a comparison, a program: a csv, a workbook and JSON hold no mark. */
export function plain(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '');
}
