import type { ListLine } from '@ronde/contract/http/lists';
import type { Game, KnownPerson } from '@ronde/contract/http/register';
import { licenceKey, meantBy } from '@ronde/contract/lists/who-is-who';
import { proposalIn } from '@ronde/contract/register/entry';
import { grouped } from '@ronde/contract/register/through-tournaments';
import type { Tournament } from '@ronde/engine';
import type { Kysely } from 'kysely';
import type { Tables } from '../store/sql/tables.ts';
import { inPieces } from '../tasks/pieces.ts';
import { allKnown } from './register.ts';

/**
 * What a line with a licence leaves out, rating, series, club, comes from the register. What the line says itself
 * stays, and a name alone is nobody yet.
 */
export async function completed(
  db: Kysely<Tables>,
  game: Game,
  lines: readonly ListLine[],
  tournament: Tournament,
): Promise<readonly ListLine[]> {
  if (!lines.some(lacksSomething)) return lines;
  const known = await allKnown(db, game);
  const byNumber = grouped(known, ({ licence = '' }) => licenceKey(licence));
  return await inPieces(lines, (line) => {
    if (!lacksSomething(line)) return line;
    const { person } = line.facts;
    const [found, ...more] = meantBy(person, byNumber.get(licenceKey(person.licence ?? '')) ?? []);
    return found && more.length === 0 ? withKnown(line, found, tournament) : line;
  });
}

type Somebody = Extract<ListLine, { kind: 'new' | 'doubtful' }>;

function lacksSomething(line: ListLine): line is Somebody {
  if (line.kind !== 'new' && line.kind !== 'doubtful') return false;
  const { person, rating } = line.facts;
  return person.licence !== undefined && rating === undefined && !(line.kind === 'doubtful' && line.question);
}

function withKnown(line: Somebody, known: KnownPerson, tournament: Tournament): Somebody {
  const { rating, provisional, duplicateSeries, club, category } = known;
  const given = {
    ...(rating !== undefined && { rating }),
    ...(rating !== undefined && provisional && { provisional }),
    ...(duplicateSeries !== undefined && { duplicateSeries }),
    ...(club !== undefined && { club }),
    ...(category !== undefined && { category }),
  };
  if (Object.keys(given).every((key) => Object.hasOwn(line.facts, key))) return line;
  const { proposal: _, ...rest } = line;
  const facts = { ...given, ...line.facts };
  const proposal = proposalIn(tournament, { ...known, ...facts });
  return { ...rest, facts, ...(proposal && { proposal }), notices: [...line.notices, 'from-register'] };
}
