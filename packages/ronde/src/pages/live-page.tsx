/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */

import { type Round, traitsOf } from '@ronde/engine';
import { phaseAt, phasesOf } from '@ronde/engine/formulas/combinee/phases';
import { closedRounds } from '@ronde/engine/tournament/find';
import { capital, dates, longDate, phaseSentences } from '@ronde/language';
import { plannedRounds } from '@ronde/views/standings';
import { tableState, tablesOf } from '@ronde/views/tables';
import type { Child } from 'hono/jsx';
import { FinalBracket } from './final-table.tsx';
import type { PublicSheet } from './layout.tsx';
import { type Page, pageStandings, playersOf } from './page.ts';
import { FactList, RoundLinks } from './page-parts.tsx';
import { SideStandings } from './side-standings.tsx';
import { TablesTable } from './tables-table.tsx';
import { NextHour, Timetable } from './timetable.tsx';
import { tournamentSheet } from './tournament-sheet.tsx';
import { WhyTables } from './why-tables.tsx';

/**
 * « En direct »: the round in play or the last one; before the first, when and where. `asksIn`: whether one may ask to
 * be registered here and now.
 */
export function livePage(page: Page, asksIn: boolean): PublicSheet {
  const { rounds } = page.tournament;
  const content = rounds.at(-1);
  const main = content ? (
    <>
      <FinalBracket page={page} />
      <RoundTables page={page} round={rounds.length} content={content} />
      <Timetable page={page} />
      <WhyTables page={page} round={rounds.length} />
    </>
  ) : (
    <Coming page={page} asksIn={asksIn} />
  );
  return tournamentSheet(page, { tab: 'live', path: '', main });
}

/** One published round, with why its tables are as they are; null: the public knows of none. */
export function roundPage(page: Page, round: number): PublicSheet | null {
  const content = page.tournament.rounds[round - 1];
  if (!content) return null;
  const main = (
    <>
      <RoundTables page={page} round={round} content={content} />
      <WhyTables page={page} round={round} />
    </>
  );
  return tournamentSheet(page, {
    tab: 'live',
    title: page.sentences.ui.strip.round(round),
    path: `/ronde/${round}`,
    main,
  });
}

/** Before the first round: when, where, what, and how to take part. */
function Coming({ page, asksIn }: { readonly page: Page; readonly asksIn: boolean }) {
  const { tournament, text, sentences, lang, to } = page;
  const { date, endDate, place, event, theme, pool, format } = tournament;
  const lasts = endDate !== undefined && endDate !== date;
  const facts: readonly (readonly [string, Child])[] = [
    [text.day, capital(lasts ? dates(lang, date, endDate) : longDate(lang, date))],
    [text.place, place === undefined ? undefined : <Place page={page} place={place} />],
    [text.event, event],
    [text.theme, theme],
    [text.pool, pool],
    [text.formula, `${sentences.ui.formats[format]}, ${sentences.ui.home.rounds(plannedRounds(tournament))}`],
    [text.registered, <a href={to.players}>{text.players(playersOf(tournament).length)}</a>],
  ];
  return (
    <>
      <div class="line">
        <h2>{text.tabs.live}</h2>
        <p class="state">{text.coming}</p>
      </div>
      <FactList facts={facts} />
      <Timetable page={page} />
      <p class="below">{text.nothingYet}</p>
      {asksIn && (
        <p class="below">
          <a href={to.registration}>{text.askIn}</a>
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
        {page.text.map}
      </a>
    </>
  );
}

interface Props {
  readonly page: Page;
  readonly round: number;
  readonly content: Round;
}

/** One round: its tables, beside them the standings that came before, or after it. */
function RoundTables({ page, round, content }: Props) {
  const { sentences, text, names, tournament } = page;
  const after = content.status === 'closed' ? round : Math.min(round - 1, closedRounds(tournament));
  const standings = pageStandings(page, after);
  const last = round === tournament.rounds.length && content.status === 'closed' && tournament.status === 'open';
  return (
    <>
      <div class="line">
        <h2>{sentences.ui.strip.round(round)}</h2>
        <Phase page={page} round={round} />
        <RoundState page={page} round={round} content={content} />
        <RoundLinks page={page} shown={round} />
      </div>
      <div class="columns">
        <div>
          <div class="frame">
            <TablesTable page={page} round={round} content={content} />
          </div>
          {content.absent.length > 0 && (
            <p class="quiet below">{text.absent(content.absent.map(names.full).join(', '))}</p>
          )}
          {page.view.hidden && round >= page.view.hidden.from && <p class="below">{text.endHidden}</p>}
          {last && <NextHour page={page} />}
          {last && round < plannedRounds(tournament) && <p class="below">{text.drawing(round + 1)}</p>}
        </div>
        {standings && <SideStandings page={page} standings={standings} />}
      </div>
    </>
  );
}

/** Formule Combinée: which phase a round is of, once there are several. */
function Phase({ page: { tournament, lang }, round }: Pick<Props, 'page' | 'round'>) {
  if (traitsOf(tournament.format).circles !== 'pools') return null;
  return <p class="state">{phaseSentences[lang].phase(phaseAt(phasesOf(tournament.settings), round))}</p>;
}

/** « en jeu · 7 tables sur 11 terminées » */
function RoundState({ page: { text, view }, round, content }: Props) {
  const { hidden } = view;
  if (hidden?.over && round >= hidden.from) return <p class="state">{text.over}</p>;
  if (content.status === 'closed') return <p class="state">{text.over}</p>;
  const tables = tablesOf(content.matches);
  const done = tables.filter(({ match, table }) =>
    hidden && round >= hidden.from ? hidden.entered(round, table) : tableState(match) === 'entered',
  ).length;
  return <p class="state now">{text.inPlay(done, tables.length)}</p>;
}
