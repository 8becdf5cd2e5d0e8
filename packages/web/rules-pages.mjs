// The pages on the rules (`docs/rules`), as the house serves them: « Lire l’article » leads there, without internet.
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
// biome-ignore lint/correctness/noUndeclaredDependencies: a part of the build, a devDependency of the root.
import { Marked } from 'marked';

const rules = path.join(import.meta.dirname, '../../docs/rules');
/** What these pages have beside the look of all public pages. */
const parts = path.join(import.meta.dirname, 'src/public-pages');

/** Of the project's own use: which file keeps which sentence of the texts. */
const forReaders = (name) => name.endsWith('.md') && name !== 'README.md' && name !== 'textes.md';

/** Writes one page for each text of the rules into `folder`, in the look of the public pages (`style`: its address). */
export async function writeRulesPages(folder, style) {
  await mkdir(folder, { recursive: true });
  const names = (await readdir(rules)).filter(forReaders).sort();
  const texts = await Promise.all(names.map(async (name) => together(await readFile(path.join(rules, name), 'utf8'))));
  const index = names.map((name, i) => ({ file: name.replace(/\.md$/, '.html'), title: titleOf(texts[i]) }));
  await Promise.all(
    index.map(({ file }, i) => writeFile(path.join(folder, file), pageOf({ file, text: texts[i], index, style }))),
  );
  await copyFile(path.join(parts, 'rules.css'), path.join(folder, 'regles.css'));
  await copyFile(path.join(parts, 'rules-back.js'), path.join(folder, 'retour.js'));
}

const marked = new Marked({
  renderer: {
    // Between these pages a link leads on; to the rest of the project's documents there is none here.
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      const page = /^([a-z-]+)\.md(#.*)?$/.exec(href);
      if (page && forReaders(`${page[1]}.md`)) return `<a href="/regles/${page[1]}.html${page[2] ?? ''}">${words}</a>`;
      return href.startsWith('#') ? `<a href="${href}">${words}</a>` : words;
    },
    // A wide table scrolls by itself, by keyboard too; the page stays.
    table({ header, rows }) {
      const row = (cells, tag) =>
        `<tr>${cells.map(({ text, tokens }) => cell(text === '' ? 'td' : tag, tokens)).join('')}</tr>`;
      const cell = (tag, tokens) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`;
      const head = header.some(({ text }) => text !== '') ? `<thead>${row(header, 'th')}</thead>` : '';
      const body = rows.map((cells) => row(cells, 'td')).join('');
      return `<div class="scroll" tabindex="0"><table>${head}<tbody>${body}</tbody></table></div>\n`;
    },
  },
});

/** A pair of numbers, « 6–12 », stays on one line. */
const together = (text) => text.replace(/(\d)–(?=\d)/g, '$1\u2060–\u2060');

const titleOf = (text) => /^# (.+)$/m.exec(text)?.[1] ?? 'Règles';

/** A page's articles: what stands from one anchor to the next, with its heading. */
function articlesOf(text) {
  const [introduction, ...parts] = text.split(/^<a id="([^"]+)"><\/a>\n/m);
  const articles = [];
  for (let i = 0; i < parts.length; i += 2)
    articles.push({ id: parts[i], heading: /^##+ (.+)$/m.exec(parts[i + 1])?.[1] ?? '', text: parts[i + 1] });
  return { introduction, articles };
}

const inline = (words) => marked.parseInline(words);

function pageOf({ file, text, index, style }) {
  const { introduction, articles } = articlesOf(text);
  const others = index
    .map(
      (page) =>
        `<li><a href="/regles/${page.file}"${page.file === file ? ' aria-current="page"' : ''}>${page.title}</a></li>`,
    )
    .join('');
  return `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${titleOf(text)} · Ronde</title>
    <link rel="stylesheet" href="${style}">
    <link rel="stylesheet" href="/regles/regles.css">
    <script type="module" src="/regles/retour.js"></script>
  </head>
  <body class="rules">
    <a class="skip" href="#contenu">Aller au contenu</a>
    <header>
      <div class="house">
        <a class="brand" href="/">Ronde</a>
        <button type="button" id="retour" hidden>Retour</button>
      </div>
    </header>
    <main id="contenu" tabindex="-1">
      ${marked.parse(introduction)}
      <nav class="contents" aria-label="Articles de cette page">
        <ul>${articles.map(({ id, heading }) => `<li><a href="#${id}">${inline(heading)}</a></li>`).join('')}</ul>
      </nav>
      ${articles.map(({ id, text: article }) => `<section id="${id}">\n${marked.parse(article)}</section>`).join('\n      ')}
      <nav class="others" aria-label="Les autres règles">
        <h2>Les autres règles</h2>
        <ul>${others}</ul>
      </nav>
    </main>
  </body>
</html>
`;
}
