import { type PlRating, ratePl } from '@ronde/engine/rating/pl';
import { season2015 } from '@ronde/engine/rating/season';
import { describe, expect, test } from 'vitest';
import { type PlEventFigures, plExplained } from './pl-calculation.ts';

/** Classement international, §8: ten players, five rounds. */
const ratings = [2923, 2250, 1860, 1803, 1700, 1700, 1580, 1415, 1002, 1000];

/** `second`: whose rating at the start ends second. */
function example(second: number) {
  const order = [...ratings.keys()].filter((i) => ratings[i] !== second);
  order.splice(1, 0, ratings.indexOf(second));
  const entries = ratings.map((rating, i) => ({ player: `p${i}`, place: order.indexOf(i) + 1, drawn: true, rating }));
  const rating = ratePl({ entries, games: 5 }, season2015);
  const line = rating.players.find(({ place }) => place === 2);
  if (!line) throw new Error('nobody second');
  return { rating, line, event: eventOf(rating) };
}

/** Five rounds of the fourteen that a season has at most. */
const eventOf = ({ approved, value, players, category, pjMax, pjMin, jokers }: PlRating): PlEventFigures => ({
  approved,
  value,
  players: players.length,
  category,
  bounds: { max: pjMax, min: pjMin, jokers, games: 5, nbpMax: 14, classiqueBPercent: null },
});

const nb = (text: string): string => text.replaceAll('~', '\u00a0');

describe('a PL, term by term (§5 to 8)', () => {
  const { rating, line, event } = example(1803);
  const { fr, en } = plExplained;

  test('the 1803 who ends second', () => {
    expect(fr.place(line, event)).toBe('2ᵉ sur 10');
    expect(fr.experience(line, event)).toBe(nb('PE 9~: 10 − 2 + 1.'));
    expect(fr.bonus(line, event)).toBe(nb('B 10~: la moitié de M, qui vaut 20.'));
    expect(fr.game(line)).toBe(nb('PJ~: ⅔ × (2250 − 1803) = 298, limité à 210.'));
    expect(fr.stood(line, 'N’DIAYE')).toBe(nb('Cᵢ = 2250~: N’DIAYE, 2ᵉ cote du départ.'));
    expect(en.bonus(line, event)).toBe('B 10: half of M, which is 20.');
  });

  test('the bounds: one Joker of ten, five rounds of fourteen', () => {
    expect(fr.bounds(event)).toBe(
      'PJmax = 400 − 25 × (5 − 1) − 5 × (14 − 5) − (100 − 10) ÷ 2 = 210. PJmin = −PJmax ÷ 2 = −105.',
    );
  });

  test('a « TH Classique B »: the bounds times 0.8', () => {
    const b = ratePl(
      {
        entries: rating.players.map(({ player, place, before }) => ({ player, place, drawn: true, rating: before })),
        games: 5,
        classiqueB: true,
      },
      season2015,
    );
    const of = eventOf(b);
    expect(en.bounds({ ...of, bounds: { ...of.bounds, classiqueBPercent: 80 } })).toBe(
      'PJmax = 0.8 × (400 − 25 × (5 − 1) − 5 × (14 − 5) − (100 − 10) ÷ 2) = 168. PJmin = −PJmax ÷ 2 = −84.',
    );
  });

  test('without a bonus, and not approved', () => {
    const fifth = rating.players[4];
    if (!fifth) throw new Error('nobody fifth');
    expect(fr.bonus(fifth, event)).toBe(nb('B~: pour les quatre premiers seulement.'));
    expect(fr.experience(fifth, { ...event, approved: false })).toBe(nb('Non homologué~: la cote ne change pas.'));
  });
});
