import { Suspense, useEffect } from 'react';
import { Boundary } from '../core/boundary.tsx';
import { connection } from '../core/connection.ts';
import { useExternal } from '../core/external.ts';
import { LangContext, useSentences } from '../core/language/use-sentences.ts';
import { pageOf } from '../ui/page-of.ts';
import frame from './frame/frame.module.css';
import { usePhoneLang } from './frame/phone-lang.tsx';
import { usePath } from './frame/phone-link.tsx';
import { PlayerApp } from './frame/player-app.tsx';
import { placeOf } from './place.ts';
import { phoneSentences } from './sentences.ts';

// Who has no link yet: a player's own page does not wait for it.
const CodePage = pageOf(async () => ({ default: (await import('./people/code-page.tsx')).CodePage }));
const SlipPage = pageOf(async () => ({ default: (await import('./people/slip-page.tsx')).SlipPage }));

/** A player's page, or the question whose phone this is, in the reader's language. */
export function PhoneApp() {
  const lang = usePhoneLang();
  useEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  return (
    <LangContext value={lang}>
      <Suspense fallback={null}>
        <Pages />
      </Suspense>
    </LangContext>
  );
}

function Pages() {
  const place = placeOf(usePath());
  const text = useSentences(phoneSentences);
  useExternal(connection);
  if (place?.kind === 'slip') return <SlipPage key={`${place.t} ${place.table}`} t={place.t} table={place.table} />;
  if (place?.kind === 'code') return <CodePage />;
  if (place)
    return (
      <Boundary key={place.code} fallback={() => <Broken />}>
        <PlayerApp code={place.code} tab={place.tab} />
      </Boundary>
    );
  return (
    <main className={frame.main}>
      <h1>{text.notFound}</h1>
    </main>
  );
}

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

function Broken() {
  const text = useSentences(phoneSentences);
  return (
    <main className={frame.main}>
      <div className="stack" role="alert">
        <h1>{text.broken}</h1>
        <button type="button" className="filled" onClick={again}>
          {text.reload}
        </button>
      </div>
    </main>
  );
}
