import { describe, expect, test } from 'vitest';
import { fieldOfLetters, inLetters } from '../fixtures/field.ts';
import { fromTheBottom } from '../formulas/thirds-and-fold.ts';
import type { Step } from '../tournament/steps.ts';
import { withFewestRepeats } from './fewest-repeats.ts';
import { type Field, repeatsIn } from './field.ts';
import { fold } from './fold.ts';

const walk = (field: Field) => fold({ field, places: field.ids.map((_, i) => i), upwards: false });
const drawn = (field: Field) => {
  const pairs = walk(field);
  return inLetters(field, repeatsIn(field, pairs).length > 0 ? fromTheBottom(field, pairs) : pairs);
};
const ofTheText = (met: string) =>
  fieldOfLetters(
    [
      [15, 'ABC'],
      [13, 'DEF'],
      [11, 'GHIJ'],
      [9, 'KL'],
    ],
    met,
  );

describe('FISF Formule Classique §7, the example of the text', () => {
  test('nobody has met', () => {
    expect(drawn(ofTheText(''))).toBe('A–D B–C E–F G–J H–I K–L');
  });

  test('A–B, A–C, A–D, B–C and G–J have been played', () => {
    expect(drawn(ofTheText('AB AC AD BC GJ'))).toBe('A–E B–D C–F G–I H–J K–L');
  });

  test('and K–L: the bottom is made again from L upwards', () => {
    expect(drawn(ofTheText('AB AC AD BC GJ KL'))).toBe('A–E B–D C–F G–H I–K J–L');
  });
});

describe('FISF Formule Classique §6.1.2', () => {
  test('PAIR-02: an odd group plays its first against the next one, draws do not skip a group', () => {
    const field = fieldOfLetters(
      [
        [3, 'ABCDEFG'],
        [2, 'HIJK'],
        [1, 'LMNOPQR'],
      ],
      '',
    );
    expect(drawn(field)).toBe('A–H B–G C–F D–E I–L J–K M–R N–Q O–P');
  });

  test('PAIR-03: the first new opponent going back up, never one further away', () => {
    const field = fieldOfLetters(
      [
        [12, 'ABCD'],
        [10, 'EFGH'],
        [8, 'IJKL'],
      ],
      'AD AC BC EH',
    );
    expect(drawn(field)).toBe('A–B C–D E–G F–H I–L J–K');
  });
});

describe('X in the walk', () => {
  test('a candidate is passed over when X would be left to somebody who may not have it', () => {
    // Only C may still have X. A's natural opponent is D, B's would be C: that would leave X to E, who may not.
    const field = fieldOfLetters(
      [
        [3, 'ABCD'],
        [1, 'EX'],
      ],
      'AX BX DX EX',
    );
    expect(inLetters(field, walk(field))).toBe('A–D B–E C–X');
  });

  test('nobody has X twice, not even where nobody new is left: the first who leaves X to B is met again', () => {
    // Only B may have X. A has met C; the natural B all the same would leave X to C, who has had it.
    const groups = [
      [3, 'AB'],
      [1, 'CX'],
    ] as const;
    for (const met of ['AX CX AC', 'AX CX AC AB']) {
      const field = fieldOfLetters(groups, met);
      expect(inLetters(field, walk(field))).toBe('A–C B–X');
    }
  });

  test('where all have had X the lowest of those with fewest may, and he alone: not A, whose natural opponent it is', () => {
    const field = fieldOfLetters([[3, 'ABCX']], 'AX BX AB AC BC');
    expect(inLetters(field, walk(field))).toBe('A–B C–X');
  });

  test('from the bottom too: X goes to B, E meets C again', () => {
    const field = fieldOfLetters(
      [
        [3, 'BC'],
        [1, 'EX'],
      ],
      'CX EX CE BE',
    );
    const places = field.ids.map((_, i) => i).reverse();
    expect(inLetters(field, fold({ field, places, upwards: true }))).toBe('B–X C–E');
  });

  test('from the bottom X finds the last who may have it', () => {
    const field = fieldOfLetters(
      [
        [3, 'ABCD'],
        [1, 'EX'],
      ],
      'AX BX DX EX AD',
    );
    expect(repeatsIn(field, walk(field))).toEqual([]);
  });
});

describe('repeats: "avoid"', () => {
  test('takes the first choice that leaves the fewest repeats', () => {
    // The natural A–D would leave B and C, who have met; so would nothing better: A–C leaves B–D, new.
    const field = fieldOfLetters([[3, 'ABCD']], 'BC');
    expect(inLetters(field, withFewestRepeats(field))).toBe('A–C B–D');
  });

  test('an unavoidable repeat falls as low as it can', () => {
    const field = fieldOfLetters(
      [
        [3, 'AB'],
        [1, 'CD'],
      ],
      'AB AC AD',
    );
    const pairs = withFewestRepeats(field);
    expect(repeatsIn(field, pairs)).toHaveLength(1);
    expect(inLetters(field, pairs)).toBe('A–B C–D');
  });
});

describe('reasons', () => {
  test('the story of the table A–E of the text', () => {
    const field = ofTheText('AB AC AD BC GJ');
    const steps: Step[] = [];
    fold({
      field,
      places: field.ids.map((_, i) => i),
      upwards: false,
      trace: (by, step) => by === 0 && steps.push(step),
    });
    expect(steps).toEqual([
      { step: 'turn', player: 'A', place: 1, pm: 15 },
      { step: 'natural', free: 3, pm: 15, opponent: 'D', upwards: false },
      { step: 'met', opponent: 'D', rounds: [1] },
      { step: 'met', opponent: 'C', rounds: [1] },
      { step: 'met', opponent: 'B', rounds: [1] },
      { step: 'down', opponent: 'E' },
    ]);
  });

  test('the natural opponent kept for X is named before the repeat', () => {
    const field = fieldOfLetters(
      [
        [3, 'AB'],
        [1, 'CX'],
      ],
      'AX CX AC AB',
    );
    const steps: Step[] = [];
    fold({ field, places: [0, 1, 2, 3], upwards: false, trace: (by, step) => by === 0 && steps.push(step) });
    expect(steps.slice(2)).toEqual([
      { step: 'met', opponent: 'B', rounds: [1] },
      { step: 'met', opponent: 'C', rounds: [1] },
      { step: 'met', opponent: null, rounds: [1] },
      { step: 'keeps-exemption', opponent: 'B' },
      { step: 'repeat', opponent: 'C', rounds: [1] },
    ]);
  });
});
