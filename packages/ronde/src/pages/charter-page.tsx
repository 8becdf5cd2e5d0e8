/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { playsWargame } from '@ronde/engine';
import { charterSentences } from '@ronde/language/charter';
import type { PublicSheet } from './layout.tsx';
import type { Page } from './page.ts';
import { tournamentSheet } from './tournament-sheet.tsx';

/** Whether there is a charter of conduct: the wargame has one, any tournament may have its own. */
export const hasCharter = ({ tournament }: Page): boolean =>
  tournament.charter !== undefined || playsWargame(tournament);

/** « Charte de bonne conduite », as it hangs in the hall; null: this tournament has none. */
export function charterPage(page: Page): PublicSheet | null {
  if (!hasCharter(page)) return null;
  const charter = charterSentences[page.lang];
  const { charter: own } = page.tournament;
  const main = (
    <>
      <h2>{charter.title}</h2>
      <p class="below">{own ? charter.own : charter.lead}</p>
      <ul class="articles">
        {(own ?? charter.articles).map((article) => (
          <li>{article}</li>
        ))}
      </ul>
      {!own && (
        <>
          <p class="below">{charter.sanctions.lead}</p>
          <ul class="articles">
            {charter.sanctions.each.map((one) => (
              <li>{one}</li>
            ))}
          </ul>
          <p class="below">{charter.sanctions.when}</p>
        </>
      )}
    </>
  );
  return tournamentSheet(page, { tab: null, title: charter.title, path: '/charte', main });
}
