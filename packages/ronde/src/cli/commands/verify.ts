import { type FormatId, ok, refused } from '@ronde/engine';
import { type Lang, namesOf, words } from '@ronde/language';
import type { Answered } from '../answer.ts';
import { fileRefused } from '../file-refused.ts';
import type { Io } from '../io.ts';
import { readLog } from '../read-log.ts';
import { readText } from '../read-text.ts';
import { type Difference, type Table, verified } from '../verify/differences.ts';
import { cliWords } from '../words/words.ts';

/** What today's engine would show otherwise than the log of a tournament recorded. */
export async function verify(file: string, io: Io, lang: Lang): Promise<Answered> {
  const text = await readText(file, io);
  if (!text.ok) return refused([fileRefused(text.refusal, lang)]);
  const log = readLog(text.value);
  if (!log.ok) return refused(log.refusal.map((problem) => fileRefused(problem, lang)));
  const { tournament, draws, differences } = verified(log.value);
  const say = cliWords(lang).tables;
  const lines =
    differences.length === 0
      ? [say.verified(log.value.length, draws)]
      : differences.map(
          (difference) => `${say.differs(difference.seq)} · ${sentence(difference, tournament.format, lang)}`,
        );
  const json = { tournament: tournament.id, decisions: log.value.length, draws, differences };
  return ok({ json, text: [tournament.name, ...lines].join('\n') });
}

function sentence(difference: Difference, format: FormatId, lang: Lang): string {
  const say = cliWords(lang).rounds(format);
  switch (difference.code) {
    case 'drawn-otherwise':
      return say.drawDiffers(
        difference.round,
        difference.engine,
        tables(difference.recorded),
        tables(difference.today),
      );
    case 'not-drawn':
      return say.drawRefused(
        difference.round,
        words(lang).refusal(difference.refusal, namesOf(new Map()), format).what,
      );
    case 'standings-otherwise':
      return cliWords(lang).tables.standingsDiffer;
  }
}

/** People are beside the log: it knows ids alone. */
const tables = (all: readonly Table[]): string => all.map(({ players }) => players.join('–')).join(', ');
