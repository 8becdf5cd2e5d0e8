import { Suspense } from 'react';
import { useDesk } from '../../shell/desk.tsx';
import { usePermissions } from '../../shell/permissions.tsx';
import { partOf } from '../../ui/page-of.ts';

const Requests = partOf(async () => ({ default: (await import('../roster/requests-notice.tsx')).RequestsNotice }));

/** The requests that wait, for who answers them. */
export function LazyRequestsNotice() {
  const answers = usePermissions().act('registrations');
  const open = useDesk().tournament.status === 'open';
  return <Suspense fallback={null}>{answers && open && <Requests />}</Suspense>;
}
