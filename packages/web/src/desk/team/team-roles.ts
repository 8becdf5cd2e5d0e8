import type { TeamRole } from '@ronde/contract/http/session';

/** From the narrowest. */
export const teamRoles: readonly TeamRole[] = ['clerk', 'arbiter', 'director'];
