import { MantineProvider } from '@mantine/core';
import { formulaOf, standingsOf, waiting } from '@ronde/engine';
import { wargame } from '@ronde/engine/fixtures/wargame';
import { namesOf } from '@ronde/language';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { Router } from 'wouter';
import { loadSentences } from '../../core/language/load.ts';
import { type Desk, DeskProvider } from '../../shell/desk.tsx';
import { PlayersPage } from '../players/players-page.tsx';
import { Count } from '../registration/tools.tsx';
import { StandingsTable } from '../standings-table/standings-table.tsx';
import { GridTable } from './grid-table.tsx';

beforeAll(() => loadSentences('fr'));

const { tournament, people } = wargame({
  players: 'AUBIN BELIN CARON RIVET',
  rounds: ['AUBIN-BELIN 97-13,CARON-RIVET 45=45'],
  about: { RIVET: { spare: true } },
});
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

/** As text: tags away. */
const shown = (page: ReactNode): string =>
  renderToStaticMarkup(
    <MantineProvider>
      <Router ssrPath="/">
        <DeskProvider desk={desk}>{page}</DeskProvider>
      </Router>
    </MantineProvider>,
  )
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

test('« Grille »: the game against a spare player stands there, under their name', () => {
  const text = shown(<GridTable standings={standingsOf(tournament, people)} />);
  expect(text).toMatch(/Joueur 1 AUBIN 2 CARON 3 BELIN RIVET RIVET /);
  expect(text).toMatch(/ 2 CARON .*· .*N 45–\u206045 T1 /);
});

test('a spare player is in the number of nobody: Joueurs, and those who are here', () => {
  expect(shown(<PlayersPage />)).toContain('3 joueurs');
  expect(shown(<Count />)).toContain('3 présents sur 3');
});

test('the standings of a wargame have the points of each round, in brackets behind whom they met', () => {
  const table = <StandingsTable standings={standingsOf(tournament, people)} openTie={null} onTie={() => undefined} />;
  const text = shown(table);
  expect(text).toMatch(/ 1 AUBIN .*V 3 \(97\)/);
  expect(text).toMatch(/ 3 BELIN .*D 1 \(13\)/);
});
