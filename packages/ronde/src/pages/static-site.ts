import { closedRounds } from '@ronde/engine/tournament/find';
import { type Lang, langs } from '@ronde/language';
import type { PublicView } from '../public/view.ts';
import { inLang } from './addresses.ts';
import { stillHtmlOf } from './layout.tsx';
import { publicPageOf } from './page.ts';
import { tournamentPages } from './tournament-pages.ts';

/** A page of the set, by its name in the folder: `index.html`, `joueur-12.html`, `en/grille.html`. */
interface SitePage {
  readonly name: string;
  readonly text: string;
}

/**
 * The public pages of a tournament as plain files, for a club’s own site: French at the root, English under `en`, no
 * script, nothing loaded from elsewhere, links between the pages alone. `style`: of the public pages; it is written
 * into each, without fonts of its own.
 */
export function staticSite(view: PublicView, style: string): readonly SitePage[] {
  const addresses = addressesIn(view);
  const made = langs.flatMap((lang) => addresses.flatMap((rest) => pageAt(view, lang, rest) ?? []));
  const names = new Map(made.map(({ lang, rest }) => [inLang(lang, rest), fileOf(lang, rest)]));
  const plain = style.replace(/@font-face\s*\{[^}]*\}/gu, '');
  const base = `/t/${encodeURIComponent(view.slug)}`;
  return made.map(({ lang, rest, sheet }) => ({
    name: fileOf(lang, rest),
    text: linksWithin(stillHtmlOf(sheet, plain), (href) => linkTo(href, { lang, base, names })),
  }));
}

/** Every address that the tournament may have a page at. */
function addressesIn({ tournament }: PublicView): readonly string[] {
  const each = (count: number, at: string) => Array.from({ length: count }, (_, i) => `${at}/${i + 1}`);
  return [
    ...['', '/classement', '/grille', '/poules', '/joueurs', '/palmares', '/charte'],
    ...each(tournament.rounds.length, '/ronde'),
    ...each(closedRounds(tournament), '/classement'),
    ...tournament.players.map(({ number }) => `/joueur/${number}`),
  ];
}

function pageAt(view: PublicView, lang: Lang, rest: string) {
  const [kind = rest, number] = /^(.*)\/(\d+)$/u.exec(rest)?.slice(1) ?? [];
  const make = tournamentPages[number === undefined ? rest : `${kind}/:number`];
  const sheet = make?.(publicPageOf(view, lang), Number(number ?? 0)) ?? null;
  return sheet && [{ lang, rest, sheet }];
}

const fileOf = (lang: Lang, rest: string): string =>
  `${inLang(lang, '/').slice(1)}${inLang(lang, '/') === '/' ? '' : '/'}${rest.slice(1).replaceAll('/', '-') || 'index'}.html`;

interface From {
  readonly lang: Lang;
  readonly base: string;
  readonly names: ReadonlyMap<string, string>;
}

/** Where a link leads in the set; null: nowhere. Whole addresses and places of the same page stay. */
function linkTo(href: string, { lang, base, names }: From): string | null {
  if (!href.startsWith('/')) return href;
  const [path = '', place] = href.split('#');
  const found = [...langs].flatMap((one) => {
    const own = inLang(one, base);
    const isOwn = path === own || path.startsWith(`${own}/`);
    return isOwn ? (names.get(inLang(one, path.slice(own.length))) ?? []) : [];
  })[0];
  // The house’s own mark leads to the tournament’s first page.
  const name = found ?? (path === inLang(lang, '/') ? names.get(inLang(lang, '')) : undefined);
  if (name === undefined) return null;
  const up = '../'.repeat(inLang(lang, '/') === '/' ? 0 : 1);
  return `${up}${name}${place === undefined ? '' : `#${place}`}`;
}

/** A link that leads nowhere is its text alone. */
function linksWithin(html: string, to: (href: string) => string | null): string {
  return html.replace(/<link rel="alternate"[^>]*>/gu, '').replace(/ href="([^"]*)"/gu, (_, href: string) => {
    const led = to(href.replaceAll('&amp;', '&'));
    return led === null ? '' : ` href="${led.replaceAll('&', '&amp;')}"`;
  });
}
