import {
  figuresOf,
  gamesIn,
  type Match,
  malusOf,
  playsWargame,
  type Round,
  roundOf,
  wargameScale,
} from '@ronde/engine';
import { inSeatOrder, score, seatsOf } from '@ronde/language';
import { ruledText } from '@ronde/views/results';
import type { Page } from './page.ts';

/** A result that has no figures, in few words: « forfait de TOUSSAINT ». */
export const resultWithoutFigures = (
  { sentences, tournament, names }: Page,
  match: Match,
  bestOf: Round['bestOf'],
): string =>
  ruledText(match.result, sentences.ui.table, names) ||
  (sentences.echo(match, tournament.settings, bestOf, names, tournament.format)?.said ?? '');

/** What is to be said beside the figures: each game of several, how it ended but on the board, a correction. */
export function resultNotes(page: Page, match: Match, round: number) {
  const { result } = match;
  const { view, tournament, sentences } = page;
  const seats = seatsOf(match);
  if (!seats || !result || match.disputed) return [];
  const games = gamesIn(result);
  const ruled = result.kind === 'forfeit' || result.kind === 'awarded';
  const told = ruled && figuresOf(match, tournament.settings, playsWargame(tournament)) !== null;
  const content = roundOf(tournament, round);
  const corrected = content && view.corrected.get(round)?.has(content.matches.indexOf(match));
  return [
    ...(games.length > 1 ? [games.map((game) => score(inSeatOrder(seats, game))).join(', ')] : []),
    ...(told ? [resultWithoutFigures(page, match, content?.bestOf ?? 1)] : []),
    ...(content ? malusNotes(page, match, content) : []),
    ...(corrected ? [sentences.ui.table.corrected] : []),
  ];
}

/** What a malus made of a score, apart from the result: « DURAND 31 (41 − 10, malus de 10 points) ». */
function malusNotes({ tournament, sentences, names }: Page, match: Match, content: Round): readonly string[] {
  const { settings } = tournament;
  const figures = figuresOf(match, settings, playsWargame(tournament));
  return match.players.flatMap((player, seat) => {
    const off = malusOf(content, player, wargameScale(settings));
    if (off === 0) return [];
    const said = sentences.ui.wargame.malus(off).toLowerCase();
    const own = figures?.[seat];
    return [`${names.short(player)} ${own === undefined ? `(${said})` : sentences.malus(own, off, said)}`];
  });
}

/** « Table », or « Terrain » in the wargame. */
export const tableHead = ({ tournament, sentences }: Page): string =>
  playsWargame(tournament) ? sentences.ui.wargame.terrain : sentences.ui.table.table;
