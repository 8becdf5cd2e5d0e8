import type { KnownPerson, RegisterFault, RegisterLine, RegisterPreview } from '@ronde/contract/http/register';
import type { ListPerson } from '@ronde/documents';
import { frenchKey } from '@ronde/engine/base/french-order';
import type { ListRead } from './list-of.ts';
import { identityOf } from './register.ts';

type PreviewLine = RegisterPreview['lines'][number];

/** What a federation's list would change, line by line; nothing is written. */
export function previewFor(list: ListRead, known: readonly KnownPerson[]): RegisterPreview {
  const lineFor = lineAgainst(known);
  const lines = list.lines.map((read): PreviewLine => {
    const { line, raw } = read;
    const refused = (fault: RegisterFault): PreviewLine => ({ line, raw, kind: 'refused', fault });
    if (read.kind === 'refused') return refused(read.fault);
    // Asked of a whole federation's list, one by one, it would never end: the line is mended in the file.
    if (read.question) return refused({ code: 'ambiguous-rating', ...read.question });
    return { line, raw, ...lineFor(entryOf(read.person), line) };
  });
  const count = (kind: PreviewLine['kind']): number => lines.filter((line) => line.kind === kind).length;
  const counts = {
    new: count('new'),
    changed: count('changed'),
    same: count('same'),
    doubtful: count('doubtful'),
    refused: count('refused'),
  };
  return {
    encoding: list.encoding,
    sure: list.sure,
    known: [...list.known],
    unknown: [...list.unknown],
    counts,
    lines: lines.filter(({ kind }) => kind !== 'same'),
  };
}

/** What a line would do beside those who are known and the lines above it. */
function lineAgainst(known: readonly KnownPerson[]) {
  const byIdentity = new Map(known.map((person) => [identityOf(person), entryOf(person)]));
  const byName = new Map<string, RegisterLine[]>();
  for (const person of known) {
    const key = frenchKey(person.name);
    byName.set(key, [...(byName.get(key) ?? []), entryOf(person)]);
  }
  const above = new Map<string, number>();
  return (entry: RegisterLine, line: number): Omit<PreviewLine, 'line' | 'raw'> => {
    const identity = identityOf(entry);
    const first = above.get(identity);
    if (first !== undefined) {
      const by = entry.licence === undefined ? 'name' : 'licence';
      return { kind: 'refused', fault: { code: 'repeated', by, above: first } };
    }
    above.set(identity, line);
    const before = byIdentity.get(identity);
    if (before) return { kind: saysNothingNew(entry, before) ? 'same' : 'changed', entry, before };
    const namesakes = entry.licence === undefined ? (byName.get(frenchKey(entry.name)) ?? []) : [];
    const [only] = namesakes;
    if (!only) return { kind: 'new', entry };
    return { kind: 'doubtful', entry, ...(namesakes.length === 1 && { before: only }) };
  };
}

/** What a list that leaves it out does not take away. */
const kept = ['licence', 'federation', 'birthYear', 'club', 'category'] as const;
/** What is as the newest list says. */
const replaced = ['name', 'rating', 'provisional', 'duplicateSeries'] as const;
const fields = [...kept, ...replaced];

function entryOf(person: ListPerson | KnownPerson): RegisterLine {
  const said = fields.map((field) => [field, person[field]] as const).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said) as RegisterLine;
}

const saysNothingNew = (entry: RegisterLine, before: RegisterLine): boolean =>
  kept.every((field) => entry[field] === undefined || entry[field] === before[field]) &&
  replaced.every((field) => (entry[field] || undefined) === (before[field] || undefined));
