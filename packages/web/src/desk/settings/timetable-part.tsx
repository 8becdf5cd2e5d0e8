import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { Details, Timetable } from '@ronde/engine';
import { spokenAs, timetableWord } from '@ronde/language';
import { lineSaid, restOfDay, shifted } from '@ronde/views/timetable';
import { useState } from 'react';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { useSend } from '../../core/send.ts';
import { useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { announce } from '../../ui/announcer.tsx';
import { Section, sectionStyles as section } from '../../ui/page.tsx';
import { useAct } from '../../ui/use-act.ts';
import styles from './settings.module.css';
import {
  choicesFor,
  daysOf,
  filled,
  lineOf,
  linesOf,
  minutesOf,
  type Plan,
  type RowFault,
  rowFaults,
  rowsOf,
  type TimetableRow,
} from './timetable-rows.ts';
import { timetableSentences } from './timetable-sentences.ts';

/** The hours of the day: filled in one act from the first one, corrected line by line, moved together when it runs late. */
export function TimetablePart() {
  const text = useSentences(timetableSentences);
  const { t, tournament, planned } = useDesk();
  const send = useSend(t);
  const { run, busy, trouble, clear } = useAct();
  const { timetable } = tournament;
  // Typed on what was seen: what another desk saves meanwhile is not written over in silence.
  const [base, setBase] = useState(timetable);
  const [rows, setRows] = useState(() => rowsOf(timetable ?? []));
  const [tried, setTried] = useState(false);
  const faults = tried ? rowFaults(rows) : new Map<number, RowFault>();
  const keep = async (to: Timetable | undefined, saw: Timetable | undefined, said: string) => {
    const side = (one: Timetable | undefined): Details => (one ? { timetable: one } : {});
    if (!(await run(() => send({ kind: 'details', saw: side(saw), to: side(to) })))) return;
    setBase(to);
    setRows(rowsOf(to ?? []));
    setTried(false);
    announce(said);
  };
  const save = () => {
    setTried(true);
    if (rowFaults(rows).size === 0) void keep(linesOf(rows), base, text.saved);
  };
  const change = (key: number, part: Partial<TimetableRow>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const add = () => {
    const key = 1 + Math.max(-1, ...rows.map((row) => row.key));
    setRows([...rows, { key, what: 'break', day: rows.at(-1)?.day ?? '1', at: '', text: '' }]);
  };
  return (
    <Section title={text.title} about={text.about}>
      <RefusalNotice trouble={trouble} onClose={clear} />
      {rows.length === 0 && <Filling rounds={planned} onFill={(plan) => setRows(rowsOf(filled(plan)))} />}
      {rows.length > 0 && (
        <table className={styles.timetable}>
          <caption className="sr-only">{text.title}</caption>
          <tbody>
            {rows.map((row) => (
              <Row
                key={row.key}
                row={row}
                rounds={planned}
                fault={faults.get(row.key)}
                onChange={(part) => change(row.key, part)}
                onRemove={() => setRows(rows.filter(({ key }) => key !== row.key))}
              />
            ))}
          </tbody>
        </table>
      )}
      <div className={section.row}>
        <Button variant="default" onClick={add}>
          {text.add}
        </Button>
        {(rows.length > 0 || base) && (
          <Button variant="default" loading={busy} onClick={save}>
            {text.save}
          </Button>
        )}
      </div>
      <Late busy={busy} onShift={(to, said) => void keep(to, timetable, said)} />
    </Section>
  );
}

interface RowProps {
  readonly row: TimetableRow;
  readonly rounds: number;
  readonly fault: RowFault | undefined;
  readonly onChange: (part: Partial<TimetableRow>) => void;
  readonly onRemove: () => void;
}

function Row({ row, rounds, fault, onChange, onRemove }: RowProps) {
  const text = useSentences(timetableSentences);
  const lang = useLang();
  const { tournament } = useDesk();
  const format = spokenAs(tournament);
  const word = (what: string): string => {
    if (what === 'other') return text.other;
    return timetableWord(lang, lineOf({ ...row, what, text: '' }), format);
  };
  const name = row.text || word(row.what);
  const several = daysOf(tournament) > 1 || row.day !== '1';
  return (
    <tr>
      <td>
        <NativeSelect
          aria-label={text.what}
          data={choicesFor(Math.max(rounds, Number(row.what.split(' ')[1] ?? 0))).map((value) => ({
            value,
            label: word(value),
          }))}
          value={row.what}
          onChange={(event) => onChange({ what: event.currentTarget.value })}
        />
      </td>
      {(several || row.at >= '22:00' || row.at < '06:00') && (
        <td className={styles.day}>
          <TextInput
            aria-label={text.dayOf(name)}
            inputMode="numeric"
            maxLength={2}
            leftSection={text.day}
            leftSectionWidth={44}
            value={row.day}
            onChange={(event) => onChange({ day: event.currentTarget.value.replace(/\D/g, '') || '1' })}
          />
        </td>
      )}
      <td>
        <TextInput
          type="time"
          aria-label={text.hourOf(name)}
          value={row.at}
          {...(fault && fault !== 'text' && { error: text.faults[fault] })}
          onChange={(event) => onChange({ at: event.currentTarget.value })}
        />
      </td>
      <td>
        <TextInput
          aria-label={text.calledOf(name)}
          placeholder={text.called}
          maxLength={80}
          value={row.text}
          {...(fault === 'text' && { error: text.faults.text })}
          onChange={(event) => onChange({ text: event.currentTarget.value })}
        />
      </td>
      <td>
        <button type="button" className="link" aria-label={text.removeOf(name)} onClick={onRemove}>
          {text.remove}
        </button>
      </td>
    </tr>
  );
}

/** From the first hour and how long a round takes with its draw and slips. */
function Filling({ rounds, onFill }: { readonly rounds: number; readonly onFill: (plan: Plan) => void }) {
  const text = useSentences(timetableSentences);
  const { tournament } = useDesk();
  const days = daysOf(tournament);
  const [typed, setTyped] = useState(() => ({
    first: '09:30',
    every: String(minutesOf(tournament)),
    after: String(Math.floor(Math.ceil(rounds / days) / 2)),
    pause: '90',
  }));
  const field = (name: keyof typeof typed, type: 'time' | 'text' = 'text') => (
    <TextInput
      type={type}
      label={text.fill[name]}
      {...(type === 'text' && { inputMode: 'numeric' as const, maxLength: 3 })}
      value={typed[name]}
      onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
    />
  );
  const number = (typed: string, otherwise: number): number => (/^\d+$/.test(typed.trim()) ? Number(typed) : otherwise);
  const fill = () =>
    onFill({
      ...{ rounds, days, first: typed.first || '09:30' },
      every: Math.max(1, number(typed.every, minutesOf(tournament))),
      after: number(typed.after, 0),
      pause: number(typed.pause, 0),
    });
  return (
    <>
      <div className={section.fields}>
        {field('first', 'time')}
        {field('every')}
        {field('after')}
        {field('pause')}
      </div>
      <div className={section.row}>
        <Button variant="default" onClick={fill}>
          {text.fillAll}
        </Button>
      </div>
    </>
  );
}

/** The day runs late: what comes next and all after it move in one act. */
function Late({ busy, onShift }: { readonly busy: boolean; readonly onShift: (to: Timetable, said: string) => void }) {
  const text = useSentences(timetableSentences);
  const lang = useLang();
  const { tournament } = useDesk();
  const [minutes, setMinutes] = useState('15');
  const next = restOfDay(tournament);
  if (!next || !tournament.timetable) return null;
  const lines = tournament.timetable;
  const by = /^[-−]?\d{1,3}$/.test(minutes.trim()) ? Number(minutes.trim().replace('−', '-')) : 0;
  const to = shifted(lines, next, by);
  const then = restOfDay({ ...tournament, timetable: to }) ?? next;
  const said = lineSaid({ ...tournament, timetable: to }, then, lang);
  return (
    <div className={section.row}>
      <TextInput
        label={text.late(lineSaid(tournament, next, lang))}
        description={text.lateHelp}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={4}
        value={minutes}
        onChange={(event) => setMinutes(event.currentTarget.value)}
      />
      <Button variant="default" loading={busy} onClick={() => by !== 0 && onShift(to, text.shifted(said))}>
        {text.shift(by)}
      </Button>
    </div>
  );
}
