import { expect, test } from 'vitest';
import { spokenAs } from './dictionary.ts';
import { allSentences } from './index.ts';
import { namesOf } from './names.ts';
import { refusals, warnings } from './test/samples.ts';

const names = namesOf(new Map());
/** What only formulas of Scrabble say. */
const ofScrabble = [
  'rounds-not-in-text',
  'pools-impossible',
  'phases-impossible',
  'too-many-players',
  'no-pools',
  'below-the-text',
  'no-seat',
  'absent-twice',
];

test.each(Object.values(refusals).filter(({ code }) => !ofScrabble.includes(code)))(
  'a refusal of the wargame speaks of « tours », one of Scrabble of « rondes »: $code',
  (refusal) => {
    const said = (format: 'art-de-la-guerre' | 'classique') =>
      Object.values(allSentences.fr().refusal(refusal, names, format)).join(' ');
    expect(said('art-de-la-guerre')).not.toMatch(/\brondes?\b/i);
    // What has a number is a « terrain » there, on the desk as on the wall.
    expect(said('art-de-la-guerre')).not.toMatch(/\btables? \d/i);
    expect(said('classique')).not.toMatch(/\btours?\b|\bterrains?\b/i);
  },
);

/** And what only the wargame says. */
const ofTheWargame = [
  'clubs-outside-the-rules',
  'same-club-left',
  'players-advised',
  'pool-advised',
  'armies-undated',
  'losses-above-total',
  'points-do-not-add-up',
  'draw-with-one-broken',
  'malus-outside-the-rules',
];

test.each(Object.values(warnings).filter(({ code }) => !ofScrabble.includes(code)))(
  'so does a warning: $code',
  (warning) => {
    const { warning: say } = allSentences.fr();
    expect(say(warning, names, 'art-de-la-guerre')).not.toMatch(/\brondes?\b/i);
    if (!ofTheWargame.includes(warning.code)) expect(say(warning, names, 'classique')).not.toMatch(/\btours?\b/i);
  },
);

test('a formula of both games is spoken of as the one that is played', () => {
  const swiss = { format: 'suisse', theme: 'Antiquité' } as const;
  expect([spokenAs(swiss), spokenAs({ format: 'suisse' })]).toEqual(['art-de-la-guerre', 'suisse']);
  // Whoever has these words need not say it again with each sentence.
  const tour = allSentences.fr(spokenAs(swiss));
  expect(tour.refusal({ code: 'round-not-closed', round: 3 }, names, 'suisse').what).toBe('Le tour 3 n’est pas clos.');
  expect(tour.echo({ players: ['p1'] }, {}, 1, names, 'suisse')).toEqual({
    said: 'Exemption pour ce tour.',
    points: '2\u00a0points',
  });
  const why = {
    match: { table: 1, players: ['p1', 'p2'] as const, why: [] },
    format: 'suisse',
    wargame: true,
  } as const;
  const asked = { ...why, round: 1, seed: 1, attempt: 1, settings: {}, matches: [], planned: 3 };
  expect(allSentences.fr().why(asked, names).starts).toBeNull();
  expect(allSentences.en().why(asked, names).starts).toBeNull();
  expect(allSentences.en().why({ ...asked, wargame: false }, names).starts).toBe('Who starts is not decided yet.');
});

test('what agrees with it', () => {
  const say = (format: 'art-de-la-guerre' | 'classique') =>
    allSentences.fr().refusal({ code: 'round-not-closed', round: 3 }, names, format);
  expect(say('art-de-la-guerre')).toEqual({
    what: 'Le tour 3 n’est pas clos.',
    why: 'Tous ses résultats sont là.',
    next: 'Clôturez d’abord le tour 3.',
  });
  expect(say('classique').what).toBe('La ronde 3 n’est pas close.');
});

/** Every text of a part of the screens; functions are asked with figures. */
function texts(part: unknown): readonly string[] {
  if (typeof part === 'string') return [part];
  if (typeof part === 'function') return [String(part(3, 4, 5, 6))];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(texts) : [];
}

test('no screen of the wargame speaks of « rondes », no screen of Scrabble of « tours »', () => {
  const screens = (format: 'art-de-la-guerre' | 'classique') => {
    const { strip, home, registration, draft, entry, leave, standings, closing, keys } = allSentences.fr(format).ui;
    const { correctionEffect, ...results } = entry;
    const parts = [
      strip,
      home,
      registration.draw(2),
      registration.left(2),
      registration.from(2),
      draft,
      results,
      leave,
    ];
    const effects = [correctionEffect([2]), correctionEffect([2, 3])];
    return [...parts, ...effects, { standings, closing, keys }].flatMap(texts).join('\n');
  };
  expect(screens('art-de-la-guerre')).not.toMatch(/\brondes?\b/i);
  expect(screens('classique')).not.toMatch(/\btours?\b/i);
  expect(allSentences.fr('art-de-la-guerre').nextAct({ kind: 'close-round', round: 2 })).toBe('Clore le tour 2');
  expect(allSentences.en('art-de-la-guerre').ui.strip.round(2)).toBe('Round 2');
});

test('a line of the log says « tour » where its tournament is a wargame', () => {
  const said = (format: 'art-de-la-guerre' | 'classique') =>
    allSentences.fr().event({ kind: 'round-closed', round: 2 }, { names, format, table: () => undefined });
  expect(said('art-de-la-guerre')).toBe('Tour 2 clos');
  expect(said('classique')).toBe('Ronde 2 close');
});
