import { type FormatId, ok, refused } from '@ronde/engine';
import { type Lang, type Names, namesOf, words } from '@ronde/language';
import type { Answered } from '../answer.ts';
import { fileRefused } from '../file-refused.ts';
import type { Io } from '../io.ts';
import { readLog } from '../read-log.ts';
import { readText } from '../read-text.ts';
import { cliSentences } from '../sentences/sentences.ts';
import { type Difference, type Table, verified } from '../verify/differences.ts';

/** What today's engine would show otherwise than the log of a tournament recorded. */
export async function verify(file: string, io: Io, lang: Lang): Promise<Answered> {
  const text = await readText(file, io);
  if (!text.ok) return refused([fileRefused(text.refusal, lang)]);
  const log = readLog(text.value);
  if (!log.ok) return refused(log.refusal.map((problem) => fileRefused(problem, lang)));
  const { tournament, draws, differences } = verified(log.value.log);
  const names = namesOf(log.value.people, tournament.players);
  const say = cliSentences[lang].tables;
  const lines =
    differences.length === 0
      ? [say.verified(log.value.log.length, draws)]
      : differences.map(
          (difference) => `${say.differs(difference.seq)} · ${sentence(difference, tournament.format, names, lang)}`,
        );
  const json = { tournament: tournament.id, decisions: log.value.log.length, draws, differences };
  return ok({ json, text: [tournament.name, ...lines].join('\n') });
}

function sentence(difference: Difference, format: FormatId, names: Names, lang: Lang): string {
  const say = cliSentences[lang].rounds(format);
  switch (difference.code) {
    case 'drawn-otherwise':
      return say.drawDiffers(
        difference.round,
        difference.engine,
        tables(difference.recorded, names),
        tables(difference.today, names),
      );
    case 'not-drawn':
      return say.drawRefused(difference.round, words(lang).refusal(difference.refusal, names, format).what);
    case 'standings-otherwise':
      return cliSentences[lang].tables.standingsDiffer;
  }
}

/** By their names where the file keeps the people beside the log; a log alone knows ids. */
const tables = (all: readonly Table[], names: Names): string =>
  all.map(({ players }) => players.map(names.short).join(' – ')).join(', ');
