import { initialRanking, type Match, type PlayerId, type Round, standingsOf } from '@ronde/engine';
import { useTold, useWords } from '../../core/language/use-words.ts';
import { lookedRows } from '../../reasons/looked-rows.ts';
import { LookedTable } from '../../reasons/looked-table.tsx';
import { type Desk, useDesk } from '../../shell/desk.ts';
import { RuleCite } from '../../ui/rule-cite.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { MadeBy } from './made-by.tsx';
import { NumberForm } from './number-form.tsx';
import styles from './round.module.css';
import { tableWhy } from './table-why.ts';

interface Props {
  readonly round: number;
  readonly content: Round;
  readonly match: Match;
  readonly onClose: () => void;
}

/** « Pourquoi ? » of a table: the rule's own order, the list it looked at, who starts, the article. */
export function WhyPanel({ round, content, match, onClose }: Props) {
  const words = useWords();
  const told = useTold();
  const desk = useDesk();
  const { names } = desk;
  const why = told.why(tableWhy(desk, round, content, match), names);
  const rows = lookedRows(why.looked, placesBefore(desk, round), content.matches, match);
  return (
    <SidePanel title={why.title} onClose={onClose} focus>
      <div className={styles.panel}>
        {/* The question says already that the exempt player has no table. */}
        {match.table !== undefined && <p className={styles.subtitle}>{words.ui.table.tableNumber(match.table)}</p>}
        <ol className={styles.steps}>
          {why.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <MadeBy round={round} match={match} />
        {rows.length > 1 && (
          <LookedTable
            rows={rows}
            caption={words.ui.why.looked}
            exempt={words.ui.table.exempt}
            name={names.full}
            className={styles.looked}
          />
        )}
        {why.starts && (
          <>
            <h3>{words.ui.why.whoStarts}</h3>
            <p>{why.starts}</p>
          </>
        )}
        <h3>{words.ui.why.rule}</h3>
        <RuleCite cite={why.rule} />
        {content.status === 'draft' && match.table !== undefined && (
          <NumberForm key={match.table} round={round} match={match} onDone={onClose} />
        )}
      </div>
    </SidePanel>
  );
}

/** Each player's place in the ranking that the round was drawn from. */
function placesBefore({ tournament, people }: Desk, round: number): ReadonlyMap<PlayerId, number> {
  const order =
    round === 1
      ? initialRanking(tournament, people)
      : standingsOf(tournament, people, { after: round - 1 }).rows.map((row) => row.player);
  const gone = tournament.players.filter(({ left }) => left !== undefined && left < round).map(({ id }) => id);
  const away = new Set([...gone, ...(tournament.rounds[round - 1]?.absent ?? [])]);
  return new Map(order.filter((id) => !away.has(id)).map((id, i) => [id, i + 1]));
}
