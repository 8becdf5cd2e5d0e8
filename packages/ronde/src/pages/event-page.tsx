/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { closedRounds } from '@ronde/engine/tournament/find';
import { capital, dates, type Lang } from '@ronde/language';
import type { PublicView } from '../public/view.ts';
import type { PublicSheet } from './layout.tsx';
import { type Page, pageStandings, playersOf, publicPageOf, titleOf } from './page.ts';
import { Prizes } from './prizes-page.tsx';
import { PublicStandingsTable } from './standings-table.tsx';
import { tournamentSheet } from './tournament-sheet.tsx';

/** « Événement »: all its pools on one page, each with its prizes once it is closed, before that with its standings. */
export function eventPage(view: PublicView, pools: readonly PublicView[], lang: Lang): PublicSheet | null {
  const page = publicPageOf(view, lang);
  const { event } = page.tournament;
  if (event === undefined) return null;
  const main = (
    <>
      <h2>{event}</h2>
      <p class="below">{page.text.poolsOfEvent(pools.length)}</p>
      {pools.map((pool) => (
        <Pool key={pool.slug} page={publicPageOf(pool, lang)} />
      ))}
    </>
  );
  const sheet = tournamentSheet(page, { tab: null, title: event, path: '/evenement', main });
  // Another pool’s news is no news of this one: the page says what was so when it was read.
  const { follows: _, ...still } = sheet;
  return still;
}

function Pool({ page }: { readonly page: Page }) {
  const { tournament, text, to, lang, sentences } = page;
  const { name, pool, theme, date, endDate, status } = tournament;
  const after = closedRounds(tournament);
  const standings = pageStandings(page, after);
  const facts = [
    pool === undefined ? undefined : `${text.pool} ${pool}`,
    theme,
    capital(dates(lang, date, endDate)),
    text.players(playersOf(tournament).length),
  ];
  return (
    <section>
      <h3 class="next">
        <a href={to.live}>{name}</a>
      </h3>
      <p class="below quiet">{facts.filter((one) => one !== undefined).join(' · ')}</p>
      {status === 'closed' && <Prizes page={page} />}
      {standings ? (
        <details open={status !== 'closed'}>
          <summary>{titleOf(page, standings)}</summary>
          <PublicStandingsTable page={page} standings={standings} />
        </details>
      ) : (
        <p class="below">{sentences.ui.standings.empty}</p>
      )}
    </section>
  );
}
