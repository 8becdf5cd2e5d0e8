import { open, stat } from 'node:fs/promises';
import { ok, type Result, refused } from '@ronde/engine';
import { type CopyRefusal, reasonOf } from './refusal.ts';

const magic = 'SQLite format 3\0';
const headerSize = 100;

/**
 * What the first hundred bytes and the size of a file already tell, before SQLite opens it: missing, empty, not SQLite,
 * cut off. `withLog`: a write-ahead log stands beside it, which may hold what seems to be missing.
 */
export async function checkHeader(file: string, withLog: boolean): Promise<Result<null, CopyRefusal>> {
  try {
    const { size } = await stat(file);
    if (size === 0) return refused({ code: 'copy-empty', file });
    const header = await firstBytes(file);
    if (header.toString('latin1', 0, magic.length) !== magic.slice(0, header.length)) {
      return refused({ code: 'copy-foreign', file });
    }
    const expected = header.length < headerSize ? headerSize : expectedSize(header);
    return size < expected && !withLog ? refused({ code: 'copy-truncated', file, expected, found: size }) : ok(null);
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === 'ENOENT' || reason === 'ENOTDIR') return refused({ code: 'copy-missing', file });
    return refused({ code: 'copy-unreadable', file, reason });
  }
}

async function firstBytes(file: string): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headerSize), 0, headerSize, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** SQLite file format §1.3: page size at 16 (1 means 65536), number of pages at 28, good when 24 and 92 agree. */
function expectedSize(header: Buffer): number {
  const said = header.readUInt16BE(16);
  const pages = header.readUInt32BE(24) === header.readUInt32BE(92) ? header.readUInt32BE(28) : 1;
  return (said === 1 ? 65_536 : said) * pages;
}
