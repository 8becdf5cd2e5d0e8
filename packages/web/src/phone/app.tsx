import { useEffect } from 'react';
import { Boundary } from '../core/boundary.tsx';
import { connection } from '../core/connection.ts';
import { useExternal } from '../core/external.ts';
import { LangContext, useSentences } from '../core/language/use-sentences.ts';
import { Broken } from './frame/broken.tsx';
import frame from './frame/frame.module.css';
import { usePath } from './frame/path.ts';
import { useLang } from './frame/phone-lang.ts';
import { PlayerApp } from './frame/player-app.tsx';
import { CodePage } from './people/code-page.tsx';
import { SlipPage } from './people/slip-page.tsx';
import { placeOf } from './place.ts';
import { phoneSentences } from './sentences.ts';

/** A player's page, or the question whose phone this is, in the reader's language. */
export function App() {
  const lang = useLang();
  useEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  return (
    <LangContext value={lang}>
      <Pages />
    </LangContext>
  );
}

function Pages() {
  const place = placeOf(usePath());
  const say = useSentences(phoneSentences);
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
      <h1>{say.notFound}</h1>
    </main>
  );
}
