// States of a hall that no test plays through: written here, and answered to the screen in the server's place.
import type { Page } from 'playwright-core';
import type { HallView } from '../packages/contract/src/http/hall.ts';
import type { PublicHead, PublicRound } from '../packages/contract/src/http/public.ts';
import type { SentStandings } from '../packages/contract/src/http/standing-lines.ts';

const surnames = [
  ...['AUBIN', 'BÉNÉVENT', 'BERTHIER', 'COLLIN', 'D’ALMEIDA', 'FONTAINE', 'GARNIER', 'HUYNH', 'IBRAHIM', 'KOUAMÉ'],
  ...['LEFÈVRE', 'MARCHAND', 'MOREL-DUVAL', 'N’DIAYE', 'ŒUVRARD', 'PASQUIER', 'PÉRIER', 'QUINTIN', 'ROUSSEL'],
  ...['SCHNEIDER', 'TOUSSAINT', 'VAN DER LINDEN-DE LA TOUR D’AUVERGNE', 'WAGNER', 'ZIMMERMANN'],
];
const givenNames = ['Colette', 'Paul', 'Mai-Lan', 'Jean-Baptiste', 'Zoé', 'Marie-Antoinette-Joséphine', 'Luc'];

/** So many people, some with long names. */
export const people = (n: number): readonly string[] =>
  Array.from(
    { length: n },
    (_, i) =>
      `${surnames[i % surnames.length]} ${givenNames[(i + Math.floor(i / surnames.length)) % givenNames.length]}`,
  );

/** Among them one whose name never ends, and one whose name is code. */
export const oddPeople = (n: number): readonly string[] =>
  people(n).map((name, i) => (i === 3 ? 'W'.repeat(120) : i === 5 ? '<svg/onload=alert(1)>' : name));

export interface Given {
  readonly head: PublicHead;
  readonly hall: HallView;
  readonly round: PublicRound;
  readonly standings: SentStandings;
}

/** A round of so many people in play, the last one exempt where their number is odd. */
export function given(n: number, hall: Partial<HallView> = {}, names = oddPeople(n)): Given {
  const players = names.map((name, i) => ({ id: String(i + 1), number: i + 1, name }));
  const tables = Array.from({ length: Math.ceil(n / 2) }, (_, i): PublicRound['tables'][number] => {
    const [one, two] = [String(2 * i + 1), String(2 * i + 2)];
    if (2 * i + 2 > n) return { players: [one], state: 'exempt' };
    return { table: i + 1, players: [one, two], starts: two, state: 'awaited' };
  });
  const now = Date.now();
  return {
    head: {
      wargame: false,
      ...{ version: 1, slug: 't', format: 'classique', date: '2026-11-14', status: 'open', settings: {}, planned: 5 },
      name: 'Grand tournoi de la vallée, seizième édition, en mémoire de ses fondateurs',
      rounds: [{ round: 10, status: 'published' }],
      players,
    },
    hall: {
      ...{ rev: 1, now, page: 'follow', frozen: false, message: null, stop: false, minutes: 20, clock: null },
      ...{ wifi: 'Salle des fêtes de Villebois', phones: { clock: true, sheet: true }, prizes: [], prizesLeft: 0 },
      addresses: { hall: 'http://192.168.100.200:4321' },
      ...hall,
    },
    round: { version: 1, round: 10, status: 'published', bestOf: 1, absent: [], tables },
    standings: {
      ...{ kind: 'scrabble', after: 10, final: false, ties: [] },
      rows: players.map(({ id }, i) => ({ rank: i + 1, player: id, pm: 30 - (i % 9), ppm: null, pdep: -1000 - i })),
    },
  };
}

/** Answers the screen with what `state` says at that moment; nobody is signed in, no stream comes. */
export async function answerWith(page: Page, state: () => Given): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const { head, hall, round, standings } = state();
    if (pathname === '/api/session') return route.fulfill({ json: { account: null, accounts: true, staff: false } });
    if (pathname.endsWith('/live')) return route.abort();
    if (pathname.endsWith('/hall')) return route.fulfill({ json: hall });
    if (pathname.includes('/rounds/')) return route.fulfill({ json: round });
    if (pathname.endsWith('/standings')) return route.fulfill({ json: { version: 1, standings } });
    return route.fulfill({ json: head });
  });
}
