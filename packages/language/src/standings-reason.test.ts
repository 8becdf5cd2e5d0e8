import { type Final, type FinalMatch, finalStandings, type Reason, reasonsOf, type Tournament } from '@ronde/engine';
import { played } from '@ronde/engine/fixtures/played';
import { expect, test } from 'vitest';
import { allSentences } from './index.ts';
import type { Lang } from './lang.ts';
import { namesOf } from './names.ts';
import { standingsReason } from './standings-reason.ts';

// After one round: ALLARD +100; BRUN, CARON and DENIS +90 each, not met, so that three share the 2nd place.
const day = played({
  players: 'ALLARD:1800 BRUN:1700 CARON:1600 DENIS:1500 ETIENNE:1400 FABRE:1300 GUERIN:1200 HUET:1100',
  rounds: ['ALLARD-HUET 500-400, BRUN-ETIENNE 490-400, CARON-FABRE 490-400, DENIS-GUERIN 490-400'],
  settings: { rounds: 1 },
});
const names = namesOf(day.people, day.tournament.players);

const match = (
  stage: FinalMatch['stage'],
  a: string,
  b: string,
  ...games: (readonly [number, number])[]
): FinalMatch => ({
  stage,
  players: [a, b],
  ...(games.length > 0 && { result: { kind: 'games', games } }),
});

function said(final: Partial<Final>, lang: Lang = 'fr', more: Partial<Tournament> = {}, raw = false) {
  const whole: Final = { players: 2, bestOf: 1, carry: false, thirdPlace: false, matches: [], ...final };
  const tournament = { ...day.tournament, ...more, final: whole };
  const standings = finalStandings(tournament, day.people);
  const asked = { standings, names, format: tournament.format };
  return reasonsOf(standings).map((reason: Reason) => {
    const { title, lines } = standingsReason(allSentences[lang](), reason, asked);
    // Spaces as they are typed: the last test holds the real ones.
    return [title, ...lines].map((line) => (raw ? line : line.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')));
  });
}

const decided = [match('tie', 'CARON', 'DENIS', [390, 410]), match('tie', 'BRUN', 'DENIS', [398, 410])];

test('a final of two, after two play-off games: what it decided, and the tie as it was before', () => {
  const [final, tie, others] = said({
    lastPlace: 'game',
    bestOf: 3,
    matches: [...decided, match('final', 'ALLARD', 'DENIS', [400, 380], [380, 400], [350, 420])],
  });
  expect(final).toEqual([
    '1ʳᵉ, 2ᵉ : la finale',
    'La finale décide des places 1 et 2 : les PM des rondes n’y jouent plus aucun rôle.',
    'Partie décisive pour la dernière place de la finale : DENIS bat CARON, 410 – 390.',
    'Partie décisive pour la dernière place de la finale : DENIS bat BRUN, 410 – 398.',
    'Finale : DENIS bat ALLARD, 2 – 1.',
    'Places après les rondes : 1 ALLARD, 2 ex æquo DENIS.',
  ]);
  expect(tie?.[0]).toBe('Après les rondes, 1ʳᵉ, 2ᵉ : quatre joueurs à 3 PM');
  expect(tie?.slice(2)).toEqual([
    'Pour BRUN, CARON et DENIS, égalité complète : 2ᵉ ex æquo. La place suivante est la 5ᵉ.',
    'Partie décisive pour la dernière place de la finale : DENIS bat CARON, 410 – 390.',
    'Partie décisive pour la dernière place de la finale : DENIS bat BRUN, 410 – 398.',
    'La finale décide ensuite des places 1 et 2.',
  ]);
  expect(others?.[0]).toBe('5ᵉ, 8ᵉ : quatre joueurs à 1 PM');
});

test('a final of four in play: forfeits, games given, draws, and who keeps the order of the rounds', () => {
  const semi = {
    stage: 'semi',
    players: ['ALLARD', 'DENIS'],
    result: { kind: 'forfeit', by: 'ALLARD', games: [] },
  } as const;
  const given = {
    stage: 'semi',
    players: ['BRUN', 'CARON'],
    result: { kind: 'awarded', to: 'CARON', games: [] },
  } as const;
  const [final] = said({ players: 4, matches: [semi, given, match('final', 'CARON', 'DENIS', [400, 400])] });
  expect(final?.slice(0, 6)).toEqual([
    '1ʳᵉ à 4ᵉ : la finale',
    'La finale décide des places 1 à 4 : les PM des rondes n’y jouent plus aucun rôle.',
    'Demi-finale : forfait d’ALLARD, match à DENIS.',
    'Demi-finale : match donné à CARON contre BRUN.',
    'Finale : CARON contre DENIS, 400 – 400, égalité : le classement des rondes décide.',
    'Pas de match pour la 3ᵉ place : ALLARD et BRUN gardent l’ordre des rondes.',
  ]);
  // All four who were level on PM are in it: their tie is told here.
  expect(final?.at(-2)).toMatch(/^Après les rondes, quatre joueurs à 3 PM\. /);
  expect(final?.at(-1)).toBe('Pour BRUN, CARON et DENIS, égalité complète : 2ᵉ ex æquo. La place suivante est la 5ᵉ.');
  const [open] = said({ matches: [match('final', 'ALLARD', 'BRUN')] });
  expect(open?.[2]).toBe('Finale : ALLARD contre BRUN, résultat attendu.');
});

test('the last place of the final by the initial ranking; in English; a wargame speaks of « tours »', () => {
  const final = { lastPlace: 'initial-rank', matches: [match('final', 'ALLARD', 'BRUN', [401, 400])] } as const;
  expect(said(final)[1]).toContain('Dernière place de la finale, à la meilleure place du classement initial : BRUN.');
  expect(said(final, 'en')[0]?.slice(0, 3)).toEqual([
    '1st, 2nd: the final',
    'The final decides places 1 and 2: the match points from the rounds do not count for them.',
    'Final: ALLARD beats BRUN, 401 – 400.',
  ]);
  const swiss = said(final, 'fr', { format: 'suisse', theme: 'Antiquité' });
  expect(swiss.flat().join(' ')).not.toContain('PM');
});

test('French spaces', () => {
  const lines = said(
    { lastPlace: 'game', matches: [...decided, match('final', 'ALLARD', 'DENIS')] },
    'fr',
    {},
    true,
  ).flat();
  for (const line of lines) expect(line).not.toMatch(/ [:;!?»]|[^\u00a0]:/);
});

test('the article is the Belgian one in its own formula alone: elsewhere a final is a rule of Ronde', () => {
  const cited = (format: Tournament['format']) => {
    const matches = [match('final', 'ALLARD', 'BRUN', [400, 380])];
    const final: Final = { players: 2, bestOf: 1, carry: false, thirdPlace: false, matches };
    const whole = { ...day.tournament, format, final };
    const standings = finalStandings(whole, day.people);
    const [reason] = reasonsOf(standings);
    if (!reason) throw new Error('The final decides.');
    return standingsReason(allSentences.fr(), reason, { standings, names, format }).rule.text;
  };
  expect(cited('classique-belge')).toBe('Formule Classique (Belgique 2007), introduction du règlement.');
  expect(cited('suisse')).toBe('Système suisse, règle propre à Ronde.');
});
