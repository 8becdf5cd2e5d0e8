/** Called once all parts are here: from then on the page opens without network, where the browser allows that. */
export async function openWithoutNetwork(): Promise<void> {
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
