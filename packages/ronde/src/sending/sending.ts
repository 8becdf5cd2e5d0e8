import type { TournamentFile } from '@ronde/contract';
import type { FederationGame } from '@ronde/contract/federation/archive';
import { placesIn } from '@ronde/contract/federation/sent-document';
import type { SentDocumentState, SentState } from '@ronde/contract/http/federation/documents';
import { gameSchema } from '@ronde/contract/http/register';
import { gameOf } from '@ronde/contract/values/game';
import type { PlayerId } from '@ronde/engine';
import { tournamentDocument } from '@ronde/engine/federation/document';
import type { Kysely } from 'kysely';
import { fileOf } from '../files/import-decision.ts';
import { digestOf } from '../files/sent-read.ts';
import type { Tables } from '../store/sql/tables.ts';
import type { Stored } from '../store/store.ts';
import { askState, type Delivered, deliverDocument, type Federation } from './deliver.ts';
import { askList, type OrganisersList } from './organisers-list.ts';
import { type Recipients, recipientsIn, type StartRecipients } from './recipients.ts';
import type { SendingRow } from './tables.ts';

/** What became of one revision. `at`: when it was sent or refused. */
export interface SentDocumentKept {
  readonly revision: number;
  readonly state: SendingRow['state'];
  readonly queuedAt: string;
  readonly at: string | null;
  readonly reason: string | null;
  /** What the federation last said became of it. */
  readonly told?: { readonly receipt: number; readonly at: string; readonly state: SentState };
}

export interface Sending {
  /** The federation of each game. */
  readonly recipients: Recipients;
  /** The newest first. */
  list(tournament: string): Promise<readonly SentDocumentKept[]>;
  /** Asks the federation again what became of what it has, where it was not asked a moment ago. */
  askAgain(stored: Sent): Promise<void>;
  /** What the federation says now of a document of this tournament, its effect too; null: nothing, or nobody answers. */
  effect(stored: Sent, receipt: number): Promise<SentDocumentState | null>;
  /**
   * Keeps the closed tournament as it stands, then tries to send it. The same revision is kept once; refused, it is
   * tried again.
   */
  queue(stored: Stored, by: string): Promise<readonly SentDocumentKept[]>;
  /**
   * Somebody was erased: what had not arrived goes without their name, as the tournament stands now; or not at all,
   * where it was opened again.
   */
  erased(stored: Stored, by: string): Promise<void>;
  /** The list for organisers of a game's federation; null: none is known, or it does not answer. */
  organisersList(game: FederationGame): Promise<OrganisersList | null>;
  /** Tries what waits, one after the other; one federation does not wait for another. */
  deliverAll(signal?: AbortSignal): Promise<void>;
}

/** A tournament of the house, of which something may have been sent. */
type Sent = Pick<Stored, 'id' | 'tournament'>;

export function sendingIn(db: Kysely<Tables>, now: () => string, start: StartRecipients): Sending {
  const recipients = recipientsIn(db, start);
  const list = async (tournament: string): Promise<readonly SentDocumentKept[]> => {
    const rows = await db
      .selectFrom('sendings')
      .select(['revision', 'state', 'queued_at', 'settled_at', 'reason', 'receipt', 'told', 'told_at'])
      .where('tournament', '=', tournament)
      .orderBy('revision', 'desc')
      .execute();
    return rows.map((row) => ({
      revision: row.revision,
      state: row.state,
      queuedAt: row.queued_at,
      at: row.settled_at,
      reason: row.reason,
      ...toldIn(row),
    }));
  };

  const settle = async ({ tournament, revision }: Key, delivered: Delivered): Promise<void> => {
    if (delivered.kind === 'later') return;
    const reason = delivered.kind === 'refused' ? delivered.reason : null;
    const told = delivered.kind === 'sent' && delivered.told ? toldColumns(delivered.told, now()) : {};
    await db
      .updateTable('sendings')
      // What has arrived is the federation’s: no second copy of names and licences stays here.
      .set({
        state: delivered.kind,
        settled_at: now(),
        reason,
        ...told,
        ...(delivered.kind === 'sent' && { document: '' }),
      })
      .where('tournament', '=', tournament)
      .where('revision', '=', revision)
      .execute();
  };

  const deliverAll = async (signal?: AbortSignal): Promise<void> => {
    const waiting = await db
      .selectFrom('sendings')
      .select(['tournament', 'revision', 'document'])
      .where('state', '=', 'waiting')
      .orderBy('queued_at')
      .execute();
    const each = games.map(async (game) => {
      const own = waiting.filter(({ document }) => gameIn(document) === game);
      const federation = own.length > 0 ? await recipients.of(game) : null;
      if (federation) await deliverTo(federation, own, signal);
    });
    await Promise.all(each);
  };

  const deliverTo = async (federation: Federation, rows: readonly Waiting[], signal?: AbortSignal): Promise<void> => {
    for (const row of rows) {
      if (signal?.aborted) return;
      await settle(row, await deliverDocument(federation, row.document, `${row.tournament}/${row.revision}`, signal));
    }
  };

  const stateAt = async (federation: Federation, tournament: string, receipt: number) => {
    const told = await askState(federation, receipt);
    // Another federation may have given another document the same number.
    return told?.document === tournament ? told : null;
  };

  const askAgain = async ({ id: tournament, tournament: { format } }: Sent): Promise<void> => {
    const federation = await recipients.of(gameOf(format));
    if (!federation) return;
    const rows = await db
      .selectFrom('sendings')
      .select(['revision', 'receipt', 'told_at'])
      .where('tournament', '=', tournament)
      .where('receipt', 'is not', null)
      .execute();
    for (const { revision, receipt, told_at: last } of rows) {
      if (receipt === null || Date.parse(now()) - Date.parse(last ?? '') < aMoment) continue;
      const told = await stateAt(federation, tournament, receipt);
      if (!told) return;
      await db
        .updateTable('sendings')
        .set(toldColumns(told, now()))
        .where('tournament', '=', tournament)
        .where('revision', '=', revision)
        .execute();
    }
  };

  const effect = async ({ id: tournament, tournament: { format } }: Sent, receipt: number) => {
    const federation = await recipients.of(gameOf(format));
    const own = await db
      .selectFrom('sendings')
      .select('receipt')
      .where('tournament', '=', tournament)
      .where('receipt', '=', receipt)
      .executeTakeFirst();
    return federation && own ? stateAt(federation, tournament, receipt) : null;
  };

  const queue = async (stored: Stored, by: string): Promise<readonly SentDocumentKept[]> => {
    const document = documentOf(stored);
    const key = { tournament: stored.id, revision: document.revision };
    const waits = { state: 'waiting', queued_at: now(), by, settled_at: null, reason: null, ...unanswered } as const;
    await db
      .insertInto('sendings')
      .values({ ...key, ...waits, document: JSON.stringify(document) })
      .onConflict((conflict) =>
        conflict.columns(['tournament', 'revision']).doUpdateSet(waits).where('sendings.state', '=', 'refused'),
      )
      .execute();
    return list(stored.id);
  };

  return {
    recipients,
    list,
    askAgain,
    effect,
    async organisersList(game) {
      const federation = await recipients.of(game);
      return federation && askList(federation);
    },
    deliverAll,
    queue,
    async erased(stored, by) {
      const held = await db
        .deleteFrom('sendings')
        .where('tournament', '=', stored.id)
        .where('state', '!=', 'sent')
        .returning('state')
        .execute();
      const waited = held.some(({ state }) => state === 'waiting');
      if (waited && stored.tournament.status === 'closed') await queue(stored, by);
    },
  };
}

type Key = Pick<SendingRow, 'tournament' | 'revision'>;
type Waiting = Key & Pick<SendingRow, 'document'>;

const games = gameSchema.options;

/** The game of a document that waits, as its file says it. */
const gameIn = (document: string): FederationGame => gameOf((JSON.parse(document) as SentDocument).file.format);

/** The federation is not asked twice within, in ms. */
const aMoment = 5000;

const unanswered = { receipt: null, told: null, told_at: null };

/** The state alone: of whom it speaks stays with the federation. */
const toldColumns = ({ receipt, state }: SentDocumentState, at: string) => ({
  receipt,
  told: JSON.stringify(state),
  told_at: at,
});

function toldIn({ receipt, told, told_at: at }: Pick<SendingRow, 'receipt' | 'told' | 'told_at'>) {
  if (receipt === null || told === null || at === null) return {};
  return { told: { receipt, at, state: JSON.parse(told) as SentState } };
}

/**
 * A closed tournament as the federation receives it: one document that never changes. The sender's own id and the
 * revision tell a corrected one from another tournament; the file holds the start list with licences and the games, and
 * of decisions their articles: reasons in free words are the staff's.
 */
interface SentDocument {
  readonly kind: 'closed-tournament';
  readonly tournament: string;
  readonly revision: number;
  readonly closedAt: string;
  readonly file: TournamentFile;
  /** Of the file, and the places as they were counted here: whoever receives it counts them again. */
  readonly digest: string;
  readonly places: Readonly<Record<PlayerId, number>>;
}

export function documentOf(stored: Stored): SentDocument {
  const file = fileOf(stored, false);
  const closing = stored.log.findLast(({ events }) => events.some(({ kind }) => kind === 'closed'));
  return {
    kind: 'closed-tournament',
    tournament: stored.id,
    revision: file.revision ?? 1,
    closedAt: closing?.at ?? '',
    file,
    digest: digestOf(file),
    places: Object.fromEntries(placesIn(tournamentDocument(stored.tournament, stored.people, 0))),
  };
}
