import type { SentCommand } from '@ronde/contract/http/command';
import { hasPermission, leastForCommand, type Permission, type Role, roles } from '@ronde/contract/http/permissions';
import type { ReactNode } from 'react';
import { screenSentences } from '../core/language/screen.ts';
import { useSentences } from '../core/language/use-sentences.ts';
import { Notice } from '../ui/notice.tsx';
import { staffSentences } from '../ui/staff-sentences.ts';
import { useDesk } from './desk.tsx';

/** What the reader may on this desk, by the server's own table: nothing is offered that it would refuse. */
export function usePermissions() {
  const { role } = useDesk();
  return {
    /** An address of the API, by what it does. */
    act: (act: Permission): boolean => hasPermission(role, act),
    /** A kind of command; what a command's own content asks besides is the server's to refuse. */
    command: (kind: SentCommand['kind']): boolean => reaches(role, leastForCommand({ kind })),
  };
}

const reaches = (role: Role, least: Role): boolean => roles.indexOf(role) >= roles.indexOf(least);

interface Props {
  readonly kind: SentCommand['kind'];
  readonly children: ReactNode;
}

/** An act that leads the day on; for whom the server would refuse it: whose it is, in its place. */
export function DirectorsAct({ kind, children }: Props) {
  const screen = useSentences(screenSentences);
  return usePermissions().command(kind) ? children : <span className="quiet small">{screen.directorsAct}</span>;
}

/** What a clerk or an arbiter finds on a page of the director's: whose it is. */
export function ForDirector() {
  const text = useSentences(staffSentences);
  return (
    <Notice tone="advice" title={text.forDirector}>
      <p>{text.forDirectorHelp}</p>
    </Notice>
  );
}
