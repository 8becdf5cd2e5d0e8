import { useDesk } from '../frame/desk.ts';
import { useWords } from '../session/use-words.ts';
import { correctedRounds } from './corrected-rounds.ts';
import styles from './entry-strip.module.css';
import { sameResult } from './same-result.ts';
import { useConflictWords } from './use-conflict-words.ts';
import type { Entry } from './use-entry.ts';

interface Props {
  readonly entry: Entry;
  readonly round: number;
}

/** The sentence of what is typed, while it is typed; or what is asked before it is saved. */
export function EchoLine({ entry, round }: Props) {
  const words = useWords();
  const desk = useDesk();
  const { current, reading, asked } = entry;
  const { tournament, names } = desk;
  const content = tournament.rounds[round - 1];
  if (!content) return null;
  if (entry.overtaken && current) return <Overtaken entry={entry} round={round} player={current.match.players[0]} />;
  if (!current || !reading) {
    const number = Number(entry.tableText);
    return (
      <p className={styles.echo}>
        {number > 0 && <span className={styles.ask}>{words.ui.entry.noTable(number)}</span>}
      </p>
    );
  }
  if (reading.kind === 'missing' || (reading.kind === 'empty' && asked)) {
    const player = current.seats.players[reading.kind === 'missing' ? reading.side : 0];
    return (
      <p className={styles.echo}>{asked && <span className={styles.ask}>{words.missingScore(player, names)}</span>}</p>
    );
  }
  if (reading.kind === 'empty') return <p className={styles.echo} />;
  if (asked && reading.doubtful && reading.game)
    return (
      <p className={styles.echo} role="alert">
        <span className={styles.ask}>{words.secondLook(reading.game)}</span>
      </p>
    );
  const echo = words.echo({ ...current.match, result: reading.result }, tournament.settings, content.bestOf, names);
  const corrects = current.match.result && !sameResult(reading.result, current.match.result);
  const rounds = corrects ? correctedRounds(desk, round, current.at, reading.result) : [];
  return (
    <div className={styles.echo}>
      <p aria-live="polite">
        <strong>{echo?.said}</strong> <span className={styles.points}>{echo?.points}</span>
      </p>
      {corrects && content.status === 'closed' && (
        <p className="small">
          {words.ui.entry.correctionEffect(rounds, '')}
          {tournament.rounds.length > round && ` ${words.ui.entry.tablesStay(tournament.rounds.length)}`}
        </p>
      )}
    </div>
  );
}

/** Somebody else saved this table while it was typed here: said at once, decided when it is saved. */
function Overtaken({ entry, round, player }: Props & { readonly player: string }) {
  const conflict = useConflictWords(round, player);
  const yours = entry.reading?.kind === 'result' ? entry.reading.result : null;
  return (
    <p className={styles.echo} role="alert">
      <span className={styles.ask}>{conflict(entry.overtaken?.now ?? null, yours)}</span>
    </p>
  );
}
