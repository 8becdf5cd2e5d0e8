/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */

import { playsWargame } from '@ronde/engine';
import { decimal } from '@ronde/language';
import {
  armiesTable,
  type NothingTold,
  statisticsTable,
  type ToldColumn,
  type ToldTable,
} from '@ronde/views/statistics-table';
import type { Page } from './page.ts';

/** The day in figures, and in the wargame how each army fared; nothing before there is a figure. */
export function StatisticsPart({ page, after }: { readonly page: Page; readonly after: number }) {
  const { tournament, names, lang, sentences } = page;
  const said = { lang, words: sentences.ui };
  const day = statisticsTable(tournament, after, names, said);
  if ('none' in day) return null;
  const armies = playsWargame(tournament) ? armiesTable(tournament, after, said) : null;
  return (
    <details class="notes" id="statistiques">
      <summary>{day.title}</summary>
      <Told page={page} table={day} />
      {armies && !('none' in armies) && (
        <>
          <h3>{armies.title}</h3>
          <Told page={page} table={armies} />
        </>
      )}
    </details>
  );
}

function Told({ page, table }: { readonly page: Page; readonly table: ToldTable | NothingTold }) {
  if ('none' in table) return null;
  const { title, columns, rows, totals, notes, rowHeader } = table;
  const lines = totals ? [...rows, totals] : rows;
  return (
    <>
      <div class="frame">
        <table class="sheet">
          <caption class="sr-only">{title}</caption>
          <thead>
            <tr>
              {columns.map(({ key, header, title: long, kind }) => (
                <th key={key} scope="col" class={sideOf(kind)}>
                  {long === undefined ? header : <abbr title={long}>{header}</abbr>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((cells, at) => (
              <tr key={at}>
                {columns.map(({ key, kind }, i) => {
                  const value = cells[i] ?? null;
                  const text = typeof value === 'number' ? decimal(page.lang, value, 1) : value;
                  return key === rowHeader ? (
                    <th key={key} scope="row" class={sideOf(kind)}>
                      {text}
                    </th>
                  ) : (
                    <td key={key} class={sideOf(kind)}>
                      {text}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {notes.map((note) => (
        <p key={note} class="quiet">
          {note}
        </p>
      ))}
    </>
  );
}

const sideOf = (kind: ToldColumn['kind']): string | undefined =>
  kind === 'number' || kind === 'decimal' ? 'n' : undefined;
