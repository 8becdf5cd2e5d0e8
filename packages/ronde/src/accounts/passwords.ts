import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { ok, type Result, refused } from '@ronde/engine';
import { oneAtATime } from '../store/one-at-a-time.ts';
import { isCommon } from './common-passwords.ts';

const shortestPassword = 10;

/** Ten characters, and not one of those that everybody tries first. No other rule. */
export function weakness(password: string): 'password-short' | 'password-common' | null {
  const text = password.normalize('NFKC');
  if ([...text].length < shortestPassword) return 'password-short';
  return isCommon(text) ? 'password-common' : null;
}

export interface Passwords {
  /** `scrypt$logN$r$p$salt$hash`, with its own salt. */
  hash(password: string): Promise<Result<string, 'sign-in-busy'>>;
  /** With `kept` null it takes as long, and is never right. */
  matches(password: string, kept: string | null): Promise<Result<boolean, 'sign-in-busy'>>;
}

/** Each costs 128 MB and a third of a second: one at a time, so that a volley of sign-ins leaves the day alone. */
const usualCost = 17;
const mostWaiting = 16;

/** `cost`: log₂ of scrypt's N. */
export function passwords(cost = usualCost): Passwords {
  const inTurn = oneAtATime();
  let waiting = 0;

  async function queued<T>(work: () => Promise<T>): Promise<Result<T, 'sign-in-busy'>> {
    if (waiting >= mostWaiting) return refused('sign-in-busy');
    waiting++;
    try {
      return ok(await inTurn(work));
    } finally {
      waiting--;
    }
  }

  const fresh = async (password: string): Promise<string> => written({ cost, r: 8, p: 1 }, password, randomBytes(16));
  return {
    hash: (password) => queued(() => fresh(password)),
    matches: (password, kept) =>
      queued(async () => {
        const read = kept === null ? null : parsed(kept);
        if (!read) {
          await fresh(password);
          return false;
        }
        const found = await derived(password, read.salt, read);
        return timingSafeEqual(found, read.hash);
      }),
  };
}

interface Cost {
  readonly cost: number;
  readonly r: number;
  readonly p: number;
}

async function written(how: Cost, password: string, salt: Buffer): Promise<string> {
  const hash = await derived(password, salt, how);
  return ['scrypt', how.cost, how.r, how.p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

function parsed(kept: string): (Cost & { salt: Buffer; hash: Buffer }) | null {
  const [kind, cost, r, p, salt = '', hash = ''] = kept.split('$');
  if (kind !== 'scrypt') return null;
  const bytes = { salt: Buffer.from(salt, 'base64url'), hash: Buffer.from(hash, 'base64url') };
  return bytes.hash.length === 32 ? { cost: Number(cost), r: Number(r), p: Number(p), ...bytes } : null;
}

function derived(password: string, salt: Buffer, { cost, r, p }: Cost): Promise<Buffer> {
  const N = 2 ** cost;
  return new Promise((resolve, reject) =>
    // The same letters typed on two keyboards are the same password.
    scrypt(password.normalize('NFKC'), salt, 32, { N, r, p, maxmem: 256 * N * r }, (error, hash) =>
      error ? reject(error) : resolve(hash),
    ),
  );
}
