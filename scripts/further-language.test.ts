import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const copy = path.join(root, 'build/further-language');
/** A file that says something in each language: its dictionary is typed as one where it stands. */
const dictionary = /(?:Dictionary<|Record<Lang,)[^;=]*=>?[^;=]*=?\s*\{/;

test('with a further language every dictionary misses its sentences, and nothing else stops compiling', async () => {
  const sources = await withFurtherLanguage();
  const faults = await compiled();
  const silent = sources.filter(({ file, text }) => dictionary.test(text) && !faults.some((one) => one.file === file));
  expect(silent.map(({ file }) => file)).toEqual([]);
  expect(faults.filter(({ said }) => !/\bnl\b/.test(said))).toEqual([]);
  expect(new Set(faults.map(({ file }) => file)).size).toBeGreaterThan(60);
}, 300_000);

/** The sources beside this house's modules, with Dutch among the languages and nothing said in it. */
async function withFurtherLanguage() {
  await rm(copy, { recursive: true, force: true });
  await mkdir(path.join(copy, 'node_modules/@ronde'), { recursive: true });
  const packages = await readdir(path.join(root, 'packages'));
  for (const name of packages) {
    const own = path.join(copy, 'packages', name);
    await cp(path.join(root, 'packages', name, 'src'), path.join(own, 'src'), { recursive: true });
    await cp(path.join(root, 'packages', name, 'package.json'), path.join(own, 'package.json'));
    await symlink(path.join('../../packages', name), path.join(copy, 'node_modules/@ronde', name));
    const modules = path.join(root, 'packages', name, 'node_modules');
    await symlink(modules, path.join(own, 'node_modules')).catch(() => {});
  }
  const lang = path.join(copy, 'packages/language/src/lang.ts');
  const text = await readFile(lang, 'utf8');
  expect(text).toContain("['fr', 'en'] as const");
  await writeFile(lang, text.replace("['fr', 'en'] as const", "['fr', 'en', 'nl'] as const"));
  const config = {
    extends: '../../tsconfig.json',
    compilerOptions: {
      lib: ['es2023', 'dom', 'dom.iterable'],
      types: ['node'],
      typeRoots: ['../../node_modules/@types'],
    },
    include: ['packages/*/src'],
    exclude: ['**/*.test.ts', '**/*.test.tsx', '**/*.soak.ts'],
  };
  await writeFile(path.join(copy, 'tsconfig.json'), JSON.stringify(config));
  const files = (await readdir(copy, { recursive: true })).filter(
    (file) => /^packages\/\w+\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(path.join(copy, file), 'utf8') })));
}

interface Fault {
  readonly file: string;
  readonly said: string;
}

/** What the compiler says of the copy, an error with its indented lines each. */
async function compiled(): Promise<readonly Fault[]> {
  const said = await new Promise<string>((resolve) => {
    execFile('npx', ['tsc', '--noEmit', '-p', '.'], { cwd: copy, maxBuffer: 1 << 26 }, (_, out) => resolve(out));
  });
  const blocks = said.split(/\n(?=\S)/).filter((block) => block.includes('error TS'));
  return blocks.map((block) => ({ file: /^[^(]+/.exec(block)?.[0] ?? '', said: block }));
}
