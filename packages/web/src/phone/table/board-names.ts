import type { Person, Player } from '@ronde/engine';
import { type Names, namesOf } from '@ronde/language';
import type { Board } from '../net/use-board.ts';

/** Everybody of the tournament as the rules take them. */
export const playersIn = ({ head }: Board): readonly Player[] =>
  head.players.map(({ name: _name, left: _left, ...player }) => ({ ...player, presence: 'here', from: 1 }));

/** Their names, as the public reads them. */
export function boardNames(board: Board): Names {
  const people = new Map(board.head.players.map(({ id, name }) => [id, { name } as Person] as const));
  return namesOf(people, playersIn(board));
}
