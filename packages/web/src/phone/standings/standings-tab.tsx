import { standingsSent } from '@ronde/contract/http/standing-lines';
import type { PlayerId, Standings } from '@ronde/engine';
import { armyShown, figuresLegend, ordinal, ratingText } from '@ronde/language';
import { type FigureColumn, figureColumns } from '@ronde/views/figure-columns';
import { marked, standingsTitle } from '@ronde/views/standings';
import { useEffect, useRef, useState } from 'react';
import { usePhone } from '../frame/phone.tsx';
import { type Board, useBoard } from '../net/use-board.ts';
import table from '../table/table.module.css';
import { RankLine } from '../table/why.tsx';
import styles from './standings.module.css';

/** The standings after the rounds that are over; one's own row is found at once. */
export function StandingsTab() {
  const { sentences, text, cut, page } = usePhone();
  const board = useBoard();
  if (!sentences || !board) return <p className="quiet">{cut ? text.noAnswer : text.loading}</p>;
  const standings = standingsSent(board.standings);
  const { ui } = sentences;
  const title = standingsTitle(standings, page.tournament.status, ui.standings);
  return (
    <>
      <h1>{standings.after === 0 ? ui.standings.empty : title}</h1>
      <div className={table.head}>
        <RankLine />
      </div>
      {standings.after > 0 && <Rows board={board} standings={standings} caption={title} />}
    </>
  );
}

interface RowsProps {
  readonly board: Board;
  readonly standings: Standings;
  readonly caption: string;
}

function Rows({ board, standings, caption }: RowsProps) {
  const { sentences, page } = usePhone();
  const [open, setOpen] = useState<PlayerId | null>(null);
  if (!sentences) return null;
  const { standings: ui } = sentences.ui;
  const { format } = page.tournament;
  const columns = figureColumns(standings, ui, format);
  const shown = columns.filter(({ wide }) => !wide);
  return (
    <>
      <table className={styles.standings}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{ui.rank}</th>
            <th scope="col">{ui.player}</th>
            {shown.map(({ head, long }) => (
              <th key={head} scope="col">
                <abbr title={long}>{head}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {standings.rows.map(({ player, rank }) => (
            <Row
              key={player}
              board={board}
              player={player}
              rank={rank}
              columns={columns}
              mine={player === page.player.id}
              open={player === open}
              onOpen={() => setOpen(player === open ? null : player)}
            />
          ))}
        </tbody>
      </table>
      <p className="quiet small">{figuresLegend(standings, format, ui)}</p>
    </>
  );
}

interface RowProps {
  readonly board: Board;
  readonly player: PlayerId;
  readonly rank: number;
  readonly columns: readonly FigureColumn[];
  readonly mine: boolean;
  readonly open: boolean;
  readonly onOpen: () => void;
}

/** Place, name, what decides; touched, all the rest. */
function Row({ board, player, rank, columns, mine, open, onOpen }: RowProps) {
  const row = useRef<HTMLTableRowElement>(null);
  const { text, sentences } = usePhone();
  useEffect(() => {
    if (mine) row.current?.scrollIntoView({ block: 'center' });
  }, [mine]);
  const ui = sentences?.ui.standings;
  const person = board.head.players.find(({ id }) => id === player);
  const facts = [
    person?.club,
    person?.rating === undefined ? undefined : `${text.rating} ${ratingText(text.lang, person)}`,
    person?.army && armyShown(person.army),
    ...columns.filter(({ wide }) => wide).map((one) => one.text(player) && `${one.head} ${one.text(player)}`),
  ].filter(Boolean);
  return (
    <>
      <tr ref={row} data-mine={mine || undefined} aria-current={mine || undefined}>
        <td>{ordinal(text.lang, rank)}</td>
        <th scope="row">
          <button type="button" className={styles.name} aria-expanded={open} onClick={onOpen}>
            {marked(person?.name ?? player, person?.excluded ? ui?.exclusion : person?.left && ui?.left)}
          </button>
        </th>
        {columns
          .filter(({ wide }) => !wide)
          .map((one) => (
            <td key={one.head}>{one.text(player)}</td>
          ))}
      </tr>
      {open && (
        <tr className={styles.facts}>
          <td />
          <td colSpan={columns.length + 1}>{facts.length > 0 ? facts.join(' · ') : '–'}</td>
        </tr>
      )}
    </>
  );
}
