import type { DeskRole } from '@ronde/contract/http/desk';
import type { Role } from '@ronde/contract/http/may';

/** What somebody is at a desk: the door lets nobody less in. */
export function deskRole(role: Role): DeskRole {
  return role === 'public' || role === 'member' ? 'clerk' : role;
}
