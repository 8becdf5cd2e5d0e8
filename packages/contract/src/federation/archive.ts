import { ok, type Result, refused } from '@ronde/engine';
import { type TournamentDocument, tournamentDocument } from '@ronde/engine/federation/document';
import type { FederationDecision } from '@ronde/engine/federation/facts';
import type { Expectation } from '@ronde/language';
import * as z from 'zod';
import { problemsOf } from '../file/from-zod.ts';
import { type ParsedFile, parseFile } from '../file/parse-file.ts';
import { foundOf } from '../file/path.ts';
import type { FileRefusal } from '../file/problems.ts';
import { readFileJson } from '../file/read-json.ts';
import type { TournamentFile } from '../file/schema.ts';
import { someTextInFile } from '../file/text.ts';
import { federationFactSchema } from '../http/federation/facts.ts';
import { formatSchema } from '../values/formats.ts';
import { unknownPeopleIn } from './archive-persons.ts';
import type { Federation } from './receive.ts';

/** A federation as one file: every decision, and every document that they are about. */
export interface FederationArchive {
  readonly federation: Federation;
  readonly name: string;
  readonly game: FederationGame;
  /** By receipt, as they came. */
  readonly files: ReadonlyMap<number, TournamentFile>;
}

export type FederationGame = 'scrabble' | 'art-de-la-guerre';

/** The rating that the game is rated by. */
export const systemOf = (game: FederationGame): 'pl' | 'elo' => (game === 'art-de-la-guerre' ? 'elo' : 'pl');

export const formatsOf = (game: FederationGame): readonly string[] =>
  formatSchema.options.filter((format) => (format === 'art-de-la-guerre') === (game === 'art-de-la-guerre'));

const id = someTextInFile(200);
const count = z.int().min(1).max(99_999_999);

const archiveSchema = z
  .strictObject({
    'ronde-federation': z.literal(1),
    name: someTextInFile(200),
    game: z.enum(['scrabble', 'art-de-la-guerre']),
    decisions: z.array(z.strictObject({ number: count, id, at: id, by: id, fact: federationFactSchema })),
    documents: z.array(z.strictObject({ receipt: count, file: z.unknown() })),
  })
  .superRefine(({ decisions, documents }, { addIssue }) => {
    for (const { path, max, min = max } of outOfPlace(decisions, documents))
      addIssue({
        code: 'custom',
        path: [...path],
        params: { expected: { kind: 'integer', min, max } satisfies Expectation },
      });
  });

interface OutOfPlace {
  readonly path: readonly (string | number)[];
  readonly min?: number;
  readonly max: number;
}

/**
 * Numbers that name nothing: decisions and receipts count from 1 without a gap, each receipt has its document, and a
 * decision speaks of what came before it.
 */
function outOfPlace(
  decisions: readonly FederationDecision[],
  documents: readonly { readonly receipt: number }[],
): readonly OutOfPlace[] {
  let came = 0;
  const wrong = decisions.flatMap(({ number, fact }, i): OutOfPlace[] => {
    const at = (...keys: readonly string[]) => ['decisions', i, ...keys];
    const own: OutOfPlace[] = number === i + 1 ? [] : [{ path: at('number'), max: i + 1 }];
    if (fact.kind === 'received') {
      came += 1;
      return fact.receipt === came ? own : [...own, { path: at('fact', 'receipt'), max: came }];
    }
    if ('receipt' in fact && fact.receipt > came) return [...own, { path: at('fact', 'receipt'), min: 1, max: came }];
    return fact.kind === 'undone' && fact.decision > i
      ? [...own, { path: at('fact', 'decision'), min: 1, max: i }]
      : own;
  });
  const here = documents.flatMap(({ receipt }, i): OutOfPlace[] =>
    receipt === i + 1 ? [] : [{ path: ['documents', i, 'receipt'], max: i + 1 }],
  );
  return documents.length === came
    ? [...wrong, ...here]
    : [...wrong, ...here, { path: ['documents', 'length'], max: came }];
}

/** Bytes of an archive that is read at all: twenty thousand tournaments fill half of it. */
export const largestArchive = 400_000_000;

/** Whether a text is meant for an archive, whatever is wrong with it. */
export const isArchive = (text: string): boolean => /^\s*\{\s*"ronde-federation"\s*:/.test(text);

/** Reads an archive; each document is read as a tournament file. Refused with every problem at once. */
export function parseArchive(text: string): Result<FederationArchive, readonly FileRefusal[]> {
  const read = readFileJson(text, { largest: largestArchive, mostValues: 30_000_000 });
  if (!read.ok) return read;
  const shape = archiveSchema.safeParse(read.value);
  if (!shape.success) return refused(problemsOf(shape.error.issues, read.value, archiveSchema));
  const { name, game, decisions, documents } = shape.data;
  const parsed = documents.map(({ receipt, file }) => ({ receipt, read: parseFile(file) }));
  const problems = parsed.flatMap(({ read: one }, i) =>
    one.ok ? [] : one.refusal.map((problem) => ({ ...problem, path: `documents[${i}].file.${problem.path}` })),
  );
  if (problems.length > 0) return refused(problems);
  const files = new Map(parsed.flatMap(({ receipt, read: one }) => (one.ok ? [[receipt, one.value] as const] : [])));
  const log: readonly FederationDecision[] = decisions;
  const kept = new Map([...files].map(([receipt, file]) => [receipt, documentOf(file)]));
  const lies = [...otherGame(game, kept), ...unknownPeopleIn(log, kept)];
  if (lies.length > 0) return refused(lies);
  return ok({
    name,
    game,
    files: new Map([...files].map(([receipt, { file }]) => [receipt, file])),
    federation: { log, documents: kept },
  });
}

/** Documents that the game does not rate: where all of them are so, it is the game that is wrong. */
function otherGame(game: FederationGame, documents: ReadonlyMap<number, TournamentDocument>): readonly FileRefusal[] {
  const rated = [...documents].filter(([, document]) => document.rated !== null);
  const wrong = rated.filter(([, document]) => document.rated?.system !== systemOf(game));
  if (wrong.length === 0) return [];
  const other = game === 'scrabble' ? 'art-de-la-guerre' : 'scrabble';
  if (wrong.length === rated.length)
    return [{ code: 'wrong-value', path: 'game', found: foundOf(game), expected: { kind: 'one-of', values: [other] } }];
  return wrong.map(([receipt, { format }]) => ({
    code: 'wrong-value',
    path: `documents[${receipt - 1}].file.format`,
    found: foundOf(format),
    expected: { kind: 'one-of', values: formatsOf(game) },
  }));
}

/** A file as a federation keeps it. One without id is known by its name and its day. */
export function documentOf({ tournament, people, file }: ParsedFile) {
  const known = file.id === undefined ? { ...tournament, id: `${file.date} ${file.name}` } : tournament;
  return tournamentDocument(known, people, file.revision ?? 0);
}

/** The archive as a file. */
export const archiveText = ({ name, game, federation, files }: FederationArchive): string =>
  `${JSON.stringify({
    'ronde-federation': 1,
    name,
    game,
    decisions: federation.log,
    documents: [...files].map(([receipt, file]) => ({ receipt, file })),
  })}\n`;
