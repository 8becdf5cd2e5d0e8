import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, load } from '../../core/http.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { usePermissions } from '../../shell/permissions.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAct } from '../../ui/use-act.ts';
import { printSentences } from './sentences.ts';

/** Who has no link yet, and the act that makes those that are missing. */
export function MissingPlayerLinks() {
  const text = useSentences(printSentences);
  const { t, tournament } = useDesk();
  const client = useQueryClient();
  const { run, busy, trouble, clear } = useAct();
  const key = ['links', t];
  const may = usePermissions().act('player-links');
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => load('GET /api/tournaments/{t}/links', { t }),
    enabled: may,
  });
  if (!may) return <p>{text.notYours}</p>;
  if (!data) return null;
  const linked = new Set(data.flatMap(({ player, code }) => (code === null ? [] : [player])));
  const missing = tournament.players.filter(({ id }) => !linked.has(id)).length;
  const make = async () => {
    const all = await run(() => call('POST /api/tournaments/{t}/links', { t, body: {} }));
    if (all) client.setQueryData(key, all);
  };
  return (
    <>
      <RefusalNotice trouble={trouble} onClose={clear} />
      {missing > 0 && (
        <Notice
          tone="advice"
          title={text.links(missing)}
          acts={
            <Button variant="default" size="sm" loading={busy} onClick={() => void make()}>
              {text.makeLinks}
            </Button>
          }
        />
      )}
    </>
  );
}
