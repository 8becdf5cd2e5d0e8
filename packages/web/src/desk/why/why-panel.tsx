import { type Event, initialRanking, type Match, type PlayerId, type Round, standingsOf } from '@ronde/engine';
import { isByHand } from '@ronde/engine/pairing/by-hand';
import { clock, type Dictionary } from '@ronde/language';
import { tableWhy } from '@ronde/views/why';
import type { ReactNode } from 'react';
import { sharedSentences, toldSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useLog } from '../../core/queries.ts';
import { LookedTable, lookedRows } from '../../reasons/looked-table.tsx';
import { type Desk, useDesk } from '../../shell/desk.tsx';
import { RuleCite } from '../../ui/rule-cite.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { TableDecisions } from '../decisions/table-decisions.tsx';
import styles from './why.module.css';

interface Props {
  readonly round: number;
  readonly content: Round;
  readonly match: Match;
  readonly onClose: () => void;
  /** What can be done with the table while it is a draft's. */
  readonly children?: ReactNode;
}

/** « Pourquoi ? » of a table, in a draft and ever after: the rule's own order, the list it looked at, who starts, the article. */
export function WhyPanel({ round, content, match, onClose, children }: Props) {
  const sentences = useSentences(sharedSentences);
  const told = useSentences(toldSentences);
  const desk = useDesk();
  const { names } = desk;
  const why = told.why(tableWhy(desk.tournament, round, match), names);
  const rows = lookedRows(why.looked, placesBefore(desk, round), content.matches, match);
  return (
    <SidePanel title={why.title} onClose={onClose} focus>
      <div className={styles.panel}>
        {/* The question says already that the exempt player has no table. */}
        {match.table !== undefined && <p className={styles.subtitle}>{sentences.ui.table.tableNumber(match.table)}</p>}
        {why.ofRound && <p>{why.ofRound}</p>}
        <ol className={styles.steps}>
          {why.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <MadeBy round={round} match={match} />
        {rows.length > 1 && (
          <LookedTable
            rows={rows}
            caption={sentences.ui.why.looked}
            exempt={sentences.ui.table.exempt}
            name={names.full}
            className={styles.looked}
          />
        )}
        {why.starts && (
          <>
            <h3>{sentences.ui.why.whoStarts}</h3>
            <p>{why.starts}</p>
          </>
        )}
        <h3>{sentences.ui.why.rule}</h3>
        <RuleCite cite={why.rule} />
        <TableDecisions round={round} at={content.matches.indexOf(match)} />
        {children}
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

interface MadeByProps {
  readonly round: number;
  readonly match: Match;
}

/** Of a table made by hand: by whom, and when, as the log has it (BYE-03). */
function MadeBy({ round, match }: MadeByProps) {
  const { byWhom } = useSentences(handSentences);
  const { t } = useDesk();
  const log = useLog(t).data ?? [];
  if (!isByHand(match)) return null;
  const line = log.find(
    ({ undoneBy, events }) => undoneBy === null && events.some((event) => made(event, round, match)),
  );
  return line ? <p className="quiet small">{byWhom(line.by, clock(line.at))}</p> : null;
}

/** Whether an event seated these players together. */
function made(event: Event, round: number, match: Match): boolean {
  if (!('round' in event) || event.round !== round) return false;
  switch (event.kind) {
    case 'tables':
      return (event.why === 'swap' || event.why === 'seat') && event.tables.some(({ to }) => sameSeats(to, match));
    case 'drawn':
      return event.content.matches.some((one) => isByHand(one) && sameSeats(one, match));
    case 'redrawn':
      return event.to.matches.some((one) => isByHand(one) && sameSeats(one, match));
    default:
      return false;
  }
}

const seats = ({ players }: Match): string => [...players].sort().join(' ');
const sameSeats = (one: Match, other: Match): boolean => seats(one) === seats(other);

const handSentences: Dictionary<{ byWhom(name: string, at: string): string }> = {
  fr: { byWhom: (name, at) => `Par ${name}, ${at}.` },
  en: { byWhom: (name, at) => `By ${name}, ${at}.` },
};
