import { MantineProvider } from '@mantine/core';
import type { Tournament } from '@ronde/engine';
import { played } from '@ronde/engine/fixtures/played';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { loadSentences } from '../../core/language/load.ts';
import { FormulaFields } from './formula-fields.tsx';
import { settingValues } from './setting-values.ts';

beforeAll(() => loadSentences('fr'));

const { tournament } = played({ players: 'A:9 B:8 C:7 D:6', rounds: ['A-B 400-310, C-D 700-300'] });

function shown(part: Partial<Tournament>): string {
  const asked = { ...tournament, ...part };
  const html = renderToStaticMarkup(
    <MantineProvider>
      <FormulaFields
        tournament={asked}
        values={settingValues(asked.settings)}
        wrong={[]}
        onChange={() => {}}
        chosen={asked.format}
        onChoose={() => {}}
      />
    </MantineProvider>,
  );
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

test('Réglages of a closed tournament tell the rounds that were held, and those that were planned', () => {
  const text = shown({ status: 'closed', settings: { rounds: 5 } });
  expect(text).toContain('1 ronde a été jouée ; 5 étaient prévues.');
  expect(text).not.toContain('Nombre de rondes');
  expect(shown({ status: 'closed', settings: { rounds: 1 } })).toContain('1 ronde a été jouée, comme prévu.');
});

test('while it is open the number that is planned is a field', () => {
  const text = shown({ settings: { rounds: 5 } });
  expect(text).toContain('Nombre de rondes');
  expect(text).not.toContain('a été jouée');
});
