import type { PlayerId, Standings } from '@ronde/engine';
import { signed, type Ui } from '@ronde/language';

/** One column of figures after the rounds. */
export interface Column {
  readonly head: string;
  readonly long: string;
  readonly strong: boolean;
  /** Only where there is room. */
  readonly wide: boolean;
  /** Null: this criterion says nothing of this player. */
  text(player: PlayerId): string | null;
}

type Labels = Ui['standings'];

/** What a formula ranks by, in its order: PM, PPM, Pdep; or points, wins, the opponents' total. */
export function columnsOf(standings: Standings, ui: Labels): readonly Column[] {
  if (standings.kind === 'scrabble') {
    const row = rowsBy(standings.rows);
    return [
      column(ui.pm, ui.pmLong, 'strong', (id) => text(row(id)?.pm)),
      column(ui.ppm, ui.ppmLong, 'wide', (id) => text(row(id)?.ppm)),
      column(ui.pdep, ui.pdepLong, 'plain', (id) => signed(row(id)?.pdep ?? 0)),
    ];
  }
  const row = rowsBy(standings.rows);
  const wins = column(ui.wins, ui.winsLong, 'wide', (id) => text(row(id)?.wins));
  return [
    column(ui.points, ui.pointsLong, 'strong', (id) => text(row(id)?.points)),
    ...(countsWins(standings) ? [wins] : []),
    column(ui.opponents, ui.opponentsLong, 'plain', (id) => text(row(id)?.opponents)),
  ];
}

/** Round robin and Swiss do; the wargame does not. */
export function countsWins(standings: Standings): boolean {
  return standings.kind === 'points' && standings.rows.some(({ wins }) => wins !== undefined);
}

const text = (figure: number | null | undefined): string | null => (figure == null ? null : signedMinus(figure));

/** A minus as it is printed. */
const signedMinus = (figure: number): string => (figure < 0 ? signed(figure) : String(figure));

function rowsBy<Row extends { readonly player: PlayerId }>(rows: readonly Row[]): (id: PlayerId) => Row | undefined {
  const found = new Map(rows.map((row) => [row.player, row]));
  return (id) => found.get(id);
}

function column(
  head: string,
  long: string,
  weight: 'strong' | 'wide' | 'plain',
  text: (player: PlayerId) => string | null,
): Column {
  return { head, long, strong: weight === 'strong', wide: weight === 'wide', text };
}
