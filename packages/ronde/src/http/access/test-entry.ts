/** Long enough, and nobody's. */
const password = 'neuf chevaux blancs';

/**
 * Signs in on a running program by the one-time link that it printed; answers with the `Cookie` header of whoever that
 * now is. Throws when the link does nothing.
 */
export async function enteredBy(link: string, name = 'Claire'): Promise<string> {
  const { origin, pathname } = new URL(link);
  const answer = await fetch(`${origin}/api/session/accept`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token: pathname.split('/').at(-1), name, password, stay: true }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** The link in what a program has printed. */
export function linkIn(printed: string): string {
  const link = /https?:\/\/\S+\/connexion\/premier\/[\w-]+/.exec(printed)?.[0];
  if (!link) throw new Error(`No link was printed: ${printed}`);
  return link;
}
