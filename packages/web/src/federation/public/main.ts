import { pathOf } from '@ronde/contract/routes/client';
import '../../ui/theme/font.css';
import '../../ui/theme/tokens.css';
import './public.css';

/** What the page says of itself. `current`, `last`: sentences, `{}` for the time. */
interface Followed {
  readonly slug: string;
  readonly version: string;
  readonly current: string;
  readonly last: string;
}

/** Between two looks where the stream cannot be followed; after a cache answered with what was before. In ms. */
const patience = 30_000;
const cacheKeeps = 2500;

/**
 * Follows a tournament: when something public has changed, the same address is read again and what differs is put in
 * place. Without the network the page stays, and says of when it is. A page that nobody looks at asks for nothing.
 */
function follow({ slug, current, last, ...page }: Followed): void {
  let { version } = page;
  let seen = new Date();
  let reading = false;
  let stream: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const say = (sentence: string): void => {
    const status = document.querySelector('footer [role="status"]');
    const text = sentence.replace('{}', seen.toTimeString().slice(0, 5));
    if (status && status.textContent !== text) status.textContent = text;
  };

  const read = async (): Promise<void> => {
    const answer = await fetch(location.href, { cache: 'no-cache' });
    if (!answer.ok) throw new Error(String(answer.status));
    const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
    for (const part of ['header', 'main']) morph(document.querySelector(part), fresh.querySelector(part));
    version = fresh.body.dataset.version ?? version;
    seen = new Date();
  };

  /** `told`: the version that there is now; missing: nobody knows. */
  const update = async (told?: string): Promise<void> => {
    if (reading || (told !== undefined && told === version)) return;
    reading = true;
    try {
      await read();
      say(current);
    } catch {
      say(last);
    }
    reading = false;
    if (told !== undefined && told !== version) later(() => void update(newest), cacheKeeps);
  };

  let newest = version;
  const later = (act: () => void, ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(act, ms);
  };

  const open = (): void => {
    stream = new EventSource(pathOf('GET /api/public/{t}/live', { t: slug }));
    // It says where it stands when it opens: what was missed meanwhile comes at once.
    stream.onmessage = ({ lastEventId }) => {
      newest = lastEventId;
      void update(newest);
    };
    stream.onopen = () => say(current);
    stream.onerror = () => {
      say(last);
      if (stream?.readyState === EventSource.CLOSED) later(again, patience);
    };
  };
  const close = (): void => {
    clearTimeout(timer);
    stream?.close();
  };
  const again = (): void => {
    close();
    open();
    void update();
  };

  document.addEventListener('visibilitychange', () => (document.visibilityState === 'visible' ? again() : close()));
  open();
}

const { follows, version, current, last } = document.body.dataset;
if (follows && version && current && last) follow({ slug: follows, version, current, last });

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
