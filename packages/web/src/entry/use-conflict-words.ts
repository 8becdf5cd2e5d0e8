import type { Game, MatchResult } from '@ronde/engine';
import { gamesIn } from '@ronde/engine';
import { clock, inSeatOrder, score, seatsOf } from '@ronde/language';
import { useDesk } from '../frame/desk.ts';
import { useSaidLog } from '../log/log-lines.ts';
import { useScreen, useWords } from '../session/use-words.ts';

/**
 * « Marc a déjà saisi 450 – 400 (10:42). Vous avez saisi 400 – 450. » of one table, by its first player: what stands,
 * who wrote it and when, then what was typed here, where that is a whole result.
 */
export function useConflictWords(round: number, player: string) {
  const words = useWords();
  const say = useScreen();
  const { tournament, names } = useDesk();
  const log = useSaidLog();
  const content = tournament.rounds[round - 1];
  const at = content?.matches.findIndex((match) => match.players[0] === player) ?? -1;
  const match = content?.matches[at];
  const seats = match && seatsOf(match);
  const turn = (game: Game): Game => (seats ? inSeatOrder(seats, game) : game);
  const said = (result: MatchResult): string => {
    const [game, ...more] = gamesIn(result);
    if (result.kind === 'games' && game && more.length === 0) return score(turn(game));
    const whole =
      match &&
      content &&
      words.echo({ ...match, result }, tournament.settings, content.bestOf, names, tournament.format);
    return `«\u00a0${whole?.said ?? ''}\u00a0»`;
  };
  const line = log.find(({ line: { events } }) =>
    events.some((event) => event.kind === 'result' && event.round === round && event.match === at),
  )?.line;
  return (theirs: MatchResult | null, yours: MatchResult | null): string => {
    const by = line?.by || say.anotherDesk;
    const time = line ? clock(line.at) : '';
    const stands = theirs ? say.alreadyTyped(by, said(theirs), time) : say.alreadyCleared(by, time);
    return yours ? `${stands} ${say.youTyped(said(yours))}` : stands;
  };
}
