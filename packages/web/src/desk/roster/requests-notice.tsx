import { Button } from '@mantine/core';
import type { RegistrationRequestView } from '@ronde/contract/http/player';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { read } from '../../core/http.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { deskPath } from '../../core/queries.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.ts';
import { Notice } from '../../ui/notice.tsx';
import styles from './registration.module.css';
import { registrationSentences } from './sentences.ts';

const everyHalfMinute = 30_000;

/** Who asked to be registered and has no answer yet: ochre before the first draw, a line afterwards. */
export function RequestsNotice() {
  const say = useSentences(registrationSentences);
  const { t, tournament } = useDesk();
  const { data = [] } = useQuery({
    queryKey: ['requests', t],
    queryFn: () => read<readonly RegistrationRequestView[]>(deskPath(t, '/requests')),
    staleTime: 0,
    refetchInterval: everyHalfMinute,
  });
  const asked = data.filter(({ state }) => state === 'asked').length;
  if (asked === 0) return null;
  const page = `${address.team(t)}/demandes`;
  if (tournament.rounds.length > 0)
    return (
      <p className={styles.last}>
        {say.requestsWaiting(asked)}
        <Link href={page} className="link">
          {say.requestsSee}
        </Link>
      </p>
    );
  return (
    <Notice
      tone="advice"
      title={say.requestsWaiting(asked)}
      acts={
        <Button component={Link} href={page} size="sm" variant="default">
          {say.requestsSee}
        </Button>
      }
    />
  );
}
