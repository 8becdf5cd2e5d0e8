import type { Reason, ScrabbleStandings, Standings, Tie } from '@ronde/engine';
import { spokenAs, standingsReason } from '@ronde/language';
import { useUi, useWords } from '../../core/language/use-words.ts';
import { useDesk } from '../../shell/desk.tsx';
import { RuleCite } from '../../ui/rule-cite.tsx';
import styles from './standings.module.css';

interface Props {
  readonly reason: Reason;
  readonly standings: Standings;
}

/** Why these are in this order, in place: the sentences, and the games among those tied to recompute PPM by hand. */
export function ReasonPanel({ reason, standings }: Props) {
  const words = useWords();
  const { names, tournament } = useDesk();
  const { format } = tournament;
  const panel = standingsReason(words, reason, { standings, names, format, spoken: spokenAs(tournament) });
  const { tie } = reason;
  return (
    <div className={styles.tie}>
      <div className={styles.tieText}>
        <h2>{panel.title}</h2>
        {panel.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <RuleCite cite={panel.rule} />
      </div>
      {standings.kind === 'scrabble' && tie && 'meetings' in tie && tie.meetings.length > 0 && (
        <CrossTable tie={tie} standings={standings} />
      )}
    </div>
  );
}

interface CrossProps {
  readonly tie: Tie;
  readonly standings: ScrabbleStandings;
}

function CrossTable({ tie, standings }: CrossProps) {
  const { standings: ui } = useUi();
  const { names } = useDesk();
  const ppm = new Map(standings.rows.map(({ player, figures }) => [player, figures.ppm]));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard.
    <section className={styles.crossFrame} aria-label={ui.gamesBetween} tabIndex={0}>
      <table className={styles.cross}>
        <thead>
          <tr>
            <th scope="col">{ui.gamesBetween}</th>
            {tie.players.map((player) => (
              <th key={player} scope="col">
                {names.short(player)}
              </th>
            ))}
            <th scope="col">{ui.figures.ppm.head}</th>
          </tr>
        </thead>
        <tbody>
          {tie.players.map((player) => (
            <tr key={player}>
              <th scope="row">{names.short(player)}</th>
              {tie.players.map((other) => (
                <td key={other}>{player === other ? '·' : <Met tie={tie} player={player} other={other} />}</td>
              ))}
              <td>
                <strong>{ppm.get(player) ?? '–'}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface MetProps {
  readonly tie: Tie;
  readonly player: string;
  readonly other: string;
}

/** « 3 (410–345) » from the player's side, for each time the two met. */
function Met({ tie, player, other }: MetProps) {
  const met = tie.meetings.filter(({ players }) => players.includes(player) && players.includes(other));
  return met.map(({ round, players, points, games }) => {
    const turned = players[0] !== player;
    const scores = games.map(([a, b]) => (turned ? `${b}–\u2060${a}` : `${a}–\u2060${b}`)).join(', ');
    return (
      <span key={round}>
        <strong>{points[turned ? 1 : 0]}</strong> {scores && <span className={styles.met}>({scores})</span>}{' '}
      </span>
    );
  });
}
