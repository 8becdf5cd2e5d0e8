import type { PublicPlayer } from '@ronde/contract/http/public';
import { columnOf, type FormatId, type PlayerId, rankFigure, rankFigures, type Standings } from '@ronde/engine';
import { rankFigureText } from '@ronde/language';
import { useMemo } from 'react';
import { EmptyPage } from './empty-page.tsx';
import { Frame } from './frame.tsx';
import { type Grid, gridFor, pagesOf, useRoom } from './geometry.ts';
import styles from './lists.module.css';
import { List, Name } from './lists.tsx';
import type { WallSentences } from './sentences.ts';
import { useShowing } from './showing.ts';
import { useTurn } from './shown-page.ts';
import type { State } from './wall-state.ts';

export function StandingsPage() {
  const { state, say } = useShowing();
  if (!state.standings) return <EmptyPage name="standings" text={say.noStandings} />;
  return <Turned standings={state.standings} />;
}

function Turned({ standings }: { readonly standings: Standings }) {
  const { still } = useShowing();
  const { pages, grid } = useStandingPages(standings);
  const turn = useTurn([pages.length], ({ page }) => pages[page]?.length ?? 0, still);
  return <StandingsAt standings={standings} pages={pages} grid={grid} page={turn.page} />;
}

/** The lines of the standings, page by page. */
export function useStandingPages(standings: Standings | null) {
  const { state, say } = useShowing();
  const { format } = state.head;
  const room = useRoom();
  const lines = useMemo(() => (standings ? linesOf(standings, say, format) : []), [standings, say, format]);
  const grid = gridFor(room, lines.length);
  return { pages: pagesOf(lines, grid), grid };
}

interface Props {
  readonly standings: Standings;
  readonly pages: readonly (readonly StandingLine[])[];
  readonly grid: Grid;
  readonly page: number;
}

/** One page: place, name, and the figures that decide. */
export function StandingsAt({ standings, pages, grid, page }: Props) {
  const { state, say, names } = useShowing();
  const figures = rankFigures(standings);
  const title = titleOf(state, standings, say);
  return (
    <Frame
      title={title}
      page={pages.length > 1 ? say.page(page + 1, pages.length) : undefined}
      legend={<p>{legendOf(standings, say)}</p>}
      name={`standings ${standings.after} ${page}`}
    >
      <List
        caption={title}
        heads={[say.place, say.name, ...figures.map((figure) => say.figures[figure])]}
        cells={[width(0.088), 'auto', ...figures.map((figure) => width(columnOf(figure).width))]}
        lines={pages[page] ?? []}
        grid={grid}
        row={({ rank, player, figures: texts }) => (
          <tr key={player}>
            <td className={styles.number}>{rank}</td>
            <th scope="row">
              <div className={styles.cell}>
                <span className={styles.name} data-fit="">
                  <Name of={names.full(player)} />
                  {exclusionMark(player, state.head.players, say)}
                </span>
              </div>
            </th>
            {figures.map((figure, i) => (
              <td key={figure} className={i === 0 ? styles.figure : styles.plain}>
                {texts[i]}
              </td>
            ))}
          </tr>
        )}
      />
    </Frame>
  );
}

const width = (part: number): string => `calc(var(--u) * ${part})`;

function titleOf({ head }: State, { after, final }: Standings, say: WallSentences): string {
  if (after < head.planned) return say.standings(after);
  return final || head.status === 'closed' ? say.finalStandings : say.finalProvisional;
}

/** One place, with the figures that it was given by, in the order of `rankFigures`. */
interface StandingLine {
  readonly rank: number;
  readonly player: PlayerId;
  readonly figures: readonly string[];
}

export function linesOf(standings: Standings, say: WallSentences, format: FormatId): readonly StandingLine[] {
  const figures = rankFigures(standings);
  return standings.rows.map((row) => ({
    rank: row.rank,
    player: row.player,
    figures: figures.map((figure) => {
      const value = rankFigure(row, figure);
      const text = value === null ? '' : rankFigureText(figure, format)(value);
      return figure === 'pm' ? `${text}\u00a0${say.pm}` : text;
    }),
  }));
}

/** Beside the name of who is excluded: the line keeps its place (rules: situations, "listed as exclusion"). */
export function exclusionMark(player: PlayerId, players: readonly PublicPlayer[], say: WallSentences): string {
  return players.find(({ id }) => id === player)?.excluded ? ` (${say.exclusion})` : '';
}

/** What stands in the columns and orders the lines, what a final decided first. */
export function legendOf(standings: Standings, say: WallSentences): string {
  const figures = rankFigures(standings);
  const wargame = standings.kind === 'points' && !figures.includes('wins');
  return [
    ...(standings.decided ? [say.firstByFinal(standings.decided.players.length)] : []),
    say.inOrder(figures.map((figure) => say.figures[figure]).join(say.nextFigure)),
    ...(wargame ? [say.thenElo] : []),
  ].join(' ');
}
