import type { People, Person, Player, Tournament } from '@ronde/engine';
import { isPrivate, isPrivateLicence } from './private-text.ts';

/** What an earlier program let in as a club or a licence, and everybody could read (LIST-01). */
export interface PrivateCell {
  readonly player: Player;
  readonly person: Person | undefined;
  /** An e-mail address, a phone number, a date or an amount. */
  readonly club: string | null;
  readonly licence: string | null;
}

export function privateCells({ players }: Tournament, people: People): readonly PrivateCell[] {
  const only = (text: string | undefined, is: (text: string) => boolean) =>
    text !== undefined && is(text) ? text : null;
  return players
    .map((player) => {
      const person = people.get(player.id);
      return { player, person, club: only(player.club, isPrivate), licence: only(person?.licence, isPrivateLicence) };
    })
    .filter(({ club, licence }) => club !== null || licence !== null);
}
