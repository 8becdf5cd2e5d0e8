/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Problem } from '@ronde/contract/http/problem';
import { allSentences, type Lang } from '@ronde/language';
import { inLang } from './addresses.ts';
import type { PublicSheet } from './layout.tsx';
import type { Page } from './page.ts';
import { pageSentences } from './sentences/page-sentences.ts';
import { tournamentSheet } from './tournament-sheet.tsx';

/** Nothing is known at this address: the house's own frame, in words. */
export function unknownPage(lang: Lang, path: string): PublicSheet {
  const text = pageSentences[lang]();
  return plainPage(lang, path, text.unknown, text.unknownTournament);
}

/** No page of the house stands there, whatever is known. */
export function nowherePage(lang: Lang): PublicSheet {
  return plainPage(lang, '/', pageSentences[lang]().unknown, allSentences[lang]().ui.app.notFound);
}

/** The page could not be made. */
export function failedPage(lang: Lang, path: string): PublicSheet {
  return plainPage(lang, path, allSentences[lang]().ui.app.name, pageSentences[lang]().failed);
}

/** Where whoever was refused goes on: `slug` as it stands in the address. */
export type Back = { readonly kind: 'home' } | { readonly kind: 'public' | 'desk'; readonly slug: string };

/** A refusal to whoever opened the address itself: what, why, each fault, and the way back. */
export function refusedSheet(lang: Lang, back: Back, { title, detail, act, errors }: Problem): PublicSheet {
  const text = pageSentences[lang]();
  const [href, name] =
    back.kind === 'home'
      ? [inLang(lang, '/'), text.allTournaments]
      : [back.kind === 'desk' ? `/bureau/${back.slug}` : inLang(lang, `/t/${back.slug}`), text.toTournament];
  const main = (
    <>
      <h1>{title}</h1>
      {detail && <p class="below">{detail}</p>}
      {act && <p class="below">{act}</p>}
      {errors?.map(({ message }) => (
        <p class="below">{message}</p>
      ))}
      <p class="below">
        <a href={href}>{name}</a>
      </p>
    </>
  );
  return { lang, path: '/', title, main, unlisted: true };
}

function plainPage(lang: Lang, path: string, title: string, sentence: string): PublicSheet {
  const main = (
    <>
      <h1>{title}</h1>
      <p class="below">{sentence}</p>
      <p class="below">
        <a href={inLang(lang, '/')}>{pageSentences[lang]().allTournaments}</a>
      </p>
    </>
  );
  return { lang, path, title, main, unlisted: true };
}

/** The tournament is known, this of it is not. */
export function missingPage(page: Page, rest: string, sentence: string): PublicSheet {
  const { text, to } = page;
  const main = (
    <>
      <h2>{text.unknown}</h2>
      <p class="below">{sentence}</p>
      <p class="below">
        <a href={to.live}>{text.toTournament}</a>
      </p>
    </>
  );
  return { ...tournamentSheet(page, { tab: null, title: text.unknown, path: rest, main }), unlisted: true };
}
