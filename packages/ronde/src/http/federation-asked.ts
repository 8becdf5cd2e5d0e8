import type { Problem } from '@ronde/contract/http/problem';
import type { FederationRefusal } from '@ronde/engine/federation/decide';
import { type FederationNames, federationSentences } from '@ronde/language';
import type { Context } from 'hono';
import type { DeskRefusal } from '../federation/deciding.ts';
import type { Naming } from '../federation/document-view.ts';
import { faceOf, type HeldFederation } from '../federation/held.ts';
import { playerName } from '../federation/proposals.ts';
import { type Sender, senderOf, sendersOf } from '../federation/senders.ts';
import { reachOf } from './access/reach.ts';
import type { Installation } from './house.ts';
import { problem, readerOf, worded } from './problems.ts';
import { deskSentences } from './sentences/federation.ts';

/** Whose code the request carries; over the hall's http, where it could be read on the air, it counts for nothing. */
export async function senderAsking(c: Context, house: Installation, federation: string): Promise<Sender | null> {
  const [, code = ''] = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
  return code === '' || reachOf(c) === 'hall' ? null : senderOf(house.federations.db, federation, code);
}

/** Names of the accounts and senders that a federation's answers speak of. */
export async function namingOf({ accounts, federations }: Installation, held: HeldFederation): Promise<Naming> {
  const senders = await sendersOf(federations.db, held.of.address);
  const names = new Map<string, string | null>(senders.map(({ id, name }) => [id, name]));
  const ids = [...new Set([...held.log.map(({ by }) => by), ...senders.map(({ by }) => by)])];
  for (const [id, name] of await accounts.names(ids)) names.set(id, name);
  return { who: (id) => names.get(id) ?? '' };
}

/** What a refusal speaks of, by name. */
export function namesIn(held: HeldFederation): FederationNames {
  const newest = (id: string) =>
    [...held.state.receipts.values()].findLast(({ document }) => document === id)?.receipt ?? 0;
  return {
    document: (id) => held.documents.get(newest(id))?.name ?? id,
    person: (id) => faceOf(held, id).name,
    player: (id, player) => playerName(held.documents.get(newest(id)), player),
  };
}

/** A federation's no, with the names of whom and what it speaks of. */
export const sentenceOf = (c: Context, held: HeldFederation, refusal: FederationRefusal): string =>
  federationSentences[readerOf(c)].refusal(refusal, namesIn(held));

/** The desk's no: what was decided meanwhile, what is still to be answered, or what the federation refuses. */
export async function deskProblem(
  c: Context,
  house: Installation,
  held: HeldFederation,
  refusal: DeskRefusal,
): Promise<Response> {
  const text = deskSentences[readerOf(c)];
  if (refusal.code === 'decided-meanwhile') {
    const { fact, by, at, number } = refusal.decision;
    const title = text.meanwhile(fact.kind, (await namingOf(house, held)).who(by), at);
    return worded(c, 'decided-meanwhile', {
      title,
      act: text.seeChanges,
      errors: [{ path: 'number', message: `${number}` }],
    });
  }
  if (refusal.code === 'answers-awaited') {
    const document = held.documents.get(refusal.receipt);
    const names = namesIn(held);
    const errors: Problem['errors'] = [
      ...refusal.players.map((player) => ({ path: `people.${player}`, message: playerName(document, player) })),
      ...refusal.documents.map((id) => ({ path: `distinct.${id}`, message: names.document(id) })),
    ];
    return worded(c, 'answers-awaited', { title: text.awaited(errors.map(({ message }) => message)), errors });
  }
  return worded(c, 'federation-refused', {
    title: sentenceOf(c, held, refusal),
    errors: [{ path: 'code', message: refusal.code }],
  });
}

export const unknownFederation = (c: Context): Response => problem(c, 'unknown-federation');
