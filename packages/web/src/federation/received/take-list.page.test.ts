// Another federation's list, by the same button as results: read from a sheet, received as a document, shown before it
// counts, « reprise telle quelle ».
import { beforeAll, expect, test } from 'vitest';
import firstRevision from '../../../../../examples/federation/villebois-revision-1.json' with { type: 'json' };
import { page, plain } from '../../fixtures/page.ts';
import { signIn } from '../../fixtures/tournaments.ts';

async function asked(method: string, path: string, body?: object): Promise<unknown> {
  const answer = await globalThis.inMemory.request('Claire', method, `/api/federations${path}`, body);
  if (!answer.ok) throw new Error(await answer.text());
  return await answer.json();
}

const said = async () => plain(await page.textContent('main'));
const button = (name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });

const sheet = `Nom;Licence;Cote;Dernier tournoi
ZIDANE Karim;2050001;2410;2025-09-20
PRIGENT Maud;1040004;1950;2025-09-20
OMAR Lina;2050002;;2025-09-20
ZIDANE Karim;2050001;2400;2025-09-20
`;

/** As if somebody had chosen this file. */
async function choose(name: string, content: string): Promise<void> {
  const input = await page.locator('input[type="file"]').one();
  Object.defineProperty(input, 'files', { configurable: true, value: [new File([content], name)] });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

beforeAll(async () => {
  await signIn('Claire');
  await asked('POST', '', { address: 'listes', name: 'Fédération de Scrabble', game: 'scrabble' });
  await asked('POST', '/listes/files', { file: firstRevision });
  await asked('POST', '/listes/decisions', {
    id: 'accept',
    saw: 9,
    command: { kind: 'accept', receipt: 1, people: {} },
  });
  await page.goto('/federation/listes/recus');
});

test('the button of results takes a sheet too: its lines are read, what has no rating or comes twice stays out', async () => {
  await page.getByText('Rien à relire.').first().waitFor();
  await choose('fisf.csv', sheet);
  await expect.poll(said).toContain('Reprendre une liste');
  await button('Recevoir 2 cotes').waitFor();
  const text = await said();
  expect(text).toContain('2 lignes restent dehors');
  expect(text).toContain('sans cote : rien à reprendre.');
  expect(text).toContain('déjà à la ligne 2 : seule cette ligne est retenue.');
});

test('without a name it is not received; named and dated, it is a document to review', async () => {
  await button('Recevoir 2 cotes').click();
  await page.getByText('Donnez le nom de la liste').waitFor();
  await page.getByLabel('Nom de la liste').fill('liste FISF');
  await page.getByLabel('Date de la liste').fill('2025-10-01');
  await button('Recevoir 2 cotes').click();
  await expect.poll(said).toContain('Reprise telle quelle : liste FISF du 1ᵉʳ octobre 2025, 2 personnes.');
});

test('before it counts: who is new by it, and whose event after it starts from another rating', async () => {
  // Villebois came with 1803 for the one whom the list says 1950 on an earlier day: the list counts, then the event.
  // §5 to 7: 1950 + 9 + 10 + ⅔ × (2250 − 1950) = 2169.
  await expect.poll(said).toContain('PRIGENT Maud20322169+137');
  const text = await said();
  expect(text).toContain('liste reprise telle quelle');
  expect(text).toContain('ZIDANE Karim–2410');
  await button('Accepter').click();
  await page.getByText('Rien à relire.').first().waitFor();
  await page.goto('/federation/listes/recus/2');
  await expect.poll(said).toContain('2 cotes reprises telles quelles, au 1ᵉʳ octobre 2025.');
});

test('the same list again is the document that is here; corrected, its revision 2', async () => {
  for (const [content, revision] of [
    [sheet, 'Révision 1,'],
    [sheet.replace('2410', '2420'), 'Révision 2,'],
  ] as const) {
    await page.goto('/federation/listes/recus/liste');
    await page.getByLabel('Liste collée').fill(content);
    await page.getByLabel('Nom de la liste').fill('liste FISF');
    await page.getByLabel('Date de la liste').fill('2025-10-01');
    await button('Recevoir 2 cotes').click();
    await expect.poll(said).toContain('Reprise telle quelle');
    expect(await said()).toContain(revision);
  }
  expect(await said()).toContain('révision 2, corrige une liste acceptée');
});
