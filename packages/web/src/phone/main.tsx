import '../core/older-browsers.ts';
import '../ui/theme/font.css';
import '../ui/theme/tokens.css';
import './phone.css';
import { createRoot } from 'react-dom/client';
import { PhoneApp } from './app.tsx';
import { loadPhoneSentences, startLang } from './frame/phone-lang.tsx';

/** All that a phone may need once the network is gone: fetched when the page has been seen, so that nobody waits. */
const parts = [
  () => import('./standings/standings-tab.tsx'),
  () => import('./clock/clock-tab.tsx'),
  () => import('./sheet/sheet-tab.tsx'),
  () => import('./words-tab/words-tab.tsx'),
  () => import('./rules/rules-tab.tsx'),
  () => import('./table/reasons.tsx'),
  () => import('./acts/beside.tsx'),
  () => import('./acts/leave-tab.tsx'),
] as const;

const afterTheFirstPage = 2500;

function fetchLater(): void {
  setTimeout(async () => {
    await loadPhoneSentences();
    for (const part of parts) await part().catch(() => undefined);
    await openWithoutNetwork();
  }, afterTheFirstPage);
}

const root = document.getElementById('root');
if (root) {
  startLang();
  createRoot(root).render(<PhoneApp />);
  fetchLater();
}

/** Called once all parts are here: from then on the page opens without network, where the browser allows that. */
async function openWithoutNetwork(): Promise<void> {
  if (!window.isSecureContext || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/phone-worker.js', { scope: '/j/' });
    const { active } = await navigator.serviceWorker.getRegistration('/j/').then(whenActive);
    const entries = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    const files = entries.filter(({ pathname }) => pathname.startsWith('/assets/')).map(({ pathname }) => pathname);
    active?.postMessage({ files: [...new Set(files)] });
  } catch {
    // A certificate that the browser does not trust, a private window: the page goes on without.
  }
}

/** The page of a match slip is outside of the worker's scope, and never becomes its client. */
async function whenActive(registration: ServiceWorkerRegistration | undefined) {
  const starting = registration?.installing ?? registration?.waiting;
  if (starting && starting.state !== 'activated')
    await new Promise<void>((resolve) => {
      starting.addEventListener('statechange', () => starting.state === 'activated' && resolve());
    });
  return { active: registration?.active };
}
