/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Standings } from '@ronde/engine';
import { figureColumns } from '@ronde/views/figure-columns';
import { placeMarks } from '@ronde/views/standings';
import { type Page, titleOf } from './page.ts';
import { LinkedPlayer } from './page-parts.tsx';

interface Props {
  readonly page: Page;
  readonly standings: Standings;
}

/** As many as stand beside the tables of a hall; a few more rather than none but them left out. */
const most = 12;
const mostWhole = 16;

/** The first of the standings with every figure that orders them, in a narrow place, and where all of them are. */
export function SideStandings({ page, standings }: Props) {
  const { text, to } = page;
  const { rows } = standings;
  const title = titleOf(page, standings);
  const shown = rows.length <= mostWhole ? rows : rows.slice(0, most);
  return (
    <section aria-labelledby="classement">
      <div class="frame">
        <h3 id="classement">{title}</h3>
        <FiguresTable page={page} standings={standings} title={title} rows={shown} />
      </div>
      <p class="below">
        <a href={to.standings(standings.after)}>{text.allPlayers(rows.length)}</a>
        {' · '}
        <a href={`${to.standings(standings.after)}#ordre`}>{text.whyOrder}</a>
      </p>
    </section>
  );
}

interface FiguresProps extends Props {
  readonly title: string;
  readonly rows: Standings['rows'];
}

/** Places, names and the figures that order them, without the rounds. */
export function FiguresTable({ page, standings, title, rows }: FiguresProps) {
  const { tournament, sentences } = page;
  const { standings: ui } = sentences.ui;
  const columns = figureColumns(standings, ui, tournament.format);
  const mark = placeMarks(tournament, standings.after, ui);
  return (
    <table class="sheet dense">
      <caption class="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col" class="n">
            {ui.rank}
          </th>
          <th scope="col">{ui.player}</th>
          {columns.map(({ key, head, long }) => (
            <th key={key} scope="col" class="n">
              <abbr title={long}>{head}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ player, rank }) => (
          <tr key={player}>
            <td class="n strong">{rank}</td>
            <th scope="row">
              <LinkedPlayer page={page} player={player} />
              {mark(player) !== null && <span class="quiet"> {mark(player)}</span>}
            </th>
            {columns.map(({ key, strong, text }) => (
              <td key={key} class={strong ? 'n strong' : 'n quiet'}>
                {text(player) ?? ''}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
