import { external, useExternal } from '../../core/external.ts';

const path = external(location.pathname);
window.addEventListener('popstate', () => path.set(location.pathname));

export const usePath = (): string => useExternal(path);

/** Another page of the phone, without loading it anew. `replace`: Back does not lead here again. */
export function go(to: string, replace = false): void {
  if (to === location.pathname) return;
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  path.set(location.pathname);
  window.scrollTo(0, 0);
}
