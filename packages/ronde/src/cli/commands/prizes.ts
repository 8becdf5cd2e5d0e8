import { ok, type Prizes, toldPrizes } from '@ronde/engine';
import { allSentences, isolated, type Lang, number } from '@ronde/language';
import { prizeLines } from '@ronde/views/prizes';
import { type Answered, type Io, textTable } from '../answer.ts';
import type { Options } from '../grammar.ts';
import { previewKey, previewLine } from '../preview.ts';
import { type ReadFile, readTournament } from '../read-tournament.ts';
import { cliSentences } from '../sentences/sentences.ts';

/** First of each series, category and club by the final ranking as it stands; trophies, and leaders of what was counted. */
export async function prizes(file: string, options: Options, io: Io, lang: Lang): Promise<Answered> {
  const read = await readTournament(file, options, io, lang);
  if (!read.ok) return read;
  const { tournament, people } = read.value;
  const {
    podium: _,
    withheld,
    ...found
  } = toldPrizes(tournament, people, read.value.realNames ? new Set() : undefined);
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

function readable(found: Omit<Prizes, 'podium'>, { tournament, names }: ReadFile, { lang, preview }: Shown): string {
  const text = cliSentences[lang].tables;
  const ui = allSentences[lang]().ui.standings;
  const rows = prizeLines({ podium: [], ...found }).map(({ group, of, figure, players }) => [
    group === 'series' || group === 'club' ? text[group](of ?? '') : isolated(of ?? ''),
    figure === null ? '' : number(figure),
    players.map(names.full).join(', '),
  ]);
  const columns = [
    { header: text.prize, side: 'start' },
    { header: ui.rank, side: 'end' },
    { header: ui.player, side: 'start' },
  ] as const;
  const head = preview === null ? tournament.name : `${tournament.name}\n${preview}`;
  return `${head}\n\n${rows.length === 0 ? text.nothingYet : textTable(columns, rows)}`;
}
