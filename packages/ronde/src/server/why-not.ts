// Apart from the program that says it: whoever reads this file starts nothing.
import { relative } from 'node:path';
import { copySentences } from '../copies/sentences/sentences.ts';
import { FolderInUse } from '../machine/lock-folder.ts';
import { faultOf } from '../store/faults.ts';
import { DamagedData } from './damage.ts';
import type { StartOptions } from './options.ts';
import { serverSentences } from './sentences/sentences.ts';
import { NotCopied } from './serve.ts';

/** Why the program does not start, for whoever sits before the terminal. */
export function whyNot(error: unknown, options: StartOptions): string {
  const { why } = serverSentences[options.lang];
  const { port, data, database } = options;
  if (!(error instanceof Error)) return String(error);
  if (error instanceof DamagedData) return damagedSentence(error, options);
  if (error instanceof FolderInUse) return why.folderInUse(error.pid, data);
  if (error instanceof NotCopied)
    return error.refusal.code === 'database-away'
      ? why.away
      : why.notCopied(copySentences[options.lang].refusal(error.refusal));
  if (error.name === 'NewerDatabase') return why.newer(database === undefined ? data : 'PostgreSQL');
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return why.portsTaken(port);
  if (code === 'EACCES' || code === 'EPERM') return why.forbidden(data, port);
  if (code === 'EEXIST' || code === 'ENOTDIR') return why.notAFolder(data);
  const fault = faultOf(error);
  // A file of the folder itself may be at fault beside a database, too.
  const ofFolder = database === undefined || 'syscall' in error;
  if (fault === 'read-only') return ofFolder ? why.readOnly(data) : why.readOnlyDatabase;
  if (fault === 'disk-full') return why.diskFull(ofFolder ? data : 'PostgreSQL');
  if (fault === 'disk-error') return why.diskError(ofFolder ? data : 'PostgreSQL');
  if (database !== undefined && fault === 'store-away') return why.away;
  if ('syscall' in error && error.syscall === 'mkdir') return why.folderNotMade(data);
  return error.message;
}

/** What is damaged, and the way back. */
export function damagedSentence({ file, refusal, newest }: DamagedData, { data, lang }: StartOptions): string {
  const { why } = serverSentences[lang];
  const what = why.damaged(file, copySentences[lang].found(refusal));
  if (!newest) return `${what}\n${why.noCopy}`;
  const command = `bin/ronde restore ${shellWord(relative('.', newest.file))} --data ${shellWord(data)}`;
  return `${what}\n${why.newestCopy(newest.file, copySentences[lang].moment(newest.at), command)}`;
}

/** As a shell takes it for one word. */
const shellWord = (text: string): string => (/^[\w./@:+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);
