import { type FileRefusal, largestFile, type ParsedFile, parseFile, readFileJson } from '@ronde/contract';
import { foundOf, type Path, pathText } from '@ronde/contract/file/path';
import { importBodySchema } from '@ronde/contract/http/player';
import { largestArmyList } from '@ronde/contract/values/army-list';
import { kindOfFile, zipFound } from '@ronde/documents';
import { ok, type Result, refused } from '@ronde/engine';
import { type UnzipFileInfo, unzipSync } from 'fflate';
import type * as z from 'zod';
import { factsVersion } from '../store/facts.ts';
import { fileOf } from './import-decision.ts';
import { isJournal, type ReadJournal, readJournal } from './read-journal.ts';

/** The body of an import, as it came. */
export interface ImportSent {
  readonly body: Uint8Array;
}

interface Asked {
  readonly id: string | undefined;
  readonly copy: boolean;
}

/**
 * What stands in it: a tournament's file, or its whole log. `problems`: what the file is refused for, `format`: the
 * formula that it names. `lists`: army lists that lay beside the log.
 */
export type ImportRead =
  | ({ readonly kind: 'read'; readonly file: ParsedFile } & Asked)
  | ({ readonly kind: 'journal'; readonly journal: ReadJournal; readonly lists: readonly PackedList[] } & Asked)
  | { readonly kind: 'refused'; readonly format: string | undefined; readonly problems: readonly FileRefusal[] }
  | { readonly kind: 'malformed'; readonly issues: readonly z.core.$ZodIssue[] }
  | { readonly kind: 'not-json' };

/** What stands in the body of an import. */
export function importRead({ body }: ImportSent): ImportRead {
  const text = decoded(body);
  const json = text === null ? null : readFileJson(text);
  if (!json) return { kind: 'not-json' };
  if (!json.ok) {
    const [first] = json.refusal;
    if (first?.code === 'not-json' || first?.code === 'file-empty') return { kind: 'not-json' };
    return { kind: 'refused', format: undefined, problems: json.refusal };
  }
  const sent = bodyRead(json.value);
  if (!sent.success) return { kind: 'malformed', issues: sent.error.issues };
  const { id, copy = false } = sent.data;
  if ('archive' in sent.data) {
    const archive = new Uint8Array(Buffer.from(sent.data.archive, 'base64'));
    const log = journalInArchive(archive);
    const read = journalRead(log.ok ? jsonOf(log.value) : log, { id, copy }, listsInArchive(archive));
    const unlike = log.ok && read.kind === 'journal' ? besideLog(archive, log.value, read.journal) : [];
    return unlike.length > 0 ? { kind: 'refused', format: undefined, problems: unlike } : read;
  }
  const { file } = sent.data;
  if (isJournal(file)) return journalRead(ok(file), { id, copy }, []);
  const parsed = parseFile(file);
  return parsed.ok
    ? { kind: 'read', id, copy, file: parsed.value }
    : { kind: 'refused', format: formatIn(file), problems: parsed.refusal };
}

/** Each kind of body by its own key: what is wrong in it is then named at its place. */
function bodyRead(value: unknown) {
  const [ofArchive, ofFile] = importBodySchema.options;
  const packed = typeof value === 'object' && value !== null && Object.hasOwn(value, 'archive');
  return packed ? ofArchive.safeParse(value) : ofFile.safeParse(value);
}

function journalRead(
  value: Result<unknown, readonly FileRefusal[]>,
  asked: Asked,
  lists: readonly PackedList[],
): ImportRead {
  const journal = value.ok ? readJournal(value.value) : value;
  return journal.ok
    ? { kind: 'journal', ...asked, journal: journal.value, lists }
    : { kind: 'refused', format: undefined, problems: journal.refusal };
}

/** A file of an archive. */
interface Packed {
  readonly name: string;
  readonly content: Uint8Array;
}

function jsonOf({ content }: Packed): Result<unknown, readonly FileRefusal[]> {
  const text = decoded(content);
  return text === null ? refused([{ code: 'not-utf8', path: '' }]) : readFileJson(text);
}

/** At the root of the archive, as it is written there: whatever stands under another path is not looked at. */
const journalName = /^[a-z0-9-]+-journal\.json$/;

/** The log of a tournament in its archive. Nothing else in it is unpacked, and this within the limit of any file. */
function journalInArchive(archive: Uint8Array): Result<Packed, readonly FileRefusal[]> {
  const found: UnzipFileInfo[] = [];
  const wanted = (info: UnzipFileInfo): boolean => {
    if (!journalName.test(info.name)) return false;
    found.push(info);
    return found.length === 1 && info.originalSize <= largestFile;
  };
  const [content] = Object.values(unpacked(archive, wanted));
  const [one, another] = found;
  if (!one || another) return refused([another ? noJournal : lacking(archive)]);
  if (one.originalSize > largestFile) return refused([{ code: 'too-large', path: one.name, limit: largestFile }]);
  return content ? ok({ name: one.name, content }) : refused([lacking(archive)]);
}

/**
 * Where the tournament's file, which lies beside the log, says something else: whoever reads the one would have another
 * result than whoever takes in the other. Nothing where it was taken out of the archive.
 */
function besideLog(
  archive: Uint8Array,
  log: Packed,
  { file, tournament, people }: ReadJournal,
): readonly FileRefusal[] {
  const name = log.name.replace(/-journal\.json$/u, '.json');
  const content = unpacked(archive, (info) => info.name === name && info.originalSize <= largestFile)[name];
  if (!content) return [];
  const at = (path: string): string => (path === '' ? name : `${name} · ${path}`);
  const read = jsonOf({ name, content });
  if (!read.ok) return read.refusal.map((problem) => ({ ...problem, path: at(problem.path) }));
  const { version, notes } = file;
  const own = fileOf({ tournament, people, version, notes: new Map(Object.entries(notes)) });
  const faults: FileRefusal[] = [];
  // A program that knew other facts may have told less of them: of its file only what it says is compared.
  for (const one of unlike(read.value, JSON.parse(JSON.stringify(own)), file.facts === factsVersion)) {
    const found = foundOf(one.found);
    faults.push({ code: 'beside-log', path: at(pathText(one.path)), found, log: foundOf(one.log) });
    if (faults.length === mostUnlike) break;
  }
  return faults;
}

const mostUnlike = 20;

interface Unlike {
  readonly path: Path;
  readonly found: unknown;
  readonly log: unknown;
}

/** `whole`: what only the log says is another thing too. */
function* unlike(found: unknown, log: unknown, whole: boolean, path: Path = []): Generator<Unlike> {
  if (!isKeyed(found) || !isKeyed(log) || Array.isArray(found) !== Array.isArray(log) || longer(found, log)) {
    if (!Object.is(found, log)) yield { path, found, log };
    return;
  }
  for (const key of new Set([...Object.keys(found), ...(whole ? Object.keys(log) : [])]))
    yield* unlike(ownValue(found, key), ownValue(log, key), whole, [...path, Array.isArray(found) ? Number(key) : key]);
}

type Keyed = Readonly<Record<string, unknown>>;

const isKeyed = (value: unknown): value is Keyed => typeof value === 'object' && value !== null;
const ownValue = (value: Keyed, key: string): unknown => (Object.hasOwn(value, key) ? value[key] : undefined);
const longer = (one: Keyed, other: Keyed): boolean =>
  Array.isArray(one) && Array.isArray(other) && one.length !== other.length;

const noJournal: FileRefusal = { code: 'not-a-log', path: '', reason: 'archive' };

/** Half of an archive is told apart from one of something else: a zip that cannot be unpacked, or nothing at all. */
const lacking = (archive: Uint8Array): FileRefusal =>
  archive.length === 0 || (kindOfFile(archive) === 'xlsx' && zipFound(archive) === 'broken')
    ? { ...noJournal, reason: 'damaged' }
    : noJournal;

/** An army list as it lies in the archive. `number`: of the player; `content`: in base64, as it crosses to the program. */
export interface PackedList {
  readonly number: number;
  readonly slot: 1 | 2;
  readonly content: string;
}

const listName = /^listes\/[a-z0-9-]+-liste-(\d{1,5})-([12])\.(?:txt|pdf)$/;

/** All lists of an archive together, in bytes: what a day of forty sends at most. */
const mostOfLists = 40_000_000;

/** The army lists that lie beside the log; what is larger than a list may be, or one too many, is left where it is. */
function listsInArchive(archive: Uint8Array): readonly PackedList[] {
  let left = mostOfLists;
  const files = unpacked(archive, ({ name, originalSize }) => {
    if (!listName.test(name) || originalSize > largestArmyList || originalSize > left) return false;
    left -= originalSize;
    return true;
  });
  return Object.entries(files).map(([name, body]) => {
    const [, number = '0', slot] = listName.exec(name) ?? [];
    return { number: Number(number), slot: slot === '2' ? 2 : 1, content: Buffer.from(body).toString('base64') };
  });
}

/** Nothing from what is no zip, or a damaged one. */
function unpacked(archive: Uint8Array, filter: (info: UnzipFileInfo) => boolean): Readonly<Record<string, Uint8Array>> {
  try {
    return unzipSync(archive, { filter });
  } catch {
    return {};
  }
}

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** As far as it can be read: some sentences speak of the formula. */
function formatIn(file: unknown): string | undefined {
  const format = typeof file === 'object' && file !== null && 'format' in file ? file.format : undefined;
  return typeof format === 'string' ? format : undefined;
}
