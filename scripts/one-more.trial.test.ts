import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const copy = path.join(root, 'build/one-more');
/** One more of each: the compiler names every place that a person would have to touch. */
const seeds = [
  ['language/src/lang.ts', "['fr', 'en'] as const", "['fr', 'en', 'nl'] as const"],
  ['contract/src/http/papers.ts', "  'challenge-slips',\n", "  'challenge-slips',\n  'one-more-paper',\n"],
  [
    'engine/src/decide/commands.ts',
    "  | { readonly kind: 'keep-tables';",
    "  | { readonly kind: 'one-more-command' }\n  | { readonly kind: 'keep-tables';",
  ],
  [
    'engine/src/criteria/figures.ts',
    'wins, opponents, spread }',
    `wins, opponents, spread, oneMoreFigure: { ...spread, id: 'oneMoreFigure' as const } }`,
  ],
  [
    'contract/src/routes/standings.ts',
    'export const standingsAddresses = {\n',
    `export const standingsAddresses = {
  'POST /api/tournaments/{t}/one-more-address': {
    permission: 'read-desk',
    summary: 'One more',
    body: z.strictObject({ times: z.number() }),
    answer: { says: 'What it is', schema: z.object({ said: z.string() }) },
  },
`,
  ],
] as const;

/** A file that says something in each language: its dictionary is typed as one where it stands. */
const dictionary = /(?:Dictionary<|Record<Lang,)[^;=]*=>?[^;=]*=?\s*\{/;

let sources: Awaited<ReturnType<typeof withOneMore>> = [];
let faults: readonly Fault[] = [];
beforeAll(async () => {
  sources = await withOneMore();
  faults = await compiled();
}, 300_000);

const inLanguage = ({ said }: Fault): boolean => /\bnl\b/.test(said);
const files = (some: readonly Fault[]): readonly string[] => [...new Set(some.map(({ file }) => file))].toSorted();

test('with a further language every dictionary misses its sentences, and nothing speaks another in silence', () => {
  const silent = sources.filter(({ file, text }) => dictionary.test(text) && !faults.some((one) => one.file === file));
  expect(silent.map(({ file }) => file)).toEqual([]);
  expect(files(faults.filter(inLanguage)).length).toBeGreaterThan(60);
});

test('a command more is decided, checked and tried: the compiler asks for each, and for no other place', () => {
  const others = [...forPapers, ...forCriteria];
  const asked = files(faults.filter((one) => !inLanguage(one))).filter((file) => !others.includes(file));
  expect(asked).toEqual([
    'packages/contract/src/http/engine-types.ts',
    'packages/engine/src/decide/decide.ts',
    'packages/engine/src/fixtures/random-commands.ts',
    // It follows from the schema.
    'packages/web/src/core/send.ts',
  ]);
});

const forPapers = ['packages/ronde/src/papers/make-paper.ts', 'packages/web/src/desk/print/sentences.ts'];

test('a paper more is made in one place and named in one: the compiler asks for both', () => {
  const asked = files(faults.filter((one) => !inLanguage(one)));
  expect(asked.filter((file) => /paper|print/.test(file))).toEqual(forPapers);
});

const forCriteria = ['packages/language/src/en/criteria.ts', 'packages/language/src/fr/criteria.ts'];

test('a criterion more is a file and a line: the compiler asks for what it is called, and for no other place', () => {
  const asked = faults.filter((one) => !inLanguage(one) && one.said.includes('oneMoreFigure'));
  expect(files(asked)).toEqual(forCriteria);
});

test('an address more is a line in its table and what answers it (one-address.test.ts): no other place knows of it', () => {
  expect(faults.filter(({ said }) => said.includes('one-more-address'))).toEqual([]);
  const naming = sources.filter(({ text }) => text.includes('/one-more-address')).map(({ file }) => file);
  expect(naming).toEqual(['packages/contract/src/routes/standings.ts']);
});

/** The sources beside this house's modules, with one more of each and nothing said or done for it. */
async function withOneMore() {
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
  for (const [file, was, is] of seeds) {
    const where = path.join(copy, 'packages', file);
    const text = await readFile(where, 'utf8');
    expect(text).toContain(was);
    await writeFile(where, text.replace(was, is));
  }
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
