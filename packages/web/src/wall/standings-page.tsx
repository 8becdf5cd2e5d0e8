import type { PublicPlayer } from '@ronde/contract/http/public';
import { type FormatId, type PlayerId, type Standings, traitsOf } from '@ronde/engine';
import { figureNames, uncapital } from '@ronde/language';
import { type FigureColumn, figureColumns } from '@ronde/views/figure-columns';
import { standingsTitle } from '@ronde/views/standings';
import { useMemo } from 'react';
import { EmptyPage } from './empty-page.tsx';
import { Frame } from './frame.tsx';
import { evenPages, gridFor, type PageGrid, useRoom } from './geometry.ts';
import styles from './lists.module.css';
import { List, Name, OpenVotes } from './lists.tsx';
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
  const laid = useStandingPages(standings);
  const turn = useTurn([laid.pages.length], ({ page }) => laid.pages[page]?.length ?? 0, still);
  return <StandingsAt standings={standings} {...laid} page={turn.page} />;
}

/** Beside the name there is room for a club or an army in a column of its own. */
const besides = 1.3;
/** With more lines there is none, not even below it. */
const mostWithClub = 48;

/** The lines of the standings, page by page, and where the army or the club of each stands. */
export function useStandingPages(standings: Standings | null): Pages {
  const { state } = useWall();
  const room = useRoom();
  const lines = standings?.rows ?? [];
  const { wargame, players } = state.head;
  const told = lines.length <= mostWithClub && players.some(({ army, club }) => (wargame ? army : club) !== undefined);
  const alone = gridFor(room, lines.length, { heads: true });
  const beside = told && alone.columns === 1 && room.width > besides * alone.unit;
  const below = told && !beside;
  return {
    ...evenPages(room, lines, { heads: true, armies: below }),
    club: beside ? 'beside' : below ? 'below' : 'nowhere',
  };
}

interface Pages {
  readonly pages: readonly Standings['rows'][];
  readonly grid: PageGrid;
  readonly club: 'beside' | 'below' | 'nowhere';
}

interface Props extends Pages {
  readonly standings: Standings;
  readonly page: number;
}

/** One page: place, name, army or club, and the figures that decide. */
export function StandingsAt({ standings, pages, grid, club, page }: Props) {
  const { state, text, names, lang } = useWall();
  const { format, status, players, wargame } = state.head;
  const columns = columnsOn(grid, standings, figureColumns(standings, { figures: figureNames[lang] }, format));
  const title = standingsTitle(standings, status, text.standings);
  const known = useMemo(() => new Map(players.map((player) => [player.id, player])), [players]);
  // Those of one name are told apart by their club: it is said once.
  const clubOf = (player: PlayerId) => {
    const club = known.get(player)?.club;
    if (wargame) return known.get(player)?.army?.name;
    return names.full(player).endsWith(`(${club})`) ? undefined : club;
  };
  const clubHead = wargame ? text.army : text.club;
  return (
    <Frame
      title={title}
      page={pages.length > 1 ? text.page(page + 1, pages.length) : undefined}
      legend={
        <p>
          <OpenVotes />
          {state.head.next && <strong>{state.head.next[lang]} · </strong>}
          {legendOf(standings, columns, format, text)}
        </p>
      }
      name={`standings ${standings.after} ${page}`}
    >
      <List
        caption={title}
        heads={[
          { long: text.place, short: '' },
          { long: text.name, short: club === 'below' ? `${text.name}, ${uncapital(clubHead)}` : text.name },
          ...(club === 'beside' ? [{ long: clubHead, short: clubHead }] : []),
          ...columns.map(({ head, long }) => ({ short: head, long, figure: true })),
        ]}
        cells={[
          width(0.088),
          'auto',
          ...(club === 'beside' ? ['31%'] : []),
          ...columns.map(({ layout }) => width(layout.width)),
        ]}
        lines={pages[page] ?? []}
        grid={grid}
        row={({ rank, player }) => (
          <tr key={player}>
            <td className={styles.number}>{rank}</td>
            <th scope="row">
              <div className={styles.cell}>
                <span className={styles.name} data-fit="" data-one={club === 'below' || undefined}>
                  <Name of={names.full(player)} mark={markOf(known.get(player), text)} />
                </span>
                {club === 'below' && <Club of={clubOf(player)} />}
              </div>
            </th>
            {club === 'beside' && (
              <td>
                <div className={styles.cell}>
                  <Club of={clubOf(player)} beside />
                </div>
              </td>
            )}
            {columns.map((column) => (
              <td key={column.key} className={column.strong ? styles.figure : styles.plain}>
                {column.text(player)}
              </td>
            ))}
          </tr>
        )}
      />
    </Frame>
  );
}

/** Where three columns of names leave no room, and where nobody has a figure, one that rarely decides is left out. */
const columnsOn = (
  { columns }: PageGrid,
  { rows }: Standings,
  figures: readonly FigureColumn[],
): readonly FigureColumn[] =>
  figures.filter(({ wide, value }) => !wide || (columns < 3 && rows.some(({ player }) => value(player) !== null)));

function Club({ of, beside }: { readonly of: string | undefined; readonly beside?: boolean }) {
  return (
    <span className={styles.army} data-fit="" data-beside={beside}>
      {of}
    </span>
  );
}

/** Who plays no more keeps a line, and the reason is said. */
function markOf(player: PublicPlayer | undefined, text: WallSentences): string | undefined {
  return player?.excluded ? text.exclusion : player?.left ? text.gone : undefined;
}

const width = (part: number): string => `calc(var(--u) * ${part})`;

/** What stands in the columns and orders the lines, what a final decided first. */
export function legendOf(
  { decided }: Standings,
  columns: readonly FigureColumn[],
  format: FormatId,
  text: WallSentences,
): string {
  const names = [
    ...columns.map(({ long }) => uncapital(long)),
    ...(traitsOf(format).counts === 'scores' ? [text.gamesBetween, text.lowerElo] : []),
  ];
  return [
    ...(decided ? [text.firstByFinal(decided.players.length)] : []),
    text.inOrder(names.join(text.nextFigure)),
  ].join(' ');
}
