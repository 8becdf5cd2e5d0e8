import { toCsv } from '@ronde/documents';
import { ok, refused, seasonAt } from '@ronde/engine';
import { proposeBars } from '@ronde/engine/rating/bars';
import { type Series, seriesOf } from '@ronde/engine/rating/season';
import { allSentences, date, number } from '@ronde/language';
import { type TextColumn, textTable } from '../answer.ts';
import { dayOf, over } from '../federation/over.ts';
import { ratedPeople } from '../federation/rating-lines.ts';
import { cliFederationSentences } from '../sentences/federation.ts';
import { cliSentences } from '../sentences/sentences.ts';

/** The list of a date: those who have played within two years, or everybody. */
export const ratingList = over((federation, options, lang) => {
  const day = dayOf(federation, options);
  const text = cliFederationSentences[lang];
  const rows = ratedPeople(federation, day, options.everybody === true);
  const wargame = federation.system === 'elo';
  const headers: readonly (readonly [string, TextColumn['side']])[] = [
    [allSentences[lang]().ui.standings.rank, 'end'],
    [allSentences[lang]().ui.standings.player, 'start'],
    [cliSentences[lang].tables.rating, 'end'],
    [wargame ? cliSentences[lang].tables.title : text.series, 'start'],
    [text.licence, 'start'],
    [text.federation, 'start'],
    [text.lastEvent, 'end'],
  ];
  if (options.csv === true) {
    const columns = headers.map(
      ([header], i) => ({ key: String(i), header, kind: i === 0 || i === 2 ? 'number' : 'text' }) as const,
    );
    const cells = rows.map((row) => [
      row.rank,
      row.name,
      row.rating,
      row.series,
      row.licence ?? null,
      row.federation ?? null,
      row.active,
    ]);
    return ok({
      json: { at: day, rows },
      text: toCsv({
        lang,
        title: text.at(day),
        subtitle: '',
        caption: text.at(day),
        columns,
        rowHeader: '1',
        rows: cells,
        notes: [],
      })
        .replaceAll('\r\n', '\n')
        .trimEnd(),
    });
  }
  const lines = rows.map((row) => [
    number(row.rank),
    row.name,
    number(row.rating),
    row.series,
    row.licence ?? '',
    row.federation ?? '',
    date(lang, row.active),
  ]);
  const table = textTable(
    headers.map(([header, side]) => ({ header, side })),
    lines,
  );
  return ok({
    json: { at: day, system: federation.system, rows },
    text: [text.listed(rows.length, date(lang, day)), '', table].join('\n'),
  });
});

/** The bars that the rule proposes from the list of a date, beside those that count then (classement PL §3). */
export const season = over((federation, options, lang) => {
  const day = dayOf(federation, options);
  const text = cliFederationSentences[lang];
  if (federation.system === 'elo')
    return refused([{ code: 'no-bars', path: '', found: null, expected: null, message: text.noBars }]);
  const figures = ratedPeople(federation, day, false).map(({ rating }) => rating);
  const { bars } = seasonAt(day, federation.state.seasons);
  const proposed = proposeBars(figures);
  const json = { at: day, listed: figures.length, bars, proposed };
  if (!proposed) return ok({ json, text: text.listed(0, date(lang, day)) });
  const all: readonly Series[] = ['Joker', 'A', 'B', 'C'];
  const least = (of: typeof bars, one: Series): string =>
    one === 'C' ? '' : number(of[one === 'Joker' ? 'joker' : one === 'A' ? 'a' : 'b']);
  const lines = all.map((one) => {
    const now = figures.filter((rating) => seriesOf(rating, bars) === one).length;
    const then = proposed.players[one];
    return [
      one,
      least(bars, one),
      number(now),
      least(proposed.bars, one),
      number(then),
      `${number(Math.round((100 * then) / figures.length))} %`,
    ];
  });
  const columns: readonly TextColumn[] = [
    { header: text.series, side: 'start' },
    ...[text.now, text.people, text.proposed, text.people, text.share].map(
      (header) => ({ header, side: 'end' }) as const,
    ),
  ];
  return ok({ json, text: [text.listed(figures.length, date(lang, day)), '', textTable(columns, lines)].join('\n') });
});
