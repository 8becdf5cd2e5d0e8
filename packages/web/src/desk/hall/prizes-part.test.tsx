import { MantineProvider } from '@mantine/core';
import { formulaOf, type Tournament, waiting } from '@ronde/engine';
import { played } from '@ronde/engine/fixtures/played';
import { namesOf } from '@ronde/language';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Hall } from '../../core/hall-query.ts';
import { loadSentences } from '../../core/language/load.ts';
import { DeskProvider } from '../../shell/desk.tsx';
import { PrizesPart } from './prizes-part.tsx';

// The way to the server reads the address of the page when it is loaded.
vi.hoisted(() => vi.stubGlobal('location', new URL('http://localhost/')));
afterAll(() => vi.unstubAllGlobals());
beforeAll(() => loadSentences('fr'));

const { tournament, people } = played({ players: 'A:9 B:8', rounds: ['A-B 400-310'] });
const next = { key: 'podium:1', group: 'podium', of: null, figure: 1, step: 1, players: [{ number: 1, name: 'A' }] };

function shown(status: Tournament['status'], prizes: Partial<Hall> = {}): string {
  const t: Tournament = { ...tournament, status };
  const desk = {
    t: 't',
    role: 'director' as const,
    tournament: t,
    people,
    names: namesOf(people, t.players),
    planned: formulaOf('classique').plannedRounds(t),
    waits: waiting(t),
    warnings: [],
  };
  const hall = {
    prizes: [],
    passed: [],
    prizesLeft: 9,
    next,
    page: 'follow',
    frozen: false,
    ...prizes,
  } as unknown as Hall;
  const html = renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <DeskProvider desk={desk}>
          <PrizesPart hall={hall} />
        </DeskProvider>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

test('C12: what the closing made public is not said to be hidden', () => {
  expect(shown('open')).toContain('9 prix encore cachés');
  const closed = shown('closed');
  expect(closed).not.toContain('caché');
  expect(closed).toContain('le classement final et le palmarès sont publics');
});

test('a tournament without prizes says so, once a round is over', () => {
  const said = shown('open', { prizesLeft: 0, next: null });
  expect(said).toContain('Ce tournoi ne donne aucun prix.');
  expect(said).not.toContain('paraîtront');
});

test('a prize that is left out stands apart, and can be put back', () => {
  const said = shown('open', { passed: [next] as Hall['passed'], next: null, prizesLeft: 0 });
  expect(said).toContain('De côté : 1ʳᵉ place, A.');
  expect(said).toContain('Le remettre');
  expect(shown('open')).toContain('Laisser ce prix de côté');
});
