import { ok } from '@ronde/engine';
import { allSentences, dates, type Lang, namesOf, number } from '@ronde/language';
import { type Answered, type Io, ruleRefused, textTable, type Warned } from '../answer.ts';
import { givenSeasons } from '../federation/read-federation.ts';
import { type CountedTournament, readTournamentFiles } from '../federation/tournament-files.ts';
import type { Options } from '../grammar.ts';
import { type ToldHistory, tell } from '../history/tell.ts';
import { previewKey, previewLine } from '../preview.ts';
import { cliSentences } from '../sentences/sentences.ts';

/**
 * Ratings through many tournaments in date order, each with its figures; one that is not over is a preview, and marked
 * so (rules: situations). Refused with the problems of every file, or with files that contradict each other.
 */
export async function history(files: readonly string[], options: Options, io: Io, lang: Lang): Promise<Answered> {
  const read = await readTournamentFiles(files, options, io, lang);
  if (!read.ok) return read;
  const given = await givenSeasons(read.value.hand, options, io, lang);
  if (!given.ok) return given;
  const found = tell({ ...read.value, hand: given.value });
  const warnings = [...read.value.warnings, ...notRated(read.value.tournaments, lang)];
  const steps = found.steps.map(({ id, name, date, tournament, rating }) => {
    return { id, name, date, ...rating, ...previewKey(previewLine(tournament, lang)) };
  });
  const ratings = found.ratings.map(withoutKey);
  const championship = found.championship.map(({ season, rows }) => ({ season, rows: rows.map(withoutKey) }));
  return ok({
    json: { steps, lifts: found.lifts, ratings, championship, warnings },
    text: [readable(found, lang), ...warnings.map(({ message }) => message)].join('\n'),
  });
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function notRated(all: readonly CountedTournament[], lang: Lang): readonly Warned[] {
  return all.flatMap(({ read, document }) => {
    if (document.kind === 'tournament' && document.rated) return [];
    const { code, path, message } = ruleRefused({ code: 'not-rated' }, 'rounds', read.names, lang, read.tournament);
    return [{ code, path, message: `${read.tournament.name} · ${message}` }];
  });
}

/** The key of a person is of one reading alone. */
const withoutKey = <T extends { readonly key: string }>({ key: _, ...rest }: T): Omit<T, 'key'> => rest;

const rounded = (rating: number | undefined): string => (rating === undefined ? '' : number(Math.round(rating)));

function readable({ steps, lifts, ratings, championship }: ToldHistory, lang: Lang): string {
  const text = cliSentences[lang].tables;
  const { rank, player } = allSentences[lang]().ui.standings;
  const events = steps.map(({ name, date, tournament }, i) => {
    const preview = previewLine(tournament, lang);
    return { date, text: `(${i + 1}) ${[dates(lang, date), name, ...(preview ? [preview] : [])].join(' · ')}` };
  });
  // A season begins before the events of its first day.
  const starts = lifts.flatMap(({ season, date, raised }) =>
    raised.map((one) => ({
      date,
      text: `${dates(lang, date)} · ${text.lifted(season, one.name, one.before, one.after)}`,
    })),
  );
  const story = [...starts, ...events].toSorted((a, b) => byText(a.date, b.date));
  const names = namesOf(new Map(ratings.map(({ key, ...person }) => [key, person])));
  const columns = [
    { header: player, side: 'start' },
    { header: text.rating, side: 'end' },
    ...steps.map((_, i) => ({ header: `(${i + 1})`, side: 'end' }) as const),
  ] as const;
  const rows = ratings.map((held) => [
    names.full(held.key),
    number(Math.round(held.rating)),
    ...steps.map(({ after }) => rounded(after.get(held.key))),
  ]);
  const seasons = championship.map(({ season, rows: lines }) =>
    [
      '',
      text.season(season),
      textTable(
        [
          { header: rank, side: 'end' },
          { header: player, side: 'start' },
          { header: text.championship, side: 'end' },
        ],
        lines.map((row) => [number(row.rank), names.full(row.key), `${row.total} (${row.counted.join(' + ')})`]),
      ),
    ].join('\n'),
  );
  return [...story.map(({ text }) => text), '', textTable(columns, rows), ...seasons].join('\n');
}
