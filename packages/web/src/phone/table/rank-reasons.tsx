import type { PointsTie, Standings, Tie } from '@ronde/engine';
import { usePhone } from '../frame/phone.ts';
import { useBoard } from '../net/use-board.ts';
import { boardNames } from './board-names.ts';
import { RuleLink } from './rule-link.tsx';
import styles from './table.module.css';

/** Why this place: how the tie was put in order, in the desk's sentences; without a tie, the points alone. */
export function RankReasons() {
  const { page, words, say, cut } = usePhone();
  const board = useBoard();
  if (!words || !board) return <p className="quiet">{cut ? say.noAnswer : say.loading}</p>;
  const standings = board.standings as Standings;
  const tie = (standings.ties as readonly (Tie | PointsTie)[]).find(({ players }) => players.includes(page.player.id));
  if (!tie) return <p className={styles.reasons}>{say.nobodyLevel}</p>;
  const panel = words.tie(tie, standings, boardNames(board), board.head.format);
  return (
    <div className={styles.reasons}>
      <h3>{panel.title}</h3>
      {panel.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <RuleLink cite={panel.rule} />
    </div>
  );
}
