import type { PlayerId } from '@ronde/engine';
import type { Kysely } from 'kysely';
import { codeOf, linkSecret, prefixLength, printed, readCode, sameCode } from '../secrets/link-code.ts';
import type { Tables } from '../store/sql/tables.ts';
import type { LinkRow } from './tables.ts';

/** `code`: as printed; null once the link is revoked. */
export interface PlayerLink {
  readonly player: PlayerId;
  readonly code: string | null;
  readonly madeAt: string;
}

/** Whose link a code is. */
export interface Linked {
  readonly tournament: string;
  readonly player: PlayerId;
}

/** Players' links: one per player and tournament, weak by design (what it may do is little), revoked at once. */
export interface Links {
  list(tournament: string): Promise<readonly PlayerLink[]>;
  /** Those who have none, or a revoked one, get one; the others keep theirs. */
  make(tournament: string, players: readonly PlayerId[]): Promise<readonly PlayerLink[]>;
  /** A new code; the older one is nobody's from now on. */
  renew(tournament: string, player: PlayerId): Promise<PlayerLink>;
  /** False: there was none in force. */
  revoke(tournament: string, player: PlayerId): Promise<boolean>;
  /** Null: a code of nobody. */
  find(typed: string): Promise<Linked | null>;
}

export function linksIn(db: Kysely<Tables>, now: () => string): Links {
  let secret: Promise<string> | undefined;
  const signing = (): Promise<string> => {
    secret ??= linkSecret(db).catch((error) => {
      secret = undefined;
      throw error;
    });
    return secret;
  };

  const shown = async (row: LinkRow): Promise<PlayerLink> => ({
    player: row.player,
    code: row.revoked_at === null ? printed(codeOf(await signing(), row)) : null,
    madeAt: row.made_at,
  });

  const rowOf = (tournament: string, player: PlayerId) =>
    db
      .selectFrom('links')
      .selectAll()
      .where('tournament', '=', tournament)
      .where('player', '=', player)
      .executeTakeFirst();

  /** Two directors who renew at once: one generation is made, both read it. */
  const renew = async (tournament: string, player: PlayerId): Promise<PlayerLink> => {
    const generation = ((await rowOf(tournament, player))?.generation ?? 0) + 1;
    const prefix = codeOf(await signing(), { tournament, player, generation }).slice(0, prefixLength);
    const fresh = { generation, prefix, made_at: now(), revoked_at: null };
    await db
      .insertInto('links')
      .values({ tournament, player, ...fresh })
      .onConflict((conflict) =>
        conflict.columns(['tournament', 'player']).doUpdateSet(fresh).where('links.generation', '<', generation),
      )
      .execute();
    const row = await rowOf(tournament, player);
    if (!row) throw new Error('A link was made and is not there');
    return shown(row);
  };

  const list = async (tournament: string): Promise<readonly PlayerLink[]> => {
    const rows = await db.selectFrom('links').selectAll().where('tournament', '=', tournament).execute();
    return Promise.all(rows.map(shown));
  };

  return {
    list,
    renew,
    async make(tournament, players) {
      const had = new Set((await list(tournament)).filter(({ code }) => code !== null).map(({ player }) => player));
      for (const player of players) if (!had.has(player)) await renew(tournament, player);
      return list(tournament);
    },
    async revoke(tournament, player) {
      const done = await db
        .updateTable('links')
        .set({ revoked_at: now() })
        .where('tournament', '=', tournament)
        .where('player', '=', player)
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      return Number(done.numUpdatedRows) > 0;
    },
    async find(typed) {
      const code = readCode(typed);
      if (code === null) return null;
      const prefix = code.slice(0, prefixLength);
      const rows = await db
        .selectFrom('links')
        .selectAll()
        .where('prefix', '=', prefix)
        .where('revoked_at', 'is', null)
        .execute();
      const key = await signing();
      const row = rows.find((candidate) => sameCode(codeOf(key, candidate), code));
      return row ? { tournament: row.tournament, player: row.player } : null;
    },
  };
}
