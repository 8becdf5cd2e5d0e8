import { Button, Checkbox, Textarea } from '@mantine/core';
import { frenchKey } from '@ronde/engine/base/french-order';
import {
  type Comparison,
  compareSheets,
  firstWrongSum,
  type SheetLine,
  type WrittenTotal,
} from '@ronde/engine/game/score-sheet';
import { type Both, otherSeat, type Seat } from '@ronde/engine/game/turn';
import { type FormEvent, useState } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import styles from './conduct.module.css';
import { type ConductSentences, conductSentences } from './sentences.ts';

interface Compared {
  readonly sheets: Both<ReadSheet | null>;
  readonly comparison: Comparison | null;
}

/** Two score sheets of one game: the first line where they part, and totals that their lines do not add up to (9.4). */
export function SheetsForm() {
  const text = useSentences(conductSentences);
  const [texts, setTexts] = useState<Both<string>>(['', '']);
  const [none, setNone] = useState<Both<boolean>>([false, false]);
  const [compared, setCompared] = useState<Compared | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = (at: 0 | 1) => (none[at] ? null : readSheet(texts[at]));
    const sheets = [read(0), read(1)] as const;
    const lines = ([0, 1] as const).map((at) => (sheets[at]?.ok ? sheets[at].lines : null));
    const whole = sheets.every((sheet) => sheet === null || sheet.ok);
    setCompared({ sheets, comparison: whole ? compareSheets([lines[0] ?? null, lines[1] ?? null]) : null });
  };
  const change = <T,>([a, b]: Both<T>, at: 0 | 1, value: T): Both<T> => (at === 0 ? [value, b] : [a, value]);
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <p className="quiet small">{text.sheetHelp}</p>
      <div className={styles.pair}>
        {([0, 1] as const).map((at) => (
          <div key={at} className={styles.sheet}>
            <Textarea
              label={text.sheet(at === 0 ? 1 : 2)}
              autosize
              minRows={8}
              maxRows={25}
              spellCheck={false}
              readOnly={none[at]}
              value={none[at] ? '' : texts[at]}
              onChange={(event) => setTexts(change(texts, at, event.currentTarget.value))}
            />
            <Checkbox
              label={text.noSheet}
              checked={none[at]}
              onChange={(event) => setNone(change(none, at, event.currentTarget.checked))}
            />
          </div>
        ))}
      </div>
      <div>
        <Button type="submit">{text.compare}</Button>
      </div>
      <div aria-live="polite">{compared && <Answer compared={compared} />}</div>
    </form>
  );
}

function Answer({ compared: { sheets, comparison } }: { readonly compared: Compared }) {
  const text = useSentences(conductSentences);
  return (
    <div className={styles.answer}>
      {sheets.map((sheet, at) => (
        <SheetFault key={at === 0 ? 'first' : 'second'} sheet={sheet} number={at + 1} />
      ))}
      {comparison?.kind === 'agree' && <p>{text.agree(...comparison.totals)}</p>}
      {comparison?.kind === 'none' && <p>{text.nobody}</p>}
      {comparison?.kind === 'accepted' && (
        <p>{text.accepted(comparison.by + 1, comparison.from, ...comparison.totals)}</p>
      )}
      {comparison?.kind === 'parted' && (
        <>
          <p className={styles.figure}>{text.parted(comparison.line, comparison.what)}</p>
          {comparison.at.map((line, at) => (
            <p key={at === 0 ? 'first' : 'second'}>{text.sheetLine(at === 0 ? 1 : 2, lineSaid(line, text))}</p>
          ))}
        </>
      )}
    </div>
  );
}

interface FaultProps {
  readonly sheet: ReadSheet | null;
  readonly number: number;
}

/** A line that can't be read, or a total that its lines do not add up to. */
function SheetFault({ sheet, number }: FaultProps) {
  const text = useSentences(conductSentences);
  if (!sheet) return null;
  if (!sheet.ok) return <p className={styles.ask}>{text.badLine(number, sheet.line, sheet.text)}</p>;
  const wrong = firstWrongSum(sheet.lines, sheet.written);
  return wrong && <p className={styles.ask}>{text.wrongSum(number, wrong.line, wrong.total, wrong.right)}</p>;
}

function lineSaid(line: SheetLine, text: ConductSentences): string {
  switch (line.kind) {
    case 'word':
      return text.line.word(line.word, line.score);
    case 'pass':
      return text.line.pass;
    case 'exchange':
      return text.line.exchange(line.count);
    case 'refused':
      return text.line.refused(line.word ?? '');
    case 'penalty':
      return text.line.penalty(line.points, line.article);
  }
}

/** A score sheet as somebody copied it, or the first line that can't be read. */
type ReadSheet =
  | { readonly ok: true; readonly lines: readonly SheetLine[]; readonly written: readonly WrittenTotal[] }
  | { readonly ok: false; readonly line: number; readonly text: string };

/**
 * One play per line, in turn from the player who started: « MAISON 24 », « passe », « échange 3 », « refusé MOT ». A penalty is
 * nobody's turn: « pénalité 2 5 9.1 ». « = 142 » at the end: the running total as it is written.
 */
export function readSheet(text: string): ReadSheet {
  const lines: SheetLine[] = [];
  const written: WrittenTotal[] = [];
  let mover: Seat = 0;
  for (const raw of text.split(/\r\n|\r|\n/)) {
    const whole = raw.trim();
    if (whole === '') continue;
    const [move = '', total] = whole.split('=').map((part) => part.trim());
    const line = readMove(move, mover);
    const said = total === undefined ? null : numberIn(total);
    if (!line || (total !== undefined && said === null)) return { ok: false, line: lines.length + 1, text: whole };
    lines.push(line);
    if (said !== null) written.push({ line: lines.length, total: said });
    if (line.kind !== 'penalty') mover = otherSeat(mover);
  }
  return { ok: true, lines, written };
}

const numberIn = (text: string): number | null => (/^[-−]?\d{1,4}$/.test(text) ? Number(text.replace('−', '-')) : null);

function readMove(text: string, by: Seat): SheetLine | null {
  const [head = '', ...rest] = text.split(/\s+/);
  const [first, second, third = ''] = rest;
  switch (frenchKey(head)) {
    case 'passe':
    case 'pass':
      return rest.length === 0 ? { kind: 'pass', by } : null;
    case 'echange':
    case 'change':
    case 'exchange':
      return rest.length === 1 && first && /^[1-7]$/.test(first)
        ? { kind: 'exchange', by, count: Number(first) }
        : null;
    case 'refuse':
    case 'refused':
      return rest.length > 1 ? null : { kind: 'refused', by, ...(first && { word: first }) };
    case 'penalite':
    case 'penalty': {
      const points = numberIn(second ?? '');
      if ((first !== '1' && first !== '2') || points === null || points < 1 || rest.length > 3) return null;
      return { kind: 'penalty', by: first === '1' ? 0 : 1, points, article: third };
    }
    default: {
      const score = rest.length === 1 ? numberIn(first ?? '') : null;
      return score !== null && /^\p{L}+$/u.test(head) ? { kind: 'word', by, word: head, score } : null;
    }
  }
}
