import type { PlayerId, Possible, Tournament } from '@ronde/engine';
import { useEffect, useState } from 'react';
import { sharedSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import type { PossibleQuestion } from './possible-worker.ts';
import workerAddress from './possible-worker.ts?worker&url';

/** `failed`: the worker's script can't be had, as when the server is away. */
type StillPossible = Possible | 'failed' | null;

/** In ms. */
const afterThePaint = 40;

interface Answered {
  readonly of: Tournament;
  readonly possible: StillPossible;
}

/**
 * The places that everybody can still have, worked out beside the page, which never waits for it: with hundreds of
 * players the last round takes a second. Null while it is not there, or not wanted.
 */
export function usePossible(wanted: boolean): StillPossible {
  const { tournament, people } = useDesk();
  const [answered, setAnswered] = useState<Answered | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const worker = new Worker(workerAddress);
    worker.onmessage = ({ data }: MessageEvent<Possible>) => setAnswered({ of: tournament, possible: data });
    worker.onerror = () => setAnswered({ of: tournament, possible: 'failed' });
    // First the panel, then the question: it copies the whole tournament.
    const timer = setTimeout(() => {
      const question: PossibleQuestion = { tournament: light(tournament), people };
      worker.postMessage(question);
    }, afterThePaint);
    return () => {
      clearTimeout(timer);
      worker.terminate();
    };
  }, [wanted, tournament, people]);
  return answered?.of === tournament ? answered.possible : null;
}

/** Without the reasons of the tables, which are most of what a tournament weighs. */
function light(tournament: Tournament): Tournament {
  const rounds = tournament.rounds.map((round) => ({
    ...round,
    matches: round.matches.map(({ why: _, ...match }) => match),
  }));
  return { ...tournament, rounds };
}

/** « LEFÈVRE peut finir de 1ʳᵉ à 4ᵉ. », of one player: it is the player who asks. */
export function PlayerPossible({ player, className }: { readonly player: PlayerId; readonly className?: string }) {
  const sentences = useSentences(sharedSentences);
  const { names, tournament } = useDesk();
  const possible = usePossible(true);
  if (possible === 'failed') return null;
  const own = possible?.players.find((one) => one.player === player);
  return (
    <p className={className} aria-live="polite">
      {own ? sentences.possible(own, names, tournament) : '…'}
    </p>
  );
}
