import { describe, expect, test } from 'vitest';
import { desk, drawNext, enterAll, games, registered } from '../fixtures/desk.ts';
import { initialRanking } from '../tournament/initial-ranking.ts';
import type { FormatId, Match } from '../tournament/state.ts';
import { formatOf } from './draws.ts';
import { exemptByHandNow } from './exempt-by-hand.ts';

const formats: readonly FormatId[] = ['classique', 'classique-belge', 'art-de-la-guerre', 'suisse', 'toutes-rondes'];

function warned(format: FormatId, size: number, exempt: readonly string[]) {
  const d = registered(size, {}, 42, format);
  const made = exempt.map((id): Match => ({ players: [id] }));
  const ranking = initialRanking(d.state(), d.people);
  const drawn = formatOf(format).draw(d.state(), { round: 1, attempt: 1, ranking, absent: new Set(), made });
  if (!drawn.ok) return drawn.refusal.code;
  return drawn.value.warnings.filter(({ code }) => code === 'exempt-by-hand');
}

describe('situations, “A round half made by hand”', () => {
  test.each(formats)('%s: 10 players, two exempt: drawn, with a warning', (format) => {
    const said = [{ code: 'exempt-by-hand', round: 1, present: 10, exempt: 2 }];
    expect(warned(format, 10, ['J3', 'J7'])).toEqual(said);
  });

  test.each(formats)('%s: 9 players, two exempt: refused; one exempt: nothing to say', (format) => {
    expect(warned(format, 9, ['J3', 'J7'])).toBe('odd-rest');
    expect(warned(format, 9, ['J3'])).toEqual([]);
    expect(warned(format, 9, ['J3', 'J5', 'J7'])).toMatchObject([{ present: 9, exempt: 3 }]);
  });

  test('the desk reads it of the round in play, not of a closed one', () => {
    const d = registered(18);
    d.act({ kind: 'draw', round: 1, without: [], fixed: [{ players: ['J3'] }, { players: ['J4'] }] });
    const said = [{ code: 'exempt-by-hand', round: 1, present: 18, exempt: 2 }];
    expect(exemptByHandNow(d.state())).toEqual(said);
    d.act({ kind: 'publish', round: 1, attempt: 1, anyway: true });
    expect(exemptByHandNow(d.state())).toEqual(said);
    enterAll(d, 1, () => games([400, 300]));
    d.act({ kind: 'close-round', round: 1 });
    expect(exemptByHandNow(d.state())).toEqual([]);
  });

  test('who changes places with the exempt player of the rule adds no exemption', () => {
    const d = registered(19);
    d.act({ kind: 'draw', round: 1, without: [] });
    const alone = d.state().rounds[0]?.matches.at(-1)?.players ?? [];
    const first = d.state().rounds[0]?.matches[0]?.players ?? [];
    d.act({ kind: 'swap', round: 1, players: [alone[0] ?? '', first[0] ?? ''], saw: [alone, first] });
    expect(exemptByHandNow(d.state())).toEqual([]);
  });

  test('nothing is drawn: nothing to say', () => {
    expect(exemptByHandNow(desk().state())).toEqual([]);
    const d = registered(18);
    drawNext(d);
    expect(exemptByHandNow(d.state())).toEqual([]);
  });
});
