/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */

import { capital, hourInWords, spokenAs, timetableDay, timetableWord } from '@ronde/language';
import { inOrder, nextInTimetable, nextSaid, severalDays } from '@ronde/views/timetable';
import { Fragment } from 'hono/jsx';
import type { Page } from './page.ts';

/** The hours of the day, each day under its name; what comes next is marked. */
export function Timetable({ page }: { readonly page: Page }) {
  const { tournament, lang, text } = page;
  const lines = inOrder(tournament.timetable ?? []);
  if (lines.length === 0) return null;
  const next = nextInTimetable(tournament);
  const format = spokenAs(tournament);
  const several = severalDays(lines);
  return (
    <section class="below" id="horaires">
      <h3>{text.timetable}</h3>
      <table class="timetable">
        <caption class="sr-only">{text.timetable}</caption>
        <tbody>
          {lines.map((line, i) => (
            <Fragment key={`${line.day ?? 1} ${line.at}`}>
              {several && (line.day ?? 1) !== (lines[i - 1]?.day ?? (i === 0 ? 0 : 1)) && (
                <tr>
                  <th colspan={2} scope="colgroup">
                    {capital(timetableDay(lang, tournament.date, line.day))}
                  </th>
                </tr>
              )}
              <tr aria-current={line === next ? 'step' : undefined}>
                <td class="number">{hourInWords(lang, line.at)}</td>
                <th scope="row">
                  {timetableWord(lang, line, format)}
                  {line === next && <span class="quiet"> · {text.comesNext}</span>}
                </th>
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** « Ronde 4 à 14 h 30. » under the tables of the round before. */
export function NextHour({ page: { tournament, lang } }: { readonly page: Page }) {
  const said = nextSaid(tournament, lang);
  return said === null ? null : <p class="below">{said}.</p>;
}
