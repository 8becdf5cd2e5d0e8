import { isWargame, type Match, type MatchResult, type Round, resultDoubts, wargameScale } from '@ronde/engine';
import { useWords } from '../../core/language/use-words.ts';
import type { Reading } from '../../results/reading.ts';
import { useDesk } from '../../shell/desk.ts';
import { NamedBefore } from '../correction/named-before.tsx';
import { Echo } from './echo.tsx';
import styles from './entry-strip.module.css';
import { sameResult } from './same-result.ts';
import type { EntryTable } from './tables.ts';
import type { Entry } from './use-result-entry.ts';
import { useResultText } from './use-result-text.ts';

interface Props {
  readonly entry: Entry;
  readonly round: number;
}

/** What is typed of a round. */
export function EchoLine({ entry, round }: Props) {
  const { ui } = useWords();
  const content = useDesk().tournament.rounds[round - 1];
  if (!content) return null;
  return (
    <Echo
      entry={entry}
      noTable={ui.entry.noTable}
      namedOf={({ match: { players } }) => ({ kind: 'record', round, players: [players[0], players[1] ?? ''] })}
      said={(table, reading) => <Said {...{ entry, round, content, table, reading }} />}
    />
  );
}

interface SaidProps extends Props {
  readonly content: Round;
  readonly table: EntryTable;
  readonly reading: Extract<Reading, { kind: 'result' }>;
}

function Said({ entry, round, content, table, reading: { result } }: SaidProps) {
  const words = useWords();
  const { tournament, names } = useDesk();
  const echo = words.echo({ ...table.match, result }, tournament.settings, content.bestOf, names, tournament.format);
  const corrects = table.match.result && !sameResult(result, table.match.result);
  const resultText = useResultText();
  // Under the fields each side of a wargame already has its score and how it is made: a draw says both once more.
  const made = result.kind === 'losses' && isWargame(tournament.format);
  const points = made ? (result.winner === null ? resultText(table, result) : '') : echo?.points;
  return (
    <div className={styles.echo}>
      <p aria-live="polite">
        <strong>{echo?.said}</strong> <span className={styles.points}>{points}</span>
      </p>
      {entry.rules.wargame && <EchoNotes round={round} match={table.match} result={result} />}
      {corrects && <NamedBefore round={round} match={table.match} at={table.at} result={result} />}
    </div>
  );
}

interface EchoNotesProps {
  readonly round: number;
  readonly match: Match;
  readonly result: MatchResult;
}

/** Ochre: losses above the total, a draw with one army broken. Two scores that do not add up are asked about. */
function EchoNotes({ round, match, result }: EchoNotesProps) {
  const words = useWords();
  const { tournament, names } = useDesk();
  const doubts = resultDoubts(match, result, round, wargameScale(tournament.settings));
  return doubts
    .filter(({ code }) => code !== 'points-do-not-add-up')
    .map((doubt) => (
      <p key={doubt.code} className={styles.ask}>
        {words.warning(doubt, names, tournament.format)}
      </p>
    ));
}
