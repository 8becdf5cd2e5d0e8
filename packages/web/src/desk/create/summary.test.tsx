import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { loadSentences } from '../../core/language/load.ts';
import { FormatContext } from '../../core/language/use-sentences.ts';
import { blankFields, type NewTournament, spokenIn } from './fields.ts';
import { plansFor } from './plan.ts';
import { PlanSummary } from './summary.tsx';

beforeAll(() => loadSentences('fr'));

function summary(part: Partial<NewTournament>): string {
  const fields = { ...blankFields('2027-01-16'), ...part };
  const html = renderToStaticMarkup(
    <MantineProvider>
      <FormatContext value={spokenIn(fields)}>
        <PlanSummary fields={fields} plans={plansFor(fields)} seed={1} />
      </FormatContext>
    </MantineProvider>,
  );
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

test('C13: rounds that nobody chose are promised for those who are expected, and follow the registrations', () => {
  const text = summary({ format: 'art-de-la-guerre', expected: '14' });
  expect(text).toContain('Tours 4, avec 14 joueurs');
  expect(text).toContain('Le nombre de tours suivra les inscriptions.');
});

test('C13: rounds that were typed are what one gets, and depend on nobody', () => {
  const text = summary({ format: 'art-de-la-guerre', expected: '14', rounds: '4' });
  expect(text).toContain('Tours 4 ');
  expect(text).not.toContain('suivra');
});

test('pools settle the number of rounds whoever comes', () => {
  const text = summary({ format: 'combinee', expected: '23', phase1: '7', phase2: '3', phase3: '2' });
  expect(text).toContain('Rondes 12 ');
  expect(text).not.toContain('suivra');
});

test('of two pools the summary says each: who is planned for it, its rounds, its tables, who is exempt where', () => {
  const text = summary({ format: 'art-de-la-guerre', expected: '17', pools: 'Antiquité, Moyen Âge' });
  expect(text).toContain('Poules Antiquité (9), Moyen Âge (8)');
  // By the rule nine play three rounds, as eight do: seventeen in one tournament would play four.
  expect(text).toContain('3 dans chaque poule');
  expect(text).toContain('1–4, 6–9');
  expect(text).toContain('une personne par tour : Antiquité');
  expect(text).not.toContain('17 joueurs');
});
