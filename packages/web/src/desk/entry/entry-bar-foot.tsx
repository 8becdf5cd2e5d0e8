import type { PlayerId } from '@ronde/engine';
import { type ReactNode, Suspense } from 'react';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { partOf } from '../../ui/page-of.ts';
import { EchoLine } from './echo.tsx';
import styles from './entry-bar.module.css';
import { NoteField } from './fields.tsx';
import { entrySentences } from './sentences.ts';
import type { Entry } from './use-result-entry.ts';

interface Props {
  readonly entry: Entry;
  readonly round: number;
  /** In place of the echo of a round's result: a match of the final, which nobody disputes or leaves here. */
  readonly echo?: ReactNode;
  readonly onLeave: ((player: PlayerId) => void) | undefined;
  readonly onRuling: (() => void) | undefined;
  /** What trophies count at this table: a wargame's. */
  readonly onCounters: (() => void) | undefined;
}

/** Under the fields: the echo of what is typed, or the acts of a table where nothing is typed; the keys. */
export function StripFoot({ entry, round, echo, onLeave, onRuling, onCounters }: Props) {
  const text = useSentences(entrySentences);
  const players = entry.current?.seats.players;
  const level = gamesEach(entry);
  const idle = players && entry.reading?.kind === 'empty' && !entry.asked;
  return (
    <>
      <NoteField entry={entry} />
      {level > 0 && (
        <p className={styles.third} aria-live="polite">
          {text.level(level)}
        </p>
      )}
      <Suspense fallback={null}>{thirdWaits(entry) && <ThirdGame entry={entry} />}</Suspense>
      <div className={styles.foot}>
        {idle && (onLeave || onRuling) ? (
          <p className={styles.leaves}>
            {onLeave && players.map((player) => <Leave key={player} player={player} onLeave={onLeave} />)}
            {onRuling && (
              <button type="button" className={`link ${styles.leave}`} onClick={() => onRuling()}>
                {text.ruling}
              </button>
            )}
          </p>
        ) : (
          (echo ?? <EchoLine entry={entry} round={round} />)
        )}
        {/* Of a result that stands too: a pointer has no M. */}
        {entry.current?.match.result && !idle && onRuling && (
          <button type="button" className={`link ${styles.leave}`} onClick={() => onRuling()}>
            {text.ruling}
          </button>
        )}
        {players && onCounters && (
          <button type="button" className={`link ${styles.leave}`} onClick={onCounters}>
            {text.counters}
          </button>
        )}
        <Keys entry={entry} final={echo !== undefined} rules={onRuling !== undefined} />
      </div>
    </>
  );
}

// Of a match of several games at one game all: seldom, and after the page.
const ThirdGame = partOf(async () => ({ default: (await import('./third-game.tsx')).ThirdGame }));

/** How many games each side has won, where both have as many and the match goes on; else 0. */
function gamesEach({ soFar, rules: { carried } }: Pick<Entry, 'soFar' | 'rules'>): number {
  if (!soFar) return 0;
  const all = [...(carried ? [carried] : []), ...soFar];
  const won = (a: 0 | 1, b: 0 | 1): number => all.filter((game) => game[a] > game[b]).length;
  return won(0, 1) === won(1, 0) ? won(0, 1) : 0;
}

/** The two games are typed, and have settled nothing. */
const thirdWaits = ({ soFar }: Entry): boolean => soFar?.length === 2;

interface KeysProps {
  readonly entry: Entry;
  readonly final: boolean;
  /** The reader may take points off. */
  readonly rules: boolean;
}

/** What the letters do here; the acts stay in reach of a pointer too. */
function Keys({ entry, final, rules }: KeysProps) {
  const ui = useSentences(uiSentences);
  const text = useSentences(entrySentences);
  const { wargame, kinds } = entry.rules;
  const keys: readonly (readonly [string, string])[] = [
    ...(wargame ? ([['P', text.points]] as const) : []),
    ...(wargame || kinds.includes('decided') ? ([['V', text.victory]] as const) : []),
    ['F', ui.entry.forfeit],
    ...(wargame && rules ? ([['M', text.malus]] as const) : []),
    ...(wargame || final ? [] : ([['L', ui.entry.dispute]] as const)),
    ...(wargame ? [] : ([[ui.entry.escape, ui.entry.clear]] as const)),
  ];
  return (
    <span className={styles.keys} aria-hidden="true">
      {keys.map(([key, word]) => (
        <span key={key}>
          <kbd>{key}</kbd> {word}
        </span>
      ))}
    </span>
  );
}

interface LeaveProps {
  readonly player: PlayerId;
  readonly onLeave: (player: PlayerId) => void;
}

function Leave({ player, onLeave }: LeaveProps) {
  const ui = useSentences(uiSentences);
  const { tournament, names } = useDesk();
  if (tournament.players.find((one) => one.id === player)?.left !== undefined) return null;
  return (
    <button type="button" className={`link ${styles.leave}`} onClick={() => onLeave(player)}>
      {ui.leave.title(names.short(player))}…
    </button>
  );
}
