import type { Invited } from '@ronde/contract/http/accounts';
import type { TeamRole } from '../accounts/account.ts';
import { type Speaker, speaker, testPassword } from './test-desk.ts';
import type { Hall } from './test-hall.ts';

/** Invited by a link, which is used to make an account; then signed in anew, as on the morning of the day. */
export async function staffOf({ desk, at }: Pick<Hall, 'desk' | 'at'>, role: TeamRole, name: string): Promise<Speaker> {
  const invited = await desk.post(`${at}/team/invitations`, { role });
  const token = ((await invited.json()) as Invited).path.split('/').at(-1);
  const stranger = await desk.as('public');
  await stranger.post('/api/session/accept', { token, name, password: testPassword });
  const signed = await stranger.post('/api/session', { name, password: testPassword });
  if (!signed.ok) throw new Error(`${name} is not signed in: ${await signed.text()}`);
  const [cookie = ''] = signed.headers.getSetCookie().map((header) => header.split(';')[0] ?? '');
  return speaker(desk.app, cookie);
}
