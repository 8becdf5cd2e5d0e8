import type { Person, Player, PlayerId, Round } from '@ronde/engine';
import { seenText } from '../plain-text.ts';
import { isPrivate, isPrivateLicence, isPrivateName } from '../private-text.ts';
import type { FilePlayer } from './schema.ts';
import { present } from './to-result.ts';

/** A player as the file writes them. `order`: frozen place, if there is one. `rounds`: those that the file holds. */
export function filePlayer(
  player: Player,
  person: Person | undefined,
  order: number | undefined,
  rounds: readonly Round[],
): FilePlayer {
  const { id, rating, provisional, duplicateSeries, army, table, spare } = player;
  const { name: known = id, birthYear, marks } = person ?? {};
  const { club, category, licence, federation, pseudonym } = shown({ ...player, ...person });
  const { from, left } = timesOf(player, rounds);
  return {
    id,
    // A name that nobody can see, or an address, from before it was refused, would make the file one that can't be read
    // again.
    name: readable(known) ?? readable(id) ?? `Joueur ${player.number}`,
    ...present({ rating, provisional, duplicateSeries, licence, club, federation, birthYear, category, army }),
    ...present({ cohesion: marks?.cohesion }),
    ...present({ pseudonym, order, table, spare }),
    ...(from === 1 ? {} : { from }),
    ...present({ left }),
  };
}

const readable = (name: string): string | null => (seenText.test(name) && !isPrivateName(name) ? name : null);

/** An address that an earlier version let in as a club would make the file one that can't be read again. */
function shown({ club, category, licence, federation, pseudonym }: Partial<Player & Person>): Shown {
  const all = { club, category, federation, pseudonym };
  const kept = Object.entries(all).filter(([, text]) => text !== undefined && !isPrivate(text));
  return { ...Object.fromEntries(kept), ...(licence !== undefined && !isPrivateLicence(licence) && { licence }) };
}

type Shown = Partial<Pick<Player, 'club' | 'category'> & Pick<Person, 'licence' | 'federation' | 'pseudonym'>>;

/**
 * When they came and left. Who left in the draft that is left out was last drawn in the round before it; and whatever
 * was taken back since, nobody plays before they came or after they left.
 */
function timesOf({ id, from, left }: Player, rounds: readonly Round[]): Pick<Player, 'from' | 'left'> {
  const seated = ({ matches }: Round): boolean =>
    matches.some(({ players }) => (players as readonly PlayerId[]).includes(id));
  const first = rounds.findIndex(seated) + 1;
  const last = rounds.findLastIndex(seated) + 1;
  return {
    from: first > 0 ? Math.min(from, first) : from,
    ...(left !== undefined && { left: Math.max(last, Math.min(left, rounds.length)) }),
  };
}
