// Names of every kind through a list: pasted, previewed, registered, exported, and pasted again, they are the same.
import type { ListPreview } from '@ronde/contract/http/lists';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openDesk } from './test-desk.ts';

const surname = fc.constantFrom(
  ...[
    'LEFÈVRE',
    'N’GUYEN',
    'DE LA TOUR',
    'ŒUVRARD',
    'D’ALMEIDA',
    'VAN DER BERG',
    'O’BRIEN-SMITH',
    'ÇELİK',
    'ØSTERGÅRD',
    '王',
  ],
);
const given = fc.constantFrom(
  ...[
    'Zoé',
    'Jean-Pierre',
    'Mai-Lan',
    'Ève',
    'José María',
    'Ng',
    'Þór',
    '小明',
    'محمد',
    'J.-M.',
    'Anne « Nanou »',
    'Jean"Jo"',
  ],
);
/** Surnames too, which mean something else in a list: two people, a total, a greeting, a series, a remark. */
const meaning =
  'et and contre vs versus ou total rang liste exempt bye nc pl elo cote club ss pas ok oui non absent si pour table nul forfait sera bonjour merci'.split(
    ' ',
  );
const letters = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.string({
      unit: fc.constantFrom(...'abcdeéèêfghijklmnoœpqrstuvwxyzçñüß'),
      minLength: 2,
      maxLength: 12,
    }),
  },
  { weight: 1, arbitrary: fc.constantFrom(...meaning) },
);
const name = fc
  .tuple(surname, letters, given)
  .map(([one, middle, other]) => `${one} ${middle.toLocaleUpperCase('fr')} ${other}`);

/** In quotation marks, as a spreadsheet writes it. */
const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const listOf = (names: readonly string[]): string =>
  ['Nom complet;Cote', ...names.map((one) => `${cell(one)};1500`)].join('\n');

/** A thousand lists of ten names. */
const [runs, many] = [1000, 10];

test('random names are registered as they stand, exported, and known again', async () => {
  const desk = await openDesk();
  let lists = 0;
  const holds = async (names: readonly string[]) => {
    const { slug } = (await (await desk.create(`Lyon ${++lists}`)).json()) as { slug: string };
    const t = `/api/tournaments/${slug}`;
    const paste = async (): Promise<ListPreview> =>
      (await (await desk.post(`${t}/lists`, { text: listOf(names) })).json()) as ListPreview;
    const players = (await paste()).lines.flatMap((line, n) =>
      line.kind === 'new' || line.kind === 'doubtful' ? [{ player: `p${n}`, ...line.facts }] : [],
    );
    expect((await desk.post(`${t}/lists/register`, { id: 'list', players })).status).toBe(200);
    const { players: written } = (await (await desk.get(`${t}/file`)).json()) as {
      players: readonly { name: string }[];
    };
    expect(written.map((player) => player.name)).toEqual(names);
    const { lines } = await paste();
    expect(lines.map((line) => (line.kind === 'known' ? line.name : line))).toEqual(names);
  };
  // The first one waits for what the program makes ready once.
  await holds(fc.sample(name, { numRuns: 3, seed: 16 }));
  await fc.assert(fc.asyncProperty(fc.uniqueArray(name, { minLength: many, maxLength: many }), holds), {
    numRuns: runs,
  });
}, 300_000);

test('ten thousand random names in one list are read as they stand', async () => {
  const desk = await openDesk();
  const { slug } = (await (await desk.create('Lyon')).json()) as { slug: string };
  const names = [...new Set(fc.sample(name, { numRuns: 11_000, seed: 16 }))].slice(0, 10_000);
  expect(names).toHaveLength(10_000);
  const preview = await desk.post(`/api/tournaments/${slug}/lists`, {
    file: Buffer.from(listOf(names)).toString('base64'),
  });
  const { lines } = (await preview.json()) as ListPreview;
  // Of names that are nearly the same it is asked whether they are one person: neither is lost.
  const read = lines.map((line) => (line.kind === 'new' || line.kind === 'doubtful' ? line.facts.person.name : line));
  expect(read.filter((one, i) => one !== names[i])).toEqual([]);
});
