import { pathOf } from '@ronde/contract/routes/client';
import type { Lang } from '@ronde/language';
import { exchange } from '../core/exchange.ts';
import { listenTo, readings } from '../core/live.ts';
import '../ui/theme/font.css';
import '../ui/theme/tokens.css';
import './public.css';

/** What the page says of itself. `current`, `last`: sentences, `{}` for the time. */
interface Followed {
  readonly slug: string;
  readonly version: string;
  readonly current: string;
  readonly last: string;
  /** In ms: a page that says what nobody tells of is read again by itself. */
  readonly every: number;
}

/** Between two tries at a stream that was refused, and at one that is gone; after a cache answered with what was before. In ms. */
const patience = 30_000;
const retryAfter = 3000;
const cacheKeeps = 2500;

/**
 * Follows a tournament: when something public has changed, the same address is read again and what differs is put in
 * place. Without the network the page stays, and says of when it is. A page that nobody looks at asks for nothing.
 */
function follow({ slug, current, last, ...page }: Followed): void {
  let { every } = page;
  let version = Number(page.version);
  let newest = version;
  let seen = new Date();

  const say = (sentence: string): void => {
    const status = document.querySelector('footer [role="status"]');
    const text = sentence.replace('{}', seen.toTimeString().slice(0, 5));
    if (status && status.textContent !== text) status.textContent = text;
  };

  const { now } = readings(async () => {
    const fresh = await pageNow();
    if (fresh) {
      for (const part of ['header', 'main']) morph(document.querySelector(part), fresh.querySelector(part));
      version = Number(fresh.body.dataset.version ?? version);
      every = Number(fresh.body.dataset.every ?? 0);
      seen = new Date();
    }
    say(fresh ? current : last);
    return version < newest && isSeen() ? cacheKeeps : null;
  });

  const open = () =>
    listenTo(pathOf('GET /api/public/{t}/live', { t: slug }), {
      opened: () => say(current),
      // It says where it stands when it opens: what was missed meanwhile comes at once.
      told: (told) => {
        newest = told;
        if (told !== version) void now();
      },
      lost: (refused) => {
        say(last);
        if (!refused) return retryAfter;
        // Where the stream is not to be had, the page is read from time to time.
        void now();
        return patience;
      },
    });

  let close = open();
  if (every > 0) {
    const again = setInterval(() => {
      if (every === 0) clearInterval(again);
      else if (isSeen()) void now();
    }, every);
  }
  document.addEventListener('visibilitychange', () => {
    close();
    if (!isSeen()) return;
    close = open();
    void now();
  });
}

const isSeen = (): boolean => document.visibilityState === 'visible';

/** This page as the server has it now; null: nobody answers. */
async function pageNow(): Promise<Document | null> {
  const lang = document.documentElement.lang as Lang;
  const headers = { Accept: 'text/html' };
  const got = await exchange({ method: 'GET', path: location.href, lang, headers, cache: 'no-cache' }, (answer) =>
    answer.text(),
  );
  return got.kind === 'answered' && got.response.ok ? new DOMParser().parseFromString(got.value, 'text/html') : null;
}

const { follows, version, current, last, every = '0' } = document.body.dataset;
if (follows && version && current && last) follow({ slug: follows, version, current, last, every: Number(every) });

/** What an address points at is read there: why a table, from a phone. */
const aimed = document.getElementById(location.hash.slice(1));
if (aimed instanceof HTMLDetailsElement) aimed.open = true;

/**
 * Makes `now` the same as `next`, touching nothing that is the same already: focus, scroll positions and what the
 * reader has opened stay.
 */
function morph(now: Element | null, next: Element | null): void {
  if (!now || !next || now.isEqualNode(next)) return;
  attributes(now, next);
  const fresh = [...next.childNodes];
  for (const [i, child] of fresh.entries()) {
    const old = now.childNodes[i];
    if (!old) now.append(child);
    else if (old instanceof Element && child instanceof Element && old.tagName === child.tagName && old.id === child.id)
      morph(old, child);
    else if (!old.isEqualNode(child)) old.replaceWith(child);
  }
  while (now.childNodes.length > fresh.length) now.lastChild?.remove();
}

function attributes(now: Element, next: Element): void {
  for (const { name } of [...now.attributes])
    if (name !== 'open' && !next.hasAttribute(name)) now.removeAttribute(name);
  for (const { name, value } of next.attributes) if (now.getAttribute(name) !== value) now.setAttribute(name, value);
}
