import { type FormatId, standingsOf } from '@ronde/engine';
import { played } from '@ronde/engine/fixtures/played';
import { wargame } from '@ronde/engine/fixtures/wargame';
import { figureNames, type Lang } from '@ronde/language';
import { figureColumns } from '@ronde/views/figure-columns';
import { expect, test } from 'vitest';
import { wallSentences } from './sentences.ts';
import { legendOf } from './standings-page.tsx';

const { tournament, people } = played({ players: 'A:9 B:8 C:7 D:6', rounds: ['A-B 400-310, C-D 700-300'] });
const standings = (format: FormatId) => standingsOf({ ...tournament, format }, people);
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const shown = (of: ReturnType<typeof standings>, format: FormatId, lang: Lang = 'fr') => {
  const columns = figureColumns(of, { figures: figureNames[lang] }, format);
  return {
    figures: of.rows.map(({ player }) => columns.map((column) => plain(column.text(player) ?? ''))),
    legend: plain(legendOf(of, columns, format, wallSentences[lang](format))),
  };
};

test('Swiss: the spread that decides stands on the wall, and the legend names its column', () => {
  const { figures, legend } = shown(standings('suisse'), 'suisse');
  expect(standings('suisse').rows.slice(0, 2)).toMatchObject([
    { rank: 1, player: 'C' },
    { rank: 2, player: 'A' },
  ]);
  expect(figures.slice(0, 2)).toEqual([
    ['2', '1', '0', '+100'],
    ['2', '1', '0', '+90'],
  ]);
  expect(legend).toBe(
    'Points, puis victoires, exemptions et victoires par forfait comprises, puis total des points des adversaires, puis total des écarts, plafonnés par partie.',
  );
});

test('Formule Classique: PPM stand between PM and Pdep; a line without any leaves them empty', () => {
  const { figures, legend } = shown(standings('classique'), 'classique');
  expect(figures[0]).toEqual(['3', '', '+100']);
  expect(legend).toBe('Points de match, puis points de match entre joueurs à égalité, puis points de départage.');
});

test('the wargame has no spread and counts no wins: what else decides is said', () => {
  const games = wargame({ players: 'A:1100 B:1000', rounds: ['A-B 97-13'] });
  expect(shown(standingsOf(games.tournament, games.people), 'art-de-la-guerre', 'en').legend).toBe(
    'Points, then opponents’ total points, then the games between them, then the lower Elo.',
  );
});
