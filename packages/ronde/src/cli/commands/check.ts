import { againstTheRule } from '@ronde/contract/file/index';
import { formatOf, ok, refused, type Warning } from '@ronde/engine';
import { fileWords, type Lang, words } from '@ronde/language';
import { type Answered, ruleRefused, ruleWarned, type Warned } from '../answer.ts';
import { fixedRounds } from '../fixed-rounds.ts';
import type { Io } from '../io.ts';
import { type ReadFile, readTournament } from '../read-tournament.ts';
import { cliWords } from '../words/words.ts';

const fewestPlayers = 8;

/** Everything that is wrong with a file, or what kind of tournament it is and what to read again. */
export async function check(file: string, io: Io, lang: Lang): Promise<Answered> {
  const read = await readTournament(file, io, lang);
  if (!read.ok) return read;
  const { tournament } = read.value;
  const registered = tournament.players.length;
  if (registered < fewestPlayers) {
    // Under 8 the formula is refused (Formule Classique, before round 1).
    const refusal = { code: 'too-few-players', present: registered, needed: fewestPlayers } as const;
    return refused([ruleRefused(refusal, 'players', read.value.names, lang)]);
  }
  const rounds = formatOf(tournament.format).plannedRounds(tournament);
  const warnings = warningsOf(read.value, lang);
  const say = cliWords(lang);
  const format = words(lang).ui.formats[tournament.format];
  const first = say.check(tournament.name, format, registered, tournament.rounds.length, rounds);
  const lines =
    warnings.length === 0 ? [] : [say.toRead(warnings.length), ...warnings.map(({ message }) => `- ${message}`)];
  return ok({
    json: { ok: true, rounds, fixedRounds: fixedRounds(tournament), warnings },
    text: [first, ...lines].join('\n'),
  });
}

function warningsOf(read: ReadFile, lang: Lang): readonly Warned[] {
  const say = fileWords(lang);
  const { tournament, warnings, names } = read;
  return [
    ...warnings.map((warning) => ({ code: warning.code, path: warning.path, message: say.warning(warning) })),
    ...formatOf(tournament.format)
      .warnings(tournament)
      .map((warning) => ruleWarned(warning, pathOf(warning), names, lang)),
    ...againstTheRule(tournament).map(({ path, warning }) => ruleWarned(warning, path, names, lang)),
  ];
}

/** Where the file says what a formula warns of. */
function pathOf(warning: Warning): string {
  if (warning.code === 'outside-the-rules') return `settings.${warning.setting}`;
  return warning.code === 'rounds-outside-the-rules' ? 'settings.rounds' : 'players';
}
