import type { FederationGame } from '@ronde/contract/federation/archive';
import type { Kysely } from 'kysely';
import { inTurn } from '../store/sql/in-turn.ts';
import type { Tables } from '../store/sql/tables.ts';
import type { Federation } from './deliver.ts';

/** The federation that closed tournaments of a game go to. `said`: at the desk, or when the program was started. */
export interface Recipient extends Federation {
  readonly name: string | null;
  readonly said: 'desk' | 'start';
}

/** What is said at the start: of a game, or of every game that nothing else is said of. */
export type StartRecipients = Readonly<Partial<Record<FederationGame | 'every', Federation>>>;

/** What a manager says at the desk. `code` missing: the one that is kept, where the address is the same. */
interface TypedRecipient {
  readonly name: string;
  readonly url: string;
  readonly code?: string | undefined;
}

export interface Recipients {
  /** Null: nobody is known; the file is handed over by hand. */
  of(game: FederationGame): Promise<Recipient | null>;
  keep(game: FederationGame, typed: TypedRecipient): Promise<void>;
  /** What was said at the start counts again. */
  forget(game: FederationGame): Promise<void>;
}

type Db = Kysely<Tables>;
type Kept = Readonly<
  Partial<Record<FederationGame, { readonly name: string; readonly url: string; readonly token?: string }>>
>;

const setting = 'recipients';

/** The desk's word counts before that of the start. */
export function recipientsIn(db: Db, start: StartRecipients): Recipients {
  const change = (to: (before: Kept) => Kept): Promise<void> =>
    inTurn(db, setting, async (writing) => {
      const value = JSON.stringify(to(await keptIn(writing)));
      await writing
        .insertInto('house_settings')
        .values({ name: setting, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
    });
  return {
    async of(game) {
      const own = (await keptIn(db))[game];
      if (own) return { ...own, said: 'desk' };
      const begun = start[game] ?? start.every;
      return begun ? { ...begun, name: null, said: 'start' } : null;
    },
    keep: (game, { name, url, code }) =>
      change((before) => {
        // A code goes to the address that it was given for, and to no other.
        const token = code ?? (before[game]?.url === url ? before[game].token : undefined);
        return { ...before, [game]: { name, url, ...(token !== undefined && { token }) } };
      }),
    forget: (game) => change(({ [game]: _, ...others }) => others),
  };
}

async function keptIn(db: Db): Promise<Kept> {
  const row = await db.selectFrom('house_settings').select('value').where('name', '=', setting).executeTakeFirst();
  return row ? (JSON.parse(row.value) as Kept) : {};
}
