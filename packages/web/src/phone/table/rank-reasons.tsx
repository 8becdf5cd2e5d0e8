import { standingsSent } from '@ronde/contract/http/standing-lines';
import { reasonOf } from '@ronde/engine/standings/reasons';
import { namesIn, standingsReason } from '@ronde/language';
import { usePhone } from '../frame/phone.ts';
import { useBoard } from '../net/use-board.ts';
import { RuleLink } from './rule-link.tsx';
import styles from './table.module.css';

/** Why this place: what the final decided, or how the tie was put in order, in the desk's sentences; else the points. */
export function RankReasons() {
  const { page, words, say, cut } = usePhone();
  const board = useBoard();
  if (!words || !board) return <p className="quiet">{cut ? say.noAnswer : say.loading}</p>;
  const standings = standingsSent(board.standings);
  const reason = reasonOf(standings, page.player.id);
  if (!reason)
    return (
      <div className={styles.reasons}>
        <p>{say.nobodyLevel}</p>
        <Maluses />
      </div>
    );
  const { players, format, wargame } = board.head;
  const panel = standingsReason(words, reason, {
    standings,
    names: namesIn(players),
    format,
    spoken: wargame ? 'art-de-la-guerre' : format,
  });
  return (
    <div className={styles.reasons}>
      <h3>{panel.title}</h3>
      {panel.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Maluses />
      <RuleLink cite={panel.rule} />
    </div>
  );
}

/** What the points are without, round by round. */
function Maluses() {
  const { page, say } = usePhone();
  return page.games.map(
    ({ round, malus }) => malus !== undefined && round <= page.after && <p key={round}>{say.malusIn(round, malus)}</p>,
  );
}
