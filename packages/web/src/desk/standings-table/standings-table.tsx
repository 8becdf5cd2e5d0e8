import { reasonsOf, type Standings, wargameScale } from '@ronde/engine';
import { ownSeries } from '@ronde/engine/rating-of/rating-of';
import { metAs } from '@ronde/language';
import { type FigureColumn, figureColumns } from '@ronde/views/figure-columns';
import { ratingHead } from '@ronde/views/player';
import { roundCells, roundPoints } from '@ronde/views/rounds';
import { marksOn, sanctionsOf } from '@ronde/views/sanctions';
import { Fragment, useMemo } from 'react';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { partOf } from '../../ui/page-of.ts';
import { Sheet, sheetStyles as sheet, useInTwoSteps, useSteady } from '../../ui/sheet.tsx';
import { startRatingShown } from '../roster/start-rating.ts';
import { standingsSentences } from './sentences.ts';
import { StandingRow } from './standing-row.tsx';
import styles from './standings.module.css';

// Only where somebody asks why.
const ReasonPanel = partOf(async () => ({ default: (await import('./reason-panel.tsx')).ReasonPanel }));

interface Props {
  readonly standings: Standings;
  readonly openTie: string | null;
  readonly onTie: (key: string | null) => void;
  /** The first round that is shown. */
  readonly from?: number;
  /** Without the rounds. */
  readonly brief?: boolean;
  /** The number of whose card is open. */
  readonly card?: number | null;
  readonly onCard?: (number: number) => void;
}

/** Mockup « classement »: each round's letter and opponent, the points, and why a tie is in this order, or what a final decided. */
export function StandingsTable({ standings, openTie, onTie, from = 1, brief = false, card = null, onCard }: Props) {
  const labels = useSentences(uiSentences);
  const { standings: ui } = labels;
  const text = useSentences(standingsSentences);
  const { names, tournament } = useDesk();
  const parts = useParts(standings, brief, from);
  const rows = useInTwoSteps(standings.rows);
  const showTie = useSteady(onTie);
  const showCard = useSteady((number: number) => onCard?.(number));
  const before = 3 + Number(parts.series !== null) + parts.cells.length + parts.columns.length;
  const { malus } = wargameScale(tournament.settings);
  const open = openTie === null ? undefined : parts.reasons.find(({ key }) => key === openTie);
  const explained = new Set(open?.players);
  return (
    <Sheet
      caption={standings.final ? ui.final : ui.title(standings.after)}
      className={`${styles.standings} ${parts.cells.length > roomy ? styles.dense : ''}`}
    >
      <StandingsHead from={from} rounds={parts.cells.length} columns={parts.columns} series={parts.series !== null} />
      <tbody>
        {rows.map(({ player: id, rank }) => {
          const player = parts.players.get(id);
          const asks = parts.asks.get(id) ?? null;
          if (!player) return null;
          return (
            <Fragment key={id}>
              <StandingRow
                player={player}
                name={names.full(id)}
                rank={rank}
                rating={startRatingShown(player, tournament)}
                series={parts.series?.(player).charAt(0) ?? null}
                cells={parts.cells}
                points={parts.points?.get(id)}
                columns={parts.columns}
                metAs={parts.metAs}
                marks={parts.given.length === 0 ? none : marksOn(parts.given, id, malus)}
                left={player.left !== undefined && player.left <= standings.after}
                open={explained.has(id) || player.number === card}
                tie={asks}
                tieOpen={asks !== null && asks === open?.key}
                onTie={showTie}
                onCard={onCard && showCard}
                ui={labels}
                text={text}
              />
              {open?.players.at(-1) === id && (
                <tr data-tone="now" data-open="" className={styles.tieRow}>
                  <td className={sheet.narrow} />
                  <td colSpan={before}>
                    <ReasonPanel reason={open} standings={standings} />
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </Sheet>
  );
}

const none = [] as const;

/** More rounds than these stand closer, and « Pourquoi ? » keeps its place at the edge. */
const roomy = 8;

/** What the rows look things up in, made once for all of them. */
function useParts(standings: Standings, brief: boolean, from: number) {
  const { standings: ui } = useSentences(uiSentences);
  const { names, tournament } = useDesk();
  return useMemo(() => {
    const reasons = reasonsOf(standings);
    const rounds = brief ? [] : tournament.rounds.slice(from - 1, standings.after);
    return {
      players: new Map(tournament.players.map((player) => [player.id, player])),
      metAs: metAs(standings, names, tournament.players),
      cells: rounds.map((round) => roundCells(round, tournament.settings)),
      points: brief ? null : roundPoints(tournament, standings.after),
      columns: figureColumns(standings, ui, tournament.format),
      reasons,
      // Every line of them asks, not the first alone: whoever wants to know looks at their own.
      asks: new Map(reasons.toReversed().flatMap(({ players, key }) => players.map((id) => [id, key] as const))),
      given: sanctionsOf(tournament, standings.after),
      series: brief ? null : ownSeries(tournament),
    };
  }, [standings, tournament, names, ui, brief, from]);
}

interface StandingsHeadProps {
  readonly from: number;
  readonly rounds: number;
  readonly columns: readonly FigureColumn[];
  readonly series: boolean;
}

/** The heads of the standings, each short one with its whole name. */
function StandingsHead({ from, rounds, columns, series }: StandingsHeadProps) {
  const { standings: ui } = useSentences(uiSentences);
  const { tournament } = useDesk();
  return (
    <thead>
      <tr>
        <th scope="col" className={`${sheet.number} ${sheet.narrow}`} aria-sort="ascending">
          {ui.rank}
        </th>
        <th scope="col">{ui.player}</th>
        {series && (
          <th scope="col" className={styles.wide}>
            {ui.series}
          </th>
        )}
        <th scope="col" className={`${sheet.number} ${styles.wide}`}>
          {ratingHead(tournament, ui.rating)}
        </th>
        {Array.from({ length: rounds }, (_, i) => (
          <th key={ui.roundShort(i + from)} scope="col" className={styles.wide}>
            <abbr title={`${ui.round} ${i + from}`}>{ui.roundShort(i + from)}</abbr>
          </th>
        ))}
        {columns.map(({ head, long, wide }) => (
          <th key={head} scope="col" className={`${sheet.number} ${wide ? styles.wide : ''}`}>
            <abbr title={long}>{head}</abbr>
          </th>
        ))}
        <th scope="col">
          <span className="sr-only">{ui.shared}</span>
        </th>
      </tr>
    </thead>
  );
}
