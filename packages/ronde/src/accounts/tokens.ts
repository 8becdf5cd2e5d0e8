import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that nobody can guess, as they stand in a cookie or an address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token: whoever reads the data can use none. Random as it is, it needs neither salt nor cost. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
