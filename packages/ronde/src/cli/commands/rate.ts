import {
  type AdgRating,
  eloRating,
  ok,
  type PlRating,
  plRating,
  ratingSystemOf,
  refused,
  seasonOf,
} from '@ronde/engine';
import { allSentences, decimal, eventCategory, type Lang, number, signed } from '@ronde/language';
import { type Answered, type Io, ruleRefused, textTable } from '../answer.ts';
import type { Options } from '../grammar.ts';
import { previewKey, previewLine } from '../preview.ts';
import { eloJson, plJson } from '../rating-json.ts';
import { type ReadFile, readTournament } from '../read-tournament.ts';
import type { TableSentences } from '../sentences/cli-sentences.ts';
import { cliSentences } from '../sentences/sentences.ts';

/** The new ratings by the standings as they are. Refused: a tournament that no system rates. */
export async function rate(file: string, options: Options, io: Io, lang: Lang): Promise<Answered> {
  const read = await readTournament(file, options, io, lang);
  if (!read.ok) return read;
  const { tournament, people, names } = read.value;
  const preview = previewLine(tournament, lang);
  const mark = previewKey(preview);
  switch (ratingSystemOf(tournament)) {
    case 'pl': {
      const rating = plRating(tournament, people);
      return ok({ json: { ...plJson(rating), ...mark }, text: plText(rating, read.value, { lang, preview }) });
    }
    case 'elo': {
      const rating = eloRating(tournament, people);
      return ok({ json: { ...eloJson(rating), ...mark }, text: eloText(rating, read.value, { lang, preview }) });
    }
    case null:
      return refused([ruleRefused({ code: 'not-rated' }, 'rounds', names, lang, tournament)]);
  }
}

function because(reason: AdgRating['why'][number], text: TableSentences): string {
  switch (reason.code) {
    case 'not-approved':
      return text.withoutApproval;
    case 'too-few-players':
      return text.tooFew(reason.found, reason.needed);
    case 'club-majority':
      return text.clubMajority(reason.club, reason.members, reason.players);
  }
}

/** In which language, and under which mark. */
interface Shown {
  readonly lang: Lang;
  readonly preview: string | null;
}

function plText(rating: PlRating, { tournament, names }: ReadFile, { lang, preview }: Shown): string {
  const text = cliSentences[lang].tables;
  const ui = allSentences[lang]().ui.standings;
  const columns = [
    { header: ui.rank, side: 'end' },
    { header: ui.player, side: 'start' },
    ...[text.before, 'PE', 'B', 'PJ', text.after].map((header) => ({ header, side: 'end' }) as const),
  ] as const;
  const rows = rating.players.map(({ place, player, before, provisional, pe, b, pj, after }) => [
    number(place),
    names.full(player),
    `${number(before)}${provisional ? '*' : ''}`,
    number(pe),
    number(b),
    signed(pj),
    number(after),
  ]);
  const bounds = text.pl(
    rating,
    eventCategory(lang, rating.category, seasonOf(tournament)),
    decimal(lang, rating.pjMax),
    decimal(lang, rating.pjMin),
  );
  const notes = rating.approved ? [] : ['', text.notApproved];
  return [tournament.name, ...(preview ? [preview] : []), bounds, '', textTable(columns, rows), ...notes].join('\n');
}

function eloText(rating: AdgRating, { tournament, names }: ReadFile, { lang, preview }: Shown): string {
  const text = cliSentences[lang].tables;
  const ui = allSentences[lang]().ui.standings;
  const columns = [
    { header: ui.rank, side: 'end' },
    { header: ui.player, side: 'start' },
    { header: text.before, side: 'end' },
    { header: text.after, side: 'end' },
    { header: text.title, side: 'start' },
    { header: text.championship, side: 'end' },
  ] as const;
  const rows = rating.players.map(({ place, player, before, after, title, championship }) => [
    place === null ? '' : number(place),
    names.full(player),
    number(Math.round(before)),
    number(Math.round(after)),
    title,
    championship === null ? '' : number(championship),
  ]);
  const none = rating.official
    ? rating.season === null && text.noSeason
    : text.notOfficial(rating.why.map((reason) => because(reason, text)));
  const notes = none ? ['', none] : [];
  const head = [tournament.name, ...(preview ? [preview] : []), text.elo(decimal(lang, rating.value))];
  return [...head, '', textTable(columns, rows), ...notes].join('\n');
}
