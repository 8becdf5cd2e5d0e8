import { existsSync } from 'node:fs';
import { type Result, refused } from '@ronde/engine';
import { type Checked, checkFile } from './check.ts';
import { place, released } from './place.ts';
import { type CopyRefusal, failureOf } from './refusal.ts';

/** Whose data: those of a folder, or of a PostgreSQL database. */
export type Source = { readonly folder: string } | { readonly url: string };

/**
 * Copies all data into one file, while the program runs: what was acknowledged before it began is in it, nothing half.
 * The copy is checked before it gets its name. Never writes over a file unless `over`.
 */
export async function backup(
  source: Source,
  file: string,
  now: string,
  over = false,
): Promise<Result<Checked, CopyRefusal>> {
  let answer: Result<Checked, CopyRefusal> | null = null;
  try {
    await place(
      file,
      async (beside) => {
        answer = await made(source, beside, now);
        if (!answer.ok) throw new NotMade();
      },
      !over,
    );
  } catch (error) {
    if (!(error instanceof NotMade)) return refused(unwritable(file, error));
  }
  return answer ?? refused({ code: 'copy-unwritable', file, reason: 'EIO' });
}

class NotMade extends Error {}

async function made(source: Source, beside: string, now: string): Promise<Result<Checked, CopyRefusal>> {
  const copied =
    'folder' in source
      ? await (await import('./backup-sqlite.ts')).copySqlite(source.folder, beside, now)
      : await (await import('./backup-postgres.ts')).copyPostgres(source.url, beside, now);
  if (!copied.ok) return copied;
  const checked = await checkFile(beside);
  await released();
  return checked;
}

function unwritable(file: string, error: unknown): CopyRefusal {
  const reason = failureOf(error);
  // EEXIST also says that a part of the path is a file.
  return reason === 'EEXIST' && existsSync(file)
    ? { code: 'copy-exists', file }
    : { code: 'copy-unwritable', file, reason };
}
