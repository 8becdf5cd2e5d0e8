// Whoever has an account and no tournament yet: both ways on, as the sentence says.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OneWindow, oneWindow } from './one-window.ts';
import { plain } from './plain.ts';
import { password, sessionOf } from './staff.ts';

let opened: OneWindow;

beforeAll(async () => {
  opened = await oneWindow(null);
});
afterAll(() => opened?.close());

/** The session of somebody who may create tournaments and has none. */
async function organiser(): Promise<string> {
  const { program } = opened;
  const post = (path: string, body: object, session?: string) =>
    fetch(program.address + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(session !== undefined && { Cookie: `ronde=${session}` }) },
      body: JSON.stringify(body),
    });
  const invited = await post('/api/accounts/invitations', { house: 'member' }, await sessionOf(program, 'Claire'));
  const { path } = (await invited.json()) as { path: string };
  const joined = await post('/api/session/accept', {
    token: path.split('/').at(-1),
    name: 'Léa',
    password,
    stay: true,
  });
  return /ronde=([^;]+)/.exec(joined.headers.getSetCookie()[0] ?? '')?.[1] ?? '';
}

test('§4: no tournament: create one, or try a practice one, with 23 people here, ready to draw', async () => {
  const { page, program } = opened;
  const session = { name: 'ronde', value: await organiser(), url: program.address, httpOnly: true } as const;
  await page.context().addCookies([{ ...session, sameSite: 'Strict' }]);
  await page.goto(`${program.address}/bureau`);
  await page.getByText('Aucun tournoi. Créez-en un, ou essayez un tournoi d’entraînement.').waitFor();
  await page.getByRole('link', { name: 'Nouveau tournoi' }).waitFor();
  await page.getByRole('button', { name: 'Tournoi d’entraînement' }).click();
  await page.waitForURL('**/inscriptions');
  await expect.poll(async () => plain(await page.textContent('main'))).toContain('23 présents sur 23');
  await page.getByRole('button', { name: 'Apparier la ronde 1' }).click();
  await page.getByRole('button', { name: 'Publier la ronde 1' }).waitFor();
});
