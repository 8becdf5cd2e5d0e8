import type { ListLine } from '@ronde/contract/http/list-lines';
import { expect, test } from 'vitest';
import { countedLines, linesRemaining, newcomerIn, standingOf } from './list-answers.ts';

const facts = { person: { name: 'AUBIN Colette' } };
const where = (line: number) => ({ line, raw: '' });
const known: ListLine = { ...where(5), kind: 'known', name: 'A', player: 'J1', notices: [] };
const twice: ListLine = {
  ...where(2),
  kind: 'doubtful',
  facts,
  notices: [],
  homonyms: [{ name: 'AUBIN Colette', player: 'J1' }],
  question: { text: '1.049', whole: '1049', decimal: '1,049' },
  status: null,
};
const refused: ListLine = { ...where(3), kind: 'refused', fault: { code: 'no-name' } };
const fresh: ListLine = { ...where(4), kind: 'new', facts, notices: [] };

test('two questions on one line want two answers; the same person wants no more', () => {
  expect(standingOf(twice)).toBe('open');
  expect(standingOf(twice, { homonym: 'both' })).toBe('open');
  expect(standingOf(twice, { rating: 'whole' })).toBe('open');
  expect(standingOf(twice, { homonym: 'both', rating: 'whole' })).toBe('ready');
  expect(standingOf(twice, { homonym: 'same' })).toBe('done');
});

test('IMP-03: the rating is the one that was chosen', () => {
  expect(newcomerIn(twice, { homonym: 'both', rating: 'whole' })).toEqual({ ...facts, rating: 1049 });
  expect(newcomerIn(twice, { homonym: 'both', rating: 'decimal' })).toEqual({ ...facts, rating: 1.049 });
  expect(newcomerIn(twice, { homonym: 'both', rating: 'none' })).toEqual(facts);
  expect(newcomerIn(twice, { homonym: 'both' })).toBeNull();
  expect(newcomerIn(known)).toBeNull();
});

test('what is refused or open stays in the text, under its headers', () => {
  const lines = [twice, refused, fresh, known];
  expect(countedLines(lines, new Map())).toEqual({ ready: 1, open: 1, done: 1, refused: 1, left: 0 });
  const text = 'Nom;Cote\nAUBIN;1.049\n;1500\nBELIN;1\nA;2\n';
  expect(linesRemaining(text, lines, new Map())).toBe('Nom;Cote\nAUBIN;1.049\n;1500');
  expect(linesRemaining(text, lines, new Map([[2, { homonym: 'same' as const }]]))).toBe('Nom;Cote\n;1500');
  expect(linesRemaining('BELIN;1', [{ ...fresh, line: 1 }], new Map())).toBe('');
});

test('LIST-05: a line on which nobody stands is left out: it is not refused, and does not stay in the text to be mended', () => {
  const greeting: ListLine = { ...where(6), kind: 'refused', fault: { code: 'no-person' } };
  expect(countedLines([fresh, greeting], new Map())).toEqual({ ready: 1, open: 0, done: 0, refused: 0, left: 1 });
  expect(
    linesRemaining(
      'BELIN;1\nÀ samedi',
      [
        { ...fresh, line: 1 },
        { ...greeting, line: 2 },
      ],
      new Map(),
    ),
  ).toBe('');
});

test('B6: the rating of the list counts until the proposed one is taken', () => {
  const proposal = { why: 'back', rating: 2000, known: 1500 } as const;
  const back: ListLine = { ...fresh, facts: { ...facts, rating: 1500, provisional: true }, proposal };
  expect(standingOf(back)).toBe('ready');
  expect(newcomerIn(back)).toEqual({ ...facts, rating: 1500, provisional: true });
  expect(newcomerIn(back, { start: 'proposed' })).toEqual({ ...facts, rating: 2000 });
  expect(newcomerIn(back, { start: 'listed' })).toMatchObject({ rating: 1500 });
});

test('a licence that has lost its zeros: the person of the register is registered, or the one of the list beside', () => {
  const known = { person: { name: 'BORDAS Marc', licence: '0047124' }, rating: 1500 };
  const homonyms = [{ name: 'BORDAS Marc', licence: '0047124' }];
  const asked: ListLine = { ...fresh, kind: 'doubtful', homonyms, question: null, status: null, known };
  expect([standingOf(asked), standingOf(asked, { homonym: 'same' })]).toEqual(['open', 'ready']);
  expect(newcomerIn(asked, { homonym: 'same' })).toEqual(known);
  expect(newcomerIn(asked, { homonym: 'both' })).toEqual(facts);
});

test('LIST-03: an entry that is not plainly agreed waits for its answer, and is left out or registered', () => {
  const cancelled: ListLine = { ...fresh, kind: 'doubtful', homonyms: [], question: null, status: 'Annulé' };
  expect(standingOf(cancelled)).toBe('open');
  expect(standingOf(cancelled, { status: 'leave' })).toBe('done');
  expect(standingOf(cancelled, { status: 'enter' })).toBe('ready');
  expect(newcomerIn(cancelled, { status: 'enter' })).toEqual(facts);
  expect(newcomerIn(cancelled, { status: 'leave' })).toBeNull();
});

test('LIST-06: a name is written « NOM Prénom », or stays as it was typed', () => {
  const turned: ListLine = { ...fresh, facts: { person: { name: 'Zoé LEFÈVRE' } }, spelling: 'LEFÈVRE Zoé' };
  expect(newcomerIn(turned)?.person.name).toBe('LEFÈVRE Zoé');
  expect(newcomerIn(turned, { name: 'typed' })?.person.name).toBe('Zoé LEFÈVRE');
});
