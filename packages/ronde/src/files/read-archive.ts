import { type FileRefusal, largestFile } from '@ronde/contract';
import { ok, type Result, refused } from '@ronde/engine';
import { type UnzipFileInfo, unzipSync } from 'fflate';

/** At the root of the archive, as it is written there: whatever stands under another path is not looked at. */
const journalName = /^[a-z0-9-]+-journal\.json$/;

/** The log of a tournament in its archive. Nothing else in it is unpacked, and this within the limit of any file. */
export function journalInArchive(archive: Uint8Array): Result<Uint8Array, readonly FileRefusal[]> {
  const found: UnzipFileInfo[] = [];
  const wanted = (info: UnzipFileInfo): boolean => {
    if (!journalName.test(info.name)) return false;
    found.push(info);
    return found.length === 1 && info.originalSize <= largestFile;
  };
  const [content] = unpacked(archive, wanted);
  const [one, another] = found;
  if (!one || another) return refused([noJournal]);
  if (one.originalSize > largestFile) return refused([{ code: 'too-large', path: one.name, limit: largestFile }]);
  return content ? ok(content) : refused([noJournal]);
}

const noJournal: FileRefusal = { code: 'not-a-log', path: '', reason: 'archive' };

/** None from what is no zip, or a damaged one. */
function unpacked(archive: Uint8Array, filter: (info: UnzipFileInfo) => boolean): readonly Uint8Array[] {
  try {
    return Object.values(unzipSync(archive, { filter }));
  } catch {
    return [];
  }
}
