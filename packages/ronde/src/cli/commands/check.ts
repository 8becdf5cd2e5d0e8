import { againstTheRule } from '@ronde/contract/file/index';
import { forASending } from '@ronde/contract/file/notices';
import {
  countedPlayers,
  formatOf,
  impossibleFinal,
  ok,
  poolsBefore,
  refused,
  seasonNotBegun,
  type Tournament,
  traitsOf,
  type Warning,
} from '@ronde/engine';
import { openingRounds } from '@ronde/engine/pairing/opening-tables';
import { allSentences, type Lang, spokenAs } from '@ronde/language';
import { type Answered, fileWarned, type Io, ruleWarned, type Warned } from '../answer.ts';
import { drawRefused } from '../draw-next.ts';
import type { Options } from '../grammar.ts';
import { previewLine } from '../preview.ts';
import { type ReadFile, readTournament } from '../read-tournament.ts';
import { cliSentences } from '../sentences/sentences.ts';

/** Everything that is wrong with a file, or what kind of tournament it is and what to read again. */
export async function check(file: string, options: Options, io: Io, lang: Lang): Promise<Answered> {
  const read = await readTournament(file, options, io, lang);
  if (!read.ok) return read;
  const { tournament } = read.value;
  const format = formatOf(tournament.format);
  const impossible =
    format.impossible(tournament) ?? (tournament.final ? impossibleFinal(tournament, tournament.final) : null);
  if (impossible) return refused([drawRefused(impossible, read.value, lang)]);
  const pools = poolSizesOf(read.value);
  const warnings = warningsOf(read.value, lang);
  const toRead = warnings.filter(({ code }) => !forASending.has(code) || previewLine(tournament, lang) === null);
  const text = cliSentences[lang];
  const rounds = format.plannedRounds(tournament);
  const lines = [
    text.rounds(spokenAs(tournament)).check(
      tournament.name,
      allSentences[lang]().ui.formats[tournament.format],
      // A spare player is in no number.
      countedPlayers(tournament.players).length,
      tournament.rounds.length,
      rounds,
    ),
    ...(pools ? [text.pools(pools)] : []),
    ...(toRead.length === 0 ? [] : [text.toRead(toRead.length)]),
    ...toRead.map(({ message }) => `- ${message}`),
  ];
  return ok({
    json: { ok: true, rounds, fixedRounds: fixedRounds(tournament), ...(pools ? { pools } : {}), warnings },
    text: lines.join('\n'),
  });
}

/** The pools as they were drawn, or as they would be made; null in the other formulas. */
function poolSizesOf({ tournament, people }: ReadFile): readonly number[] | null {
  if (traitsOf(tournament.format).circles !== 'pools') return null;
  const { drawn } = tournament.settings;
  const pools =
    drawn && tournament.rounds.length > 0 ? { ok: true as const, value: drawn } : poolsBefore(tournament, people);
  return pools.ok ? pools.value.map((pool) => pool.length) : null;
}

function warningsOf(read: ReadFile, lang: Lang): readonly Warned[] {
  const { tournament, warnings, names } = read;
  const { format } = tournament;
  return [
    ...warnings.map((warning) => fileWarned(warning, lang, format)),
    ...[...seasonNotBegun(tournament), ...formatOf(format).warnings(tournament)].map((warning) =>
      ruleWarned(warning, pathOf(warning, read), names, lang, format),
    ),
    ...againstTheRule(tournament).map(({ path, warning }) => ruleWarned(warning, path, names, lang, format)),
  ];
}

/** Where the file says what a formula warns of. */
function pathOf(warning: Warning, { tournament }: ReadFile): string {
  if (warning.code === 'outside-the-rules') return `settings.${warning.setting}`;
  if (warning.code === 'season-not-begun') return 'settings.rating.season';
  if (warning.code === 'rounds-outside-the-rules') return 'settings.rounds';
  if (!('round' in warning)) return 'players';
  const path = `rounds[${warning.round - 1}]`;
  const who = 'player' in warning ? [warning.player] : 'players' in warning ? warning.players : [];
  const matches = tournament.rounds[warning.round - 1]?.matches ?? [];
  const at = matches.findIndex(({ players }) => who.some((id) => players.some((other) => other === id)));
  return at < 0 ? path : `${path}.matches[${at}]`;
}

/**
 * How many rounds are fixed tables, by those drawn in round 1 or (before it) expected, X included (Formule Classique,
 * the fixed rounds); none in the other formulas.
 */
function fixedRounds({ format, players, rounds: [first], settings }: Tournament): number {
  if (!traitsOf(format).settings.includes('openingTables')) return 0;
  const present = first
    ? first.matches.flatMap((match) => match.players).length
    : players.filter((player) => player.presence !== 'absent' && player.left === undefined).length;
  return openingRounds(present + (present % 2), settings).length;
}
