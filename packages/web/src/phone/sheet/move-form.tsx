import type { SheetLine } from '@ronde/engine/game/score-sheet';
import { otherSeat, type Seat } from '@ronde/engine/game/turn';
import { type FormEvent, useId, useState } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { sheetSentences } from './sentences.ts';
import styles from './sheet.module.css';
import { type SheetSeats, wordLine } from './sheet-state.ts';

interface Props {
  /** Whose turn it is, or was. */
  readonly by: Seat;
  readonly seated: SheetSeats;
  /** The line that is corrected; missing: a new one. */
  readonly corrects?: SheetLine;
  readonly onLine: (line: SheetLine) => void;
  readonly onCancel?: () => void;
}

/** One turn: a word with its points, or what else a turn may be. */
export function MoveForm({ by, seated, corrects, onLine, onCancel }: Props) {
  const text = useSentences(sheetSentences);
  const id = useId();
  const before = corrects?.kind === 'word' ? corrects : null;
  const [word, setWord] = useState(before?.word ?? '');
  const [points, setPoints] = useState(before ? String(before.score) : '');
  const [asks, setAsks] = useState<'exchange' | 'penalty' | null>(null);
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const line = wordLine(by, word, points);
    if (line) onLine(line);
    else setWrong(true);
  };
  const refused = (): SheetLine => ({
    kind: 'refused',
    by,
    ...(/^\p{L}+$/u.test(word.trim()) && { word: word.trim().toUpperCase() }),
  });
  return (
    <form className={styles.move} onSubmit={submit} noValidate>
      <h2>{text.turnOf(seated.nameOf(by))}</h2>
      <div className={styles.fields}>
        <div>
          <label htmlFor={`${id}-word`}>{text.word}</label>
          <input
            id={`${id}-word`}
            className="field"
            value={word}
            autoCapitalize="characters"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={30}
            onChange={(event) => setWord(event.currentTarget.value)}
          />
        </div>
        <div className={styles.points}>
          <label htmlFor={`${id}-points`}>{text.points}</label>
          <input
            id={`${id}-points`}
            className="field"
            value={points}
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            onChange={(event) => setPoints(event.currentTarget.value)}
          />
        </div>
      </div>
      {wrong && (
        <p className="read" role="alert">
          {text.needsBoth}
        </p>
      )}
      <button type="submit" className="outlined">
        {corrects ? text.saveLine : text.add}
      </button>
      <div className={styles.others}>
        <button type="button" className="plain" onClick={() => onLine({ kind: 'pass', by })}>
          {text.pass}
        </button>
        <button type="button" className="plain" aria-expanded={asks === 'exchange'} onClick={() => setAsks('exchange')}>
          {text.exchange}
        </button>
        <button type="button" className="plain" onClick={() => onLine(refused())}>
          {text.refused}
        </button>
        <button type="button" className="plain" aria-expanded={asks === 'penalty'} onClick={() => setAsks('penalty')}>
          {text.penalty}
        </button>
        {onCancel && (
          <button type="button" className="plain" onClick={onCancel}>
            {text.cancel}
          </button>
        )}
      </div>
      {asks === 'exchange' && <HowMany onCount={(count) => onLine({ kind: 'exchange', by, count })} />}
      {asks === 'penalty' && <Penalty seats={[otherSeat(by), by]} seated={seated} onLine={onLine} />}
    </form>
  );
}

function HowMany({ onCount }: { readonly onCount: (count: number) => void }) {
  const text = useSentences(sheetSentences);
  return (
    <fieldset className={styles.choices}>
      <legend>{text.howMany}</legend>
      {[1, 2, 3, 4, 5, 6, 7].map((count) => (
        <button key={count} type="button" onClick={() => onCount(count)}>
          {count}
        </button>
      ))}
    </fieldset>
  );
}

interface PenaltyProps {
  readonly seats: readonly [Seat, Seat];
  readonly seated: SheetSeats;
  readonly onLine: (line: SheetLine) => void;
}

/** Five points in the text; an arbiter may say otherwise. A penalty is nobody's turn. */
function Penalty({ seats, seated, onLine }: PenaltyProps) {
  const text = useSentences(sheetSentences);
  const id = useId();
  const [points, setPoints] = useState('5');
  const taken = /^\d{1,3}$/.test(points) && Number(points) > 0 ? Number(points) : null;
  return (
    <fieldset className={styles.choices}>
      <legend>{text.penaltyLine}</legend>
      <div className={styles.points}>
        <label htmlFor={id}>{text.howMuch}</label>
        <input
          id={id}
          className="field"
          value={points}
          inputMode="numeric"
          maxLength={3}
          onChange={(event) => setPoints(event.currentTarget.value)}
        />
      </div>
      {seats.map((seat) => (
        <button
          key={seat}
          type="button"
          onClick={() => taken !== null && onLine({ kind: 'penalty', by: seat, points: taken, article: '' })}
        >
          {text.against} {seated.nameOf(seat)}
        </button>
      ))}
    </fieldset>
  );
}
