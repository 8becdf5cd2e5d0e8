import { useEffect } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import frame from '../frame/frame.module.css';
import { go } from '../frame/path.ts';
import { keptPage } from '../net/kept-page.ts';
import { usePeople } from '../net/people.ts';
import { pathOf } from '../place.ts';
import { phoneSentences } from '../sentences.ts';
import { CodeForm } from './code-form.tsx';
import { Foot } from './foot.tsx';
import styles from './people.module.css';

/** `/j`, as the badge prints it: the code opens its page. A phone that follows one person alone goes on to theirs. */
export function CodePage() {
  const say = useSentences(phoneSentences);
  const people = usePeople();
  const [only, second] = people;
  const known = second ? null : (only?.code ?? null);
  useEffect(() => {
    document.title = `${say.tabs.table} · Ronde`;
    if (known !== null) go(pathOf(known), true);
  }, [say, known]);
  if (known !== null) return null;
  return (
    <main className={frame.main}>
      <div className="stack">
        <h1>{say.tabs.table}</h1>
        {people.length > 0 && (
          <ul className={styles.list} aria-label={say.people}>
            {people.map(({ code, name, t }) => (
              <li key={code}>
                <button type="button" className={styles.one} onClick={() => go(pathOf(code))}>
                  {name} <span className="quiet small">{keptPage(code)?.page.tournament.name ?? t}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <p>{say.codeAsked}</p>
        <CodeForm autoFocus={people.length === 0} onOpen={(code) => go(pathOf(code))} />
        <Foot />
      </div>
    </main>
  );
}
