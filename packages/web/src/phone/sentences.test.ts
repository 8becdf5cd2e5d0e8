import type { Lang } from '@ronde/language';
import { expect, test } from 'vitest';
import { actSentences } from './acts/sentences.ts';
import { clockSentences } from './clock/sentences.ts';
import { phoneEntrySentences } from './entry/sentences.ts';
import { phoneSentences } from './sentences.ts';
import { sheetSentences } from './sheet/sentences.ts';
import { wordsTabSentences } from './words-tab/sentences.ts';

/** Every sentence of the phone, with a name and a number in it where it takes any. */
function all(lang: Lang): readonly (readonly [string, string])[] {
  const rooms = {
    phone: phoneSentences[lang](),
    wargame: phoneSentences[lang]('art-de-la-guerre'),
    acts: actSentences[lang],
    clock: clockSentences[lang](),
    chrono: clockSentences[lang]('art-de-la-guerre'),
    entry: phoneEntrySentences[lang],
    sheet: sheetSentences[lang],
    words: wordsTabSentences[lang],
  };
  return Object.entries(rooms).flatMap(([room, sentences]) => said(room, sentences));
}

function said(at: string, value: unknown): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value === 'function') return [[at, String(value(2, 3))]];
  return Object.entries(value as object).flatMap(([key, one]) => said(`${at}.${key}`, one));
}

test('the agreed words of ux.md §8 and §10, to the space', () => {
  const text = phoneSentences.fr();
  expect(text.pairing(4)).toBe('Ronde 4\u00a0: appariement en cours');
  expect(text.exemptWorth('3 PM, +50')).toBe('Exemption pour cette ronde\u00a0: 3 PM, +50');
  expect(text.disputed).toBe('Vos deux scores diffèrent. Appelez l’arbitrage et gardez vos feuilles.');
  expect(text.disputedDesk).toBe(
    'Votre score diffère de celui que la table de marque a saisi. Appelez l’arbitrage et gardez vos feuilles.',
  );
  expect(text.codeUnknown).toBe('Ce code n’est pas connu ici\u00a0: relisez-le.');
  expect([text.seated(4, 3), phoneSentences.fr('art-de-la-guerre').seated(2, 3)]).toEqual([
    'Ronde 4\u00a0: table 3',
    'Tour 2\u00a0: terrain 3',
  ]);
  expect([text.confirmWin, text.notThis]).toEqual(['Confirmer ma victoire', 'Ce n’est pas ce score']);
  expect([text.present, text.follow, text.youStart]).toEqual([
    'Présence notée',
    'Suivre une autre personne…',
    'Vous commencez',
  ]);
  expect([text.upToDate('15:58'), text.updated('15:08')]).toEqual(['à jour, 15:58', 'mis à jour à 15:08']);
  const tab = wordsTabSentences.fr;
  expect([tab.admitted, tab.refused]).toEqual(['admis', 'non admis']);
  expect(phoneSentences.fr('art-de-la-guerre').pairing(2)).toBe('Tour 2\u00a0: appariement en cours');
});

test('French typography: the spaces before ; : ! ? and inside « », ’ for apostrophes', () => {
  for (const [at, text] of all('fr'))
    if (!at.endsWith('.language') && !at.endsWith('.lang'))
      expect(text, at).not.toMatch(/ [:;!?»]|« |'|(?<![\u00a0\u202f])[;!?](?=\s|$)|(?<!\u00a0):(?=\s|$)/);
});

test('in L’Art de la Guerre a round is a « tour » everywhere', () => {
  for (const [at, text] of all('fr'))
    if (at.startsWith('wargame')) expect(text.replace('Ronde ne répond pas', ''), at).not.toMatch(/ronde/i);
});

test('in L’Art de la Guerre a table is a « terrain » and a score a « résultat » everywhere', () => {
  // Where the results are brought is a « table de marque » in both; Scrabble’s own button and help are not shown.
  const ofScrabble = ['wargame.openSheet'];
  for (const [at, text] of all('fr'))
    if (at.startsWith('wargame') && !ofScrabble.includes(at))
      expect(text.replace('table de marque', ''), at).not.toMatch(/\btables?\b|\bscores?\b/i);
  for (const [at, text] of all('en'))
    if (at.startsWith('wargame') && !ofScrabble.includes(at) && at !== 'wargame.tabs.sheet')
      expect(text, at).not.toMatch(/\bscores?\b/i);
});

test('English has its own signs, and no French word', () => {
  for (const [at, text] of all('en')) if (!at.endsWith('.language')) expect(text, at).not.toMatch(/[«»\u202f]|[éèêàç]/);
});
