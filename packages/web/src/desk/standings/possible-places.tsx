import type { Possible, Tournament } from '@ronde/engine';
import { useEffect, useId, useState } from 'react';
import { sharedSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { standingsSentences } from '../standings-table/sentences.ts';
import styles from '../standings-table/standings.module.css';
import type { PossibleQuestion } from './possible-worker.ts';
import workerAddress from './possible-worker.ts?worker&url';

interface Props {
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** « Encore possible »: a sentence for each player, worked out only when somebody asks. */
export function PossiblePlaces({ open, onToggle }: Props) {
  const text = useSentences(standingsSentences);
  const id = useId();
  return (
    <section className={styles.notes} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{text.possible}</h2>
      <p>
        <button type="button" className="link" aria-expanded={open} aria-controls={id} onClick={onToggle}>
          {open ? text.hidePossible : text.showPossible}
        </button>
      </p>
      <div id={id} aria-live="polite">
        {open && <Sentences />}
      </div>
    </section>
  );
}

function Sentences() {
  const sentences = useSentences(sharedSentences);
  const text = useSentences(standingsSentences);
  const { names, tournament } = useDesk();
  const possible = usePossible(true);
  if (!possible) return <p className="quiet">{text.looking}</p>;
  if (possible === 'failed') return <p className="quiet">{text.notFound}</p>;
  // « De 1ʳᵉ à dernière » is said once for all of them.
  const bounded = possible.players.filter(({ best, worst }) => best > 1 || worst < possible.players.length);
  const anyPlace = bounded.length < possible.players.length && possible.players.length > 1;
  return (
    <>
      <ul className={styles.possible}>
        {bounded.map((line) => (
          <li key={line.player} data-certain={line.best === line.worst || undefined}>
            {sentences.possible(line, names, tournament)}
          </li>
        ))}
        {anyPlace && <li>{text.anyPlace(bounded.length === 0)}</li>}
      </ul>
      {bounded.some(({ exact }) => !exact) && <p className="quiet small">{text.boundsOnly}</p>}
    </>
  );
}

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
