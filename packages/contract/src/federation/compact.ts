import type { FederationDocument, Presented } from '@ronde/engine/federation/document';

type Rows<M> = M extends ReadonlyMap<infer K, infer V> ? readonly (readonly [K, V])[] : never;

/** The same with its maps as lists of pairs. */
type Compact = FederationDocument extends infer D
  ? D extends { readonly kind: 'list' }
    ? Omit<D, 'people' | 'ratings'> & {
        readonly people: Rows<D['people' & keyof D]>;
        readonly ratings: Rows<D['ratings' & keyof D]>;
      }
    : D extends { readonly kind: 'tournament' }
      ? Omit<D, 'people'> & { readonly people: Rows<D['people' & keyof D]> }
      : never
  : never;

/** What a federation keeps of a document as a text: a function of the file, so much smaller that all are read at once. */
export function compactText(document: FederationDocument): string {
  const people = [...document.people];
  const rows: Compact =
    document.kind === 'list' ? { ...document, people, ratings: [...document.ratings] } : { ...document, people };
  return JSON.stringify(rows);
}

/** People of documents that are read together, by all that these say of them: who is presented in one way is one value. */
export type AlikePeople = Map<string, Presented>;

/** Reads what `compactText` wrote. */
export function fromCompact(text: string, alike: AlikePeople = new Map()): FederationDocument {
  const rows = JSON.parse(text) as Compact;
  const people = new Map(rows.people.map(([player, presented]) => [player, oneOf(alike, presented)]));
  return rows.kind === 'list' ? { ...rows, people, ratings: new Map(rows.ratings) } : { ...rows, people };
}

function oneOf(alike: AlikePeople, presented: Presented): Presented {
  const key = `${presented.name}\n${presented.licence}\n${presented.club}`;
  const known = alike.get(key) ?? presented;
  if (known === presented) alike.set(key, presented);
  return sameShallow(known, presented) ? known : presented;
}

function sameShallow(a: Presented, b: Presented): boolean {
  const keys = Object.keys(a) as (keyof Presented)[];
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}
