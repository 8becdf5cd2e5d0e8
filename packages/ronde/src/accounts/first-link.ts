import type { Accounts } from './accounts.ts';

/** Where the page of the machine's own link stands. */
const ownerPath = (token: string): string => `/connexion/premier/${token}`;
/** Where the page of an invitation, or of a new password, stands. */
export const invitationPath = (token: string): string => `/invitation/${token}`;

/**
 * The address, without its origin, at which the first account is made: used once, dead after 24 hours. Every process
 * and every start says the same one while it lives. Null when somebody can already sign in. For whoever sits at the machine, never for a page.
 */
export async function firstLink(accounts: Accounts): Promise<string | null> {
  return (await accounts.any()) ? null : ownerPath(await accounts.firstInvitation());
}

/** The same whoever can sign in: a new manager, or a new password for a name that is known. */
export async function newOwnerLink(accounts: Accounts): Promise<string> {
  const { token } = await accounts.invite({ grant: { kind: 'owner' }, by: null });
  return ownerPath(token);
}
