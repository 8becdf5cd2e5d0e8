import type { acceptSchema } from '@ronde/contract/http/player';
import type { Context } from 'hono';
import type * as z from 'zod';
import { saveContact } from '../links/contacts.ts';
import { acceptanceOf, playerOf } from '../links/request-now.ts';
import type { RegistrationRequest } from '../links/requests.ts';
import type { Stored } from '../store/store.ts';
import { callerOf } from './access/caller.ts';
import { decideCommand } from './decide-command.ts';
import { digestOf } from './digest.ts';
import type { House } from './house.ts';
import { problem, refusal } from './problems.ts';

/** What the rules need to know of who is accepted. */
export type AcceptedAs = z.infer<typeof acceptSchema>;

/**
 * Registers who has asked; null: they are registered, now or by the same answer before. Said once already, in other
 * words or by somebody else, the answer that was given stands.
 */
export async function registerAsked(
  c: Context,
  house: House,
  stored: Stored,
  request: RegistrationRequest,
  { name = request.name, ...facts }: AcceptedAs,
): Promise<Response | null> {
  const { club, licence, email, state } = request;
  const player = playerOf(request);
  const command = { kind: 'register', player, ...facts, ...(club !== undefined && { club }) } as const;
  const person = { name, ...(licence !== undefined && { licence }) };
  const id = acceptanceOf(player, stored);
  const asked = { id, by: callerOf(c).account.id, at: house.now(), request: digestOf({ command, person }) };
  const written = await house.store.write(stored.id, asked, decideCommand({ id, command, person }));
  if (!written) return problem(c, 'unknown-tournament');
  if (!written.ok) {
    const no = written.refusal;
    if (state === 'accepted' || no === 'id-reused') return problem(c, 'request-settled');
    return no === 'person-needed' ? problem(c, no) : refusal(c, no, stored);
  }
  if (email !== undefined) await saveContact(house.strangers.db, stored.id, player, { email });
  return null;
}
