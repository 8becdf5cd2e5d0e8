import { describe, expect, test } from 'vitest';
import { played } from '../fixtures/played.ts';
import { wargame } from '../fixtures/wargame.ts';
import { standingsOf } from '../formulas/formulas.ts';
import { finalStandings } from '../rating-of/final-places.ts';
import type { Final, FinalMatch, PlayerId } from '../tournament/state.ts';
import { reasonOf, reasonsOf } from './reasons.ts';

test('a tie is asked for on its first line, and addressed by its points', () => {
  const level = wargame({ players: 'A:1100 B:1000', rounds: ['A-B 45=45'] });
  const standings = standingsOf(level.tournament, level.people);
  const [first] = standings.rows;
  expect(reasonsOf(standings)).toMatchObject([{ key: '45', asks: first?.player }]);
  expect(reasonOf(standings, 'B')?.key).toBe('45');
});

describe('formule belge, “The final orders the places that it plays for and leaves the others”', () => {
  // After the round: A +100, B, C and D +90 each (shared second), E to G lose by 90, H by 100: all on 3 or 1 PM.
  const level = played({
    players: 'A:1800 B:1700 C:1600 D:1500 E:1400 F:1300 G:1200 H:1100',
    rounds: ['A-H 500-400, B-E 490-400, C-F 490-400, D-G 490-400'],
    settings: { rounds: 1 },
  });
  const won = (stage: FinalMatch['stage'], winner: PlayerId, loser: PlayerId): FinalMatch => ({
    stage,
    players: [loser, winner],
    result: { kind: 'games', games: [[380, 401]] },
  });
  const after = (final: Partial<Final>) => {
    const whole: Final = { players: 2, bestOf: 1, carry: false, thirdPlace: false, matches: [], ...final };
    return finalStandings({ ...level.tournament, final: whole }, level.people);
  };

  test('the final explains those whom it placed, the ties of the rounds the others', () => {
    const standings = after({
      lastPlace: 'game',
      matches: [won('tie', 'D', 'C'), won('tie', 'D', 'B'), won('final', 'D', 'A')],
    });
    expect(standings.rows.slice(0, 4).map(({ player, rank }) => `${rank} ${player}`)).toEqual([
      '1 D',
      '2 A',
      '3 B',
      '3 C',
    ]);
    expect(reasonsOf(standings).map(({ key, asks, players }) => [key, asks, players.join('')])).toEqual([
      ['finale', 'D', 'DA'],
      ['3', 'B', 'DABC'],
      ['1', 'E', 'EFGH'],
    ]);
    expect(reasonOf(standings, 'A')?.tie).toBeNull();
    expect(reasonOf(standings, 'C')?.key).toBe('3');
    expect(standings.decided?.before.slice(0, 4).map(({ rank }) => rank)).toEqual([1, 2, 2, 2]);
    expect(standings.decided?.matches.at(-1)).toEqual({
      stage: 'final',
      players: ['D', 'A'],
      end: 'won',
      figures: [401, 380],
    });
  });

  test('a tie of nobody but those whom it placed is told with it', () => {
    const four = played({
      players: 'A:1800 B:1700 C:1600 D:1500',
      rounds: ['A-C 490-400, B-D 490-400'],
      settings: { rounds: 1 },
    });
    const final: Final = { players: 2, bestOf: 1, carry: false, thirdPlace: false, matches: [won('final', 'B', 'A')] };
    const standings = finalStandings({ ...four.tournament, final }, four.people);
    expect(reasonsOf(standings).map(({ key }) => key)).toEqual(['finale', '1']);
  });

  test('without a match that orders anybody there is nothing of it to explain', () => {
    expect(after({ matches: [won('tie', 'D', 'C')] }).decided).toBeUndefined();
    expect(reasonsOf(after({})).map(({ key }) => key)).toEqual(['3', '1']);
  });
});
