import { type FormatId, standingsOf } from '@ronde/engine';
import { played } from '@ronde/engine/fixtures/played';
import { wargame } from '@ronde/engine/fixtures/wargame';
import { expect, test } from 'vitest';
import { wallSentences } from './sentences.ts';
import { exclusionMark, legendOf, linesOf } from './standings-page.tsx';
import { playersNamed } from './test-state.ts';

const { tournament, people } = played({ players: 'A:9 B:8 C:7 D:6', rounds: ['A-B 400-310, C-D 700-300'] });
const standings = (format: FormatId) => standingsOf({ ...tournament, format }, people);
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('Swiss: the spread that decides stands on the wall, and the legend names its column', () => {
  const say = wallSentences.fr('suisse');
  const lines = linesOf(standings('suisse'), say, 'suisse');
  expect(lines.slice(0, 2)).toEqual([
    { rank: 1, player: 'C', figures: ['2', '1', '0', '+100'] },
    { rank: 2, player: 'A', figures: ['2', '1', '0', '+90'] },
  ]);
  expect(plain(legendOf(standings('suisse'), say))).toBe(
    'De gauche à droite : points, puis victoires (exemptions comprises), puis total des points des adversaires, puis total des écarts.',
  );
});

test('Formule Classique: PPM stand between PM and Pdep; a line without any leaves them empty', () => {
  const say = wallSentences.fr('classique');
  expect(linesOf(standings('classique'), say, 'classique').map(({ figures }) => figures.map(plain))[0]).toEqual([
    '3 PM',
    '',
    '+100',
  ]);
  expect(plain(legendOf(standings('classique'), say))).toBe(
    'De gauche à droite : points de match, puis points de match entre joueurs à égalité, puis points de départage.',
  );
});

test('the wargame has no spread and counts no wins: what else decides is said', () => {
  const say = wallSentences.en('art-de-la-guerre');
  const games = wargame({ players: 'A:1100 B:1000', rounds: ['A-B 97-13'] });
  expect(legendOf(standingsOf(games.tournament, games.people), say)).toBe(
    'From left to right: points, then opponents’ total of points. Then the games between them, then the lower Elo.',
  );
});

test('who is excluded is listed as such beside the name', () => {
  const say = wallSentences.fr('classique');
  const players = playersNamed('EXCLU Alba', 'BARON Bo').map((player) =>
    player.id === '1' ? { ...player, excluded: true as const } : player,
  );
  expect(['1', '2'].map((id) => exclusionMark(id, players, say))).toEqual([' (exclusion)', '']);
});
