import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ListRow } from '@ronde/documents';

/** A file in base64, as it goes to the process that reads it. */
export interface Workbook {
  readonly kind: 'xlsx' | 'ods';
  readonly file: string;
}

/** What comes back; sets do not cross. */
export type WorkbookRead =
  | { readonly ok: true; readonly rows: readonly (Omit<ListRow, 'numbers'> & { readonly numbers: number[] })[] }
  | { readonly ok: false };

const mostMegabytes = 250;
const mostMilliseconds = 5000;

/** One at a time: a staff member who sends ten files waits, and the machine does not. */
let before: Promise<unknown> = Promise.resolve();

/** The rows of its first sheet; null: no sound workbook, or one that takes too much time or memory to read. */
export function readWorkbook(workbook: Workbook, patience = mostMilliseconds): Promise<readonly ListRow[] | null> {
  const read = before.then(() => inChild(workbook, patience));
  before = read.catch(() => undefined);
  return read;
}

function inChild(workbook: Workbook, patience: number): Promise<readonly ListRow[] | null> {
  // From sources in development, from the bundle beside this one otherwise.
  const source = import.meta.url.endsWith('.ts');
  const entry = fileURLToPath(new URL(source ? './workbook-child.ts' : './workbook.js', import.meta.url));
  const execArgv = [`--max-old-space-size=${mostMegabytes}`, ...(source ? ['--import', 'tsx'] : [])];
  const child = fork(entry, { execArgv, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const done = (rows: readonly ListRow[] | null) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      resolve(rows);
    };
    child.on('message', (said: WorkbookRead | 'ready') => {
      if (said !== 'ready')
        return done(said.ok ? said.rows.map((row) => ({ ...row, numbers: new Set(row.numbers) })) : null);
      timer = setTimeout(() => done(null), patience);
      child.send(workbook);
    });
    child.once('error', () => done(null));
    child.once('exit', () => done(null));
  });
}
