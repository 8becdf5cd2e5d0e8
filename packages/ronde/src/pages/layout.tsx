/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { FormatId } from '@ronde/engine';
import { allSentences, type Lang, langNames, langs } from '@ronde/language';
import { raw } from 'hono/html';
import type { Child } from 'hono/jsx';
import { inLang } from './addresses.ts';
import type { PageFiles } from './files.ts';
import { CardTags } from './link-card.tsx';
import { pageSentences } from './sentences/page-sentences.ts';

/** A whole page, before it is text. */
export interface PublicSheet {
  readonly lang: Lang;
  /** Without the language: `/t/lyon`. */
  readonly path: string;
  /** Of whose tournament it is: what a round and a table are called. */
  readonly format?: FormatId | undefined;
  readonly title: string;
  /** One line for whoever finds the page in a list. */
  readonly about?: string;
  /** Under the house's own bar: the tournament and its pages. */
  readonly head?: Child;
  readonly main: Child;
  /** The tournament whose news the page follows while it is open, and of which public version it is. */
  readonly follows?: {
    readonly slug: string;
    readonly version: number;
    /** Also read again after so many ms: what it says changes without news. */
    readonly every?: number;
  };
  /** The page sends something: its own address is told to this house, and to nobody else. */
  readonly sends?: boolean;
  /** Not for search engines: there is nothing, or it is somebody's own. */
  readonly unlisted?: boolean;
  /** At the right of the bar. */
  readonly aside?: Child;
}

const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20'%3E%3Ccircle cx='10' cy='10' r='7' fill='none' stroke='%230B5F4B' stroke-width='6'/%3E%3C/svg%3E";

/** The page as text. It can be read and used without script. */
export const htmlOf = (sheet: PublicSheet, files: PageFiles | null): string =>
  `<!doctype html>\n${(<Whole sheet={sheet} files={files} />).toString()}\n`;

/** The same to be laid on another site: nothing in it is followed, signed in to or sent. `style`: written into it. */
export const stillHtmlOf = ({ follows: _, ...sheet }: PublicSheet, style: string): string =>
  `<!doctype html>\n${(<Whole sheet={{ ...sheet, unlisted: true }} files={null} style={style} />).toString()}\n`;

interface WholeProps {
  readonly sheet: PublicSheet;
  readonly files: PageFiles | null;
  /** Of a page that stands alone; missing: it is of this house. */
  readonly style?: string;
}

function Whole({ sheet, files, style }: WholeProps) {
  const { lang, path, format, title, about, head, main, follows, sends = false, unlisted = false, aside } = sheet;
  const { app, network } = allSentences[lang]().ui;
  const live = follows !== undefined && {
    'data-follows': follows.slug,
    'data-version': follows.version,
    'data-every': follows.every,
    'data-current': network.upToDate('{}'),
    'data-last': network.updated('{}'),
  };
  return (
    <html lang={lang}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {sends && <meta name="referrer" content="same-origin" />}
        {unlisted && style === undefined && <meta name="robots" content="noindex" />}
        <title>{title === app.name ? title : `${title} · ${app.name}`}</title>
        <CardTags lang={lang} title={title} about={about} />
        <link rel="icon" href={icon} />
        {!unlisted && langs.map((one) => <link rel="alternate" hreflang={one} href={inLang(one, path)} />)}
        {(files ?? style) !== undefined && <style>{raw(files?.style ?? style ?? '')}</style>}
        {files && <link rel="preload" href={files.font} as="font" type="font/woff2" crossorigin="" />}
        {files && follows !== undefined && <script type="module" src={files.script} />}
      </head>
      <body {...live}>
        <a class="skip" href="#contenu">
          {app.skipToContent}
        </a>
        <header>
          <div class="house">
            <a class="brand" href={inLang(lang, '/')}>
              <Ring />
              {app.name}
            </a>
            {aside}
            {style === undefined && (
              <a class="sign-in" href={inLang(lang, '/j')}>
                {pageSentences[lang](format).myTable}
              </a>
            )}
            <Languages lang={lang} path={path} />
          </div>
          {head}
        </header>
        <main id="contenu" tabindex={-1}>
          {main}
        </main>
        {follows !== undefined && (
          <footer>
            <p role="status" />
            <a href={inLang(lang, path)}>{pageSentences[lang]().refresh}</a>
          </footer>
        )}
      </body>
    </html>
  );
}

const Ring = () => (
  <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
    <circle cx="10" cy="10" r="7" fill="none" stroke="currentColor" stroke-width="6" />
  </svg>
);

/** « FR · EN »: the one that is read is said, the other leads there. */
function Languages({ lang, path }: Pick<PublicSheet, 'lang' | 'path'>) {
  const text = pageSentences[lang]();
  const one = (code: Lang) =>
    code === lang ? (
      <span aria-current="true">{code.toUpperCase()}</span>
    ) : (
      <a lang={code} hreflang={code} href={inLang(code, path)}>
        {code.toUpperCase()}
        <span class="sr-only">, {langNames[code]}</span>
      </a>
    );
  return (
    <nav class="languages" aria-label={text.languages}>
      {langs.map((code, i) => (
        <>
          {i > 0 && <span aria-hidden="true"> · </span>}
          {one(code)}
        </>
      ))}
    </nav>
  );
}
