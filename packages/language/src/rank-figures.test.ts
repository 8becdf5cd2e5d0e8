import { type RankFigure, standingsOf } from '@ronde/engine';
import { played } from '@ronde/engine/fixtures/played';
import { expect, test } from 'vitest';
import { allSentences } from './index.ts';
import { figuresLegend, rankFigureName, rankFigureText } from './rank-figures.ts';

const text = (figure: RankFigure, format: 'classique' | 'classique-belge' | 'suisse') => rankFigureText(figure, format);

test('a spread carries its sign; in Belgium Pdep is a sum of ratings, which carries none', () => {
  expect([111, -28, 0].map(text('pdep', 'classique'))).toEqual(['+111', '−28', '0']);
  expect([7200, 0].map(text('pdep', 'classique-belge'))).toEqual(['7200', '0']);
  expect([198, -143].map(text('spread', 'suisse'))).toEqual(['+198', '−143']);
  expect([28, -3].map(text('opponents', 'suisse'))).toEqual(['28', '−3']);
});

const { tournament, people } = played({ players: 'A:9 B:8 C:7', rounds: ['A-B 400-300, C exempt'] });
const legend = (format: 'classique' | 'classique-belge' | 'suisse', lang: 'fr' | 'en') =>
  figuresLegend(standingsOf({ ...tournament, format }, people), format, allSentences[lang]().ui.standings).replaceAll(
    '\u00a0',
    ' ',
  );

test('the legend names every column: the spread, that an exemption is a win, in Belgium the ratings', () => {
  expect(legend('suisse', 'fr')).toBe(
    'Pts : points. V : victoires, exemptions et victoires par forfait comprises. Adv. : total des points des adversaires. Écart : total des écarts, plafonnés par partie.',
  );
  expect(legend('suisse', 'en')).toBe(
    'Pts: points. W: wins, byes and forfeit wins included. Opp.: opponents’ total points. Spread: total spread, capped per game.',
  );
  expect(legend('classique', 'fr')).toContain('écarts, plafonnés par partie');
  expect(legend('classique-belge', 'fr')).toContain('la plus haute des deux cotes à qui gagne');
  expect(legend('classique-belge', 'fr')).not.toContain('écarts');
  const ui = allSentences.en().ui.standings;
  expect(rankFigureName('pdep', 'classique-belge', ui).long).toBe('Rating tie-break');
  expect(rankFigureName('pdep', 'classique', ui).long).toBe('Spread');
});
