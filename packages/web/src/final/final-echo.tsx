import { type FinalMatch, finalOutcome, type TypedResult } from '@ronde/engine';
import { connection } from '../api/connection.ts';
import { useExternal } from '../api/external.ts';
import strip from '../entry/entry-strip.module.css';
import type { Reading } from '../entry/reading.ts';
import type { Entry } from '../entry/use-entry.ts';
import { useDesk } from '../frame/desk.ts';
import { useWords } from '../session/use-words.ts';
import type { FinalTable } from './final-tables.ts';
import { useFinalWords } from './use-final-words.ts';

interface Props {
  readonly entry: Entry & { readonly at: FinalTable | null };
}

/** What is typed, in words; while nobody answers, that it stays here and why it is not kept as a round's result is. */
export function FinalEcho({ entry }: Props) {
  const say = useFinalWords();
  const cut = useExternal(connection).kind === 'cut';
  if (!cut) return <Said entry={entry} />;
  return (
    <div className={strip.echo}>
      <p role="alert">
        <span className={strip.ask}>{say.notKept}</span>
      </p>
      <Said entry={entry} />
    </div>
  );
}

/** Who wins the match and how; what is asked before it is saved; why it can't be. */
function Said({ entry: { at, reading, wrong, asked } }: Props) {
  const words = useWords();
  const said = useFinalEcho();
  const { names, tournament } = useDesk();
  if (!at || !reading) return <p className={strip.echo} />;
  if (wrong) {
    const { what, why } = words.refusal(wrong, names, tournament.format);
    return (
      <p className={strip.echo} role="alert">
        <span className={strip.wrong}>{what}</span> {why}
      </p>
    );
  }
  const question = asked ? asks(reading, words) : null;
  if (question !== null)
    return (
      <p className={strip.echo} role="alert">
        <span className={strip.ask}>{question}</span>
      </p>
    );
  return (
    <p className={strip.echo} aria-live="polite">
      {reading.kind === 'result' ? <strong>{said(at, reading.result)}</strong> : <Carried at={at} />}
    </p>
  );
}

function asks(reading: Reading, words: ReturnType<typeof useWords>): string | null {
  if (reading.kind !== 'result' || !reading.ask) return null;
  return reading.ask.kind === 'score' ? words.secondLook(reading.ask.game) : words.oddSum(reading.ask.points);
}

/** Before anything is typed: the game of the rounds that counts. */
function Carried({ at: { outcome, match } }: { readonly at: FinalTable }) {
  const say = useFinalWords();
  const { names } = useDesk();
  if (!outcome.carried) return null;
  const [a, b] = outcome.carried;
  const won = a === b ? null : a > b ? match.players[0] : (match.players[1] ?? null);
  return <span className={strip.points}>{say.carriedGame(won === null ? null : names.short(won))}</span>;
}

/** « TOUSSAINT gagne, 2 manches à 1. » */
export function useFinalEcho(): (at: FinalTable, result: TypedResult) => string {
  const words = useWords();
  const say = useFinalWords();
  const { names, tournament } = useDesk();
  return (at, result) => {
    const [first, second] = at.match.players;
    if (second === undefined) return '';
    const match: FinalMatch = { stage: at.stage, players: [first, second], result };
    const { wins, winner } = finalOutcome(tournament, match);
    const long = result.kind === 'games' && (result.games.length > 1 || at.outcome.carried !== null);
    if (long && winner !== null) return say.wins(names.short(winner), Math.max(...wins), Math.min(...wins));
    const draw = 'winner' in result ? result.winner === null : result.kind === 'games' && winner === null;
    if (draw) return say.levelOf[at.stage];
    return words.echo({ ...at.match, result }, tournament.settings, 1, names, tournament.format)?.said ?? '';
  };
}
