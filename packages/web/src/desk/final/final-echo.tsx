import { type FinalMatch, finalOutcome, type TypedResult } from '@ronde/engine';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useWords } from '../../core/language/use-words.ts';
import { useDesk } from '../../shell/desk.ts';
import { Echo } from '../entry/echo.tsx';
import strip from '../entry/entry-strip.module.css';
import type { Entry } from '../entry/use-result-entry.ts';
import type { FinalTable } from './final-tables.ts';
import { finalSentences } from './sentences.ts';

/** What is typed of a match of the final, in words: who wins it, and how. */
export function FinalEcho({ entry }: { readonly entry: Entry<FinalTable> }) {
  const said = useFinalEcho();
  return (
    <Echo
      entry={entry}
      namedOf={({ stage, match: { players } }) => ({
        kind: 'record-final',
        stage,
        players: [players[0], players[1] ?? ''],
      })}
      said={(table, { result }) => (
        <p className={strip.echo} aria-live="polite">
          <strong>{said(table, result)}</strong>
        </p>
      )}
      idle={entry.current && <Carried at={entry.current} />}
    />
  );
}

/** Before anything is typed: the game of the rounds that counts. */
function Carried({ at: { outcome, match } }: { readonly at: FinalTable }) {
  const say = useSentences(finalSentences);
  const { names } = useDesk();
  if (!outcome.carried) return null;
  const [a, b] = outcome.carried;
  const won = a === b ? null : a > b ? match.players[0] : (match.players[1] ?? null);
  return <span className={strip.points}>{say.carriedGame(won === null ? null : names.short(won))}</span>;
}

/** « TOUSSAINT gagne, 2 manches à 1. » */
function useFinalEcho(): (at: FinalTable, result: TypedResult) => string {
  const words = useWords();
  const say = useSentences(finalSentences);
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
