import type { Decision, People } from '@ronde/engine';
import type { Dictionary, Lang } from '@ronde/language';
import type { Account } from '../accounts/account.ts';
import type { House } from './house.ts';

/** What a phone writes as author: its player. */
const playerPrefix = 'player:';
export const playerAuthor = (player: string): string => `${playerPrefix}${player}`;

const erased: Dictionary<string> = { fr: 'Compte effacé', en: 'Deleted account' };
const byPhone: Dictionary<(name: string) => string> = {
  fr: (name) => `${name}, par téléphone`,
  en: (name) => `${name}, by phone`,
};

/** Names an author from what the log keeps: an account's id, a player's, or the name that an earlier version wrote. */
export type NameAuthor = (by: string) => string;

/** `reader`: whoever asks, whose own name needs no looking up: an act's answer then waits for nothing more. */
export async function authorsOf(
  house: House,
  decisions: readonly Pick<Decision, 'by'>[],
  people: People,
  lang: Lang,
  reader: Account,
): Promise<NameAuthor> {
  const others = decisions.map(({ by }) => by).filter((by) => by !== reader.id);
  const accounts = others.length === 0 ? new Map<string, string | null>() : await house.accounts.names(others);
  return (by) => {
    const name = by === reader.id ? reader.name : accounts.get(by);
    if (name !== undefined) return name ?? erased[lang];
    const person = by.startsWith(playerPrefix) ? people.get(by.slice(playerPrefix.length)) : undefined;
    return person ? byPhone[lang](person.name) : by;
  };
}
