import { useSentences } from '../../core/language/use-sentences.ts';
import { phoneSentences } from '../sentences.ts';
import frame from './frame.module.css';

/** The last state that is kept here may be what cannot be shown: it is left behind. Entries that wait stay. */
function again(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('ronde.phone.page.') || key.startsWith('ronde.phone.board.')) localStorage.removeItem(key);
  } catch {
    // Nothing is kept here at all.
  }
  location.reload();
}

export function Broken() {
  const say = useSentences(phoneSentences);
  return (
    <main className={frame.main}>
      <div className="stack" role="alert">
        <h1>{say.broken}</h1>
        <button type="button" className="filled" onClick={again}>
          {say.reload}
        </button>
      </div>
    </main>
  );
}
