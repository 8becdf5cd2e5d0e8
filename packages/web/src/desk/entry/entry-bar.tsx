import { Button } from '@mantine/core';
import { begins, type Loss, type Match, type PlayerId, type TypedResult } from '@ronde/engine';
import { type EchoPart, type WargameSide, wargameSides } from '@ronde/language';
import { Fragment, type KeyboardEvent, type ReactNode } from 'react';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { gameNumber, slotsOf } from '../../results/result-fields.ts';
import { figure, gameOfSlot, gamesAt, type SlotSide, sides } from '../../results/slots.ts';
import styles from './entry-bar.module.css';
import { StripFoot } from './entry-bar-foot.tsx';
import { PlayerFields, ScoreField, useLabel } from './fields.tsx';
import { entrySentences } from './sentences.ts';
import { TableField, tableFieldId } from './table-field.tsx';
import type { Entry } from './use-result-entry.ts';

interface Props {
  readonly entry: Entry;
  /** Missing for a final, which has its own sentences. */
  readonly round?: number;
  readonly label?: string;
  /** In place of the echo of a round's result. */
  readonly echo?: ReactNode;
  /** Somebody at this table leaves the tournament; without it, nobody can (a closed round). */
  readonly onLeave?: ((player: PlayerId) => void) | undefined;
  /** Opens the arbiter's panel of this table; missing for whoever decides nothing. */
  readonly onRuling?: ((side?: SlotSide) => void) | undefined;
  /** Opens the counters of this table's trophies. */
  readonly onCounters?: (() => void) | undefined;
  /** W tells why this table is as it is, from its fields too: no figure is written by it. */
  readonly onWhy?: () => void;
}

/** Three fields, names as their labels, who starts on the left; two or three pairs for a match of several games. */
export function EntryBar({ entry, round = 0, label, echo, onLeave, onRuling, onCounters, onWhy }: Props) {
  const ui = useSentences(uiSentences);
  const correcting = entry.current?.match.result !== undefined;
  const openUmpire = (side?: SlotSide) => onRuling?.(side);
  const ask = (event: KeyboardEvent) => {
    if (!onWhy) return;
    event.preventDefault();
    onWhy();
  };
  const several = entry.typed.mode === 'games' && entry.rules.bestOf > 1;
  const losses = entry.rules.wargame && entry.typed.mode === 'losses';
  return (
    <section
      className={styles.strip}
      aria-label={label ?? ui.entry.title(round)}
      data-mode={entry.typed.mode}
      data-games={several || undefined}
      onKeyDown={(event) => (isWhy(event) ? ask(event) : keepDigits(event))}
    >
      <div className={styles.fields}>
        <label className={styles.table} htmlFor={tableFieldId}>
          <span className={styles.small}>{ui.table.table}</span>
          <TableField entry={entry} inRound={echo === undefined} onMalus={openUmpire} />
        </label>
        {sides.map((side) => (
          <PlayerFields key={side} entry={entry} side={side} onMalus={openUmpire} />
        ))}
        {several && <Games entry={entry} onMalus={openUmpire} />}
        {losses && <ScoreLine entry={entry} />}
        <Button
          data-save=""
          className={styles.save ?? ''}
          variant={awaited(entry) ? 'filled' : 'default'}
          onClick={entry.save}
        >
          {correcting ? ui.entry.correctSave : ui.entry.save}
          {!correcting && <kbd className={styles.kbd}>{ui.entry.enter}</kbd>}
        </Button>
      </div>
      <StripFoot
        entry={entry}
        round={round}
        echo={echo}
        onLeave={onLeave}
        onRuling={onRuling}
        onCounters={onCounters}
      />
    </section>
  );
}

/** Whether saving comes next: results are missing, and the table in the strip waits for its own, not for a decision. */
const awaited = (entry: Entry): boolean =>
  unsavedIn(entry) || (entry.missing.length > 0 && !entry.current?.match.disputed);

/** Whether the table in the strip is typed in: its saving is what comes next. */
const unsavedIn = ({ current, unsaved }: Pick<Entry, 'current' | 'unsaved'>): boolean =>
  current !== null && unsaved.has(current.table);

/** W, but in the note, which is text. */
function isWhy({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() !== 'w' || ctrlKey || metaKey || altKey) return false;
  return !(target instanceof HTMLInputElement) || target.inputMode === 'numeric';
}

/** On a button of the strip a digit is the beginning of a figure, never the number of a round. */
function keepDigits(event: KeyboardEvent): void {
  if (/^(?:Digit|Numpad)\d$/.test(event.code) && !(event.target instanceof HTMLInputElement)) event.preventDefault();
}

/** Two winning games: a line each, named alike; the third where the first two have not settled it. */
function Games({ entry, onMalus }: { readonly entry: Entry; readonly onMalus: (side: SlotSide) => void }) {
  const text = useSentences(entrySentences);
  const label = useLabel(entry);
  const games = new Set(slotsOf(entry.typed, entry.rules).map(gameOfSlot));
  return gamesAt
    .filter((game) => games.has(game))
    .map((game) => (
      <Fragment key={game}>
        <span className={`${styles.small} ${styles.first} ${styles.gameName}`}>
          {text.gameOf(gameNumber(entry.rules, game))}
        </span>
        {sides.map((side) => (
          <span key={side} className={side === 0 ? styles.left : styles.right}>
            <ScoreField
              entry={entry}
              slot={figure(game, side)}
              label={
                game === 0 ? label.figure(side) : `${text.gameOf(gameNumber(entry.rules, game))}, ${label.name(side)}`
              }
              onMalus={onMalus}
            />
            {beginning(entry, game) === side && <Begins />}
          </span>
        ))}
      </Fragment>
    ));
}

/** On which side whoever begins this game stands; undefined: not decided, or nobody knows. */
function beginning({ current }: Entry, game: number): SlotSide | undefined {
  const player = current && begins(current.match, game + 1);
  return sides.find((side) => player != null && current?.seats.players[side] === player);
}

function Begins() {
  const { table: ui } = useSentences(uiSentences);
  return (
    <span className={`${styles.starts} ${styles.beginsGame}`}>
      <span className={styles.dot} aria-hidden="true" /> {ui.startsMark}
    </span>
  );
}

/** « 96 100 − 4 », « 14 10 + 4 »: both scores of a wargame and how each is made, under what was lost. */
function ScoreLine({ entry: { current, reading, wrong } }: { readonly entry: Entry }) {
  const { table: ui } = useSentences(uiSentences);
  const result = reading?.kind === 'result' && !wrong ? reading.result : null;
  const made = current && result?.kind === 'losses' ? scoresOf(current.match, result) : null;
  return (
    <>
      <span className={`${styles.small} ${styles.first} ${styles.scoreName}`}>{ui.score}</span>
      {current?.seats.players.map((player, i) => (
        <span key={player} className={`${styles.made} ${i === 0 ? styles.left : styles.right}`}>
          <Score side={made?.sides.find((side) => side.player === player)} lossOf={made?.lossOf} />
        </span>
      ))}
    </>
  );
}

type LossOf = (player: string) => Loss | undefined;

function scoresOf(match: Match, result: Extract<TypedResult, { kind: 'losses' }>) {
  const sides = wargameSides(match, result);
  if (!sides) return null;
  const [a, b] = match.players;
  const lossOf: LossOf = (player) =>
    player === a ? result.cohesion[0] : player === b ? result.cohesion[1] : undefined;
  return { sides: [sides.first, sides.second], lossOf };
}

interface ScoreProps {
  readonly side: WargameSide | undefined;
  readonly lossOf: LossOf | undefined;
}

function Score({ side, lossOf }: ScoreProps) {
  const text = useSentences(entrySentences);
  if (!side) return '…';
  const loss = lossOf?.(side.player);
  // Whose own losses count, and leave a rest: how they were rounded.
  const rest = loss && counts(side) && loss.lost < loss.total && (10 * loss.lost) % loss.total !== 0;
  return (
    <>
      <strong>{side.points}</strong> {side.parts && sum(side.parts)} {rest && text.parts(loss.lost, loss.total)}
    </>
  );
}

const counts = ({ parts }: WargameSide): boolean => parts?.some(({ sign }) => sign === '−') ?? false;

function sum(parts: readonly EchoPart[]): string {
  return parts.map(({ sign, n }, i) => (i === 0 ? String(n) : `${sign}\u00a0${n}`)).join('\u00a0');
}
