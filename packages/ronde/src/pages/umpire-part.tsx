/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { umpireLines } from '@ronde/language';
import type { Page } from './page.ts';

/** Under the standings and the grid, which have its effect in the points. */
export function UmpirePart({ page, after }: { readonly page: Page; readonly after: number }) {
  const lines = umpireLines(page.tournament, page.names, page.words, after);
  if (lines.length === 0) return null;
  return (
    <section class="notes" aria-labelledby="arbitrage">
      <h3 id="arbitrage">{page.say.umpire}</h3>
      <ul>
        {lines.map(({ line }, at) => (
          <li key={at}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
