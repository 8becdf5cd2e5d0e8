/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Standings } from '@ronde/engine';
import { standingsTitle } from './day.ts';
import { figureColumns } from './figure-columns.ts';
import type { Page } from './page.ts';
import { PlayerLink } from './player-link.tsx';

interface Props {
  readonly page: Page;
  readonly standings: Standings;
}

/** As many as stand beside the tables of a hall; a few more rather than none but them left out. */
const most = 12;
const mostWhole = 16;

/** The first of the standings, in a narrow place, and where all of them are. */
export function SideStandings({ page, standings }: Props) {
  const { say, to, words } = page;
  const { standings: ui } = words.ui;
  const rows: readonly { readonly player: string; readonly rank: number }[] = standings.rows;
  const columns = figureColumns(page, standings).filter(({ wide }) => !wide);
  const title = standingsTitle(page, standings);
  const shown = rows.length <= mostWhole ? rows : rows.slice(0, most);
  return (
    <section aria-labelledby="classement">
      <div class="frame">
        <h3 id="classement">{title}</h3>
        <table class="sheet dense">
          <caption class="sr">{title}</caption>
          <thead>
            <tr>
              <th scope="col" class="n">
                {ui.rank}
              </th>
              <th scope="col">{ui.player}</th>
              {columns.map(({ head, long }) => (
                <th key={head} scope="col" class="n">
                  <abbr title={long}>{head}</abbr>
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
                </th>
                {columns.map((column) => (
                  <td key={column.head} class={column.strong ? 'n strong' : 'n quiet'}>
                    {column.text(player)}
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
