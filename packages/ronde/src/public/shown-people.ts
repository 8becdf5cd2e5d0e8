import { isPrivate, isPrivateLicence, isPrivateName } from '@ronde/contract/private-text';
import { hasPseudonym, type Person, type Player, type PlayerId } from '@ronde/engine';
import { type Names, namesOf } from '@ronde/language';
import { peopleApart } from '../store/same-person.ts';
import type { Stored } from '../store/store.ts';

/** A player's public id: the number given at registration, as a text. */
export type Numbered = (player: PlayerId) => string;

/** Numbers for ids; somebody without a number is nobody (`0`). */
export function numberedIn({ numbers }: Pick<Stored, 'numbers'>): Numbered {
  return (player) => String(numbers.get(player) ?? 0);
}

/** Who somebody is in public: the pseudonym where there is one, and nothing else of the person. */
export function shownPerson(person: Person | undefined, number: string): Person {
  const { pseudonym = '', name = '' } = person ?? {};
  const shown = pseudonym || name;
  // An address that an earlier version let in as a name stays at the desk.
  return { name: shown === '' || isPrivateName(shown) ? `Joueur ${number}` : shown };
}

/** Whether the public sees the same of somebody, whatever else of them was corrected. */
export function sameFace(before: Person | undefined, after: Person): boolean {
  const same = shownPerson(before, '').name === shownPerson(after, '').name;
  return same && hasPseudonym(before) === hasPseudonym(after);
}

/**
 * What players are called where a stranger reads. Homonyms of one club are told apart by licence, as at the desk
 * (rules: situations, "Same name twice"); never behind a pseudonym.
 */
export function publicNames(stored: Stored): Names {
  const numbered = numberedIn(stored);
  const { players } = stored.tournament;
  const apart = peopleApart(stored);
  const all = new Set([...apart.keys(), ...players.map(({ id }) => id)]);
  const shown = [...all].map((id): readonly [PlayerId, Person] => {
    const person = apart.get(id);
    const { licence, federation } = (hasPseudonym(person) ? undefined : person) ?? {};
    return [
      id,
      {
        ...shownPerson(person, numbered(id)),
        ...(licence !== undefined && !isPrivateLicence(licence) && { licence }),
        ...(federation !== undefined && !isPrivate(federation) && { federation }),
      },
    ];
  });
  return namesOf(new Map(shown), players);
}

/** Whether somebody else shows the same name; told of as many as are asked about. */
export function namesakesIn({ people, tournament }: Stored): (player: PlayerId, name: string) => boolean {
  const shown = new Map(tournament.players.map(({ id }) => [id, shownPerson(people.get(id), '').name]));
  const bearers = new Map<string, number>();
  for (const name of shown.values()) bearers.set(name, (bearers.get(name) ?? 0) + 1);
  return (player, name) => (bearers.get(name) ?? 0) > (shown.get(player) === name ? 1 : 0);
}

/**
 * What the public reads of a player. Left out: who is in the hall, the table that they can't leave (why is theirs), an
 * age category behind a pseudonym. `drawn`: rounds that the public knows of; what happened after them is not told.
 */
export function shownPlayer(player: Player, person: Person | undefined, drawn: number, numbered: Numbered): Player {
  const { number, rating, provisional, duplicateSeries, club, category, army, spare, from, left } = player;
  const hidden = hasPseudonym(person);
  return {
    id: numbered(player.id),
    number,
    ...(rating !== undefined && { rating }),
    ...(provisional !== undefined && { provisional }),
    ...(duplicateSeries !== undefined && { duplicateSeries }),
    ...(club !== undefined && !isPrivate(club) && { club }),
    ...(category !== undefined && !hidden && { category }),
    ...(army !== undefined && { army }),
    ...(spare !== undefined && { spare }),
    presence: 'here',
    from: Math.min(from, drawn + 1),
    ...(left !== undefined && { left: Math.min(left, drawn) }),
  };
}
