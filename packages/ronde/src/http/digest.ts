import { createHash } from 'node:crypto';

/** SHA-256 of what is asked: the same request sent twice has the same one, whoever sends it and when. */
export function digestOf(asked: object): string {
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex');
}
