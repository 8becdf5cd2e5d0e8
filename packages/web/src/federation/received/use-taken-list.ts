import type { Received } from '@ronde/contract/http/federation/documents';
import type { RegisterLine, RegisterPreviewLine } from '@ronde/contract/http/register';
import { useQueryClient } from '@tanstack/react-query';
import { type Answer, call, load } from '../../core/http.ts';
import { callLong } from '../../core/long-act.ts';
import { useListSource } from '../../lists/list-source.ts';
import { usePreview } from '../../lists/use-preview.ts';
import { useAct } from '../../ui/use-act.ts';
import { useOffice } from '../office/office.tsx';

/** The draft of a federation’s list that is on its way in. */
export const takenList = (f: string): string => `federation.${f}`;

/** Somebody of the list, with the rating that is taken in. */
type Rated = RegisterLine & { readonly rating: number };

/** Another federation’s ratings in a sheet: read by the server, then received as a document. */
export function useTakenList() {
  const { address: f } = useOffice();
  const client = useQueryClient();
  const act = useAct();
  const source = useListSource(takenList(f));
  const read = usePreview(f, source.body, (into, body, told) =>
    callLong('POST /api/federations/{f}/lists', { f: into, body }, told),
  );
  const lines = read.preview?.lines ?? [];
  const people = lines.flatMap(ratedIn);
  const take = async (name: string, date: string): Promise<Received | null> => {
    const came = await act.run(() => received(f, { name, date, people: people.map(asSent) }));
    if (!came) return null;
    source.forget();
    await client.invalidateQueries({ queryKey: ['federations'] });
    return came;
  };
  return { source, read, lines, people, take, busy: act.busy, trouble: act.trouble ?? read.trouble, clear: act.clear };
}

export type TakenList = ReturnType<typeof useTakenList>;

/** A rating of 0, or none, is no rating: the line says nothing that could be taken in. */
export const ratedIn = ({ entry }: RegisterPreviewLine): readonly Rated[] =>
  entry?.rating === undefined || entry.rating < 1 ? [] : [{ ...entry, rating: entry.rating }];

const asSent = ({ name, licence, federation, rating, lastEvent }: Rated) => ({
  name,
  rating,
  ...(licence !== undefined && { licence }),
  ...(federation !== undefined && { federation }),
  ...(lastEvent !== undefined && { lastEvent }),
});

interface Sent {
  readonly name: string;
  readonly date: string;
  readonly people: readonly ReturnType<typeof asSent>[];
}

/** The list of a name and a day is one document: with another content it is its next revision. */
async function received(f: string, list: Sent): Promise<Answer<Received>> {
  const id = listId(list);
  const newest = await newestRevision(f, id);
  const send = (revision: number) =>
    call('POST /api/federations/{f}/files', { f, body: { file: { kind: 'list', id, revision, ...list } } });
  const first = await send(Math.max(1, newest));
  const differs = first.kind === 'refused' && first.problem.errors?.some(({ path }) => path === 'revision');
  return differs ? await send(newest + 1) : first;
}

async function newestRevision(f: string, id: string): Promise<number> {
  const all = await load('GET /api/federations/{f}/documents', { f, query: { accepted: 10_000 } });
  const own = [...all.toReview, ...all.returned, ...all.accepted].filter(({ document }) => document === id);
  return Math.max(0, ...own.map(({ revision }) => revision));
}

/** « liste FISF », 2026-10-01 → `liste-fisf-2026-10-01` */
const listId = ({ name, date }: Pick<Sent, 'name' | 'date'>): string => {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return `${plain
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)}-${date}`;
};
