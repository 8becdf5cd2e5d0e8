/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { cellText, figureColumns } from '@ronde/documents';
import { excluded, type Standings } from '@ronde/engine';
import { type Page, standingsTitle } from './page.ts';
import { PlayerLink } from './page-parts.tsx';

interface Props {
  readonly page: Page;
  readonly standings: Standings;
}

/** As many as stand beside the tables of a hall; a few more rather than none but them left out. */
const most = 12;
const mostWhole = 16;

/** The first of the standings with every figure that orders them, in a narrow place, and where all of them are. */
export function SideStandings({ page, standings }: Props) {
  const { say, to, words, tournament } = page;
  const { standings: ui } = words.ui;
  const rows: readonly { readonly player: string; readonly rank: number }[] = standings.rows;
  const columns = figureColumns(standings, ui, tournament.format);
  const out = excluded(tournament, standings.after);
  const title = standingsTitle(page, standings);
  const shown = rows.length <= mostWhole ? rows : rows.slice(0, most);
  return (
    <section aria-labelledby="classement">
      <div class="frame">
        <h3 id="classement">{title}</h3>
        <table class="sheet dense">
          <caption class="sr-only">{title}</caption>
          <thead>
            <tr>
              <th scope="col" class="n">
                {ui.rank}
              </th>
              <th scope="col">{ui.player}</th>
              {columns.map(({ key, header, title: long }) => (
                <th key={key} scope="col" class="n">
                  <abbr title={long}>{header}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ player, rank }) => (
              <tr key={player}>
                <td class="n strong">{rank}</td>
                <th scope="row">
                  <PlayerLink page={page} player={player} />
                  {out.has(player) && <span class="quiet"> {ui.exclusion}</span>}
                </th>
                {columns.map((column, i) => (
                  <td key={column.key} class={i === 0 ? 'n strong' : 'n quiet'}>
                    {cellText(column.cell({ player }), column)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="below">
        <a href={to.standings(standings.after)}>{say.allPlayers(rows.length)}</a>
        {' · '}
        <a href={`${to.standings(standings.after)}#ordre`}>{say.whyOrder}</a>
      </p>
    </section>
  );
}
