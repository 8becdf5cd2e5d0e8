import { external, useExternal } from '../api/external.ts';

const said = external({ text: '', at: 0 });

/** Says a sentence to those who listen to the page; what is on screen says it too. */
export function announce(text: string): void {
  said.set({ text, at: said.get().at + 1 });
}

/** The one polite live region of the page. */
export function Announcer() {
  const { text, at } = useExternal(said);
  return (
    <div className="sr-only" role="status" aria-live="polite">
      <span key={at}>{text}</span>
    </div>
  );
}
