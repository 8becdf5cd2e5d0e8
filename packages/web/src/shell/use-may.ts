import type { SentCommand } from '@ronde/contract/http/command';
import { type Act, leastForCommand, mayDo, type Role, roles } from '@ronde/contract/http/may';
import { useDesk } from './desk.ts';

/** What the reader may on this desk, by the server's own table: nothing is offered that it would refuse. */
export function useMay() {
  const { role } = useDesk();
  return {
    /** An address of the API, by what it does. */
    act: (act: Act): boolean => mayDo(role, act),
    /** A kind of command; what a command's own content asks besides is the server's to refuse. */
    command: (kind: SentCommand['kind']): boolean => reaches(role, leastForCommand({ kind })),
  };
}

const reaches = (role: Role, least: Role): boolean => roles.indexOf(role) >= roles.indexOf(least);
