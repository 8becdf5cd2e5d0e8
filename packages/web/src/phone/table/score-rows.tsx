import { gamesIn, type Match, type MatchResult, winnerOf } from '@ronde/engine';
import { lossesOf, number, type Seats, score } from '@ronde/language';
import { playerRound } from '@ronde/views/rounds';
import { isWargamePage, usePhone } from '../frame/phone.tsx';
import type { Now, OwnPage } from '../net/own-page.ts';
import styles from './table.module.css';

interface Props {
  readonly now: Now<'table'>;
  readonly result: MatchResult;
}

/** The two names with their figures, one's own first, the winner bold; then what the result means. */
export function ScoreRows({ now, result }: Props) {
  const { page, names, sentences } = usePhone();
  const { player, tournament } = page;
  const { format, settings } = tournament;
  const match = matchNow(page, now, result);
  const by = { settings, bestOf: now.bestOf, wargame: isWargamePage(page) };
  const { figures } = playerRound(player.id, now.round, match, by);
  const winner = winnerOf(match, settings, now.bestOf);
  const sides = [player.id, now.opponent.id];
  const said = sentences?.echo(match, settings, now.bestOf, names, format)?.said;
  const detail = detailOf(result, match.players[0] !== player.id);
  return (
    <div>
      <dl className={styles.scores}>
        {sides.map((id, i) => (
          <div key={id} data-won={winner === id || undefined}>
            <dt>{names.full(id)}</dt>
            <dd>{figures?.[i] === undefined ? '' : number(figures[i])}</dd>
          </div>
        ))}
      </dl>
      {detail && <p className="quiet">{detail}</p>}
      {said && <p className={styles.said}>{said}</p>}
    </div>
  );
}

/** Of several games their scores, of the wargame what each army lost; one's own side first. */
function detailOf(result: MatchResult, turned: boolean): string {
  const own = <T,>([a, b]: readonly [T, T]): readonly [T, T] => (turned ? [b, a] : [a, b]);
  if (result.kind === 'losses') return lossesOf(own(result.cohesion));
  const games = gamesIn(result);
  return games.length > 1 ? games.map((game) => score(own(game))).join(', ') : '';
}

/** The table in play as the rules and sentences take it, with this result. */
export function matchNow({ player }: OwnPage, now: Now<'table'>, result?: MatchResult): Match {
  const starts = now.starts === undefined ? undefined : now.starts ? player.id : now.opponent.id;
  return {
    table: now.table,
    players: now.players[0] === player.id ? [player.id, now.opponent.id] : [now.opponent.id, player.id],
    ...(starts !== undefined && { starts }),
    ...(result && { result }),
  };
}

/** On a phone one's own side stands first. */
export function ownSeats({ player }: OwnPage, now: Now<'table'>): Seats {
  return { players: [player.id, now.opponent.id], flipped: now.players[0] !== player.id };
}
