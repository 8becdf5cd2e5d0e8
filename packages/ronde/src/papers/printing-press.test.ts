import { scoreSheets, tablesByName } from '@ronde/documents/papers';
import { drawNext, registered } from '@ronde/engine/fixtures/desk';
import { expect, test } from 'vitest';
import { printed, printedWithin, TooLongToSet } from './printing-press.ts';

const desk = registered(8);
drawNext(desk);
const paper = tablesByName(desk.state(), desk.people, 1, { lang: 'fr', at: '10:42' });
const begins = (pdf: Uint8Array) => Buffer.from(pdf.subarray(0, 5)).toString();

test('sheets asked for together all come; one that cannot be set fails alone', async () => {
  // A size that is no number: a fault of whoever described it.
  const wrong = { ...paper, body: { kind: 'flow', columns: 1, blocks: [{ kind: 'text' }] } } as unknown as typeof paper;
  const [one, bad, two] = await Promise.allSettled([paper, wrong, paper].map(printed));
  expect([one, bad, two].map((each) => each?.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(begins(await printed(paper))).toBe('%PDF-');
});

test('a sheet that takes too long fails alone: those that wait are set after it', async () => {
  const many = registered(300);
  drawNext(many);
  const long = scoreSheets(many.state(), many.people, 1, { lang: 'fr', at: '10:43' });
  const [late, waited] = await Promise.allSettled([printedWithin(long, 1), printed(paper)]);
  expect(late).toMatchObject({ reason: expect.any(TooLongToSet) });
  expect(waited?.status).toBe('fulfilled');
});
