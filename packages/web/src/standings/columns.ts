import type { FormatId, PlayerId, Standings } from '@ronde/engine';
import { pdepText, signed, type Ui } from '@ronde/language';

/** One column of figures after the rounds. */
export interface Column {
  readonly head: string;
  readonly long: string;
  readonly strong: boolean;
  /** Only where there is room. */
  readonly wide: boolean;
  /** Null: this criterion says nothing of this player. */
  value(player: PlayerId): number | null;
  text(player: PlayerId): string | null;
}

type Labels = Ui['standings'];

/** What a formula ranks by, in its order: PM, PPM, Pdep; or points, wins, the opponents' total. */
export function columnsOf(standings: Standings, ui: Labels, format?: FormatId): readonly Column[] {
  if (standings.kind === 'scrabble') {
    const row = rowsBy(standings.rows);
    return [
      column(ui.pm, ui.pmLong, 'strong', (id) => row(id)?.pm),
      column(ui.ppm, ui.ppmLong, 'wide', (id) => row(id)?.ppm),
      column(ui.pdep, ui.pdepLong, 'plain', (id) => row(id)?.pdep ?? 0, pdepText(format)),
    ];
  }
  const row = rowsBy(standings.rows);
  const wins = column(ui.wins, ui.winsLong, 'wide', (id) => row(id)?.wins);
  return [
    column(ui.points, ui.pointsLong, 'strong', (id) => row(id)?.points),
    ...(countsWins(standings) ? [wins] : []),
    column(ui.opponents, ui.opponentsLong, 'plain', (id) => row(id)?.opponents),
  ];
}

/** Round robin and Swiss do; the wargame does not. */
export function countsWins(standings: Standings): boolean {
  return standings.kind === 'points' && standings.rows.some(({ wins }) => wins !== undefined);
}

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
  figure: (player: PlayerId) => number | null | undefined,
  say: (figure: number) => string = signedMinus,
): Column {
  const value = (player: PlayerId) => figure(player) ?? null;
  const text = (player: PlayerId) => {
    const found = value(player);
    return found === null ? null : say(found);
  };
  return { head, long, strong: weight === 'strong', wide: weight === 'wide', value, text };
}
