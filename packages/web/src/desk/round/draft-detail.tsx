import { capital } from '@ronde/language';
import { tableWhy } from '@ronde/views/why';
import { toldSentences, uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { draftSentences } from '../pairing/sentences.ts';
import type { DraftRow } from './draft-rows.ts';
import styles from './round.module.css';

interface Props {
  readonly round: number;
  readonly rows: readonly DraftRow[];
}

/** « Détail de l’appariement »: the reasons of every table, one below the other, to be read through or printed. */
export function DraftDetail({ round, rows }: Props) {
  const ui = useSentences(uiSentences);
  const text = useSentences(draftSentences);
  const told = useSentences(toldSentences);
  const desk = useDesk();
  return (
    <section className={styles.detail} aria-label={text.detail}>
      <OfRound round={round} match={rows[0]?.match} />
      {rows.map(({ key, match, seats }) => {
        const [a, b] = seats?.players ?? match.players;
        const why = told.why(tableWhy(desk.tournament, round, match), desk.names);
        return (
          <article key={key}>
            <h2>
              {match.table === undefined ? capital(ui.table.withoutOpponent) : ui.table.tableNumber(match.table)}
              {' · '}
              {b === undefined ? desk.names.full(a) : ui.table.versus(desk.names.full(a), desk.names.full(b))}
            </h2>
            <ol className={styles.steps}>
              {why.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
              {why.starts && <li>{why.starts}</li>}
            </ol>
            <p className="quiet small">{why.rule.text}</p>
          </article>
        );
      })}
    </section>
  );
}

interface OfRoundProps {
  readonly round: number;
  readonly match: DraftRow['match'] | undefined;
}

/** What holds for each table of the round, told by any of them. */
export function OfRound({ round, match }: OfRoundProps) {
  const told = useSentences(toldSentences);
  const { tournament, names } = useDesk();
  const said = match && told.why(tableWhy(tournament, round, match), names).ofRound;
  return said ? <p>{said}</p> : null;
}
