import { type AdgRating, eloRating, ok, type PlRating, plRating, ratingSystemOf, refused } from '@ronde/engine';
import { type Lang, number, signed, words } from '@ronde/language';
import { type Answered, ruleRefused } from '../answer.ts';
import { decimal } from '../decimal.ts';
import type { Io } from '../io.ts';
import { eloJson, plJson } from '../rating-json.ts';
import { type ReadFile, readTournament } from '../read-tournament.ts';
import { textTable } from '../text-table.ts';
import { cliWords } from '../words/words.ts';

/** The new ratings by the standings as they are. Refused: a tournament that no system rates. */
export async function rate(file: string, io: Io, lang: Lang): Promise<Answered> {
  const read = await readTournament(file, io, lang);
  if (!read.ok) return read;
  const { tournament, people, names } = read.value;
  switch (ratingSystemOf(tournament)) {
    case 'pl': {
      const rating = plRating(tournament, people);
      return ok({ json: plJson(rating), text: plText(rating, read.value, lang) });
    }
    case 'elo': {
      const rating = eloRating(tournament, people);
      return ok({ json: eloJson(rating), text: eloText(rating, read.value, lang) });
    }
    case null:
      return refused([ruleRefused({ code: 'not-rated' }, 'rounds', names, lang)]);
  }
}

function plText(rating: PlRating, { tournament, names }: ReadFile, lang: Lang): string {
  const say = cliWords(lang).tables;
  const ui = words(lang).ui.standings;
  const columns = [
    { header: ui.rank, side: 'end' },
    { header: ui.player, side: 'start' },
    ...[say.before, 'PE', 'B', 'PJ', say.after].map((header) => ({ header, side: 'end' }) as const),
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
  const bounds = say.pl(rating.category, decimal(lang, rating.pjMax), decimal(lang, rating.pjMin));
  const notes = rating.approved ? [] : ['', say.notApproved];
  return [tournament.name, bounds, '', textTable(columns, rows), ...notes].join('\n');
}

function eloText(rating: AdgRating, { tournament, names }: ReadFile, lang: Lang): string {
  const say = cliWords(lang).tables;
  const ui = words(lang).ui.standings;
  const columns = [
    { header: ui.rank, side: 'end' },
    { header: ui.player, side: 'start' },
    { header: say.before, side: 'end' },
    { header: say.after, side: 'end' },
    { header: say.title, side: 'start' },
    { header: say.championship, side: 'end' },
  ] as const;
  const rows = rating.players.map(({ place, player, before, after, title, championship }) => [
    place === null ? '' : number(place),
    names.full(player),
    number(Math.round(before)),
    number(Math.round(after)),
    title,
    championship === null ? '' : number(championship),
  ]);
  const why = rating.why.map((reason) =>
    reason.code === 'too-few-players'
      ? say.tooFew(reason.found, reason.needed)
      : say.clubMajority(reason.club, reason.members, reason.players),
  );
  const notes = rating.official ? [] : ['', say.notOfficial(why)];
  return [tournament.name, say.elo(decimal(lang, rating.value)), '', textTable(columns, rows), ...notes].join('\n');
}
