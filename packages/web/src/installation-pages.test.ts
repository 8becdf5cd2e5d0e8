import { expect, test } from 'vitest';
import { timeSentences } from './desk/clocks/hall-time.tsx';
import { hallSentences } from './desk/hall/sentences.ts';
import { homeSentences } from './desk/home/sentences.ts';
import { settingsSentences } from './desk/settings/sentences.ts';
import { teamSentences } from './desk/team/sentences.ts';
import { accountsSentences } from './federation/accounts/sentences.ts';
import { registerSentences } from './federation/register/sentences.ts';
import { oneTimeSentences } from './ui/given-link.tsx';
import { staffSentences } from './ui/staff-sentences.ts';

const rooms = {
  accountsSentences,
  hallSentences,
  homeSentences,
  staffSentences: staffSentences,
  oneTimeSentences,
  registerSentences,
  settingsSentences,
  teamSentences,
  timeSentences,
};

/** Every sentence of a room, those with a gap filled with « 3 ». */
function sentences(value: unknown, at: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value === 'function') return sentences(value('3', '3'), at);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => sentences(inner, `${at}.${key}`));
}

const all = (lang: 'fr' | 'en') =>
  Object.entries(rooms).flatMap(([room, dictionary]) => sentences(dictionary[lang], room));

test('French signs stand after their own spaces, apostrophes are typographic', () => {
  expect(all('fr').length).toBeGreaterThan(200);
  for (const [at, text] of all('fr')) {
    expect(text, at).not.toMatch(/ [:;!?»]|« |'|(?<![\u00a0\u202f])[;!?](?=\s|$)|(?<!\u00a0):(?=\s|$)/);
    expect(text, at).toMatch(/\S/);
  }
});

test('the pages have the same sentences in English, none of them French', () => {
  expect(all('en').map(([at]) => at)).toEqual(all('fr').map(([at]) => at));
  for (const [at, text] of all('en')) expect(text, at).not.toMatch(/[«»\u202f]|[éèêàç]/);
});
