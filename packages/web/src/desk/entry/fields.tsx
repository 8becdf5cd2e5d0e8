import { Button, TextInput } from '@mantine/core';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { slotsOf, textIn } from '../../results/result-fields.ts';
import { figure, gameOfSlot, type Slot, type SlotSide, sideOf, total } from '../../results/slots.ts';
import { useDesk } from '../../shell/desk.tsx';
import styles from './entry-bar.module.css';
import { slotKeys } from './entry-keys.ts';
import { entrySentences } from './sentences.ts';
import type { Entry } from './use-result-entry.ts';

interface PlayerFieldsProps {
  readonly entry: Entry;
  readonly side: SlotSide;
  readonly onMalus: (side: SlotSide) => void;
}

/** As many letters stand on one line over a field. */
const oneLine = 24;

/** One side of the strip: the name as the label of its field; what an army lost with what it had. */
export function PlayerFields({ entry, side, onMalus }: PlayerFieldsProps) {
  const ui = useSentences(uiSentences);
  const text = useSentences(entrySentences);
  const label = useLabel(entry);
  const { mode, granted } = entry.typed;
  const starts = entry.current?.match.starts;
  const several = mode === 'games' && entry.rules.bestOf > 1;
  return (
    <div className={styles.player}>
      <span className={styles.label}>
        <strong data-long={label.name(side).length > oneLine || undefined}>{label.name(side)}</strong>
        {side === 0 && starts && !several && (
          <span className={styles.starts}>
            <span className={styles.dot} aria-hidden="true" /> {ui.table.startsMark}
          </span>
        )}
        {entry.rules.wargame && mode !== 'games' && (
          <span className={styles.typed}>{mode === 'losses' ? text.cohesionLost : text.points}</span>
        )}
        {granted === side && <span className={styles.granted}>{text.victory}</span>}
      </span>
      {/* Those of several games stand in a line each, below. */}
      {!several && (
        <span className={styles.figures}>
          <ScoreField entry={entry} slot={figure(0, side)} label={label.figure(side)} onMalus={onMalus} />
          {mode === 'losses' && (
            <>
              <span className={styles.outOf} aria-hidden="true">
                {text.outOf}
              </span>
              <ScoreField entry={entry} slot={total(side)} label={text.total(label.name(side))} onMalus={onMalus} />
            </>
          )}
        </span>
      )}
    </div>
  );
}

/** How the fields are called. */
export function useLabel({ current, typed }: Entry) {
  const ui = useSentences(uiSentences);
  const text = useSentences(entrySentences);
  const { names } = useDesk();
  const name = (side: SlotSide): string => (current ? names.full(current.seats.players[side]) : '–');
  const figureOf = (side: SlotSide): string => {
    if (typed.mode === 'losses') return text.loss(name(side));
    return typed.mode === 'points' ? text.pointsOf(name(side)) : `${ui.table.score}, ${name(side)}`;
  };
  return { name, figure: figureOf };
}

interface ScoreFieldProps {
  readonly entry: Entry;
  readonly slot: Slot;
  readonly label: string;
  /** A phone has its own pad: no system keyboard over it. */
  readonly pad?: boolean;
  readonly onFocus?: () => void;
  readonly onMalus?: (side: SlotSide) => void;
}

/** One figure. Text, not a number spinner: the wheel and the arrows change nothing. */
export function ScoreField({ entry, slot, label, pad = false, onFocus, onMalus }: ScoreFieldProps) {
  const ui = useSentences(uiSentences);
  const away = saysForfeit(entry, slot);
  return (
    <input
      ref={entry.fields.register(slot)}
      className={gameOfSlot(slot) === null ? styles.total : styles.field}
      aria-label={label}
      value={away ? ui.entry.forfeit : textIn(entry.typed, slot)}
      data-away={away || undefined}
      data-autofocus={(pad && slot === '0.0') || undefined}
      inputMode={pad ? 'none' : 'numeric'}
      autoComplete="off"
      onChange={(event) => entry.type(slot, event.currentTarget.value)}
      onKeyDown={slotKeys(entry, slot, onMalus)}
      onMouseDown={takeWhole}
      onFocus={(event) => {
        event.currentTarget.select();
        onFocus?.();
      }}
    />
  );
}

/** The word stands in the first field of that side that has no figure: the games before it were played. */
function saysForfeit({ typed, rules }: Entry, slot: Slot): boolean {
  const side = sideOf(slot);
  if (!typed.away[side]) return false;
  return slot === slotsOf(typed, rules).find((one) => sideOf(one) === side && textIn(typed, one) === '');
}

/** A first click takes the whole score, as Tab does: a digit typed then replaces it and is never slipped into it. */
function takeWhole(event: MouseEvent<HTMLInputElement>): void {
  if (event.currentTarget.ownerDocument.activeElement === event.currentTarget) return;
  event.preventDefault();
  event.currentTarget.focus();
}

/** Why, in free words, for the staff: asked with a dispute, offered beside a victory that somebody grants. */
export function NoteField({ entry }: { readonly entry: Entry }) {
  const text = useSentences(entrySentences);
  const field = useRef<HTMLInputElement>(null);
  const { disputing } = entry;
  useEffect(() => {
    if (disputing) field.current?.focus();
  }, [disputing]);
  if (!disputing && !grants(entry)) return null;
  const send = disputing ? entry.sendDispute : entry.save;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') send();
    else entry.correct();
  };
  return (
    <div className={styles.note}>
      <TextInput
        ref={field}
        size="sm"
        label={disputing ? text.noteDispute : entry.typed.granted === 'draw' ? text.noteDraw : text.noteVictory}
        description={text.noteHelp}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={500}
        value={entry.note}
        onChange={(event) => entry.typeNote(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {disputing && (
        <Button size="sm" variant="default" onClick={send}>
          {text.dispute}
        </Button>
      )}
    </div>
  );
}

/** A victory, or a draw, that the figures do not say, which the rules want explained. */
const grants = ({ rules, typed }: Entry): boolean => rules.wargame && typed.granted !== null && typed.mode !== 'games';
