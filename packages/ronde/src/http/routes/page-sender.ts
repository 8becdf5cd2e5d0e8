import type { Lang } from '@ronde/language';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { addressLang } from '../../pages/addresses.ts';
import type { PageFiles } from '../../pages/files.ts';
import { htmlOf, type PublicSheet } from '../../pages/layout.tsx';
import { failedPage, missingPage, nowherePage, unknownPage } from '../../pages/missing-page.tsx';
import { type Page, publicPageOf } from '../../pages/page.ts';
import type { PublicView } from '../../public/view.ts';
import { faultOf } from '../../store/faults.ts';
import type { Installation } from '../installation.ts';
import { pageHeaders } from '../quick-pages.ts';
import { sendMade } from './public-page.ts';

const html = 'text/html; charset=utf-8';

interface Asked {
  /** Names the page within the tournament. */
  readonly path: string;
  readonly make: (page: Page) => PublicSheet | null;
  /** Why there is no such page; missing: not yet. */
  readonly missing?: (page: Page) => string;
  /** False: it depends on more than the public version, so it is made out again each time. */
  readonly quick?: boolean;
}

export interface PageSender {
  /** A page made once a version, sent as it is kept; 304 to who has it; 404, in words, where there is none. */
  send(c: Context, lang: Lang, asked: Asked): Promise<Response>;
  /** A page for this one reader. */
  own(c: Context, sheet: PublicSheet, status?: ContentfulStatusCode): Response;
  /** Nothing is known here. */
  unknown(c: Context, lang: Lang): Response;
  /** No page of this house has that address. */
  nowhere(c: Context): Response;
  /** Says in words that the page could not be made, and tells whoever looks after the machine. */
  failed(c: Context, lang: Lang, error: unknown): Response;
  /** Answers, or says so. */
  guarded(c: Context, lang: Lang, answer: () => Promise<Response>): Promise<Response>;
}

export function pageSender(installation: Installation, files: () => PageFiles | null): PageSender {
  const { current, pages, quick } = installation.visitors;

  const own: PageSender['own'] = (c, sheet, status = 200) =>
    c.body(htmlOf(sheet, files()), status, { 'Content-Type': html, 'Cache-Control': 'no-store' });

  const unknown: PageSender['unknown'] = (c, lang) => own(c, unknownPage(lang, pathOf(c)), 404);

  const nowhere: PageSender['nowhere'] = (c) => own(c, nowherePage(addressLang(c.req.path)), 404);

  const failed: PageSender['failed'] = (c, lang, error) => {
    installation.report(error, c.get('requestId'));
    return own(c, failedPage(lang, pathOf(c)), faultOf(error) ? 503 : 500);
  };

  const guarded: PageSender['guarded'] = async (c, lang, answer) => {
    try {
      return await answer();
    } catch (error) {
      return failed(c, lang, error);
    }
  };

  const found = async (c: Context, lang: Lang, view: PublicView, asked: Asked): Promise<Response> => {
    const path = `${lang} ${asked.path}`;
    const page = await pages.text(view, path, () => {
      const sheet = asked.make(publicPageOf(view, lang));
      return sheet && { type: html, text: htmlOf(sheet, files()) };
    });
    if (!page) {
      const known = publicPageOf(view, lang);
      return own(c, missingPage(known, asked.path, asked.missing?.(known) ?? known.text.notYet), 404);
    }
    if (asked.quick ?? true) quick.remember(c.req.url, { ref: refOf(c), path });
    return sendMade(c, page, pageHeaders);
  };

  return {
    own,
    unknown,
    nowhere,
    failed,
    guarded,
    send: (c, lang, asked) =>
      guarded(c, lang, async () => {
        const view = await current.view(refOf(c));
        return view ? found(c, lang, view, asked) : unknown(c, lang);
      }),
  };
}

export const refOf = (c: Context): string => c.req.param('t') ?? '';

/** Without the language. */
const pathOf = (c: Context): string => c.req.path.replace(/^\/en(?=\/|$)/, '') || '/';
