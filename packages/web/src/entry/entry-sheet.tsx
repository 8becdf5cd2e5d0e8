import { Drawer } from '@mantine/core';
import { useState } from 'react';
import { useDesk } from '../frame/desk.ts';
import { useUi } from '../session/use-words.ts';
import { EchoLine } from './echo-line.tsx';
import styles from './entry-sheet.module.css';
import strip from './entry-strip.module.css';
import { ScoreField } from './score-field.tsx';
import type { Side } from './typed.ts';
import type { Entry } from './use-entry.ts';

interface Props {
  readonly entry: Entry;
  readonly round: number;
  readonly onClose: () => void;
}

/** The strip on a phone: a sheet from the bottom with its own large pad. */
export function EntrySheet({ entry, round, onClose }: Props) {
  const ui = useUi();
  const { names } = useDesk();
  const [side, setSide] = useState<Side>(0);
  const players = entry.current?.seats.players;
  if (!players) return null;
  return (
    <Drawer
      opened
      onClose={onClose}
      position="bottom"
      size="auto"
      title={ui.table.tableNumber(entry.current?.table ?? 0)}
      closeButtonProps={{ 'aria-label': ui.app.close }}
      classNames={{ inner: styles.inner ?? '', content: styles.sheet ?? '', title: styles.title ?? '' }}
    >
      <div className={styles.fields}>
        {([0, 1] as const).map((one) => (
          <div key={one}>
            <span className={strip.label}>
              <strong>{names.short(players[one])}</strong>
              {one === 0 && entry.current?.match.starts && <span className={strip.starts}>{ui.table.startsMark}</span>}
            </span>
            <ScoreField
              entry={entry}
              side={one}
              label={`${ui.table.score}, ${names.full(players[one])}`}
              pad
              onFocus={() => setSide(one)}
            />
          </div>
        ))}
      </div>
      <div className={styles.echo}>
        <EchoLine entry={entry} round={round} />
      </div>
      <Pad entry={entry} side={side} onSide={setSide} />
    </Drawer>
  );
}

interface PadProps {
  readonly entry: Entry;
  readonly side: Side;
  readonly onSide: (side: Side) => void;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '−', '0'] as const;

function Pad({ entry, side, onSide }: PadProps) {
  const ui = useUi();
  const score = entry.typed.scores[side];
  const press = (sign: string) => {
    const field = entry.fields[side].current;
    const whole = field !== null && score !== '' && field.selectionStart === 0 && field.selectionEnd === score.length;
    entry.type(side, sign === '−' ? `−${score}` : (whole ? '' : score) + sign);
  };
  const save = () => {
    // A first press with one score typed goes to the other field.
    if (entry.reading?.kind !== 'missing' || entry.reading.side === side) return entry.save();
    onSide(entry.reading.side);
    entry.fields[entry.reading.side].current?.focus();
  };
  return (
    <div className={styles.pad}>
      {digits.map((digit) => (
        <button
          key={digit}
          type="button"
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => press(digit)}
        >
          {digit}
        </button>
      ))}
      <button type="button" className={styles.word} onClick={() => entry.type(side, '')}>
        {ui.entry.clear}
      </button>
      <button type="button" className={`${styles.word} ${styles.forfeit}`} onClick={() => entry.forfeit(side)}>
        {ui.entry.forfeit}
      </button>
      <button type="button" className={styles.save} onClick={save}>
        {ui.entry.save}
      </button>
    </div>
  );
}
