import './ui/theme/mantine.ts';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { connection } from './core/connection.ts';
import { lang } from './core/language/lang.ts';
import { loadSentences } from './core/language/load.ts';
import { screenSentences } from './core/language/screen.ts';
import { loaded, reloadOnce } from './core/script.ts';

const root = document.getElementById('root');
// Not a top-level await: the sentences are a script that takes from this one, and would wait for it to end.
if (root) void untilLearnt(root).then((loadedSentences) => loadedSentences && createRoot(root).render(<App />));

/** Without its sentences there is no page: a server that is just being started again is waited for. */
async function untilLearnt(place: HTMLElement): Promise<boolean> {
  const { noAnswer, broken } = screenSentences[lang.get()]();
  const leave = connection.subscribe(() => {
    place.textContent = connection.get().kind === 'cut' ? noAnswer : '';
  });
  const loadedSentences = await loaded(() => loadSentences(lang.get())).then(
    () => true,
    () => false,
  );
  leave();
  if (!loadedSentences && !(await reloadOnce())) place.textContent = broken;
  return loadedSentences;
}
