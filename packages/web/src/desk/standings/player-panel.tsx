import type { Player, Standings } from '@ronde/engine';
import { ordinal, score } from '@ronde/language';
import { ratingHead } from '@ronde/views/player';
import { type PlayerRound, roundsOf } from '@ronde/views/rounds';
import { Link } from 'wouter';
import { sharedSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { startRatingShown } from '../roster/start-rating.ts';
import { standingsSentences } from '../standings-table/sentences.ts';
import styles from './player-panel.module.css';
import { usePossible } from './possible-places.tsx';

interface Props {
  readonly player: Player;
  readonly standings: Standings;
  /** Whether these are the newest, of a tournament that goes on. */
  readonly goesOn: boolean;
  readonly onClose: () => void;
}

/** One line of the standings, opened: who it is, their rounds, the places that they can still have. */
export function PlayerPanel({ player, standings, goesOn, onClose }: Props) {
  const sentences = useSentences(sharedSentences);
  const text = useSentences(standingsSentences);
  const { t, tournament, names } = useDesk();
  const { standings: ui } = sentences.ui;
  const rank = standings.rows.find((row) => row.player === player.id)?.rank;
  const facts = [
    rank !== undefined && text.standsAt(ordinal(sentences.lang, rank), ui.afterRounds(standings.after)),
    player.club,
    player.army?.name,
    `${ratingHead(tournament, ui.rating)} ${startRatingShown(player, tournament)}`,
  ].filter(Boolean);
  return (
    <SidePanel title={names.full(player.id)} onClose={onClose} focus>
      <p className="quiet">{facts.join(' · ')}</p>
      {goesOn && <Possible player={player} />}
      <table className={styles.rounds}>
        <caption className="sr-only">{text.roundsOf(names.full(player.id))}</caption>
        <tbody>
          {roundsOf(tournament, player.id)
            .slice(0, standings.after)
            .map((one) => (
              <Round key={one.round} one={one} />
            ))}
        </tbody>
      </table>
      <p>
        <Link className="link" href={address.player(t, player.number)}>
          {text.wholeCard}
        </Link>
      </p>
    </SidePanel>
  );
}

function Possible({ player }: { readonly player: Player }) {
  const sentences = useSentences(sharedSentences);
  const { names, tournament } = useDesk();
  const possible = usePossible(true);
  if (possible === 'failed') return null;
  const own = possible?.players.find((one) => one.player === player.id);
  return (
    <p className={styles.possible} aria-live="polite">
      {own ? sentences.possible(own, names, tournament) : '…'}
    </p>
  );
}

/** « R3 · victoire 451 – 407 · TOUSSAINT ». */
function Round({ one: { round, opponent, cell, figures } }: { readonly one: PlayerRound }) {
  const { standings: ui } = useSentences(sharedSentences).ui;
  const text = useSentences(standingsSentences);
  const { names } = useDesk();
  return (
    <tr>
      <th scope="row" className="quiet">
        {ui.roundShort(round)}
      </th>
      <td>{opponent !== null && names.full(opponent)}</td>
      <td className={styles.figures}>{figures && score(figures)}</td>
      <td className={cell.kind === 'win' ? styles.won : undefined}>{text.results[cell.kind]}</td>
    </tr>
  );
}
