import { MantineProvider } from '@mantine/core';
import type { DeskRole } from '@ronde/contract/http/desk';
import { formulaOf, waiting } from '@ronde/engine';
import { desk as director } from '@ronde/engine/fixtures/desk';
import { namesOf } from '@ronde/language';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadObjections, loadSentences } from '../core/language/load.ts';
import { AbsentTwiceChoice, type AbsentTwiceRefusal, afterSwap, anyway, swapOf } from './absent-twice.tsx';
import { type Desk, DeskProvider } from './desk.tsx';

// What fails to answer is said by where the page comes from.
vi.hoisted(() => vi.stubGlobal('location', { hostname: 'localhost' }));
beforeAll(() => Promise.all([loadSentences('fr'), loadObjections('fr')]));

const refusal: AbsentTwiceRefusal = {
  code: 'absent-twice',
  table: { round: 2, table: 1, players: ['J1', 'J7'] },
  player: 'J1',
  rounds: [1],
  swap: { table: { round: 2, table: 7, players: ['J2', 'J3'] }, players: ['J1', 'J2'] },
};
const asked = {
  kind: 'record',
  round: 2,
  players: ['J1', 'J7'],
  result: { kind: 'forfeit', by: 'J7', games: [] },
  saw: null,
} as const;

test('DAY-08: the exchange is that of the tables that were seen, and the forfeit then the other table’s', () => {
  expect(swapOf(refusal)).toEqual({
    kind: 'swap',
    round: 2,
    players: ['J1', 'J2'],
    saw: [
      ['J1', 'J7'],
      ['J2', 'J3'],
    ],
  });
  expect(afterSwap(asked, refusal)).toEqual({ ...asked, players: ['J2', 'J7'] });
  // Who leaves or is excluded forfeits against whoever sits there by now.
  const leaves = { kind: 'withdraw', player: 'J7', running: 'forfeit' } as const;
  expect(afterSwap(leaves, refusal)).toEqual(leaves);
  expect([anyway(asked), anyway(leaves)]).toEqual([
    { ...asked, anyway: true },
    { ...leaves, anyway: true },
  ]);
  expect(swapOf({ ...refusal, swap: null })).toBeNull();
});

function shown(refusal: AbsentTwiceRefusal, role: DeskRole = 'director'): string {
  const d = director({}, 42, 'classique-belge');
  for (let number = 1; number <= 8; number++) d.act({ kind: 'register', player: `J${number}`, number });
  const tournament = d.state();
  const desk: Desk = {
    t: 't',
    role,
    tournament,
    people: d.people,
    names: namesOf(d.people, tournament.players),
    planned: formulaOf(tournament.format).plannedRounds(tournament),
    waits: waiting(tournament),
    warnings: [],
  };
  const again = async () => ({ kind: 'done', value: null }) as const;
  const markup = renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <DeskProvider desk={desk}>
          <AbsentTwiceChoice {...{ refusal, asked, again }} onDone={() => {}} onClose={() => {}} focus={false} />
        </DeskProvider>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/[\s\u00a0\u202f]+/g, ' ');
}

test('what the panel says, and offers by key', () => {
  const text = shown(refusal);
  expect(text).toContain('Table 1 : J1 n’aurait personne en face, comme en ronde 1.');
  expect(text).toContain('Avec la table 7 : J1 y joue contre J3, et la victoire par forfait est pour J2.');
  expect(text).toMatch(/Échanger avec la table 7 1 .*Créditer quand même 2/);
  const none = shown({ ...refusal, swap: null });
  expect(none).toContain('Aucune autre table sans résultat ne peut être échangée.');
  expect(none).not.toContain('Échanger');
});

test('neither is offered to whom the server would refuse it', () => {
  const text = shown(refusal, 'clerk');
  expect(text).toContain('Ce choix revient à la direction.');
  expect(text).not.toMatch(/Échanger avec|Créditer/);
});
