/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { prizewinners } from '@ronde/documents/papers';
import { toldPrizes } from '@ronde/engine';
import { closedRounds } from '@ronde/engine/tournament/find';
import { FinalBracket } from './final-table.tsx';
import type { PublicSheet } from './layout.tsx';
import { type Page, pageStandings } from './page.ts';
import { PublicStandingsTable } from './standings-table.tsx';
import { tournamentSheet } from './tournament-sheet.tsx';

/** « Palmarès »: prizes, final standings, files; before the tournament is closed, that it will come. */
export function prizesPage(page: Page): PublicSheet {
  const { text, sentences, tournament } = page;
  const standings = pageStandings(page, closedRounds(tournament));
  const main =
    tournament.status === 'closed' ? (
      <>
        <h2>{text.tabs.prizes}</h2>
        <Prizes page={page} />
        <FinalBracket page={page} />
        {standings && (
          <>
            <h2 class="next">{sentences.ui.standings.final}</h2>
            <PublicStandingsTable page={page} standings={standings} />
          </>
        )}
        <Files page={page} />
      </>
    ) : (
      <>
        <h2>{text.tabs.prizes}</h2>
        <p class="below">{text.prizesLater}</p>
      </>
    );
  return tournamentSheet(page, { tab: 'prizes', title: text.tabs.prizes, path: '/palmares', main });
}

/** As the list that is read aloud in the hall. */
export function Prizes({ page }: { readonly page: Page }) {
  const { tournament, people, lang, view } = page;
  const { sheet } = prizewinners(tournament, people, { lang, at: '' }, toldPrizes(tournament, people, view.withheld));
  if (!sheet || sheet.rows.length === 0) return null;
  return (
    <div class="frame">
      <table class="sheet">
        <caption class="sr-only">{sheet.caption}</caption>
        <thead>
          <tr>
            {sheet.columns.map(({ key, header, kind }) => (
              <th key={key} scope="col" class={kind === 'number' ? 'n' : undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((row, i) => (
            <tr key={i}>
              {row.map((cell, at) =>
                at === 0 ? (
                  <th key={at} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={at} class={sheet.columns[at]?.kind === 'number' ? 'n' : undefined}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {sheet.notes.map((note) => (
        <p key={note} class="below">
          {note}
        </p>
      ))}
    </div>
  );
}

function Files({ page }: { readonly page: Page }) {
  const { text, view, lang } = page;
  const at = (rest: string) => `/api/public/${encodeURIComponent(view.slug)}/${rest}`;
  const files: readonly (readonly [string, string])[] = [
    [at(`standings/xlsx?lang=${lang}`), text.xlsx],
    [at(`standings/csv?lang=${lang}`), text.csv],
    [at('file'), text.json],
  ];
  return (
    <section aria-labelledby="fichiers">
      <h3 id="fichiers">{text.files}</h3>
      <ul class="articles">
        {files.map(([href, name]) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
