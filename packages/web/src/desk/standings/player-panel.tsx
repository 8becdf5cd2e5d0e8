import { type FormatId, type Player, type Standings, traitsOf } from '@ronde/engine';
import { reasonOf } from '@ronde/engine/standings/reasons';
import { ordinal, score, spokenAs, standingsReason } from '@ronde/language';
import { countOf } from '@ronde/views/figure-columns';
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
import { PlayerPossible } from '../standings-table/use-possible.tsx';
import styles from './player-panel.module.css';

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
      <WhyThere player={player} standings={standings} />
      {goesOn && <PlayerPossible player={player.id} className={styles.possible ?? ''} />}
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
        {traitsOf(tournament.format).rating && (
          <>
            {' · '}
            <Link className="link" href={`${address.closing(t)}?calcul=${player.number}`}>
              {text.ratingThen}
            </Link>
          </>
        )}
      </p>
    </SidePanel>
  );
}

/** « Pourquoi 3ᵉ ? »: the final or the tie that decided it; else those just before and after, who have other points. */
function WhyThere({ player, standings }: Pick<Props, 'player' | 'standings'>) {
  const sentences = useSentences(sharedSentences);
  const text = useSentences(standingsSentences);
  const { names, tournament } = useDesk();
  const { format } = tournament;
  const at = standings.rows.findIndex((row) => row.player === player.id);
  const rank = standings.rows[at]?.rank;
  if (rank === undefined) return null;
  const reason = reasonOf(standings, player.id);
  const spoken = { standings, names, format, spoken: spokenAs(tournament) };
  const lines = reason
    ? standingsReason(sentences, reason, spoken).lines
    : [text.alone(pointsBeside(standings, at, format, names.short))];
  return (
    <>
      <h3>{text.whyThere(ordinal(sentences.lang, rank))}</h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}

/** « TOUSSAINT 9, LEBRUN 8, AUBIN 7 »: what the line and its two neighbours have, in what the formula counts. */
function pointsBeside(
  { rows, ...rest }: Standings,
  at: number,
  format: FormatId,
  name: (id: string) => string,
): string {
  const count = countOf({ rows, ...rest } as Standings, format);
  const beside = rows.slice(Math.max(0, at - 1), at + 2);
  return beside.map(({ player }) => `${name(player)} ${count(player)}`).join(', ');
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
