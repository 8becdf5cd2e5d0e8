import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../store/sql/tables.ts';

const name = 'players';

/**
 * What this house signs players' links with: 256 bits, drawn once and the same for every process. It is beside the
 * links, so that a copy of the data still serves the badges that were printed.
 */
export async function linkSecret(db: Kysely<Tables>): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  await db
    .insertInto('link_secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const kept = await db.selectFrom('link_secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return kept.value;
}

/** Digits and capitals without I, L, O, U: nothing is read for something else (Crockford's base 32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Sixteen letters of five bits: 80 bits. */
const length = 16;

/** The first letters of a code are kept, to find its link by; the rest is in nobody's data. */
export const prefixLength = 6;

/** What a code is made of. `generation` grows with each renewal, which makes the older codes nobody's. */
interface Signed {
  readonly tournament: string;
  readonly player: string;
  readonly generation: number;
}

/** The code of a player's link: a signature that only this house can make, short enough for a badge. */
export function codeOf(secret: string, { tournament, player, generation }: Signed): string {
  return signatureOf(secret, ['link', tournament, player, generation]);
}

/** Sixteen letters that only this house can make of `said`, whose first word says what they are for. */
export function signatureOf(secret: string, said: readonly (string | number)[]): string {
  return base32(createHmac('sha256', Buffer.from(secret, 'base64url')).update(JSON.stringify(said)).digest());
}

function base32(bytes: Buffer): string {
  let bits = 0n;
  for (const byte of bytes.subarray(0, (length * 5) / 8)) bits = (bits << 8n) | BigInt(byte);
  let text = '';
  for (let i = 0; i < length; i++) {
    text = (alphabet[Number(bits & 31n)] ?? '') + text;
    bits >>= 5n;
  }
  return text;
}

/** As printed: `7K3Q-M4XW-…`. */
export function printed(code: string): string {
  return code.match(/.{4}/g)?.join('-') ?? code;
}

/** A code as somebody has typed it: small letters, blanks, hyphens, O for 0, I or L for 1. Null: it is none. */
export function readCode(typed: string): string | null {
  if (typed.length > 40) return null;
  const plain = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return plain.length === length && [...plain].every((letter) => alphabet.includes(letter)) ? plain : null;
}

/** In the same time whatever differs. */
export function sameCode(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
