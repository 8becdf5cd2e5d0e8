import { MantineProvider } from '@mantine/core';
import { formulaOf, waiting } from '@ronde/engine';
import { wargame } from '@ronde/engine/fixtures/wargame';
import { namesOf } from '@ronde/language';
import { prerender } from 'react-dom/static';
import { beforeAll, expect, test } from 'vitest';
import { Router } from 'wouter';
import { loadSentences } from '../core/language/load.ts';
import { type Desk, DeskProvider } from '../shell/desk.tsx';
import { type DeskPage, DeskRoutes, deskPages, page } from './pages.tsx';

beforeAll(() => loadSentences('fr'));

const { tournament, people } = wargame({ players: 'AUBIN BELIN', rounds: ['AUBIN-BELIN 97-13'] });
const desk: Desk = {
  t: 't',
  role: 'director',
  tournament,
  people,
  names: namesOf(people, tournament.players),
  planned: formulaOf('art-de-la-guerre').plannedRounds(tournament),
  waits: waiting(tournament),
  warnings: [],
};

/** What stands at an address of the desk, once its script has come. */
async function shownAt(path: string, pages: readonly DeskPage[]): Promise<string> {
  const { prelude } = await prerender(
    <MantineProvider>
      <Router ssrPath={`/bureau/t${path}`}>
        <DeskProvider desk={desk}>
          <DeskRoutes pages={pages} />
        </DeskProvider>
      </Router>
    </MantineProvider>,
  );
  return await new Response(prelude).text();
}

const Tables = ({ table }: { readonly table: number }) => <p>{`La table numéro ${table}`}</p>;
const tables = page(
  '/tables/:table',
  async () => Tables,
  ({ table }) => (table === '7' ? { table: 7 } : null),
);

test('a page is a folder and a line: with its line it stands at its address, without it nothing does', async () => {
  expect(await shownAt('/tables/7', [...deskPages, tables])).toContain('La table numéro 7');
  expect(await shownAt('/tables/7', deskPages)).toContain('Cette page n’existe pas');
});

test('an address that means nothing to its page leads nowhere', async () => {
  expect(await shownAt('/tables/sept', [...deskPages, tables])).toContain('Cette page n’existe pas');
  expect(await shownAt('/ronde/007', deskPages)).toContain('Cette page n’existe pas');
  expect(await shownAt('/classement/neuf', deskPages)).toContain('Cette page n’existe pas');
  expect(await shownAt('/equipe/ailleurs', deskPages)).toContain('Cette page n’existe pas');
});

test('every page has an address of its own', () => {
  const addresses = deskPages.map(({ at }) => at);
  expect(new Set(addresses).size).toBe(addresses.length);
});
