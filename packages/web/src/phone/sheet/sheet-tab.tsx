import type { SheetLine } from '@ronde/engine/game/score-sheet';
import type { Seat } from '@ronde/engine/game/turn';
import { useEffect, useState } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { readJson, writeJson } from '../../core/storage.ts';
import { usePhone } from '../frame/phone.tsx';
import { type Now, plainCode } from '../net/own-page.ts';
import { phoneCall } from '../net/request.ts';
import { EndForm } from './end-form.tsx';
import { CompareSheets, LinesTable } from './lines-table.tsx';
import { MoveForm } from './move-form.tsx';
import { sheetSentences } from './sentences.ts';
import styles from './sheet.module.css';
import {
  corrected,
  emptySheet,
  endedByPasses,
  moverOf,
  type OwnSheet,
  type SheetSeats,
  withLine,
  withoutLast,
} from './sheet-state.ts';

/** The sheet of the game in play: moves, running sums, where the two sheets part, the end. */
export function SheetTab() {
  const { page } = usePhone();
  const text = useSentences(sheetSentences);
  const { now, hall } = page;
  return (
    <div className="stack">
      <h1>{text.title}</h1>
      {!hall.phones.sheet ? (
        <p className="read">{text.closed}</p>
      ) : now.kind === 'table' ? (
        <Sheet key={`${now.round} ${now.opponent.id}`} now={now} />
      ) : (
        <p>{text.noTable}</p>
      )}
    </div>
  );
}

function Sheet({ now }: { readonly now: Now<'table'> }) {
  const { page, names } = usePhone();
  const text = useSentences(sheetSentences);
  const { sheet, other, change } = useSheet(now.round, now.opponent.id);
  const [at, setAt] = useState<number | null>(null);
  const first = now.starts === undefined ? now.players[0] === page.player.id : now.starts;
  const mine: Seat = first ? 0 : 1;
  const nameOf = (seat: Seat) => names.short(seat === mine ? page.player.id : now.opponent.id);
  const seated: SheetSeats = { mine, nameOf };
  const corrects = at === null ? undefined : sheet.lines[at];
  return (
    <>
      <LinesTable lines={sheet.lines} seated={seated} onCorrect={setAt} />
      {at !== null && corrects ? (
        <MoveForm
          key={at}
          by={corrects.by}
          seated={seated}
          corrects={corrects}
          onLine={(line) => {
            change(corrected(sheet, at, line));
            setAt(null);
          }}
          onCancel={() => setAt(null)}
        />
      ) : (
        <MoveForm
          key={sheet.lines.length}
          by={moverOf(sheet)}
          seated={seated}
          onLine={(line) => change(withLine(sheet, line))}
        />
      )}
      {endedByPasses(sheet) && <p className="read">{text.sixPasses}</p>}
      {sheet.lines.length > 0 && at === null && (
        <button type="button" className="plain" onClick={() => change(withoutLast(sheet))}>
          {text.undo}
        </button>
      )}
      <CompareSheets own={sheet.lines} other={other} seated={seated} />
      <Blanks sheet={sheet} onChange={change} />
      {sheet.lines.length > 0 && <EndForm now={now} sheet={sheet} seated={seated} />}
    </>
  );
}

interface Props {
  readonly sheet: OwnSheet;
  readonly onChange: (sheet: OwnSheet) => void;
}

/** FISF 4.1.1: what each joker stands for is written down. */
function Blanks({ sheet, onChange }: Props) {
  const text = useSentences(sheetSentences);
  const write = (at: 0 | 1, text: string) => {
    const letter = text.slice(-1).toUpperCase();
    if (letter !== '' && !/\p{L}/u.test(letter)) return;
    onChange({ ...sheet, blanks: at === 0 ? [letter, sheet.blanks[1]] : [sheet.blanks[0], letter] });
  };
  return (
    <fieldset className={styles.choices}>
      <legend>{text.blanks}</legend>
      {([0, 1] as const).map((at) => (
        <input
          key={at}
          className={`field ${styles.letter}`}
          aria-label={text.blank(at + 1)}
          value={sheet.blanks[at]}
          autoCapitalize="characters"
          autoComplete="off"
          onChange={(event) => write(at, event.currentTarget.value)}
        />
      ))}
    </fieldset>
  );
}

const every = 4000;
const soon = 700;

/**
 * One's own sheet of the game against this opponent, kept on this phone; sent as it grows, and answered with theirs,
 * which the two are compared by. Null: their phone has sent none.
 */
function useSheet(round: number, opponent: string) {
  const { code } = usePhone();
  const key = `ronde.phone.sheet.${plainCode(code)}.${round}.${opponent}`;
  const [sheet, setSheet] = useState<OwnSheet>(() => readJson<OwnSheet>(key) ?? emptySheet);
  const [other, setOther] = useState<readonly SheetLine[] | null>(null);
  const { lines } = sheet;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let gone = false;
    const send = async () => {
      if (document.visibilityState === 'visible') {
        const body = { round, opponent, lines };
        const answer = await phoneCall('PUT /api/player/{code}/sheet', { code, body });
        if (gone) return;
        if (answer.kind === 'done') setOther(answer.value.other as readonly SheetLine[] | null);
      }
      timer = setTimeout(send, every);
    };
    timer = setTimeout(send, soon);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [code, round, opponent, lines]);
  const change = (next: OwnSheet) => {
    setSheet(next);
    writeJson(key, next);
  };
  return { sheet, other, change };
}
