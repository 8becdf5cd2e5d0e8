import type { PlayerId, Standings } from '@ronde/engine';
import { number, pdepText } from '@ronde/language';
import type { Page } from './page.ts';

/** One figure that the standings go by. */
export interface FigureColumn {
  readonly head: string;
  /** The abbreviation's full name. */
  readonly long: string;
  readonly strong: boolean;
  /** Only where there is room. */
  readonly wide: boolean;
  readonly text: (player: PlayerId) => string;
}

/** In the order in which they decide: PM, PPM, Pdep; or points, wins, the opponents' points. */
export function figureColumns(page: Pick<Page, 'words' | 'tournament'>, standings: Standings): readonly FigureColumn[] {
  const { standings: ui } = page.words.ui;
  if (standings.kind === 'scrabble') {
    const row = byPlayer(standings.rows);
    const pdep = pdepText(page.tournament.format);
    return [
      { head: ui.pm, long: ui.pmLong, ...strong, text: (id) => said(row(id)?.pm) },
      { head: ui.ppm, long: ui.ppmLong, ...wide, text: (id) => said(row(id)?.ppm) },
      { head: ui.pdep, long: ui.pdepLong, ...plain, text: (id) => pdep(row(id)?.pdep ?? 0) },
    ];
  }
  const row = byPlayer(standings.rows);
  const counted = standings.rows.some(({ wins }) => wins !== undefined);
  const wins: FigureColumn = { head: ui.wins, long: ui.winsLong, ...wide, text: (id) => said(row(id)?.wins) };
  return [
    { head: ui.points, long: ui.pointsLong, ...strong, text: (id) => said(row(id)?.points) },
    ...(counted ? [wins] : []),
    { head: ui.opponents, long: ui.opponentsLong, ...plain, text: (id) => said(row(id)?.opponents) },
  ];
}

const strong = { strong: true, wide: false };
const wide = { strong: false, wide: true };
const plain = { strong: false, wide: false };

const said = (figure: number | null | undefined): string =>
  figure === null || figure === undefined ? '' : number(figure);

function byPlayer<Row extends { readonly player: PlayerId }>(rows: readonly Row[]): (id: PlayerId) => Row | undefined {
  const found = new Map(rows.map((row) => [row.player, row]));
  return (id) => found.get(id);
}
