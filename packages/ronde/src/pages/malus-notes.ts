import { figuresOf, type Match, malusOf, playsWargame, type Round, wargameScale } from '@ronde/engine';
import type { Page } from './page.ts';

/** What a malus made of a score, apart from the result: « DURAND 31 (41 − 10, malus de 10 points) ». */
export function malusNotes({ tournament, words, names }: Page, match: Match, content: Round): readonly string[] {
  const { settings } = tournament;
  const figures = figuresOf(match, settings, playsWargame(tournament));
  return match.players.flatMap((player, seat) => {
    const off = malusOf(content, player, wargameScale(settings));
    if (off === 0) return [];
    const said = words.ui.wargame.malus(off).toLowerCase();
    const own = figures?.[seat];
    return [`${names.short(player)} ${own === undefined ? `(${said})` : words.malus(own, off, said)}`];
  });
}
