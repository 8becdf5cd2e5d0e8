import type { Kysely } from 'kysely';
import type { Tables } from '../store/sql/tables.ts';

/** Whether search engines may list the public pages: one answer for the whole house, « no » until its owner says yes. */
export interface KeptListing {
  /** As far as this process knows, at once: every public answer carries it. Not older than two seconds of reading. */
  known(): boolean;
  read(): Promise<boolean>;
  write(allowed: boolean): Promise<void>;
}

/** How long another process's word may be missed, in ms. */
const patience = 2000;
const name = 'listed';

export function listingIn(db: Kysely<Pick<Tables, 'house_settings'>>): KeptListing {
  let allowed = false;
  let again = 0;
  const read = async () => {
    again = performance.now() + patience;
    const row = await db.selectFrom('house_settings').select('value').where('name', '=', name).executeTakeFirst();
    allowed = row?.value === 'true';
    return allowed;
  };
  return {
    known() {
      // Without an answer it stays as it was: whoever asks for the page hears that the data are away.
      if (performance.now() >= again) read().catch(() => {});
      return allowed;
    },
    read,
    async write(wanted) {
      const value = String(wanted);
      await db
        .insertInto('house_settings')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
      allowed = wanted;
    },
  };
}
