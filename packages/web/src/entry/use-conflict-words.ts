import type { Game, MatchResult } from '@ronde/engine';
import { gamesIn } from '@ronde/engine';
import { clock, inSeatOrder, score, seatsOf } from '@ronde/language';
import { useDesk } from '../frame/desk.ts';
import { useSaidLog } from '../log/log-lines.ts';
import { useScreen, useWords } from '../session/use-words.ts';
import { contested, type Named } from './contested.ts';

/**
 * « Marc a déjà saisi 450 – 400 (10:42). Vous avez saisi 400 – 450. » of one table: what stands, who wrote it and when,
 * then what was typed here, where that is a whole result.
 */
export function useConflictWords(named: Named) {
  const words = useWords();
  const say = useScreen();
  const { tournament, names } = useDesk();
  const log = useSaidLog();
  const { match, bestOf, isAbout } = contested(tournament, named);
  const seats = match && seatsOf(match);
  const turn = (game: Game): Game => (seats ? inSeatOrder(seats, game) : game);
  const said = (result: MatchResult): string => {
    const games = gamesIn(result);
    // Of several games of a round the echo adds up the spread; a final has none.
    if (result.kind === 'games' && (games.length === 1 || named.kind === 'record-final'))
      return games.map((game) => score(turn(game))).join(', ');
    const whole = match && words.echo({ ...match, result }, tournament.settings, bestOf, names, tournament.format);
    return `«\u00a0${whole?.said ?? ''}\u00a0»`;
  };
  const line = log.find(({ line: { events } }) => events.some(isAbout))?.line;
  return (theirs: MatchResult | null, yours: MatchResult | null): string => {
    const by = line?.by || say.anotherDesk;
    const time = line ? clock(line.at) : '';
    const stands = theirs ? say.alreadyTyped(by, said(theirs), time) : say.alreadyCleared(by, time);
    return yours ? `${stands} ${say.youTyped(said(yours))}` : stands;
  };
}
