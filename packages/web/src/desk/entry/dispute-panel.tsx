import { Button } from '@mantine/core';
import { type MatchResult, playsWargame } from '@ronde/engine';
import {
  type Dictionary,
  inSeatOrder,
  lossesOf,
  type RoundAndTable,
  roundAndTable,
  type Spoken,
  spoken,
} from '@ronde/language';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useLog } from '../../core/queries.ts';
import { useDesk } from '../../shell/desk.tsx';
import { usePermissions } from '../../shell/permissions.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { useNotes } from '../decisions/about.ts';
import { lineAbout, useAuthorText, useResultText } from './result-text.ts';
import { entrySentences } from './sentences.ts';
import styles from './table-panel.module.css';
import { type EntryTable, hasTwoScores, saidFirst } from './tables.ts';
import type { TableActs } from './use-table-acts.ts';

type Which = 'first' | 'second';

interface Props {
  readonly row: EntryTable;
  readonly round: number;
  readonly acts: TableActs;
  /** Somebody opened this table: the keys 1 and 2 are meant for it. Each opening is another value. */
  readonly focus: object | null;
}

/**
 * Both values of a table, with who said each and when; an arbiter retains one, by its button. The keys 1 and 2 go to
 * that button and ask: a digit alone settles nothing, it may be the first of a score.
 */
export function DisputePanel({ row, round, acts, focus }: Props) {
  const text = useSentences(disputeSentences);
  const { t, tournament, names } = useDesk();
  const log = useLog(t).data ?? [];
  const author = useAuthorText();
  const resultText = useResultText();
  const decides = usePermissions().command('retain');
  const reason = useNotes()(row.match.disputed?.note);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) panel.current?.focus();
  }, [focus]);
  const [asked, setAsked] = useState<Which | null>(null);
  const { disputed, claim, result } = row.match;
  if (!disputed) return null;
  const first = saidFirst(row.match);
  const two = hasTwoScores(row.match);
  const retain = (which: Which) => void acts.retain(row.match, which);
  const onKeyDown = (event: KeyboardEvent) => {
    const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
    if (digit === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    // No digit opens a round from here.
    event.stopPropagation();
    const which = digit === '1' ? 'first' : digit === '2' ? 'second' : null;
    if (!decides || !two || !which) return;
    panel.current?.querySelector<HTMLElement>(`[data-which="${which}"]`)?.focus();
    setAsked(which);
  };
  const act = (which: Which, word: string) =>
    decides && (
      <Button size="sm" variant="default" data-which={which} onClick={() => retain(which)}>
        {word}
        {two && (
          <span className={styles.key}>
            &nbsp;<kbd>{which === 'first' ? 1 : 2}</kbd>
          </span>
        )}
      </Button>
    );
  const chosen = asked === 'second' ? disputed.value : first;
  const question = asked && chosen && text.askRetain(resultText(row, chosen));
  const by = author.name(disputed.by);
  const firstBy = claim && !result ? names.full(claim.by) : null;
  const note = disputed.value
    ? asksOf(text, playsWargame(tournament))[result ? 'stands' : 'nothing']
    : first
      ? text.askDoubt(by)
      : text.askDoubtNone(by);
  const title = two ? text.twoScores(row.table) : text.doubted(row.table);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's; these are two answers to one question.
    <div
      ref={panel}
      role="group"
      aria-label={title}
      tabIndex={-1}
      className={styles.panel}
      data-tone="bad"
      data-dispute={row.table}
      onKeyDown={onKeyDown}
      onBlur={() => setAsked(null)}
    >
      <SidePanel title={<Title text={title} />}>
        <DisputedVersion
          row={row}
          value={first}
          by={author.by(lineAbout(log, round, row.at, result ? 'result' : 'claimed'), firstBy)}
          act={act('first', first ? text.retain : text.settle)}
        />
        {disputed.value && (
          <DisputedVersion
            row={row}
            value={disputed.value}
            by={author.by(lineAbout(log, round, row.at, 'disputed'), by)}
            act={act('second', text.retain)}
          />
        )}
        {reason && <p className={styles.note}>{reason}</p>}
        {question ? (
          <p role="alert" className={styles.ask}>
            {question}
          </p>
        ) : (
          <p className={styles.note}>{decides ? note : text.arbiterChooses}</p>
        )}
      </SidePanel>
    </div>
  );
}

const asksOf = (text: DisputeSentences, wargame: boolean) =>
  wargame
    ? { stands: text.askBothStands, nothing: text.askBoth }
    : { stands: text.askSheetsStands, nothing: text.askSheets };

function Title({ text }: { readonly text: string }) {
  return (
    <span className={styles.title}>
      <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
      {text}
    </span>
  );
}

/** What the two armies lost, which the parts of a hundred don’t tell. */
function Cohesion({ row, value }: Pick<VersionProps, 'row' | 'value'>) {
  const text = useSentences(entrySentences);
  if (value?.kind !== 'losses') return null;
  return (
    <span className={styles.lost}>
      {text.cohesionLost} {lossesOf(inSeatOrder(row.seats, value.cohesion))}
    </span>
  );
}

interface VersionProps {
  readonly row: EntryTable;
  readonly value: MatchResult | null;
  readonly by: string;
  readonly act: ReactNode;
}

export function DisputedVersion({ row, value, by, act }: VersionProps) {
  const resultText = useResultText();
  return (
    <div className={styles.version}>
      <span>
        <strong>{value ? resultText(row, value) : '–'}</strong>
        <Cohesion row={row} value={value} />
        {value && <span className={styles.by}>{by}</span>}
      </span>
      {act}
    </div>
  );
}

const frFor = (noun: RoundAndTable) => ({
  twoScores: (table: number) => `${noun.table.One} ${table} · deux scores différents`,
  doubted: (table: number) => `${noun.table.One} ${table} · litige`,
  retain: 'Retenir',
  settle: 'Régler le litige',
  /** Asked before a dispute is settled. */
  askRetain: (result: string) => `Retenir ${result} ? Entrée pour confirmer.`,
  askSheets: 'Demandez les deux feuilles de marque. Rien ne compte avant votre choix.',
  /** A wargame has no score sheets. */
  askBoth: 'Demandez aux deux. Rien ne compte avant votre choix.',
  askSheetsStands: 'Demandez les deux feuilles de marque. Le premier score compte jusqu’à votre choix.',
  askBothStands: 'Demandez aux deux. Le premier score compte jusqu’à votre choix.',
  askDoubt: (by: string) => `Mis en doute par ${by}. Retenez ce score, ou saisissez le bon.`,
  askDoubtNone: (by: string) => `Signalé par ${by}. Saisissez le résultat, ou réglez le litige.`,
  arbiterChooses: 'Le choix revient à l’arbitrage.',
});

type DisputeSentences = ReturnType<typeof frFor>;

const en: DisputeSentences = {
  twoScores: (table) => `Table ${table} · two different scores`,
  doubted: (table) => `Table ${table} · disputed`,
  retain: 'Keep',
  settle: 'Settle',
  askRetain: (result) => `Keep ${result}? Press Enter to confirm.`,
  askSheets: 'Ask for both score sheets. Nothing counts until you choose.',
  askBoth: 'Ask both players. Nothing counts until you choose.',
  askSheetsStands: 'Ask for both score sheets. The first score counts until you choose.',
  askBothStands: 'Ask both players. The first score counts until you choose.',
  askDoubt: (by) => `Questioned by ${by}. Keep this score, or enter the right one.`,
  askDoubtNone: (by) => `Reported by ${by}. Enter the result, or settle the dispute.`,
  arbiterChooses: 'The arbiter decides.',
};

const disputeSentences: Dictionary<Spoken<DisputeSentences>> = {
  fr: spoken((format) => frFor(roundAndTable(format))),
  en: () => en,
};
