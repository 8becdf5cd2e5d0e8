/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { gridLines, type PlayerId, type Standings } from '@ronde/engine';
import { closedRounds } from '@ronde/engine/tournament/find';
import { gridOf, type Meeting, meetingName } from '@ronde/views/grid';
import { cellFigures, letterOf } from '@ronde/views/rounds';
import { placeMarks } from '@ronde/views/standings';
import type { PublicSheet } from './layout.tsx';
import { type Page, pageStandings } from './page.ts';
import { LinkedPlayer, RulingsPart } from './page-parts.tsx';
import { RoundDetails } from './round-details.tsx';
import { tournamentSheet } from './tournament-sheet.tsx';

/** « Grille »: everybody against everybody, then each player's rounds one by one. */
export function gridPage(page: Page): PublicSheet {
  const { sentences, tournament } = page;
  const { standings: ui } = sentences.ui;
  const closed = closedRounds(tournament);
  const standings = pageStandings(page, closed);
  const main = standings ? (
    <>
      <div class="line">
        <h2>{ui.grid}</h2>
        <p class="state">{ui.afterRounds(closed)}</p>
      </div>
      <CrossTable page={page} standings={standings} />
      <h2 class="next" id="detail">
        {ui.details}
      </h2>
      <RoundDetails page={page} standings={standings} />
      <p class="notes">{ui.legend}</p>
      <RulingsPart page={page} after={standings.after} />
    </>
  ) : (
    <>
      <h2>{ui.grid}</h2>
      <p class="below">{ui.empty}</p>
    </>
  );
  return tournamentSheet(page, { tab: 'grid', title: ui.grid, path: '/grille', main });
}

interface Props {
  readonly page: Page;
  readonly standings: Standings;
}

/** In the order of the standings; it scrolls in its own frame, names held. */
function CrossTable({ page, standings }: Props) {
  const { sentences, text, names, tournament } = page;
  const lines = gridLines(tournament, standings);
  const place = new Map(lines.map(({ player }, i) => [player, i]));
  const mark = placeMarks(tournament, standings.after, sentences.ui.standings);
  const met = gridOf(tournament, standings.after);
  return (
    <section class="frame scroll grid" tabindex={0} aria-label={sentences.ui.standings.grid}>
      <table>
        <caption class="sr-only">{`${sentences.ui.standings.grid}. ${text.gridHelp}`}</caption>
        <thead>
          <tr>
            <th scope="col">{sentences.ui.standings.player}</th>
            {lines.map(({ player, rank }) => (
              <th key={player} scope="col">
                <abbr title={names.full(player)}>{rank ?? names.short(player)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, i) => (
            <tr key={line.player}>
              <th scope="row">
                <b>{line.rank}</b> <LinkedPlayer page={page} player={line.player} />
                {mark(line.player) !== null && <span class="quiet"> {mark(line.player)}</span>}
              </th>
              {cellsOf(met.get(line.player) ?? new Map(), i, place, lines.length).map(({ gap, own, meetings }, at) =>
                gap > 0 ? (
                  <td key={at} colspan={gap} />
                ) : (
                  <td key={at}>{own ? <span class="quiet">·</span> : meetings.map((one) => met1(page, one))}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** `gap`: so many whom they have not met, as one empty cell: a large hall's grid is nearly empty. */
interface GridCell {
  readonly gap: number;
  readonly own: boolean;
  readonly meetings: readonly Meeting[];
}

function cellsOf(
  met: ReadonlyMap<PlayerId, readonly Meeting[]>,
  self: number,
  place: ReadonlyMap<PlayerId, number>,
  width: number,
): readonly GridCell[] {
  const full = new Map<number, readonly Meeting[]>([[self, []]]);
  for (const [opponent, meetings] of met) {
    const at = place.get(opponent);
    if (at !== undefined) full.set(at, meetings);
  }
  const cells: GridCell[] = [];
  let next = 0;
  for (const [at, found] of [...full, [width, null] as const].toSorted((a, b) => a[0] - b[0])) {
    if (at > next) cells.push({ gap: at - next, own: false, meetings: [] });
    if (found) cells.push({ gap: 0, own: at === self, meetings: found });
    next = at + 1;
  }
  return cells;
}

/** « V 451–407 R3 » */
function met1(page: Page, { round, cell, figures }: Meeting) {
  const { standings: ui } = page.sentences.ui;
  return (
    <span key={round}>
      <b>{letterOf(cell, ui)}</b>
      {figures && ` ${cellFigures(figures)}`} <i>{meetingName(round, ui, page.lang)}</i>
    </span>
  );
}
