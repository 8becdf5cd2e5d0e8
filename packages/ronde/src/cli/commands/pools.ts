import { ok, poolsBefore, ratingOf, refused, type Tournament, traitsOf } from '@ronde/engine';
import type { Lang } from '@ronde/language';
import { type Answered, type Io, ruleRefused } from '../answer.ts';
import { drawRefused } from '../draw-next.ts';
import type { Options } from '../grammar.ts';
import { type ReadFile, readTournament } from '../read-tournament.ts';
import { cliSentences } from '../sentences/sentences.ts';

type Pool = readonly (string | null)[];

/** The pools of a Formule Combinée before the order inside each is drawn. Refused: another formula, no such pools. */
export async function pools(file: string, options: Options, io: Io, lang: Lang): Promise<Answered> {
  const read = await readTournament(file, options, io, lang);
  if (!read.ok) return read;
  const { tournament, people, names } = read.value;
  if (traitsOf(tournament.format).circles !== 'pools') {
    return refused([ruleRefused({ code: 'no-pools', format: tournament.format }, 'format', names, lang, tournament)]);
  }
  const made = poolsBefore(tournament, people);
  if (!made.ok) return refused([drawRefused(made.refusal, read.value, lang)]);
  return ok({
    json: { sizes: made.value.map((pool) => pool.length), pools: made.value },
    text: readable(made.value, read.value, lang),
  });
}

function readable(all: readonly Pool[], { tournament, names }: ReadFile, lang: Lang): string {
  const text = cliSentences[lang].tables;
  const blocks = all.map((pool, i) => {
    const players = pool.map((id) => (id === null ? 'X' : names.full(id)));
    return [text.pool(i + 1, meanRating(pool, tournament)), ...players.map((name) => `  ${name}`)].join('\n');
  });
  return [tournament.name, cliSentences[lang].pools(all.map((pool) => pool.length)), ...blocks].join('\n\n');
}

/** To the nearest integer; X has none. */
function meanRating(pool: Pool, tournament: Tournament): number {
  const ratings = tournament.players.flatMap((player) =>
    pool.includes(player.id) ? [ratingOf(player, tournament)] : [],
  );
  return Math.round(ratings.reduce((sum, rating) => sum + rating, 0) / Math.max(1, ratings.length));
}
