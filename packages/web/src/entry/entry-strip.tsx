import { Button } from '@mantine/core';
import type { PlayerId } from '@ronde/engine';
import { useDesk } from '../frame/desk.ts';
import { useUi } from '../session/use-words.ts';
import { EchoLine } from './echo-line.tsx';
import styles from './entry-strip.module.css';
import { ScoreField } from './score-field.tsx';
import { TableField, tableFieldId } from './table-field.tsx';
import type { Entry } from './use-entry.ts';

interface Props {
  readonly entry: Entry;
  readonly round: number;
  /** Somebody at this table leaves the tournament; without it, nobody can (a closed round). */
  readonly onLeave?: (player: PlayerId) => void;
}

/** Three fields, names as their labels, who starts on the left. */
export function EntryStrip({ entry, round, onLeave }: Props) {
  const ui = useUi();
  const desk = useDesk();
  const players = entry.current?.seats.players;
  const label = (side: 0 | 1): string => (players ? desk.names.full(players[side]) : '–');
  const correcting = entry.current?.match.result !== undefined;
  return (
    <section className={styles.strip} aria-label={ui.entry.title(round)}>
      <div className={styles.fields}>
        <label className={styles.table} htmlFor={tableFieldId}>
          <span className={styles.small}>{ui.table.table}</span>
          <TableField entry={entry} />
        </label>
        {([0, 1] as const).map((side) => (
          <div key={side} className={styles.player}>
            <span className={styles.label}>
              <strong>{label(side)}</strong>
              {side === 0 && entry.current?.match.starts && (
                <span className={styles.starts}>
                  <span className={styles.dot} aria-hidden="true" /> {ui.table.startsMark}
                </span>
              )}
            </span>
            <ScoreField entry={entry} side={side} label={`${ui.table.score}, ${label(side)}`} />
          </div>
        ))}
        <Button
          data-save=""
          className={styles.save ?? ''}
          variant={entry.missing.length > 0 ? 'filled' : 'default'}
          onClick={entry.save}
        >
          {correcting ? ui.entry.correctSave : ui.entry.save}
          {!correcting && <kbd className={styles.kbd}>{ui.entry.enter}</kbd>}
        </Button>
      </div>
      <div className={styles.foot}>
        {onLeave && players && entry.reading?.kind === 'empty' && !entry.asked ? (
          <p className={styles.leaves}>
            {players.map((player) => (
              <Leave key={player} player={player} onLeave={onLeave} />
            ))}
          </p>
        ) : (
          <EchoLine entry={entry} round={round} />
        )}
        <span className={styles.keys} aria-hidden="true">
          <kbd>F</kbd> {ui.entry.forfeit}
          <kbd>{ui.entry.escape}</kbd> {ui.entry.clear}
        </span>
      </div>
    </section>
  );
}

interface LeaveProps {
  readonly player: PlayerId;
  readonly onLeave: (player: PlayerId) => void;
}

function Leave({ player, onLeave }: LeaveProps) {
  const ui = useUi();
  const { tournament, names } = useDesk();
  if (tournament.players.find((one) => one.id === player)?.left !== undefined) return null;
  return (
    <button type="button" className={`link ${styles.leave}`} onClick={() => onLeave(player)}>
      {ui.leave.title(names.short(player))}…
    </button>
  );
}
