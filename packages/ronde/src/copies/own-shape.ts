import { DatabaseSync } from '@photostructure/sqlite';
import { bringUp } from './bring-up.ts';
import { shapeOf } from './seal.ts';

/**
 * Compares a database with a new one of this program: a trigger, a view or a column that it has not is none of ours and
 * would go on acting inside. `empty`: a file to make for it. Answers the first name that differs; null: none does.
 */
export async function strangeShape(file: string, empty: string, now: string): Promise<string | null> {
  await bringUp(empty, now);
  const [found, own] = [shapeIn(file), shapeIn(empty)];
  return [...new Set([...own.keys(), ...found.keys()])].find((name) => own.get(name) !== found.get(name)) ?? null;
}

function shapeIn(file: string): ReadonlyMap<string, string> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return shapeOf(database);
  } finally {
    database.close();
  }
}
