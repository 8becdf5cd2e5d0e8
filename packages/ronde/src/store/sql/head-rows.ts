import { engineVersion } from '@ronde/engine';
import type { Transaction } from 'kysely';
import { headEdition, headShape } from '../head.ts';
import type { Head } from '../store.ts';
import type { Tables, TournamentRow } from './tables.ts';

/** Which engine made a head, of which shape and edition it is; written before there was more than one: of the first. */
const maker = `${engineVersion}#${headShape}#${headEdition}`;
const shapeOf = (made: string): number => Number(made.split('#')[1] ?? 1);

/**
 * What the row keeps for a list, made for its newest version. Null: nothing, or of another shape. An earlier engine may
 * have made it: a list need not wait until thousands are folded again.
 */
export function keptHead({ head, head_version, head_engine, version }: TournamentRow): Head | null {
  if (head === null || head_engine === null || head_version !== version || shapeOf(head_engine) !== headShape)
    return null;
  // What this program wrote itself, of this very shape.
  return JSON.parse(head) as Head;
}

export const isOfThisEngine = ({ head_engine, head_version, version }: TournamentRow): boolean =>
  head_engine === maker && head_version === version;

export async function saveHead(writing: Transaction<Tables>, head: Head): Promise<void> {
  const { id, version } = head;
  await writing
    .updateTable('tournaments')
    .set({ head: JSON.stringify(head), head_version: version, head_engine: maker })
    .where('id', '=', id)
    .where('version', '=', version)
    .execute();
}
