import type { Player, PlayerId } from '@ronde/engine';
import { frenchKey } from '@ronde/engine/base/french-order';

/** Whom a text means: a number, or the beginning of a name, accents and case aside. */
export function playersMeant(
  text: string,
  players: readonly Player[],
  fullName: (id: PlayerId) => string,
): readonly Player[] {
  const typed = text.trim();
  if (typed === '') return [];
  if (/^\d+$/.test(typed)) return players.filter(({ number }) => number === Number(typed));
  const key = frenchKey(typed);
  const keyed = players.map((player) => ({ player, name: frenchKey(fullName(player.id)) }));
  const whole = keyed.filter(({ name }) => name === key);
  const begins = whole.length > 0 ? whole : keyed.filter(({ name }) => name.startsWith(key));
  const found = begins.length > 0 ? begins : keyed.filter(({ name }) => name.includes(` ${key}`));
  return found.map(({ player }) => player);
}
