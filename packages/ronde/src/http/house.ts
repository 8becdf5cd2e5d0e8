import type { Person, PlayerId, Result } from '@ronde/engine';
import type { Asked, Decide, IdReused, Store, Stored, Written } from '../store/store.ts';
import type { Live } from './live.ts';

/** All that the routes lean on; chance and time come from outside, so that tests can give them. */
export interface House {
  readonly store: Store;
  readonly live: Live;
  /** The server's time, ISO 8601. */
  now(): string;
  /** An opaque id that nobody can guess. */
  newId(): string;
  /** The number of a draw: five digits, said aloud and printed. */
  newSeed(): number;
  /** An unexpected error, for whoever looks after the machine; never for the reader. */
  report(error: unknown): void;
}

/** Writes, then tells everybody who follows the tournament. */
export async function write<R>(
  house: House,
  ref: string,
  asked: Asked,
  decide: Decide<R>,
): Promise<Result<Written, R | IdReused> | null> {
  const written = await house.store.write(ref, asked, decide);
  if (written?.ok && !written.value.repeated) announce(house, written.value.stored);
  return written;
}

export async function savePerson(house: House, ref: string, player: PlayerId, person: Person): Promise<Stored | null> {
  const stored = await house.store.savePerson(ref, player, person);
  if (stored) announce(house, stored);
  return stored;
}

function announce(house: House, stored: Stored): void {
  house.live.announce(stored.id, stored.version);
}
