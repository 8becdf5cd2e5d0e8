import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { external, useExternal } from '../core/external.ts';

const said = external({ text: '', at: 0, when: 0 });

/** Time for an act to turn the page after it was said, in ms: that sentence is still heard there. */
const turning = 1000;

/** Says a sentence to those who listen to the page; what is on screen says it too. */
export function announce(text: string): void {
  said.set({ text, at: said.get().at + 1, when: performance.now() });
}

/** What was said of a page is no longer true of the next. */
function useForgotten(): void {
  const [page] = useLocation();
  useEffect(() => {
    const { text, at, when } = said.get();
    if (page && text !== '' && performance.now() - when > turning) said.set({ text: '', at, when });
  }, [page]);
}

/** The one polite live region of the page. */
export function Announcer() {
  const { text, at } = useExternal(said);
  useForgotten();
  return (
    <div className="sr-only" role="status" aria-live="polite">
      <span key={at}>{text}</span>
    </div>
  );
}
