// Every page about people, accounts and ratings read in English: no French sentence in it, and each thing that can be
// pressed or filled has a name.
import { afterAll, beforeAll, expect, test } from 'vitest';
import openDeNantes from '../../../../examples/federation/open-de-nantes.json' with { type: 'json' };
import firstRevision from '../../../../examples/federation/villebois-revision-1.json' with { type: 'json' };
import secondRevision from '../../../../examples/federation/villebois-revision-2.json' with { type: 'json' };
import { lang } from '../core/language/lang.ts';
import { loadObjections, loadSentences, loadTold } from '../core/language/load.ts';
import { page } from '../fixtures/page.ts';
import { signIn } from '../fixtures/tournaments.ts';

async function asked(method: string, path: string, body?: object): Promise<unknown> {
  const answer = await globalThis.inMemory.request('Claire', method, `/api${path}`, body);
  if (!answer.ok) throw new Error(await answer.text());
  return await answer.json();
}

const decide = (id: string, command: object) =>
  asked('POST', '/federations/english/decisions', { id, saw: 99, command });

/** Those of the house, by name: no sentences. */
const tournaments = new Set<string>();
/** Without their names: « Open de Nantes · Coupe de la Loire », “Archive the tournament, Open de Nantes”. */
const withoutNames = (text: string): string =>
  [...tournaments].sort((a, b) => b.length - a.length).reduce((rest, name) => rest.replaceAll(name, ''), text);

beforeAll(async () => {
  await signIn('Claire');
  await asked('POST', '/federations', { address: 'english', name: 'Fédération de Scrabble', game: 'scrabble' });
  await asked('POST', '/federations', { address: 'wargame', name: 'L’Art de la Guerre', game: 'art-de-la-guerre' });
  for (const [i, file] of [firstRevision, openDeNantes].entries()) {
    await asked('POST', '/federations/english/files', { file });
    await decide(`accept-${i}`, { kind: 'accept', receipt: i + 1, people: {} });
  }
  await decide('publish', { kind: 'publish', date: '2026-05-01' });
  await asked('POST', '/federations/english/files', { file: secondRevision });
  const players = openDeNantes.players.map(({ licence, ...player }) => player);
  const loire = {
    ...openDeNantes,
    ...{ id: 'a6f0c0de-0523-4a00-8000-00000000000e', name: 'Coupe de la Loire', date: '2026-05-23', players },
  };
  await asked('POST', '/federations/english/files', { file: loire });
  await asked('POST', '/federations/english/senders', { name: 'Club' });
  for (const { name } of (await asked('GET', '/tournaments')) as readonly { name: string }[]) tournaments.add(name);
  await Promise.all([loadSentences('en'), loadTold('en'), loadObjections('en')]);
  lang.set('en');
});
afterAll(() => lang.set('fr'));

/** Words that no English sentence has; names of people, towns, clubs and events are not sentences. */
const french =
  /(?<![\p{L}’])(le|les|une|des|du|est|sont|pas|aucune?|cotes?|tournois?|joueurs?|avec|pour|qui|sur|par|voir|à|été|renvoyer|accepter|annuler|retirer|nom)(?![\p{L}’])/iu;
const proper =
  /Tournoi de \p{L}+|Open de Nantes|Coupe de la Loire|Fédération de Scrabble|L’Art de la Guerre|Formule \p{L}+|« [^»]*»|[\p{Lu}’-]{2,} \p{Lu}[\p{L}-]+/gu;

/** All that is shown or heard: texts and accessible names. */
const spoken = () =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode())
      if (!node.parentElement?.closest('script, style, [lang="fr"], [hreflang="fr"]'))
        texts.push(node.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.push(element.getAttribute(name) ?? '');
    return [...texts, document.title];
  });

/** What can be pressed or filled and is not called anything. */
const nameless = () =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a[href], input:not([type="hidden"]), select, textarea')]
      .filter((element) => {
        const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
        const by = element.getAttribute('aria-labelledby');
        const said = [
          element.getAttribute('aria-label'),
          element.textContent,
          ...labels.map((label) => label.textContent),
          by && document.getElementById(by)?.textContent,
        ];
        return (
          !element.closest('[aria-hidden="true"]') &&
          element.getAttribute('type') !== 'file' &&
          !said.some((one) => one?.trim())
        );
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

async function readInEnglish(at: string): Promise<void> {
  await page.goto(at);
  await expect.poll(() => page.locator('h1').count(), { message: at }).toBe(1);
  await expect.poll(() => page.locator('[aria-busy="true"]').count(), { message: at }).toBe(0);
  const texts = (await spoken()).map((text) => withoutNames(text).replaceAll(proper, '').trim());
  expect(
    texts.filter((text) => french.test(text)),
    at,
  ).toEqual([]);
  expect(await nameless(), at).toEqual([]);
}

test.each([
  '',
  '/recus',
  '/recus/1',
  '/recus/3',
  '/recus/4',
  '/recus/1?acte=retirer',
  '/recus/1?acte=homologation',
  '/recus/liste',
])('received%s', (path) => readInEnglish(`/federation/english${path}`));

test.each([
  '/cotes',
  '/cotes?le=2026-04-01&qui=tous',
  '/publications/2026-05-01',
  '/publications/2026-05-01?contre=recalcul',
  '/publications/2026-06-01',
])('lists%s', (path) => readInEnglish(`/federation/english${path}`));

test('somebody, with a calculation open', async () => {
  const { rows: people } = (await asked('GET', '/federations/english/ratings?of=organisers')) as {
    rows: { name: string; person: string }[];
  };
  const maud = people.find(({ name }) => name === 'PRIGENT Maud')?.person ?? '';
  await readInEnglish(`/federation/english/cotes/${maud}`);
  await page.locator('main td button[aria-expanded]').nth(0).click();
  await page.getByText('International rating, § 5 to 7.').nth(0).waitFor();
});

test.each(['/saison', '/journal', '/expediteurs', '/equipe'])('the office%s', (path) =>
  readInEnglish(`/federation/english${path}`),
);

test.each(['/saison', '/recus', '/cotes', '/publications/2026-06-01', '/journal'])('the wargame%s', (path) =>
  readInEnglish(`/federation/wargame${path}`),
);

test.each([
  '/federation',
  '/bureau/registre',
  '/bureau/registre/liste',
  '/bureau/comptes',
  '/bureau/compte',
  '/connexion',
])('the house%s', (at) => readInEnglish(at));
