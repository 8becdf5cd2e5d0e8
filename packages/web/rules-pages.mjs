// The pages on the rules (`docs/rules`), as the house serves them: « Lire l’article » leads there, without internet.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
// biome-ignore lint/correctness/noUndeclaredDependencies: a part of the build, a devDependency of the root.
import { Marked } from 'marked';

const rules = path.join(import.meta.dirname, '../../docs/rules');

/** Writes one page for each text of the rules into `folder`. */
export async function writeRulesPages(folder) {
  await mkdir(folder, { recursive: true });
  const names = (await readdir(rules)).filter((name) => name.endsWith('.md') && name !== 'README.md');
  for (const name of names) {
    const text = await readFile(path.join(rules, name), 'utf8');
    await writeFile(path.join(folder, name.replace(/\.md$/, '.html')), pageOf(text));
  }
}

const marked = new Marked({
  renderer: {
    // Between these pages a link leads on; to the rest of the project's documents there is none here.
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      const page = /^([a-z-]+)\.md(#.*)?$/.exec(href);
      if (page) return `<a href="/regles/${page[1]}.html${page[2] ?? ''}">${words}</a>`;
      return href.startsWith('#') ? `<a href="${href}">${words}</a>` : words;
    },
  },
});

const titleOf = (text) => /^# (.+)$/m.exec(text)?.[1] ?? 'Règles';

const pageOf = (text) => `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${titleOf(text)} · Ronde</title>
    <style>
      body { max-width: 75ch; margin: 0 auto; padding: 24px 16px 64px; font: 16px/1.5 system-ui, sans-serif; }
      h1, h2, h3 { line-height: 1.2; }
      a[id] { scroll-margin-top: 16px; }
      a[id]:target + *, :target { outline: 3px solid Highlight; outline-offset: 4px; }
      table { border-collapse: collapse; display: block; overflow-x: auto; }
      th, td { border: 1px solid GrayText; padding: 4px 8px; text-align: left; vertical-align: top; }
      code { overflow-wrap: anywhere; }
    </style>
  </head>
  <body>
    <main>
${marked.parse(text)}    </main>
  </body>
</html>
`;
