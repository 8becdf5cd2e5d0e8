/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { standingsSheet } from '@ronde/documents';
import type { PointsTie, Standings, Tie } from '@ronde/engine';
import { number, signed } from '@ronde/language';
import { Fragment } from 'hono/jsx';
import { standingsTitle } from './day.ts';
import type { Page } from './page.ts';
import { PlayerLink } from './player-link.tsx';
import { TieDetails } from './tie-details.tsx';

interface Props {
  readonly page: Page;
  readonly standings: Standings;
}

type Columns = ReturnType<typeof standingsSheet>['columns'];

/** What a narrow screen keeps: place, name, the figure that decides first and the one that decides last. */
const narrow = new Set(['rank', 'player', 'pm', 'pdep', 'points', 'opponents']);

/** The standings as they are printed (the same columns), with the reasons of each tie in their place. */
export function StandingsTable({ page, standings }: Props) {
  const { tournament, people, lang } = page;
  const { columns, rows } = standingsSheet(tournament, people, standings, lang);
  const lines: readonly { readonly player: string }[] = standings.rows;
  const last = lastOf(standings);
  return (
    <div class="frame" id="ordre">
      <table class="sheet standings">
        <caption class="sr">{`${standingsTitle(page, standings)}. ${page.say.standingsOf}`}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" class={classOf(column)}>
                {column.title === undefined ? column.header : <abbr title={column.title}>{column.header}</abbr>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ player }, i) => (
            <Fragment key={player}>
              <tr>
                {columns.map((column, at) => (
                  <Cell key={column.key} page={page} player={player} column={column} value={rows[i]?.[at] ?? null} />
                ))}
              </tr>
              {last.get(player)?.map((tie) => (
                <tr key={tie.players[0]} class="why">
                  <td colspan={columns.length}>
                    <TieDetails page={page} tie={tie} standings={standings} />
                  </td>
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  readonly page: Page;
  readonly player: string;
  readonly column: Columns[number];
  readonly value: string | number | null;
}

function Cell({ page, player, column, value }: CellProps) {
  if (column.key === 'player')
    return (
      <th scope="row">
        <PlayerLink page={page} player={player} />
      </th>
    );
  const text = typeof value === 'number' ? (column.kind === 'spread' ? signed(value) : number(value)) : value;
  return <td class={classOf(column)}>{text}</td>;
}

function classOf({ key, kind }: Columns[number]): string | undefined {
  const side = kind === 'text' ? '' : kind === 'short' ? 'mid' : 'n';
  const weight = key === 'rank' || key === 'pm' || key === 'points' ? 'strong' : '';
  return [side, weight, narrow.has(key) ? '' : 'wide'].filter(Boolean).join(' ') || undefined;
}

/** After which line each tie is explained: the last of its players. */
function lastOf(standings: Standings): ReadonlyMap<string, readonly (Tie | PointsTie)[]> {
  const places = new Map(standings.rows.map(({ player }, i) => [player, i]));
  const found = new Map<string, readonly (Tie | PointsTie)[]>();
  for (const tie of standings.ties) {
    const last = tie.players.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0)).at(-1);
    if (last !== undefined) found.set(last, [...(found.get(last) ?? []), tie]);
  }
  return found;
}
