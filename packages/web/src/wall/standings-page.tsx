import { type FormatId, type PlayerId, type Standings, traitsOf } from '@ronde/engine';
import { figureNames, uncapital } from '@ronde/language';
import { type FigureColumn, figureColumns } from '@ronde/views/figure-columns';
import { marked, standingsTitle } from '@ronde/views/standings';
import { EmptyPage } from './empty-page.tsx';
import { Frame } from './frame.tsx';
import { gridFor, type PageGrid, pagesOf, useRoom } from './geometry.ts';
import styles from './lists.module.css';
import { List, Name } from './lists.tsx';
import type { WallSentences } from './sentences.ts';
import { useTurn } from './shown-page.ts';
import { useWall } from './wall-context.ts';

export function WallStandings() {
  const { state, text } = useWall();
  if (!state.standings) return <EmptyPage name="standings" text={text.noStandings} />;
  return <Turned standings={state.standings} />;
}

function Turned({ standings }: { readonly standings: Standings }) {
  const { still } = useWall();
  const { pages, grid } = useStandingPages(standings);
  const turn = useTurn([pages.length], ({ page }) => pages[page]?.length ?? 0, still);
  return <StandingsAt standings={standings} pages={pages} grid={grid} page={turn.page} />;
}

/** The lines of the standings, page by page. */
export function useStandingPages(standings: Standings | null) {
  const room = useRoom();
  const lines = standings?.rows ?? [];
  const grid = gridFor(room, lines.length);
  return { pages: pagesOf(lines, grid), grid };
}

interface Props {
  readonly standings: Standings;
  readonly pages: readonly Standings['rows'][];
  readonly grid: PageGrid;
  readonly page: number;
}

/** One page: place, name, and the figures that decide. */
export function StandingsAt({ standings, pages, grid, page }: Props) {
  const { state, text, names, lang } = useWall();
  const { format, status, players } = state.head;
  const columns = figureColumns(standings, { figures: figureNames[lang] }, format);
  const title = standingsTitle(standings, status, text.standings);
  return (
    <Frame
      title={title}
      page={pages.length > 1 ? text.page(page + 1, pages.length) : undefined}
      legend={<p>{legendOf(standings, columns, format, text)}</p>}
      name={`standings ${standings.after} ${page}`}
    >
      <List
        caption={title}
        heads={[text.place, text.name, ...columns.map(({ long }) => long)]}
        cells={[width(0.088), 'auto', ...columns.map(({ layout }) => width(layout.width))]}
        lines={pages[page] ?? []}
        grid={grid}
        row={({ rank, player }) => (
          <tr key={player}>
            <td className={styles.number}>{rank}</td>
            <th scope="row">
              <div className={styles.cell}>
                <span className={styles.name} data-fit="">
                  <Name of={names.full(player)} />
                  {marked('', players.find(({ id }) => id === player)?.excluded && text.exclusion)}
                </span>
              </div>
            </th>
            {columns.map((column) => (
              <td key={column.key} className={column.strong ? styles.figure : styles.plain}>
                {figureOn(column, player)}
              </td>
            ))}
          </tr>
        )}
      />
    </Frame>
  );
}

const width = (part: number): string => `calc(var(--u) * ${part})`;

/** Match points say what they are, « 27 PM »: the wall has no heads to see. */
export function figureOn({ layout, strong, head, text }: FigureColumn, player: PlayerId): string | null {
  const figure = text(player);
  return figure && strong && layout.of === 'scrabble' ? `${figure}\u00a0${head}` : figure;
}

/** What stands in the columns and orders the lines, what a final decided first. */
export function legendOf(
  { decided }: Standings,
  columns: readonly FigureColumn[],
  format: FormatId,
  text: WallSentences,
): string {
  const names = columns.map(({ long }) => uncapital(long));
  return [
    ...(decided ? [text.firstByFinal(decided.players.length)] : []),
    text.inOrder(names.join(text.nextFigure)),
    ...(traitsOf(format).counts === 'scores' ? [text.thenElo] : []),
  ].join(' ');
}
