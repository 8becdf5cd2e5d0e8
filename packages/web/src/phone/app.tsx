import { useEffect } from 'react';
import { Boundary } from '../core/boundary.tsx';
import { connection } from '../core/connection.ts';
import { useExternal } from '../core/external.ts';
import { Broken } from './frame/broken.tsx';
import frame from './frame/frame.module.css';
import { usePath } from './frame/path.ts';
import { useLang } from './frame/phone-lang.ts';
import { PlayerApp } from './frame/player-app.tsx';
import { CodePage } from './people/code-page.tsx';
import { SlipPage } from './people/slip-page.tsx';
import { placeOf } from './place.ts';
import { usePhoneWords } from './words.ts';

/** A player's page, or the question whose phone this is. */
export function App() {
  const place = placeOf(usePath());
  const lang = useLang();
  const say = usePhoneWords();
  useExternal(connection);
  useEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
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
