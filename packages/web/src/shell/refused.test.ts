import type { Refusal } from '@ronde/engine';
import { expect, test, vi } from 'vitest';
import { placeAddress, placeSentences, refusalPlace } from './refusal-place.ts';

// The way to the server reads the address of the page when it is loaded.
vi.hoisted(() => vi.stubGlobal('location', new URL('http://localhost/')));

const desk = { t: 't', tournament: { players: [{ id: 'p7', number: 7 }] } } as unknown as Parameters<
  typeof placeAddress
>[1];

/** Round 3 is asked for and it is round 2’s turn; 4 is the last one drawn. */
function leadsTo(code: Refusal['code'], more: object = {}): string | null {
  const place = refusalPlace({
    code,
    round: 3,
    next: 2,
    last: 4,
    player: 'p7',
    table: { round: 3 },
    ...more,
  } as Refusal);
  return place && placeAddress(place, desk);
}

test('a refusal leads where its step is taken: to the round whose turn it is, not to the one that was asked for', () => {
  expect(leadsTo('round-order')).toBe('/bureau/t/ronde/2');
  expect(leadsTo('not-the-last-round')).toBe('/bureau/t/ronde/4');
});

test.each([
  ...['results-missing', 'round-not-closed', 'round-is-draft', 'round-open', 'round-closed', 'round-published'],
  ...['already-drawn', 'spare-drawn', 'result-changed'],
] as const)('%s leads to its round', (code) => {
  expect(leadsTo(code)).toBe('/bureau/t/ronde/3');
});

test.each(['too-few-players', 'nothing-played', 'absences-changed'] as const)(
  '%s leads to the registration',
  (code) => {
    expect(leadsTo(code)).toBe('/bureau/t/inscriptions');
  },
);

test('what is closed is opened where it was closed; what is mended here leads nowhere; a person has a page', () => {
  expect(leadsTo('tournament-closed')).toBe('/bureau/t/cloture');
  expect(leadsTo('bad-score')).toBeNull();
  expect(leadsTo('already-left')).toBe('/bureau/t/joueur/7');
});

test('a link is named for where it leads, not for a deed that it does not do', () => {
  const said = Object.values(placeSentences.fr()).map((name) => name(3));
  expect(said).not.toHaveLength(0);
  for (const name of said) expect(name).toMatch(/^(Ouvrir|Aller) /);
  expect(placeSentences.fr('art-de-la-guerre').round(3)).toBe('Ouvrir le tour 3');
});
