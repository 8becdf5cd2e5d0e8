/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */

import { playsWargame, possiblePlaces, type Standings, standingsOf } from '@ronde/engine';
import { closedRounds } from '@ronde/engine/tournament/find';
import { figuresLegend, metAsLegend, phaseSentences, roundPointsLegend, standingsOfPhase } from '@ronde/language';
import { phasesOver, roundsAlone } from '@ronde/views/phase-alone';
import { someProvisional } from '@ronde/views/player';
import { isFinal, phaseEnding } from '@ronde/views/standings';
import type { PublicSheet } from './layout.tsx';
import { type Page, pageStandings, titleOf } from './page.ts';
import { RoundLinks, RulingsPart } from './page-parts.tsx';
import { FiguresTable } from './side-standings.tsx';
import { PublicStandingsTable } from './standings-table.tsx';
import { StatisticsPart } from './statistics-part.tsx';
import { tournamentSheet } from './tournament-sheet.tsx';

/** The standings after a closed round (missing: the last one); null: they are not public yet. */
export function standingsPage(page: Page, asked?: number): PublicSheet | null {
  const { sentences, tournament, to, text } = page;
  const closed = closedRounds(tournament);
  const path = asked === undefined ? '/classement' : `/classement/${asked}`;
  if (closed === 0 && asked === undefined) return emptyStandings(page);
  const standings = pageStandings(page, asked ?? closed);
  if (!standings) return null;
  const title = titleOf(page, standings);
  const ending = (round: number): string | null => {
    const phase = phaseEnding(tournament, round);
    return phase === null ? null : `${round}, ${phaseSentences[page.lang].phase(phase)}`;
  };
  const main = (
    <>
      <div class="line">
        <h2>{title}</h2>
        <p class="state">{tournament.status === 'closed' ? text.final : text.provisional}</p>
        <RoundLinks page={page} shown={standings.after} rounds={closed} to={to.standings} label={ending} />
      </div>
      {page.view.hidden && standings.after === closed && <p class="below">{text.endHidden}</p>}
      <PublicStandingsTable page={page} standings={standings} />
      <Legend page={page} standings={standings} />
      <RulingsPart page={page} after={standings.after} />
      {standings.after === closed && <PhasesAlone page={page} />}
      <StatisticsPart page={page} after={standings.after} />
      {standings.after === closed && tournament.status === 'open' && !isFinal(tournament, closed) && (
        <StillPossible page={page} />
      )}
    </>
  );
  return tournamentSheet(page, { tab: 'standings', title: sentences.ui.strip.standings, path, main });
}

/** Formule Combinée: each phase that has begun by itself, as if nothing else had been played. */
function PhasesAlone({ page }: { readonly page: Page }) {
  const { tournament, people, lang } = page;
  return phasesOver(tournament).map((one) => {
    const standings = standingsOf(roundsAlone(tournament, one), people, { after: one.to });
    const title = standingsOfPhase[lang](one);
    return (
      <details key={one.phase} class="notes" id={`phase-${one.phase}`}>
        <summary>{title}</summary>
        <div class="frame">
          <FiguresTable page={page} standings={standings} title={title} rows={standings.rows} />
        </div>
      </details>
    );
  });
}

function emptyStandings(page: Page): PublicSheet {
  const { strip, standings } = page.sentences.ui;
  const main = (
    <>
      <h2>{strip.standings}</h2>
      <p class="below">{page.view.hidden?.from === 1 ? page.text.endHidden : standings.empty}</p>
    </>
  );
  return tournamentSheet(page, { tab: 'standings', title: strip.standings, path: '/classement', main });
}

function Legend({ page, standings }: { readonly page: Page; readonly standings: Standings }) {
  const { text, sentences, tournament } = page;
  const { standings: ui } = sentences.ui;
  return (
    <div class="notes">
      {standings.ties.length === 0 && !standings.decided && <p>{text.noTie}</p>}
      <p class="wide">
        {[
          `${ui.legend}.`,
          metAsLegend[page.lang],
          ...(playsWargame(tournament) ? [roundPointsLegend[page.lang]] : []),
        ].join(' ')}
      </p>
      <p>{figuresLegend(standings, tournament.format, ui)}</p>
      {someProvisional(tournament) && <p class="wide">{text.star}</p>}
    </div>
  );
}

/** « Encore possible », as of the closed rounds: bounds, which cost a reader nothing; the desk looks at each open table. */
function StillPossible({ page }: { readonly page: Page }) {
  const { text, sentences, names, tournament, people } = page;
  const rounds = tournament.rounds.slice(0, closedRounds(tournament));
  const { players } = possiblePlaces({ ...tournament, rounds }, people);
  // « De 1ʳᵉ à dernière » says nothing.
  const bounded = players.filter(({ best, worst }) => best > 1 || worst < players.length);
  if (bounded.length === 0) return null;
  return (
    <details class="notes" id="possible">
      <summary>{text.possible}</summary>
      <ul>
        {bounded.map((line) => (
          <li key={line.player}>{sentences.possible(line, names, tournament)}</li>
        ))}
        {bounded.length < players.length && <li>{text.anyPlace(false)}</li>}
      </ul>
      {bounded.some(({ exact }) => !exact) && <p class="quiet">{text.boundsOnly}</p>}
    </details>
  );
}
