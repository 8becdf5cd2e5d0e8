import type { Reason, Standings } from '@ronde/engine';
import { spokenAs, standingsReason } from '@ronde/language';
import { type TiedGame, type TiedGames, tiedGames } from '@ronde/views/tied-games';
import { sharedSentences, uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { RuleCite } from '../../ui/rule-cite.tsx';
import styles from './standings.module.css';

interface Props {
  readonly reason: Reason;
  readonly standings: Standings;
}

/** Why these are in this order, in place: the sentences, and the games among those tied to recompute PPM by hand. */
export function ReasonPanel({ reason, standings }: Props) {
  const sentences = useSentences(sharedSentences);
  const { names, tournament } = useDesk();
  const { format } = tournament;
  const panel = standingsReason(sentences, reason, { standings, names, format, spoken: spokenAs(tournament) });
  const games = tiedGames(standings, reason, sentences.ui.standings);
  return (
    <div className={styles.tie}>
      <div className={styles.tieText}>
        <h2>{panel.title}</h2>
        {panel.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <RuleCite cite={panel.rule} />
      </div>
      {games && <CrossTable games={games} />}
    </div>
  );
}

function CrossTable({ games: { rows, sum } }: { readonly games: TiedGames }) {
  const { standings: ui } = useSentences(uiSentences);
  const { names } = useDesk();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard.
    <section className={styles.crossFrame} aria-label={ui.gamesBetween} tabIndex={0}>
      <table className={styles.cross}>
        <thead>
          <tr>
            <th scope="col">{ui.gamesBetween}</th>
            {rows.map(({ player }) => (
              <th key={player} scope="col">
                {names.short(player)}
              </th>
            ))}
            <th scope="col">{sum.head}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ player, against, sum: own }) => (
            <tr key={player}>
              <th scope="row">{names.short(player)}</th>
              {against.map((met, i) => (
                <td key={rows[i]?.player}>{met === null ? '·' : met.map((one) => <Met key={one.round} {...one} />)}</td>
              ))}
              <td>
                <strong>{own ?? '–'}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** « 3 (410–345) » from the player's side. */
function Met({ points, scores }: TiedGame) {
  const games = scores.map(([own, other]) => `${own}–\u2060${other}`).join(', ');
  return (
    <span>
      <strong>{points}</strong> {games && <span className={styles.met}>({games})</span>}{' '}
    </span>
  );
}
