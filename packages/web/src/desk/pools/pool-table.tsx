import { Table } from '@mantine/core';
import type { PlayerId } from '@ronde/engine';
import { type FigureColumn, figureColumns } from '@ronde/views/figure-columns';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { Mark } from '../../ui/notice.tsx';
import { Sheet, sheetStyles as sheet } from '../../ui/sheet.tsx';
import { startRatingShown } from '../roster/start-rating.ts';
import { type Dragging, dragged, droppedOn } from './move-panel.tsx';
import { goneFrom, type PoolPlaces, type PoolSeat, type ShownPool } from './pool-seats.ts';
import styles from './pools.module.css';
import { poolsSentences } from './sentences.ts';

interface Props {
  readonly pool: ShownPool;
  /** The order inside is drawn: each seat has its number. */
  readonly order: boolean;
  /** Once a round of phase 1 is closed: the order and the points so far. */
  readonly places: PoolPlaces | null;
  /** Who is being moved. */
  readonly moving: PlayerId | null;
  /** Missing once nobody moves any more. */
  readonly onMove?: ((player: PlayerId) => void) | undefined;
  readonly dragging?: Dragging | undefined;
}

/** One pool with its balance; whoever sits there can be dragged, or moved by the menu. */
export function PoolTable({ pool, order, places, moving, onMove, dragging }: Props) {
  const ui = useSentences(uiSentences);
  const text = useSentences(poolsSentences);
  const { tournament } = useDesk();
  const { number, balance } = pool;
  const lines = inOrder(linesOf(pool), places);
  const columns = places
    ? figureColumns(places.standings, ui.standings, tournament.format).filter(({ layout }) => layout.brief)
    : [];
  const mean = text.mean(balance);
  return (
    <section className={styles.pool}>
      <h2>
        {text.pool(number)} <span className={styles.mean}>{mean}</span>
      </h2>
      {balance && <p className="quiet small">{text.range(balance.from, balance.to)}</p>}
      <Sheet caption={text.caption(number, mean)} className={styles.sheet ?? ''}>
        <Table.Thead>
          <Table.Tr>
            {places && (
              <Table.Th scope="col" className={`${sheet.number} ${sheet.narrow}`}>
                {ui.standings.rank}
              </Table.Th>
            )}
            {order && (
              <Table.Th scope="col" className={`${sheet.number} ${sheet.narrow}`}>
                <abbr title={text.seatLong}>{text.seat}</abbr>
              </Table.Th>
            )}
            <Table.Th scope="col">{ui.standings.player}</Table.Th>
            <Table.Th scope="col" className={sheet.number}>
              {ui.standings.rating}
            </Table.Th>
            {columns.map(({ key, head, long }) => (
              <Table.Th key={key} scope="col" className={sheet.number}>
                <abbr title={long}>{head}</abbr>
              </Table.Th>
            ))}
            {onMove && (
              <Table.Th scope="col" className={sheet.narrow}>
                <span className="sr-only">{text.move}</span>
              </Table.Th>
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line) => (
            <Seat
              key={line.player ?? `free ${line.seat}`}
              {...{ line, places, columns, onMove, dragging }}
              pool={number}
              place={order ? line.seat + 1 : null}
              open={line.player !== null && line.player === moving}
            />
          ))}
        </Table.Tbody>
      </Sheet>
    </section>
  );
}

/** Who has a seat, or had it before who has it now: then `until` the last round. */
interface Line extends PoolSeat {
  /** From 0. */
  readonly seat: number;
  readonly until: number | null;
}

/** Seat by seat, first who has it now. */
function linesOf({ seats, former }: ShownPool): readonly Line[] {
  const earlier = former.map(({ player, seat, until }) => ({ player, seat, until, from: 1, moved: false }));
  const now = seats.map((one, seat) => ({ ...one, seat, until: null }));
  return [...now, ...earlier].sort((a, b) => a.seat - b.seat);
}

/** As they stand; whoever has no place yet, and the free seat, come last. */
function inOrder(lines: readonly Line[], places: PoolPlaces | null): readonly Line[] {
  if (!places) return lines;
  const of = ({ player }: Line) => (player === null ? undefined : places.of.get(player)) ?? lines.length + 1;
  return lines.toSorted((a, b) => of(a) - of(b));
}

interface SeatProps extends Pick<Props, 'onMove' | 'dragging' | 'places'> {
  readonly line: Line;
  readonly pool: number;
  readonly place: number | null;
  readonly open: boolean;
  readonly columns: readonly FigureColumn[];
}

function Seat({
  line: { player, moved, from, until },
  pool,
  place,
  places,
  columns,
  open,
  onMove,
  dragging,
}: SeatProps) {
  const ui = useSentences(uiSentences);
  const text = useSentences(poolsSentences);
  const { names, tournament } = useDesk();
  const known = tournament.players.find(({ id }) => id === player);
  const gone = player === null ? null : goneFrom(tournament, player);
  return (
    <Table.Tr
      data-open={open || undefined}
      data-tone={open ? 'now' : undefined}
      {...(dragging && droppedOn(dragging, { player, pool }))}
      {...(dragging && player !== null && dragged(dragging, { player, pool }))}
    >
      {places && (
        <Table.Td className={`${sheet.number} ${sheet.strong}`}>
          {player === null ? null : places.of.get(player)}
        </Table.Td>
      )}
      {place !== null && <Table.Td className={`${sheet.number} ${sheet.quiet}`}>{place}</Table.Td>}
      <Table.Th scope="row" className={styles.name}>
        {player === null ? <span className="quiet">{ui.table.exempt}</span> : names.full(player)}
        {moved && (
          <>
            {' '}
            <Mark>{text.moved}</Mark>
          </>
        )}
        {until === null && from > 1 && <span className="quiet small"> {text.since(from)}</span>}
        {gone && (
          <>
            {' '}
            <Mark>{text.gone[gone.how](gone.after)}</Mark>
          </>
        )}
        {!gone && until !== null && <span className="quiet small"> {text.until(until)}</span>}
      </Table.Th>
      <Table.Td className={sheet.number}>{known && startRatingShown(known, tournament)}</Table.Td>
      {columns.map(({ key, strong, text }) => (
        <Table.Td key={key} className={strong ? `${sheet.number} ${sheet.strong}` : sheet.number}>
          {player === null ? null : text(player)}
        </Table.Td>
      ))}
      {onMove && (
        <Table.Td className={sheet.narrow}>
          {player !== null && known && (
            <button
              type="button"
              className="link small"
              aria-expanded={open}
              aria-label={`${text.move} ${names.full(player)}`}
              data-opens={known.number}
              onClick={() => onMove(player)}
            >
              {text.move}
            </button>
          )}
        </Table.Td>
      )}
    </Table.Tr>
  );
}
