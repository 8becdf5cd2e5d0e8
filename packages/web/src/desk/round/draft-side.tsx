import { Button, TextInput } from '@mantine/core';
import {
  type Event,
  type Fixed,
  initialRanking,
  type Match,
  type PlayerId,
  type Round,
  standingsOf,
} from '@ronde/engine';
import { clock } from '@ronde/language';
import { tableWhy } from '@ronde/views/why';
import { type FormEvent, useState } from 'react';
import { sharedSentences, toldSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useLog } from '../../core/queries.ts';
import { useSend } from '../../core/send.ts';
import { LookedTable, lookedRows } from '../../reasons/looked-table.tsx';
import { type Desk, useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { lazyPart } from '../../ui/page-of.ts';
import { RuleCite } from '../../ui/rule-cite.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { useAct } from '../../ui/use-act.ts';
import { draftSentences } from '../pairing/sentences.ts';
import { asFixed } from '../pairing/use-by-hand.ts';
import { ByHandPanel } from './by-hand-panel.tsx';
import type { DraftAct } from './draft-tools.tsx';
import styles from './round.module.css';

/** Seldom opened, and comes after the draft. */
const SwapPanel = lazyPart(async () => ({ default: (await import('./swap-panel.tsx')).SwapPanel }));

interface Props {
  readonly round: number;
  readonly content: Round;
  /** Whose reasons are asked for. */
  readonly match: Match | null;
  readonly act: DraftAct | null;
  readonly picked: readonly PlayerId[];
  readonly onPick: (picked: readonly PlayerId[]) => void;
  readonly onClose: () => void;
}

/** The panel beside a draft: the reasons of a table, or what is done by hand. */
export function DraftSide({ round, content, match, act, picked, onPick, onClose }: Props) {
  const desk = useDesk();
  const send = useSend(desk.t);
  const { run, busy, trouble, clear } = useAct();
  if (match) return <WhyPanel key={match.players.join()} {...{ round, content, match, onClose }} />;
  if (act === 'echanger') return <SwapPanel {...{ round, content, picked, onPick, onClose }} />;
  if (act !== 'fixer' && act !== 'exempter') return null;
  const draw = async (fixed: readonly Fixed[]) =>
    (await run(() => send({ kind: 'redraw', round, attempt: content.attempt, ...asFixed(fixed) }))) !== null;
  const refused = <RefusalNotice trouble={trouble} onClose={clear} />;
  return <ByHandPanel key={act} {...{ round, content, busy, refused, onClose }} first={act} onDraw={draw} />;
}

interface WhyPanelProps {
  readonly round: number;
  readonly content: Round;
  readonly match: Match;
  readonly onClose: () => void;
}

/** « Pourquoi ? » of a table: the rule's own order, the list it looked at, who starts, the article. */
function WhyPanel({ round, content, match, onClose }: WhyPanelProps) {
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

interface MadeByProps {
  readonly round: number;
  readonly match: Match;
}

/** Of a table made by hand: by whom, and when, as the log has it (BYE-03). */
function MadeBy({ round, match }: MadeByProps) {
  const text = useSentences(draftSentences);
  const { t } = useDesk();
  const log = useLog(t).data ?? [];
  if (!isByHand(match)) return null;
  const line = log.find(
    ({ undoneBy, events }) => undoneBy === null && events.some((event) => made(event, round, match)),
  );
  return line ? <p className="quiet small">{text.byWhom(line.by, clock(line.at))}</p> : null;
}

/** Whether an event seated these players together. */
function made(event: Event, round: number, match: Match): boolean {
  if (!('round' in event) || event.round !== round) return false;
  switch (event.kind) {
    case 'tables':
      return event.why === 'swap' && event.tables.some(({ to }) => sameSeats(to, match));
    case 'drawn':
      return event.content.matches.some((one) => isByHand(one) && sameSeats(one, match));
    case 'redrawn':
      return event.to.matches.some((one) => isByHand(one) && sameSeats(one, match));
    default:
      return false;
  }
}

const isByHand = ({ why }: Match): boolean => why?.some(({ step }) => step === 'by-hand') ?? false;
const seats = ({ players }: Match): string => [...players].sort().join(' ');
const sameSeats = (one: Match, other: Match): boolean => seats(one) === seats(other);

interface NumberFormProps {
  readonly round: number;
  readonly match: Match;
  readonly onDone: () => void;
}

/** A table of a draft gets another number; the one that has it takes its own. */
function NumberForm({ round, match, onDone }: NumberFormProps) {
  const text = useSentences(draftSentences);
  const desk = useDesk();
  const send = useSend(desk.t);
  const { run, busy, trouble, clear } = useAct();
  const [typed, setTyped] = useState(String(match.table ?? ''));
  const [shown, setShown] = useState(false);
  const wrong = !/^[1-9]\d{0,3}$/.test(typed.trim());
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setShown(true);
    const [a, b] = match.players;
    if (wrong || b === undefined || match.table === undefined) return;
    const command = { kind: 'number-table', round, players: [a, b], table: Number(typed), saw: match.table } as const;
    const done = await run(() => send({ ...command, players: [a, b] }));
    if (done) onDone();
  };
  return (
    <form onSubmit={submit} noValidate className={styles.number}>
      <RefusalNotice trouble={trouble} onClose={clear} />
      <TextInput
        label={text.number}
        description={text.numberHelp}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputMode="numeric"
        maxLength={4}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        {...(shown && wrong ? { error: text.fixNumberWrong } : {})}
      />
      <Button type="submit" size="sm" variant="default" loading={busy}>
        {text.numberDo}
      </Button>
    </form>
  );
}
