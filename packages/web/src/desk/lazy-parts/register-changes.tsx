import { Suspense } from 'react';
import { useDesk } from '../../shell/desk.tsx';
import { usePermissions } from '../../shell/permissions.tsx';
import { partOf } from '../../ui/page-of.ts';

const Changes = partOf(async () => ({
  default: (await import('../roster/register-changes.tsx')).RegisterChangesNotice,
}));

/** What a newer list says of those registered by licence, before the first round. */
export function LazyRegisterChanges() {
  const registers = usePermissions().act('register-list');
  const { tournament, people } = useDesk();
  const before = tournament.status === 'open' && tournament.rounds.length === 0;
  const licensed = [...people.values()].some(({ licence }) => licence !== undefined);
  return <Suspense fallback={null}>{registers && before && licensed && <Changes />}</Suspense>;
}
