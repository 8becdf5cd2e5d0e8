import type { Loss, Match, TypedResult } from '@ronde/engine';
import { type Part, type WargameSide, wargameSides } from '@ronde/language';
import { useUi } from '../../core/language/use-words.ts';
import styles from './entry-strip.module.css';
import { useEntryWords } from './use-entry-words.ts';
import type { Entry } from './use-result-entry.ts';

/** « 96 100 − 4 », « 14 10 + 4 »: both scores of a wargame and how each is made, under what was lost. */
export function ScoreLine({ entry: { current, reading, wrong } }: { readonly entry: Entry }) {
  const { table: ui } = useUi();
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
  const say = useEntryWords();
  if (!side) return '…';
  const loss = lossOf?.(side.player);
  // Whose own losses count, and leave a rest: how they were rounded.
  const rest = loss && counts(side) && loss.lost < loss.total && (10 * loss.lost) % loss.total !== 0;
  return (
    <>
      <strong>{side.points}</strong> {side.parts && sum(side.parts)} {rest && say.parts(loss.lost, loss.total)}
    </>
  );
}

const counts = ({ parts }: WargameSide): boolean => parts?.some(({ sign }) => sign === '−') ?? false;

function sum(parts: readonly Part[]): string {
  return parts.map(({ sign, n }, i) => (i === 0 ? String(n) : `${sign}\u00a0${n}`)).join('\u00a0');
}
