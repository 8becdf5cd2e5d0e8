import type { PublicHead, PublicRound } from '@ronde/contract/http/public';
import { frenchKey } from '@ronde/engine/base/french-order';
import { type Seated, seatedByName } from '@ronde/engine/tournament/seated-by-name';
import { namesIn } from '@ronde/language';

/** Everybody of a round by name, as the public knows it; who plays no more is not missing from it. */
export function seatedIn(head: PublicHead, { tables, absent }: PublicRound): readonly Seated[] {
  const gone = new Set(head.players.flatMap(({ id, left }) => (left ? [id] : [])));
  const away = absent.filter((player) => !gone.has(player));
  return seatedByName(tables, away, namesIn(head.players).full);
}

/** The letter under which a name is looked for, as a dictionary has it: É under E, Œ under O. */
export function letterOf(name: string): string {
  const [first = ''] = frenchKey(name) || name;
  return first.toUpperCase();
}

/** « A – L » of the lines of a page; undefined where there are none. */
export function lettersOf(
  lines: readonly Pick<Seated, 'name'>[],
  say: (from: string, to: string) => string,
): string | undefined {
  const [first, last] = [lines[0], lines.at(-1)];
  return first && last ? say(letterOf(first.name), letterOf(last.name)) : undefined;
}
