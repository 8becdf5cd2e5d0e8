import type { Standings } from '@ronde/engine';
import { useMemo } from 'react';
import { EmptyPage } from './empty-page.tsx';
import { Frame } from './frame.tsx';
import { type Grid, gridFor, pagesOf } from './geometry.ts';
import styles from './lists.module.css';
import { List } from './lists.tsx';
import { Name } from './name.tsx';
import { useShowing } from './showing.ts';
import { linesOf, type StandingLine } from './standing-lines.ts';
import type { State } from './state.ts';
import { useRoom } from './use-room.ts';
import { useTurn } from './use-turn.ts';
import type { ScreenWords } from './words.ts';

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

/** One page: place, name, and the two figures that people look at. */
export function StandingsAt({ standings, pages, grid, page }: Props) {
  const { state, say, names } = useShowing();
  const scrabble = standings.kind === 'scrabble';
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
        heads={[say.place, say.name, scrabble ? say.pmLong : say.points, scrabble ? say.pdepLong : say.opponents]}
        cells={['calc(var(--u) * 0.088)', 'auto', 'calc(var(--u) * 0.13)', 'calc(var(--u) * 0.105)']}
        lines={pages[page] ?? []}
        grid={grid}
        row={({ rank, player, first, second }) => (
          <tr key={player}>
            <td className={styles.number}>{rank}</td>
            <th scope="row">
              <div className={styles.cell}>
                <span className={styles.name} data-fit="">
                  <Name of={names.full(player)} />
                </span>
              </div>
            </th>
            <td className={styles.figure}>{first}</td>
            <td className={styles.plain}>{second}</td>
          </tr>
        )}
      />
    </Frame>
  );
}

/** What orders the lines, what a final decided first. */
function legendOf(standings: Standings, say: ScreenWords): string {
  const { decided } = standings;
  const wins = standings.kind === 'points' && standings.rows.some((row) => row.wins !== undefined);
  const order = standings.kind === 'scrabble' ? say.legendPm : wins ? say.legendWins : say.legendWargame;
  return decided ? `${say.firstByFinal(decided.players.length)} ${order}` : order;
}

function titleOf({ head }: State, { after, final }: Standings, say: ScreenWords): string {
  if (after < head.planned) return say.standings(after);
  return final || head.status === 'closed' ? say.finalStandings : say.finalProvisional;
}
