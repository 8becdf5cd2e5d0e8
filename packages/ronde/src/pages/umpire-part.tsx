/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { type PlayerId, type Sanction, wargameScale } from '@ronde/engine';
import { seenNow } from '@ronde/language';
import type { Page } from './page.ts';

/** Each decision of the umpire that the public may know, with its round; `player`: those on one person alone. */
export function umpireLines({ tournament, names, words }: Page, after: number, player?: PlayerId): readonly string[] {
  const { malus } = wargameScale(tournament.settings);
  const seen = seenNow(tournament, names);
  return tournament.rounds.slice(0, after).flatMap(({ sanctions = [] }, i) =>
    sanctions.flatMap((sanction, at) => {
      const asked = player === undefined || sanction.player === player;
      return asked
        ? [words.event({ kind: 'sanctioned', round: i + 1, at, sanction: told(sanction, malus) }, seen)]
        : [];
    }),
  );
}

/** Read without the rule at hand: a malus says how much it is. */
const told = (sanction: Sanction, malus: number): Sanction =>
  sanction.kind === 'malus' ? { points: malus, ...sanction } : sanction;

/** Under the standings and the grid, which have its effect in the points. */
export function UmpirePart({ page, after }: { readonly page: Page; readonly after: number }) {
  const lines = umpireLines(page, after);
  if (lines.length === 0) return null;
  return (
    <section class="notes" aria-labelledby="arbitrage">
      <h3 id="arbitrage">{page.say.umpire}</h3>
      <ul>
        {lines.map((line, at) => (
          <li key={at}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
