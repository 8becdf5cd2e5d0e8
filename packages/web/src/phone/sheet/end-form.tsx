import { endGame, type GameEnding } from '@ronde/engine/game/end-of-game';
import { totalsOf } from '@ronde/engine/game/score-sheet';
import { otherSeat, type Seat } from '@ronde/engine/game/turn';
import { gameSentences, type Refused, score } from '@ronde/language';
import { useId, useState } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { blank, withText } from '../../results/result-fields.ts';
import { draftOf } from '../entry/phone-rules.ts';
import { usePhone } from '../frame/phone.tsx';
import { go } from '../frame/phone-link.tsx';
import type { Now } from '../net/own-page.ts';
import { phonePath } from '../place.ts';
import { type SheetSentences, sheetSentences } from './sentences.ts';
import styles from './sheet.module.css';
import type { OwnSheet, SheetSeats } from './sheet-state.ts';

type How = 'out-0' | 'out-1' | 'time' | 'blocked' | 'passes';

interface Props {
  readonly now: Now<'table'>;
  readonly sheet: OwnSheet;
  readonly seated: SheetSeats;
}

/** FISF 7.1: how the game ended and the tiles left give the scores that count; the entry is proposed with them. */
export function EndForm({ now, sheet, seated }: Props) {
  const { code, text: phone } = usePhone();
  const text = useSentences(sheetSentences);
  const [how, setHow] = useState<How | null>(null);
  const [left, setLeft] = useState<readonly [string, string]>(['', '']);
  const ended = how === null ? null : endGame(totalsOf(sheet.lines), endingOf(how, left));
  const own = ended?.ok ? inOwnOrder(ended.value.scores, seated.mine) : null;
  const enter = () => {
    if (!own) return;
    const typed = withText(withText(blank('games'), '0.0', String(own[0])), '0.1', String(own[1]));
    draftOf(code, now.round).write(typed);
    go(phonePath(code));
  };
  return (
    <section className="card stack">
      <h2>{text.end}</h2>
      <fieldset className={styles.endings}>
        <legend>{text.ending}</legend>
        {(['out-0', 'out-1', 'time', 'blocked', 'passes'] as const).map((one) => (
          <label key={one}>
            <input type="radio" name="ending" checked={how === one} onChange={() => setHow(one)} />{' '}
            {howText(one, text, seated)}
          </label>
        ))}
      </fieldset>
      {how !== null && <TilesLeft how={how} left={left} seated={seated} onLeft={setLeft} />}
      {ended && !ended.ok && (
        <p className="stop" role="alert">
          {whyNot(gameSentences[phone.lang].refusal(ended.refusal))}
        </p>
      )}
      {ended?.ok && own && (
        <>
          <p aria-live="polite">
            {text.finalScore(ended.value.article)} <strong>{score(own)}</strong>
          </p>
          <button type="button" className="filled" onClick={enter}>
            {text.enter}
          </button>
        </>
      )}
    </section>
  );
}

const inOwnOrder = ([a, b]: readonly [number, number], mine: Seat): readonly [number, number] =>
  mine === 0 ? [a, b] : [b, a];

function endingOf(how: How, left: readonly [string, string]): GameEnding {
  if (how === 'out-0') return { kind: 'out', by: 0, left: left[1] };
  if (how === 'out-1') return { kind: 'out', by: 1, left: left[0] };
  return { kind: how, left };
}

function howText(how: How, text: SheetSentences, seated: SheetSeats): string {
  if (how === 'out-0') return text.outBy(seated.nameOf(0));
  return how === 'out-1' ? text.outBy(seated.nameOf(1)) : text[how];
}

interface LeftProps {
  readonly how: How;
  readonly left: readonly [string, string];
  readonly seated: SheetSeats;
  readonly onLeft: (left: readonly [string, string]) => void;
}

function TilesLeft({ how, left, seated, onLeft }: LeftProps) {
  const text = useSentences(sheetSentences);
  const id = useId();
  const seats: readonly Seat[] = how === 'out-0' ? [otherSeat(0)] : how === 'out-1' ? [otherSeat(1)] : [0, 1];
  return seats.map((seat) => (
    <div key={seat}>
      <label htmlFor={`${id}-${seat}`}>{text.left(seated.nameOf(seat))}</label>
      <input
        id={`${id}-${seat}`}
        className="field"
        value={left[seat]}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={14}
        aria-describedby={`${id}-help`}
        onChange={(event) => {
          const text = event.currentTarget.value;
          onLeft(seat === 0 ? [text, left[1]] : [left[0], text]);
        }}
      />
      <p id={`${id}-help`} className="quiet small">
        {text.leftHelp}
      </p>
    </div>
  ));
}

const whyNot = ({ what, next }: Refused): string => `${what} ${next}`;
