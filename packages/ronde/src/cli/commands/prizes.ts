import { ok, type Prizes, toldPrizes } from '@ronde/engine';
import { allSentences, amountText, type Lang, noPrizeWanted, number } from '@ronde/language';
import { prizeLines, prizeNotes, prizeRows } from '@ronde/views/prizes';
import { type Answered, type Io, textTable } from '../answer.ts';
import type { Options } from '../grammar.ts';
import { previewKey, previewLine } from '../preview.ts';
import { type ReadFile, readTournament } from '../read-tournament.ts';
import { cliSentences } from '../sentences/sentences.ts';

/** Every prize by the final ranking as it stands, as on the list that is read aloud: places and their money, firsts, games, trophies. */
export async function prizes(file: string, options: Options, io: Io, lang: Lang): Promise<Answered> {
  const read = await readTournament(file, options, io, lang);
  if (!read.ok) return read;
  const { tournament, people } = read.value;
  const { withheld, ...found } = toldPrizes(tournament, people, read.value.realNames ? new Set() : undefined);
  const preview = previewLine(tournament, lang);
  const kept = withheld ? ['', cliSentences[lang].tables.categoriesKept] : [];
  const text = [readable(found, read.value, { lang, preview }), ...kept].join('\n');
  return ok({ json: { ...found, ...previewKey(preview) }, text });
}

/** In which language, and under which mark. */
interface Shown {
  readonly lang: Lang;
  readonly preview: string | null;
}

function readable(found: Prizes, { tournament, names }: ReadFile, { lang, preview }: Shown): string {
  const text = cliSentences[lang].tables;
  const head = preview === null ? tournament.name : `${tournament.name}\n${preview}`;
  const played = tournament.rounds.some(({ status }) => status === 'closed');
  const lines = played ? prizeLines(found) : [];
  if (lines.length === 0) return `${head}\n\n${played ? noPrizeWanted[lang] : text.nothingYet}`;
  const ui = allSentences[lang]().ui.standings;
  const rows = prizeRows(lang, lines, names.full);
  const paid = rows.some(({ cents }) => cents !== null);
  const columns = [
    { header: text.prize, side: 'start' },
    { header: ui.rank, side: 'end' },
    { header: ui.player, side: 'start' },
    ...(paid ? [{ header: '€', side: 'end' } as const] : []),
  ] as const;
  const cells = rows.map(({ title, place, who, cents }) => [
    ...[title, place === null ? '' : number(place), who],
    ...(paid ? [cents === null ? '' : amountText(lang, cents)] : []),
  ]);
  const notes = prizeNotes(lang, tournament, lines);
  return [`${head}\n\n${textTable(columns, cells)}`, ...(notes.length > 0 ? ['', ...notes] : [])].join('\n');
}
