import type { Problem } from '@ronde/contract/http/problem';
import type { FederationRefusal } from '@ronde/engine/federation/decide';
import { erasedName } from '@ronde/engine/federation/erasure';
import type { Publication } from '@ronde/engine/federation/federation-part';
import {
  erasedWords,
  type FederationNames,
  federationSentences,
  fileSentences,
  isLang,
  withErasedWords,
} from '@ronde/language';
import type { Context, MiddlewareHandler } from 'hono';
import type { DeskRefusal } from '../federation/desk-commands.ts';
import type { Naming } from '../federation/document-view.ts';
import { nameOf } from '../federation/journal-view.ts';
import { playerName } from '../federation/proposals.ts';
import { successorOf } from '../federation/publications.ts';
import { type Sender, senderOf, sendersOf } from '../federation/senders.ts';
import type { FederationSnapshot } from '../federation/snapshot.ts';
import { reachOf } from './access/reach.ts';
import type { Installation } from './installation.ts';
import { problem, readerOf, worded } from './problems.ts';
import { deskSentences } from './sentences/federation.ts';

/** Whose code the request carries; over the hall's http, where it could be read on the air, it counts for nothing. */
export async function senderAsking(c: Context, installation: Installation, federation: string): Promise<Sender | null> {
  const [, code = ''] = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
  return code === '' || reachOf(c) === 'hall' ? null : senderOf(installation.federations.db, federation, code);
}

/** Names of the accounts and senders that a federation's answers speak of. */
export async function namingOf({ accounts, federations }: Installation, snapshot: FederationSnapshot): Promise<Naming> {
  const senders = await sendersOf(federations.db, snapshot.of.address);
  const names = new Map<string, string | null>(senders.map(({ id, name }) => [id, name]));
  const ids = [...new Set([...snapshot.log.map(({ by }) => by), ...senders.map(({ by }) => by)])];
  for (const [id, name] of await accounts.names(ids)) names.set(id, name);
  return { who: (id) => names.get(id) ?? '' };
}

/** What a refusal speaks of, by name. */
export function namesIn(snapshot: FederationSnapshot): FederationNames {
  const newest = (id: string) =>
    [...snapshot.state.receipts.values()].findLast(({ document }) => document === id)?.receipt ?? 0;
  return {
    document: (id) => snapshot.documents.get(newest(id))?.name ?? id,
    person: (id) => nameOf(snapshot, id),
    player: (id, player) => playerName(snapshot.documents.get(newest(id)), player),
  };
}

/** A federation's no, with the names of whom and what it speaks of. */
export const sentenceOf = (c: Context, snapshot: FederationSnapshot, refusal: FederationRefusal): string =>
  federationSentences[readerOf(c)].refusal(refusal, namesIn(snapshot));

/** The no of a retired list's address: why it was retired, and which list follows it. */
export function listRetired(
  c: Context,
  snapshot: FederationSnapshot,
  publication: Publication,
  because: string,
): Response {
  const next = successorOf(snapshot, publication);
  return worded(c, 'list-retired', { act: deskSentences[readerOf(c)].retired(because, next) });
}

/** The desk's no: what was decided meanwhile, what is still to be answered, or what the federation refuses. */
export async function deskProblem(
  c: Context,
  installation: Installation,
  snapshot: FederationSnapshot,
  refusal: DeskRefusal,
): Promise<Response> {
  const text = deskSentences[readerOf(c)];
  if (refusal.code === 'decided-meanwhile') {
    const { fact, by, at, number } = refusal.decision;
    const title = text.meanwhile(fact.kind, (await namingOf(installation, snapshot)).who(by), at);
    return worded(c, 'decided-meanwhile', {
      title,
      act: text.seeChanges,
      errors: [{ path: 'number', message: `${number}` }],
    });
  }
  if (refusal.code === 'answers-awaited') {
    const document = snapshot.documents.get(refusal.receipt);
    const names = namesIn(snapshot);
    const errors: Problem['errors'] = [
      ...refusal.players.map((player) => ({ path: `people.${player}`, message: playerName(document, player) })),
      ...refusal.documents.map((id) => ({ path: `distinct.${id}`, message: names.document(id) })),
    ];
    return worded(c, 'answers-awaited', { title: text.awaited(errors.map(({ message }) => message)), errors });
  }
  return worded(c, 'federation-refused', {
    title: sentenceOf(c, snapshot, refusal),
    errors: [{ path: 'code', message: refusal.code }, ...faultsIn(c, refusal)],
  });
}

/** Of what was asked: where, found, expected. */
function faultsIn(c: Context, refusal: FederationRefusal): NonNullable<Problem['errors']> {
  if (refusal.code !== 'list-to-come') return [];
  const [path, text] = ['command.date', fileSentences[readerOf(c)]];
  const [found, expected] = [
    { kind: 'value', value: refusal.date },
    { kind: 'until', date: refusal.today },
  ] as const;
  return [{ path, message: text.problem({ code: 'wrong-value', path, found, expected }) }];
}

/**
 * Whoever was erased stands in every answer about a federation under a mark: names, tables, sentences, refusals. It is
 * said in the reader's words here, once for all of them.
 */
export const erasedInWords: MiddlewareHandler = async (c, next) => {
  await next();
  const asked = c.req.query('lang');
  const lang = isLang(asked) ? asked : readerOf(c);
  // The mark is what stands there in French.
  if (erasedWords[lang].name === erasedName || !/json|csv|html/.test(c.res.headers.get('content-type') ?? '')) return;
  const { status } = c.res;
  const headers = new Headers(c.res.headers);
  const text = await c.res.text();
  const tag = headers.get('etag');
  if (tag) headers.set('etag', tag.replace(/"$/, `-${lang}"`));
  // What is put in place of an answer takes its headers, the tag of the other language among them.
  c.res = undefined;
  c.res = new Response(withErasedWords(lang, text), { status, headers });
};

export const unknownFederation = (c: Context): Response => problem(c, 'unknown-federation');
