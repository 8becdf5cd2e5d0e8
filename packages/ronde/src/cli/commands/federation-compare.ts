import { ok, refused } from '@ronde/engine';
import { allSentences, type Lang, number, signed } from '@ronde/language';
import { type Answered, type Io, type TextColumn, textTable } from '../answer.ts';
import { dayOf } from '../federation/over.ts';
import { type RatingLine, ratedPeople } from '../federation/rating-lines.ts';
import { readFederation } from '../federation/read-federation.ts';
import { samePeople } from '../federation/same-people.ts';
import type { Options } from '../grammar.ts';
import { cliFederationSentences } from '../sentences/federation.ts';
import { cliSentences } from '../sentences/sentences.ts';

/** Whoever has another rating in the second than in the first, largest difference first; who is who: `samePeople`. */
export async function compare(files: readonly string[], options: Options, io: Io, lang: Lang): Promise<Answered> {
  const [before, after] = await Promise.all(files.map((file) => readFederation([file], options, io, lang)));
  if (!before?.ok) return before ?? refused([]);
  if (!after?.ok) return after ?? refused([]);
  const text = cliSentences[lang];
  if (before.value.system !== after.value.system) {
    const message = cliFederationSentences[lang].comparedGames(before.value.system, files);
    return refused([{ code: 'two-games', path: '', found: null, expected: null, message }]);
  }
  const day =
    typeof options.at === 'string'
      ? options.at
      : ([dayOf(before.value, options), dayOf(after.value, options)].toSorted().at(-1) ?? '');
  const [old, now] = [before.value, after.value].map((one) => ratedPeople(one, day, true));
  const were = samePeople(after.value, before.value);
  const then = new Map(old?.map((row) => [row.person, row]));
  const sides = (now ?? []).map((is): Sides => [then.get(were.get(is.person) ?? ''), is]);
  const still = new Set(sides.flatMap(([was]) => was?.person ?? []));
  const gone = (old ?? []).filter(({ person }) => !still.has(person)).map((was): Sides => [was, undefined]);
  const all = [...sides, ...gone];
  const differences = all.flatMap(([was, is]) =>
    was?.rating === is?.rating
      ? []
      : [{ name: (is ?? was)?.name ?? '', before: was?.rating ?? null, after: is?.rating ?? null }],
  );
  const rows = differences.toSorted((a, b) => gap(b) - gap(a) || (a.name < b.name ? -1 : 1));
  const columns: readonly TextColumn[] = [
    { header: allSentences[lang]().ui.standings.player, side: 'start' },
    { header: text.tables.before, side: 'end' },
    { header: text.tables.after, side: 'end' },
    { header: cliFederationSentences[lang].change, side: 'end' },
  ];
  const lines = rows.map(({ name, before: was, after: is }) => [
    name,
    was === null ? '' : number(was),
    is === null ? '' : number(is),
    was === null || is === null ? '' : signed(is - was),
  ]);
  const sentence = cliFederationSentences[lang].compared(rows.length, all.length);
  return ok({
    json: { at: day, people: all.length, differences: rows },
    text: rows.length === 0 ? sentence : [sentence, '', textTable(columns, lines)].join('\n'),
  });
}

const gap = ({ before, after }: { readonly before: number | null; readonly after: number | null }): number =>
  Math.abs((after ?? 0) - (before ?? 0));

/** Somebody in both; undefined: in one of them they hold nothing. */
type Sides = readonly [RatingLine | undefined, RatingLine | undefined];
