import type {
  DecidedFederation,
  FederationPreview,
  SentFederationCommand,
} from '@ronde/contract/http/federation/decisions';
import type { FederationDocuments, FederationDocumentView, Received } from '@ronde/contract/http/federation/documents';
import type { MadeSender } from '@ronde/contract/http/federation/federations';
import { type closedFile, pl, sentBy } from '../federation/test-documents.ts';
import { type Desk, openDesk, problemOf } from './test-desk.ts';

/** A desk with one federation of the PL, and a club that sends; time goes on by a minute with each question. */
export async function openFederation(
  changes: Parameters<typeof openDesk>[0] = {},
  data?: Parameters<typeof openDesk>[2],
) {
  let minutes = 0;
  const now = () => new Date(Date.parse('2026-11-15T08:00:00.000Z') + 60_000 * minutes++).toISOString();
  const desk = await openDesk({ now, ...changes }, {}, data);
  await desk.post('/api/federations', pl);
  const { code } = (await (
    await desk.post('/api/federations/pl/senders', { name: 'Claire Vidal, club de Villebois' })
  ).json()) as MadeSender;
  return { ...desk, ...speakingTo(desk, code) };
}

export type FederationDesk = Awaited<ReturnType<typeof openFederation>>;

function speakingTo(desk: Desk, code: string) {
  let commands = 0;
  const json = async <T>(path: string) => (await (await desk.get(`/api/federations/pl/${path}`)).json()) as T;
  const sendWith = (body: unknown, headers: Record<string, string> = {}) =>
    desk.app.request('/api/federations/pl/documents', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${code}`, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const number = async () => (await json<FederationDocuments>('documents')).number;
  const ask = async (command: SentFederationCommand, { saw, id }: { saw?: number; id?: string } = {}) =>
    desk.post('/api/federations/pl/decisions', {
      id: id ?? `command-${++commands}`,
      saw: saw ?? (await number()),
      command,
    });
  return {
    code,
    json,
    sendWith,
    number,
    ask,
    /** As the club, with its code. */
    byCode: (path: string, own = code) =>
      desk.app.request(`/api/federations/pl/${path}`, { headers: { Authorization: `Bearer ${own}` } }),
    /** Sends a closed tournament. */
    send: async (file: ReturnType<typeof closedFile>, more: object = {}): Promise<Received> => {
      const answer = await sendWith(sentBy(file, more), { 'Idempotency-Key': `${file.id}/${file.revision}` });
      if (answer.status >= 400) throw new Error(JSON.stringify(await problemOf(answer)));
      return (await answer.json()) as Received;
    },
    document: (receipt: number) => json<FederationDocumentView>(`documents/${receipt}`),
    decide: async (command: SentFederationCommand): Promise<DecidedFederation> => {
      const answer = await ask(command);
      if (answer.status !== 200) throw new Error(JSON.stringify(await problemOf(answer)));
      return (await answer.json()) as DecidedFederation;
    },
    preview: async (command: SentFederationCommand, person?: string): Promise<FederationPreview> =>
      (await (
        await desk.post('/api/federations/pl/preview', { command, ...(person !== undefined && { person }) })
      ).json()) as FederationPreview,
    /** Sends and accepts, where nothing is in doubt. */
    takeIn: async function (file: ReturnType<typeof closedFile>): Promise<number> {
      const { receipt } = await this.send(file);
      await this.decide({ kind: 'accept', receipt, people: {} });
      return receipt;
    },
  };
}
