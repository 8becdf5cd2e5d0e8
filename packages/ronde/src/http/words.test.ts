import { expect, test } from 'vitest';
import { inBytes } from '../word-list/word-file.ts';
import { openDesk } from './test-desk.ts';

test('words are looked up by staff: admitted or not, one by one, with the list that answered', async () => {
  const file = inBytes(Buffer.from('ETE\nMAISON\n'), 'liste d’essai');
  const desk = await openDesk({}, { words: async () => file });
  const answer = await desk.post('/api/words', { words: ['été', 'zzz'] });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    list: { name: 'liste d’essai', count: 2 },
    words: [
      { word: 'ETE', admitted: true },
      { word: 'ZZZ', admitted: false },
    ],
  });
  expect((await desk.post('/api/words', { words: Array.from({ length: 21 }, () => 'a') })).status).toBe(422);
});

test('a house without a list says so', async () => {
  const desk = await openDesk();
  const answer = await desk.post('/api/words', { words: ['été'] });
  expect(await answer.json()).toEqual({ list: null, words: [] });
});
