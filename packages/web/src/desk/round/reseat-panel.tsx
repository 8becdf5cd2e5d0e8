import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { PlayerId, Round } from '@ronde/engine';
import { decidesStarters } from '@ronde/engine/pairing/starters';
import { type Dictionary, type RoundAndTable, roundAndTable, type Spoken, spoken } from '@ronde/language';
import { meetingsBefore, metIn } from '@ronde/views/met-before';
import { type FormEvent, useId, useState } from 'react';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useSend } from '../../core/send.ts';
import { useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { useAct } from '../../ui/use-act.ts';
import { PlayerSelect } from '../pairing/player-select.tsx';
import { draftSentences } from '../pairing/sentences.ts';
import {
  changes,
  isNumber,
  lostResults,
  opened,
  type Reseating,
  reseatCommand,
  reseatingOf,
  seated,
  type TableAfter,
} from './reseating.ts';
import styles from './round.module.css';

interface Props {
  readonly round: number;
  readonly content: Round;
  /** The table that is open in the strip, by its place in the round. */
  readonly first: number | null;
  readonly onClose: () => void;
}

/** DAY-01: tables of a published round as they were really played. Whoever takes a seat gives theirs. */
export function ReseatPanel({ round, content, first, onClose }: Props) {
  const text = useSentences(reseatSentences);
  const draft = useSentences(draftSentences);
  const desk = useDesk();
  const send = useSend(desk.t);
  const { run, busy, trouble, clear } = useAct();
  const [now, setNow] = useState(() => reseatingOf(content.matches, first));
  const [asked, setAsked] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const command = reseatCommand(round, now);
    if (!command || wrongNumber(now)) return;
    if (await run(() => send({ ...command, tables: [...command.tables] }))) onClose();
  };
  const closed = now.before.flatMap((match, at) => (now.open.includes(at) ? [] : [{ match, at }]));
  const tableName = (table: number | undefined) => (table === undefined ? draft.exempts : draft.tableOf(table));
  return (
    <SidePanel title={text.title} onClose={onClose} focus>
      <RefusalNotice trouble={trouble} onClose={clear} />
      <form onSubmit={submit} noValidate className={styles.form}>
        <p className="quiet small">{text.help}</p>
        {now.open.map((at) => (
          <TableFields key={at} {...{ at, now, asked }} onChange={setNow} />
        ))}
        <NativeSelect
          label={now.open.length === 0 ? text.which : text.another}
          value=""
          data={[
            { value: '', label: draft.choose },
            ...closed.map(({ match, at }) => ({
              value: String(at),
              label: `${tableName(match.table)} · ${match.players.map(desk.names.short).join(' – ')}`,
            })),
          ]}
          onChange={({ currentTarget: { value } }) => value !== '' && setNow(opened(now, Number(value)))}
          error={asked && changes(now).length === 0 ? text.nothing : undefined}
        />
        <After round={round} tables={changes(now)} />
        <Button type="submit" variant="default" loading={busy}>
          {text.save}
        </Button>
      </form>
    </SidePanel>
  );
}

const wrongNumber = ({ numbers }: Reseating): boolean => Object.values(numbers).some((typed) => !isNumber(typed));

interface TableFieldsProps {
  readonly at: number;
  readonly now: Reseating;
  readonly asked: boolean;
  readonly onChange: (next: Reseating) => void;
}

/** One table: who sits there, its number, who begins. */
function TableFields({ at, now, asked, onChange }: TableFieldsProps) {
  const ui = useSentences(uiSentences);
  const text = useSentences(reseatSentences);
  const draft = useSentences(draftSentences);
  const { tournament, names } = useDesk();
  const title = useId();
  const match = now.before[at];
  const players = now.players[at];
  if (!match || !players) return null;
  const [one, other] = players;
  const tables = now.before.map(({ table }, i) => ({
    ...(table !== undefined && { table }),
    players: now.players[i] ?? [''],
  }));
  const seat = (place: 0 | 1) => (player: PlayerId | null) => player && onChange(seated(now, at, place, player));
  const same = other !== undefined && [one, other].every((id) => (match.players as readonly PlayerId[]).includes(id));
  const number = now.numbers[at] ?? String(match.table ?? '');
  const begins = now.starts[at] ?? (same ? (match.starts ?? '') : '');
  return (
    <fieldset className={styles.reseat} aria-labelledby={title}>
      <legend id={title}>{match.table === undefined ? ui.table.exempt : draft.tableOf(match.table)}</legend>
      <PlayerSelect
        label={other === undefined ? draft.exemptWho : draft.fixOne}
        value={one}
        onChange={seat(0)}
        tables={tables}
      />
      {other !== undefined && <PlayerSelect label={draft.fixOther} value={other} onChange={seat(1)} tables={tables} />}
      {other !== undefined && (
        <TextInput
          label={draft.fixNumber}
          inputMode="numeric"
          maxLength={4}
          className={styles.short ?? ''}
          value={number}
          onChange={({ currentTarget: { value } }) => onChange({ ...now, numbers: { ...now.numbers, [at]: value } })}
          error={asked && !isNumber(number) ? draft.fixNumberWrong : undefined}
        />
      )}
      {other !== undefined && decidesStarters(tournament) && (
        <NativeSelect
          label={text.begins}
          value={begins}
          data={[
            ...(same ? [] : [{ value: '', label: text.byRule }]),
            ...[one, other].map((id) => ({ value: id, label: names.full(id) })),
          ]}
          onChange={({ currentTarget: { value } }) => onChange({ ...now, starts: { ...now.starts, [at]: value } })}
        />
      )}
    </fieldset>
  );
}

/** What comes of it, said before it is done: the tables, who meets again, the results that go. */
function After({ round, tables }: { readonly round: number; readonly tables: readonly TableAfter[] }) {
  const ui = useSentences(uiSentences);
  const text = useSentences(reseatSentences);
  const draft = useSentences(draftSentences);
  const { tournament, names } = useDesk();
  if (tables.length === 0) return null;
  const met = meetingsBefore(tournament, round);
  const away = new Set(tournament.players.flatMap(({ id, presence }) => (presence === 'here' ? [] : id)));
  const line = ({ match, players: [a, b], table = match.table, starts }: TableAfter): string => {
    if (b === undefined) return `${names.full(a)}, ${away.has(a) ? text.absent : ui.table.exempt}`;
    const pair = `${table === undefined ? '' : `${draft.tableOf(table)} · `}${ui.table.versus(names.full(a), names.full(b))}`;
    return starts === undefined ? pair : `${pair}, ${text.starts(names.short(starts))}`;
  };
  return (
    <div role="status">
      <h3>{text.after}</h3>
      <ul className={styles.pairs}>
        {tables.map((table) => {
          const [a, b] = table.players;
          const before = b === undefined || !table.others ? [] : metIn(met, a, b);
          return (
            <li key={table.at}>
              {line(table)}
              {before.length > 0 && <span className={styles.warn}>{draft.met(before)}</span>}
            </li>
          );
        })}
      </ul>
      {lostResults(tables).map(({ at, match }) => (
        <p key={at} className={styles.warn}>
          {text.lost(match.table ?? 0, ui.table.versus(...namedPair(match.players, names.short)))}
        </p>
      ))}
    </div>
  );
}

const namedPair = (players: readonly PlayerId[], short: (id: PlayerId) => string): [string, string] => [
  short(players[0] ?? ''),
  short(players[1] ?? ''),
];

const frFor = (noun: RoundAndTable) => ({
  title: 'Corriger des tables',
  help: 'Qui joue contre qui, dans la réalité. Les autres tables ne changent pas ; c’est une seule décision, qui s’annule.',
  which: 'Table à corriger',
  another: 'Corriger aussi une autre table',
  begins: 'Qui commence',
  byRule: 'selon la règle',
  starts: (name: string) => `${name} commence`,
  after: 'Après la correction',
  lost: (table: number, pair: string) => `Le résultat ${noun.table.of} ${table} sera retiré : ${pair}.`,
  absent: `absence notée pour ${noun.this}`,
  nothing: 'Rien ne change encore : choisissez une table et qui y joue.',
  save: 'Corriger ces tables',
});

const en: ReturnType<typeof frFor> = {
  title: 'Correct tables',
  help: 'Who really plays whom. The other tables do not change; it is one decision, which can be undone.',
  which: 'Table to correct',
  another: 'Correct another table too',
  begins: 'Who starts',
  byRule: 'by the rules',
  starts: (name) => `${name} starts`,
  after: 'After the correction',
  lost: (table, pair) => `The result of table ${table} will be removed: ${pair}.`,
  absent: 'recorded absent for this round',
  nothing: 'Nothing changes yet: choose a table and who plays there.',
  save: 'Correct these tables',
};

const reseatSentences: Dictionary<Spoken<ReturnType<typeof frFor>>> = {
  fr: spoken((format) => frFor(roundAndTable(format))),
  en: () => en,
};
