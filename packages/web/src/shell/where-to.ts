const page = '/connexion';
const home = '/bureau';

/** The sign-in page that leads back to `to`. */
export function signInAddress(to: string): string {
  return isOwn(to) && to !== '/' ? `${page}?vers=${encodeURIComponent(to)}` : page;
}

/** Where to go once signed in: only to a page of this house, whatever a link says. */
export function whereTo(search: string): string {
  const to = new URLSearchParams(search).get('vers');
  return to !== null && isOwn(to) ? to : home;
}

/** An address here: not `//elsewhere`, not `/\elsewhere`, not the sign-in page itself. */
function isOwn(to: string): boolean {
  return /^\/(?![/\\])[\w\-./?=&%~]*$/.test(to) && !to.startsWith(page);
}
