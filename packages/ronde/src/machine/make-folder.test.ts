import { mkdtemp, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

const place = () => mkdtemp(join(tmpdir(), 'ronde-folder-'));

test('a folder is made with those above it, for whom it is for; one that is there stays', async () => {
  const base = await place();
  await makeFolder(join(base, 'a', 'b', 'c'), 0o700);
  expect((await stat(join(base, 'a', 'b', 'c'))).mode & 0o777).toBe(0o700);
  await writeFile(join(base, 'a', 'mine'), 'x');
  await makeFolder(join(base, 'a'));
  expect((await readdir(join(base, 'a'))).toSorted()).toEqual(['b', 'mine']);
});

test('a file of that name, a link that leads nowhere, and a folder that takes none are said at once', async () => {
  const base = await place();
  await writeFile(join(base, 'file'), 'x');
  await symlink(join(base, 'nowhere', 'at', 'all'), join(base, 'link'));
  await expect(makeFolder(join(base, 'file'))).rejects.toMatchObject({ code: 'EEXIST' });
  await expect(makeFolder(join(base, 'file', 'below'))).rejects.toMatchObject({ code: 'ENOTDIR' });
  await expect(makeFolder(join(base, 'link'))).rejects.toMatchObject({ code: 'EEXIST' });
});

// What answers ENOENT to whoever makes a folder in it, which made `mkdir` ask again without end.
test.runIf(process.platform === 'linux')('a folder of the system is refused, not asked again', async () => {
  await expect(makeFolder('/proc/ronde')).rejects.toMatchObject({ code: 'ENOENT' });
  await expect(makeFolder('/proc/ronde/below/it')).rejects.toMatchObject({ code: 'ENOENT' });
  await expect(makeFolder('/dev/null/below')).rejects.toMatchObject({ code: 'ENOTDIR' });
});
