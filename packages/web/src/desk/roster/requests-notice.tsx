import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { load } from '../../core/http.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useOptions } from '../../core/queries.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './registration.module.css';
import { registrationSentences } from './sentences.ts';

const everyHalfMinute = 30_000;

/** Who asked to be registered and has no answer yet: ochre before the first draw, a line afterwards, and where nobody waits. */
export function RequestsNotice() {
  const text = useSentences(registrationSentences);
  const { t, tournament } = useDesk();
  const { data = [] } = useQuery({
    queryKey: ['requests', t],
    queryFn: () => load('GET /api/tournaments/{t}/requests', { t }),
    staleTime: 0,
    refetchInterval: everyHalfMinute,
  });
  const options = useOptions(t);
  const asked = data.filter(({ state }) => state === 'asked').length;
  const page = `${address.team(t)}/demandes`;
  if (asked === 0 && data.length === 0 && !options?.registration) return null;
  if (asked === 0 || tournament.rounds.length > 0)
    return (
      <p className={styles.last}>
        {asked === 0 ? text.requestsNone : text.requestsWaiting(asked)}
        <Link href={page} className="link">
          {text.requestsSee}
        </Link>
      </p>
    );
  return (
    <Notice
      tone="advice"
      title={text.requestsWaiting(asked)}
      acts={
        <Button component={Link} href={page} size="sm" variant="default">
          {text.requestsSee}
        </Button>
      }
    />
  );
}
