import type { Player, PlayerId, Standings } from '@ronde/engine';
import type { Dictionary } from './dictionary.ts';
import { isolated, type Names, plain } from './names.ts';

const fewestLetters = 3;

/**
 * What a cell of the standings calls an opponent: the place; where several share it, with the first letters of the
 * name, as many as tell them apart. Whole names would not fit beside twelve rounds. Who has no place, a spare player,
 * is named.
 */
export function metAs(
  { rows }: Standings,
  names: Names,
  players: readonly Pick<Player, 'id'>[],
): ReadonlyMap<PlayerId, string> {
  const sharing = tally(rows.map(({ rank }) => String(rank)));
  const shared = rows.filter(({ rank }) => (sharing.get(String(rank)) ?? 0) > 1);
  const called = new Map(
    shared.map(({ player, rank }) => [player, beginnings(names.short(player)).map((start) => `${rank} ${start}`)]),
  );
  const taken = tally([...called.values()].flat());
  const placed = rows.map(({ player, rank }): readonly [PlayerId, string] => {
    const texts = called.get(player) ?? [];
    return [player, texts.find((text) => taken.get(text) === 1) ?? texts.at(-1) ?? String(rank)];
  });
  return new Map([...players.map(({ id }) => [id, names.short(id)] as const), ...placed]);
}

/** How a cell of the standings is read, with what {@link metAs} calls an opponent. */
export const metAsLegend: Dictionary<string> = {
  fr: 'Le nombre après la lettre est la place de l’adversaire ; où plusieurs la partagent, le début de son nom suit.',
  en: 'The number after the letter is the opponent’s place; where several share it, the name’s first letters follow.',
};

/** From the fewest letters to the whole name; of homonyms then the club that tells them apart, before all of both. */
function beginnings(name: string): readonly string[] {
  const whole = plain(name);
  const [own = whole, mark] = whole.split(/ (?=\()/u, 2);
  const club = mark === undefined ? [] : starts(mark, 2).map((start) => `${starts(own, fewestLetters)[0]} ${start}`);
  return [...starts(own, fewestLetters), ...club, whole].map(isolated);
}

/** None ends in a space. */
function starts(text: string, fewest: number): readonly string[] {
  const letters = [...text];
  return letters
    .map((_, i) => letters.slice(0, i + 1).join(''))
    .filter((start, i) => (i + 1 >= fewest || i + 1 === letters.length) && start === start.trimEnd());
}

function tally(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** Of the cells of a wargame, after that. */
export const roundPointsLegend: Dictionary<string> = {
  fr: 'Entre parenthèses, les points du tour, moins un malus.',
  en: 'In brackets, the points of the round, less a penalty.',
};
