import { useId } from 'react';
import { sharedSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { standingsSentences } from '../standings-table/sentences.ts';
import styles from '../standings-table/standings.module.css';
import { usePossible } from '../standings-table/use-possible.tsx';

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
