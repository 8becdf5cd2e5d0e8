import { useSentences } from '../../core/language/use-sentences.ts';
import { usePanelParam } from '../../ui/side-panel.tsx';
import { resultsFileSentences } from './sentences.ts';

/** Of the address: the panel is open. */
export const resultsParam = 'fichier';

/** Opens the panel beside the tables. */
export function ResultsLink() {
  const text = useSentences(resultsFileSentences);
  const [open, show] = usePanelParam(resultsParam);
  if (open !== null) return null;
  return (
    <p>
      <button type="button" className="link small" data-opens="oui" onClick={() => show('oui')}>
        {text.link}
      </button>
    </p>
  );
}
