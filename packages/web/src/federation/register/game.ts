import type { Summary } from '@ronde/contract/http/desk';
import type { Game } from '@ronde/contract/http/register';
import { isWargame } from '@ronde/engine';
import { useSearchParams } from 'wouter';

export const games = ['scrabble', 'art-de-la-guerre'] as const satisfies readonly Game[];

/** The game of a tournament: whose lists say its ratings. */
export const gameOf = ({ format }: Pick<Summary, 'format'>): Game =>
  isWargame(format) ? 'art-de-la-guerre' : 'scrabble';

/** Whose register is shown, kept in the address. */
export function useGame(): readonly [Game, (game: Game) => void] {
  const [params, setParams] = useSearchParams();
  const game = games.find((one) => one === params.get('jeu')) ?? 'scrabble';
  return [game, (wanted) => setParams(wanted === 'scrabble' ? {} : { jeu: wanted }, { replace: true })];
}
