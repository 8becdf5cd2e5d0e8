import { hash } from 'node:crypto';
import type { FederationGame } from '@ronde/contract/federation/archive';

/** A player of a test tournament: the places are the order of the list. */
export interface TestPlayer {
  readonly name: string;
  readonly licence?: string;
  readonly club?: string;
  readonly rating?: number;
  readonly duplicateSeries?: string;
  readonly pseudonym?: string;
  readonly birthYear?: number;
}

interface TestEvent {
  readonly id: string;
  readonly name?: string;
  readonly date: string;
  readonly revision?: number;
  readonly rounds?: number;
  readonly approved?: boolean;
}

/**
 * A closed tournament file of an even number of players that ends in this order: the first half beats the second in
 * each round, the margins are the order.
 */
export function closedFile(players: readonly TestPlayer[], event: TestEvent) {
  const { id, name = id, date, revision = 1, rounds = 5, approved } = event;
  const half = players.length / 2;
  const ids = players.map(({ licence }, i) => (licence === undefined ? `p${i + 1}` : `L${licence}`));
  const matches = ids.slice(0, half).map((best, i) => ({
    table: i + 1,
    players: [best, ids[players.length - i - 1] ?? ''],
    games: [[400 + 10 * (half - i), 400 - 10 * (half - i)]],
  }));
  return {
    ronde: 1,
    id,
    revision,
    closed: true,
    name,
    format: 'classique',
    date,
    seed: 1,
    settings: { rounds, ...(approved !== undefined && { rating: { approved } }) },
    players: players.map((player, i) => ({ id: ids[i] ?? '', ...player })),
    rounds: Array.from({ length: rounds }, () => ({ matches })),
  };
}

export const digest = (file: object): string => hash('sha256', JSON.stringify(file));

/** As a house sends it. */
export const sentBy = (file: ReturnType<typeof closedFile>, more: object = {}) => ({
  kind: 'closed-tournament',
  tournament: file.id,
  revision: file.revision,
  closedAt: `${file.date}T17:00:00.000Z`,
  file,
  digest: digest(file),
  ...more,
});

/** Classement PL, the example of ten players: the 1803 second becomes 2032, the second 1700* eighth 1608. */
export const tenOfTheText: readonly TestPlayer[] = [
  { name: 'BERTHIER Paul', licence: '1', rating: 2923, club: 'Lyon' },
  { name: 'PRIGENT Maud', licence: '2', rating: 1803, club: 'Rennes' },
  { name: 'AUBERT Rémi', licence: '3', rating: 1860, club: 'Nantes' },
  { name: 'ROUSSEL Gérard', licence: '4', duplicateSeries: '1B' },
  { name: 'SCHNEIDER Ruth', licence: '5', rating: 1580, club: 'Strasbourg' },
  { name: 'GARNIER Élodie', licence: '6', duplicateSeries: '4A' },
  { name: 'COUSIN Laure', licence: '7', rating: 1415 },
  { name: 'MALLET Xavier', licence: '8', duplicateSeries: '4C' },
  { name: 'HUBERT Raphaël', licence: '9', rating: 1002 },
  { name: 'FONTAINE Noël', licence: '10', birthYear: 2014 },
];

export const pl = { address: 'pl', name: 'Classement PL', game: 'scrabble' } as const satisfies {
  game: FederationGame;
} & Record<string, string>;
