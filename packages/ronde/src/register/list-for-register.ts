import type { RegisterFault, RegisterLine, RegisterPreview } from '@ronde/contract/http/register';
import {
  type Identity,
  identityOf,
  licenceNumber,
  lostZeros,
  sameWords,
  withZeros,
} from '@ronde/contract/lists/who-is-who';
import type { ListPerson, ReadLine } from '@ronde/documents';
import { frenchKey } from '@ronde/engine/base/french-order';
import { inPieces, type PieceFollowing } from '../tasks/pieces.ts';
import type { OpenList } from './list-of.ts';
import { namesakes } from './namesakes.ts';
import type { Registered } from './register.ts';

type PreviewLine = RegisterPreview['lines'][number];

/** What a federation's list would change, line by line; nothing is written. */
export async function previewFor(
  list: OpenList,
  known: readonly Registered[],
  following: PieceFollowing = {},
): Promise<RegisterPreview> {
  const lineFor = await lineAgainst(known);
  const beside = (read: ReadLine): PreviewLine => {
    const { line, raw } = read;
    const refused = (fault: RegisterFault): PreviewLine => ({ line, raw, kind: 'refused', fault });
    if (read.kind === 'refused') return refused(read.fault);
    // Here the list says who somebody is, and nothing else does.
    if (read.person.name === '') return refused({ code: 'no-name' });
    // Asked of a whole federation's list, one by one, it would never end: the line is mended in the file.
    if (read.question) return refused({ code: 'ambiguous-rating', ...read.question });
    const doubt = read.notices.includes('implausible-rating') && ({ implausible: true } as const);
    return { line, raw, ...lineFor(entryOf(read.person), line), ...doubt };
  };
  const { rows, read, ...reading } = list;
  const counts = { new: 0, changed: 0, same: 0, doubtful: 0, refused: 0 };
  const lines: PreviewLine[] = [];
  await inPieces(
    rows,
    (row) => {
      const line = beside(read(row));
      counts[line.kind]++;
      if (line.kind !== 'same') lines.push(line);
    },
    following,
  );
  return {
    ...reading,
    known: [...reading.known],
    unknown: [...reading.unknown],
    columns: [...reading.columns],
    above: [...reading.above],
    sheets: [...reading.sheets],
    counts,
    lines,
  };
}

type Licensed = Omit<Identity, 'name'>;

/** Somebody whom the register knows, as a line says it. */
interface Before {
  readonly id: string;
  readonly entry: RegisterLine;
}

/**
 * What a line would do beside those who are known and the lines above it. The same name is asked about as long as no
 * licence tells the two apart: a list without licences makes nobody twice.
 */
async function lineAgainst(known: readonly Registered[]) {
  const byIdentity = new Map<string, Before>();
  const byName = namesakes<Before & Licensed>();
  const byNumber = new Map<string, Before>();
  await inPieces(known, (person) => {
    const before = { id: person.id, entry: entryOf(person) };
    if (person.licence !== undefined) byNumber.set(licenceNumber(person.licence), before);
    byIdentity.set(identityOf(person), before);
    byName.add(frenchKey(person.name), { ...before, licence: person.licence, federation: person.federation });
  });
  const above = new Map<string, number>();
  const namedAbove = namesakes<{ readonly line: number } & Licensed>();
  return (listed: RegisterLine, line: number): Omit<PreviewLine, 'line' | 'raw'> => {
    const near = byNumber.get(licenceNumber(listed.licence ?? ''));
    const entry = near && sameWords(near.entry, listed) ? withZeros(listed, near.entry) : listed;
    const identity = identityOf(entry);
    const first = above.get(identity);
    if (first !== undefined) {
      const by = entry.licence === undefined ? 'name' : 'licence';
      return { kind: 'refused', fault: { code: 'repeated', by, above: first } };
    }
    const name = frenchKey(entry.name);
    const [double] = namedAbove.alike(name, entry, 1);
    if (double) return { kind: 'refused', fault: { code: 'repeated', by: 'name', above: double.line } };
    above.set(identity, line);
    namedAbove.add(name, { line, licence: entry.licence, federation: entry.federation });
    const same = byIdentity.get(identity) ?? byName.licensedAs(name, entry);
    if (same) {
      const kind = saysNothingNew(entry, same.entry) ? 'same' : 'changed';
      return { kind, entry, before: same.entry, person: same.id };
    }
    const [only, ...more] = byName.alike(name, entry, 2);
    // Zeros alone tell the licence from that of somebody who bears another name.
    if (!only && near && lostZeros(near.entry, entry))
      return { kind: 'doubtful', entry, before: near.entry, person: near.id };
    if (!only) return { kind: 'new', entry };
    return { kind: 'doubtful', entry, ...(more.length === 0 && { before: only.entry, person: only.id }) };
  };
}

/** What a list that leaves it out does not take away. */
const kept = [
  'licence',
  'federation',
  'birthYear',
  'club',
  'category',
  'nationality',
  'pseudonym',
  'lastEvent',
] as const;
/** What is as the newest list says. */
const replaced = ['name', 'rating', 'provisional', 'duplicateSeries'] as const;
const fields = [...kept, ...replaced];

function entryOf(person: ListPerson | Registered): RegisterLine {
  const said = fields.map((field) => [field, person[field]] as const).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said) as RegisterLine;
}

const saysNothingNew = (entry: RegisterLine, before: RegisterLine): boolean =>
  kept.every((field) => entry[field] === undefined || entry[field] === before[field]) &&
  replaced.every((field) => (entry[field] || undefined) === (before[field] || undefined));
