import { type ReactNode, useState } from 'react';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { gameNumber, slotsOf, textIn } from '../../results/result-fields.ts';
import { figure, gameOfSlot, type Slot, sideOf, sides, total } from '../../results/slots.ts';
import { useDesk } from '../../shell/desk.tsx';
import { BottomSheet } from '../../ui/side-panel.tsx';
import { EchoLine } from './echo.tsx';
import strip from './entry-bar.module.css';
import styles from './entry-sheet.module.css';
import { NoteField, ScoreField, useLabel } from './fields.tsx';
import { entrySentences } from './sentences.ts';
import type { Entry } from './use-result-entry.ts';

interface EntrySheetProps {
  readonly entry: Entry;
  readonly round?: number;
  /** In place of the echo of a round's result. */
  readonly echo?: ReactNode;
  readonly onClose: () => void;
  /** Opens the arbiter's panel of this table; missing for whoever decides nothing. */
  readonly onRuling?: (() => void) | undefined;
  /** Opens the counters of this table's trophies. */
  readonly onCounters?: (() => void) | undefined;
  /** Tells why this table is as it is; missing for a match of the final. */
  readonly onWhy?: () => void;
}

/** The strip on a phone: a sheet from the bottom with its own large pad. */
export function EntrySheet({ entry, round = 0, echo, onClose, onRuling, onCounters, onWhy }: EntrySheetProps) {
  const ui = useSentences(uiSentences);
  const text = useSentences(entrySentences);
  const { names } = useDesk();
  const [at, setAt] = useState<Slot>('0.0');
  const players = entry.current?.seats.players;
  if (!players) return null;
  return (
    <BottomSheet title={ui.table.tableNumber(entry.current?.table ?? 0)} onClose={onClose}>
      <div className={styles.fields}>
        {sides.map((side) => (
          <span key={side} className={strip.label}>
            <strong>{names.short(players[side])}</strong>
            {side === 0 && entry.current?.match.starts && <span className={strip.starts}>{ui.table.startsMark}</span>}
            {entry.typed.granted === side && <span className={strip.granted}>{text.victory}</span>}
          </span>
        ))}
        <SheetFields entry={entry} onSlot={setAt} />
      </div>
      <div className={styles.echo}>
        {echo ?? <EchoLine entry={entry} round={round} />}
        {onWhy && <Instead word={ui.why.open} onOpen={onWhy} onClose={onClose} />}
        {onCounters && <Instead word={text.counters} onOpen={onCounters} onClose={onClose} />}
        {onRuling && (entry.reading?.kind === 'empty' || entry.current?.match.result) && (
          <Instead word={text.ruling} onOpen={() => onRuling()} onClose={onClose} />
        )}
      </div>
      <NoteField entry={entry} />
      <Pad entry={entry} at={at} />
    </BottomSheet>
  );
}

interface InsteadProps {
  readonly word: string;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** Another sheet in the place of this one: never one over the other. */
function Instead({ word, onOpen, onClose }: InsteadProps) {
  const open = () => {
    onClose();
    onOpen();
  };
  return (
    <button type="button" className={`link small ${styles.instead}`} onClick={open}>
      {word}
    </button>
  );
}

interface FieldsProps {
  readonly entry: Entry;
  readonly onSlot: (slot: Slot) => void;
}

/** A row a game; for a wargame the losses, then what each army had. */
function SheetFields({ entry, onSlot }: FieldsProps) {
  const text = useSentences(entrySentences);
  const label = useLabel(entry);
  const games = [...new Set(slotsOf(entry.typed, entry.rules).map(gameOfSlot))].filter((game) => game !== null);
  const losses = entry.typed.mode === 'losses';
  const several = entry.typed.mode === 'games' && entry.rules.bestOf > 1;
  return (
    <>
      {games.flatMap((game) => [
        several && (
          <span key={game} className={`${strip.small} ${styles.game}`} aria-hidden="true">
            {text.gameOf(gameNumber(entry.rules, game))}
          </span>
        ),
        ...sides.map((side) => (
          <ScoreField
            key={figure(game, side)}
            entry={entry}
            slot={figure(game, side)}
            label={
              game === 0 ? label.figure(side) : `${text.gameOf(gameNumber(entry.rules, game))}, ${label.name(side)}`
            }
            pad
            onFocus={() => onSlot(figure(game, side))}
          />
        )),
      ])}
      {losses &&
        sides.map((side) => (
          <span key={side} className={strip.figures}>
            <span className={strip.outOf}>{text.outOf}</span>
            <ScoreField
              entry={entry}
              slot={total(side)}
              label={text.total(label.name(side))}
              pad
              onFocus={() => onSlot(total(side))}
            />
          </span>
        ))}
    </>
  );
}

interface PadProps {
  readonly entry: Entry;
  /** The field that the pad writes in. */
  readonly at: Slot;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Large digits, and the acts that have a letter on a keyboard. */
function Pad({ entry, at }: PadProps) {
  const ui = useSentences(uiSentences);
  const text = useSentences(entrySentences);
  const { wargame, kinds } = entry.rules;
  const press = (sign: string) =>
    entry.type(at, sign === '−' ? `−${textIn(entry.typed, at)}` : typedIn(entry, at) + sign);
  const grants = wargame || kinds.includes('decided');
  return (
    <div className={styles.pad}>
      {digits.map((digit) => (
        <Key key={digit} sign={digit} onPress={press} />
      ))}
      {grants ? (
        <button type="button" className={styles.word} onClick={() => entry.victory(sideOf(at))}>
          {text.victory}
        </button>
      ) : (
        <Key sign="−" onPress={press} />
      )}
      <Key sign="0" onPress={press} />
      <button type="button" className={styles.word} onClick={() => entry.type(at, '')}>
        {text.erase}
      </button>
      <button type="button" className={`${styles.word} ${styles.forfeit}`} onClick={() => entry.forfeit(sideOf(at))}>
        {ui.entry.forfeit}
      </button>
      {wargame ? (
        <button type="button" className={`${styles.word} ${styles.second}`} onClick={entry.changeMode}>
          {text.points}
        </button>
      ) : (
        <button type="button" className={`${styles.word} ${styles.second}`} onClick={entry.dispute}>
          {ui.entry.dispute}
        </button>
      )}
      <button type="button" className={styles.save} onClick={entry.save}>
        {ui.entry.save}
      </button>
    </div>
  );
}

interface KeyProps {
  readonly sign: string;
  readonly onPress: (sign: string) => void;
}

/** The focus stays in the field. */
function Key({ sign, onPress }: KeyProps) {
  return (
    <button type="button" onPointerDown={(event) => event.preventDefault()} onClick={() => onPress(sign)}>
      {sign}
    </button>
  );
}

/** A figure that is wholly selected is replaced by the next digit. */
function typedIn({ fields, typed }: Entry, at: Slot): string {
  const [field, text] = [fields.at(at), textIn(typed, at)];
  const whole = field !== null && text !== '' && field.selectionStart === 0 && field.selectionEnd === text.length;
  return whole ? '' : text;
}
