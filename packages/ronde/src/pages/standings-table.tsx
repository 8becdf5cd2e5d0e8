/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { cellText, standingsSheet } from '@ronde/documents';
import { type Reason, reasonsOf, type Standings } from '@ronde/engine';
import { type FigureColumn, figureColumns } from '@ronde/views/figure-columns';
import { placeMarks } from '@ronde/views/standings';
import { Fragment } from 'hono/jsx';
import { type Page, titleOf } from './page.ts';
import { LinkedPlayer } from './page-parts.tsx';
import { ReasonDetails } from './reason-details.tsx';

interface Props {
  readonly page: Page;
  readonly standings: Standings;
}

type Columns = ReturnType<typeof standingsSheet>['columns'];

/** The standings as they are printed (the same columns), with the reasons of each tie, and of the final, in their place. */
export function PublicStandingsTable({ page, standings }: Props) {
  const { tournament, people, lang } = page;
  const mark = placeMarks(tournament, standings.after, page.sentences.ui.standings);
  const { columns, rows } = standingsSheet(tournament, people, standings, lang);
  const last = lastOf(standings);
  const classOf = classesOf(figureColumns(standings, page.sentences.ui.standings, tournament.format));
  return (
    <div class="frame" id="ordre">
      <table class="sheet standings">
        <caption class="sr-only">{`${titleOf(page, standings)}. ${page.text.standingsOf}`}</caption>
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
          {standings.rows.map(({ player }, i) => (
            <Fragment key={player}>
              <tr>
                {columns.map((column, at) => (
                  <Cell
                    key={column.key}
                    page={page}
                    player={player}
                    column={column}
                    side={classOf(column)}
                    value={rows[i]?.[at] ?? null}
                    mark={mark(player)}
                  />
                ))}
              </tr>
              {last.get(player)?.map((reason) => (
                <tr key={reason.key} class="why">
                  <td colspan={columns.length}>
                    <ReasonDetails page={page} reason={reason} standings={standings} />
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
  readonly side: string | undefined;
  readonly value: string | number | null;
  readonly mark: string | null;
}

function Cell({ page, player, column, side, value, mark }: CellProps) {
  if (column.key === 'player')
    return (
      <th scope="row">
        <LinkedPlayer page={page} player={player} />
        {mark !== null && <span class="quiet"> {mark}</span>}
      </th>
    );
  return <td class={side}>{cellText(value, column, page.lang)}</td>;
}

/** A narrow screen keeps place, name, and the figures but those that decide in between. */
function classesOf(figures: readonly FigureColumn[]): (column: Columns[number]) => string | undefined {
  const narrow = new Set<string>(['rank', 'player', ...figures.filter(({ wide }) => !wide).map(({ key }) => key)]);
  return ({ key, kind }) => {
    const side = kind === 'text' ? '' : kind === 'short' ? 'mid' : 'n';
    const weight = key === 'rank' || key === figures[0]?.key ? 'strong' : '';
    return [side, weight, narrow.has(key) ? '' : 'wide'].filter(Boolean).join(' ') || undefined;
  };
}

/** After which line each is explained: the last of its players. */
function lastOf(standings: Standings): ReadonlyMap<string, readonly Reason[]> {
  const found = new Map<string, readonly Reason[]>();
  for (const reason of reasonsOf(standings)) {
    const last = reason.players.at(-1);
    if (last !== undefined) found.set(last, [...(found.get(last) ?? []), reason]);
  }
  return found;
}
