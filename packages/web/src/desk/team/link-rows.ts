import type { PlayerLinkView } from '@ronde/contract/http/player';
import { frenchKey } from '@ronde/engine/base/french-order';
import type { Desk } from '../../shell/desk.ts';

export interface LinkRow {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  /** Null: none was ever made. Its `code` is null once it was revoked. */
  readonly link: PlayerLinkView | null;
}

/** Everybody registered, by name, each with the link that they have. */
export function linkRows(
  { tournament, names }: Pick<Desk, 'tournament' | 'names'>,
  links: readonly PlayerLinkView[],
): readonly LinkRow[] {
  const byPlayer = new Map(links.map((link) => [link.player, link]));
  return tournament.players
    .map(({ id, number }) => ({ id, number, name: names.full(id), link: byPlayer.get(id) ?? null }))
    .sort((a, b) => compare(frenchKey(a.name), frenchKey(b.name)) || a.number - b.number);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
