/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { capital, dates, longDate } from '@ronde/language';
import type { Child } from 'hono/jsx';
import { plannedRounds, playersOf } from './day.ts';
import { Facts } from './facts.tsx';
import type { Page } from './page.ts';

/** Before the first round: when, where, what, and how to take part. */
export function Coming({ page }: { readonly page: Page }) {
  const { tournament, say, words, lang, to } = page;
  const { date, endDate, place, event, theme, pool, format, status } = tournament;
  const lasts = endDate !== undefined && endDate !== date;
  const facts: readonly (readonly [string, Child])[] = [
    [say.day, capital(lasts ? dates(lang, date, endDate) : longDate(lang, date))],
    [say.place, place === undefined ? undefined : <Place page={page} place={place} />],
    [say.event, event],
    [say.theme, theme],
    [say.pool, pool],
    [say.formula, `${words.ui.formats[format]}, ${words.ui.home.rounds(plannedRounds(tournament))}`],
    [say.registered, <a href={to.players}>{say.players(playersOf(tournament).length)}</a>],
  ];
  return (
    <>
      <div class="line">
        <h2>{say.tabs.live}</h2>
        <p class="state">{say.coming}</p>
      </div>
      <Facts facts={facts} />
      <p class="below">{say.nothingYet}</p>
      {status === 'open' && (
        <p class="below">
          <a href={to.registration}>{say.askIn}</a>
        </p>
      )}
    </>
  );
}

/** The address as somebody wrote it, looked up by whoever presses: nothing is asked of anybody before. */
function Place({ page, place }: { readonly page: Page; readonly place: string }) {
  return (
    <>
      {place}{' '}
      <a href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`} rel="noreferrer">
        {page.say.map}
      </a>
    </>
  );
}
