import { type FormatId, formulaOf, type Warning, waiting } from '@ronde/engine';
import { desk as director } from '@ronde/engine/fixtures/desk';
import { namesOf } from '@ronde/language';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { Router } from 'wouter';
import { loadObjections, loadSentences } from '../core/language/load.ts';
import { type Desk, DeskProvider } from './desk.tsx';
import { spotsOf } from './warning-spots.ts';
import { RoundWarnings, Warnings } from './warnings.tsx';

beforeAll(() => Promise.all([loadSentences('fr'), loadObjections('fr')]));

/** The desk of an event with so many players of one club, and of others. */
function deskWith(format: FormatId, ofOneClub: number, others: number): Desk {
  const d = director({}, 42, format);
  for (let number = 1; number <= ofOneClub + others; number++) {
    const club = number <= ofOneClub ? 'Grand Club' : `Club ${number}`;
    d.act({ kind: 'register', player: `J${number}`, number, club, presence: 'here' });
  }
  const tournament = d.state();
  const { plannedRounds, warnings } = formulaOf(format);
  return {
    t: 't',
    role: 'director',
    tournament,
    people: d.people,
    names: namesOf(d.people, tournament.players),
    planned: plannedRounds(tournament),
    waits: waiting(tournament),
    warnings: warnings(tournament),
  };
}

const shown = (desk: Desk, on: 'before' | 'closing'): string => rendered(desk, <Warnings on={on} />);

const rendered = (desk: Desk, part: ReactNode): string =>
  renderToStaticMarkup(
    <Router ssrPath="/">
      <DeskProvider desk={desk}>{part}</DeskProvider>
    </Router>,
  );

test('more than half of one club is said before the first round, with what is lost and what would help', () => {
  const text = shown(deskWith('art-de-la-guerre', 22, 18), 'before');
  expect(text).toContain(
    'Pas d’Elo ni de championnat\u00a0: 22 des 40\u00a0joueurs sont de Grand Club, plus de la moitié.',
  );
  expect(text).toContain('Avec 4 de plus d’autres clubs, il compterait.');
  expect(text).toContain('des poules de 24 au plus sont conseillées');
  expect(text).not.toContain('Officiel en l’état');
});

test('a first round by armies: before it is drawn, whose army has no dates', () => {
  const { tournament, ...desk } = deskWith('art-de-la-guerre', 2, 8);
  const asked = { ...tournament, settings: { ...tournament.settings, firstRound: 'armies' as const } };
  const { warnings } = formulaOf('art-de-la-guerre');
  const text = shown({ ...desk, tournament: asked, warnings: warnings(asked) }, 'before');
  expect(text).toContain('n’ont pas de dates\u00a0: au 1ᵉʳ tour l’histoire ne rapproche personne.');
  expect(text).toContain('donnez leurs années aux inscriptions');
  // Each of the first eight leads to where it is put right.
  expect(text.match(/\/joueur\/\d+"/g)).toHaveLength(8);
});

test('that a normal event is official is said too', () => {
  expect(shown(deskWith('art-de-la-guerre', 4, 10), 'before')).toContain('Officiel en l’état');
  expect(shown(deskWith('classique', 4, 10), 'before')).toBe('');
});

test('every code that a formula warns of has its place, and Clôture has them all', () => {
  for (const [code, spots] of Object.entries(spotsOf)) expect(spots, code).toContain('closing');
  const desk = deskWith('classique', 0, 12);
  const warnings: readonly Warning[] = [
    { code: 'rounds-outside-the-rules', found: 3, rule: 5, players: 12 },
    { code: 'points-do-not-add-up', round: 1, players: ['J1', 'J2'], found: 111, rule: 110 },
  ];
  const text = shown({ ...desk, warnings }, 'closing');
  expect(text).toContain('12\u00a0joueurs\u202f; ce tournoi en a 3');
  expect(text).toContain('/ronde/1');
  expect(shown({ ...desk, warnings }, 'before')).not.toContain('/ronde/1');
});

test('DAY-08: a second absent opponent stands where the results of its round are typed', () => {
  const desk = deskWith('classique-belge', 0, 8);
  const warnings: readonly Warning[] = [{ code: 'absent-again', round: 2, before: 1, player: 'J1' }];
  const inRound = (round: number) => rendered({ ...desk, warnings }, <RoundWarnings round={round} />);
  expect(inRound(2)).toContain('n’a eu personne en face');
  expect(inRound(1)).toBe('');
});

test('a few stand one by one; of many, what the day counts for stands alone, the others in one place, a line a kind', () => {
  const desk = deskWith('art-de-la-guerre', 2, 8);
  const repeat = (a: string): Warning => ({ code: 'repeat', round: 3, players: [a, 'J9'], earlier: [1] });
  const late: readonly Warning[] = [
    { code: 'not-official', why: { code: 'too-few-players', found: 3, needed: 8 } },
    ...['J1', 'J2', 'J3'].map(repeat),
    { code: 'second-exemption', round: 3, player: 'J4' },
  ];
  const boxes = (text: string) => text.split('role="status"').length - 1;
  expect(boxes(shown({ ...desk, warnings: late.slice(0, 3) }, 'closing'))).toBe(3);
  const text = shown({ ...desk, warnings: late }, 'closing');
  expect(boxes(text)).toBe(2);
  expect(text).toContain('4 points signalés');
  expect(text).toContain('<summary>2 autres du même genre</summary>');
  // Nothing is left out.
  for (const id of ['J1', 'J2', 'J3', 'J4']) expect(text).toContain(id);
});
