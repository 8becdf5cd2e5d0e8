import { Button } from '@mantine/core';
import type { Listing } from '@ronde/contract/http/listing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { read, request } from '../../core/http.ts';
import { useMay } from '../../shell/use-may.ts';
import { announce } from '../../ui/announcer.tsx';
import { Section, sectionStyles as section } from '../../ui/section.tsx';
import { TroubleNotice } from '../../ui/trouble-notice.tsx';
import { useAct } from '../../ui/use-act.ts';
import { useSettingsWords } from './use-settings-words.ts';

const path = '/api/listing';

/** Whether search engines may list the public pages: of the whole house, so for whoever manages it alone. */
export function SearchEngines() {
  return useMay().act('house-settings') ? <Choice /> : null;
}

function Choice() {
  const say = useSettingsWords();
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: [path], queryFn: () => read<Listing>(path), staleTime: 0 });
  const { run, busy, trouble, clear } = useAct();
  if (!data) return null;
  const turn = async () => {
    const wanted: Listing = { listed: !data.listed };
    if (!(await run(() => request<Listing>('PUT', path, wanted, { repeatable: true })))) return;
    client.setQueryData([path], wanted);
    announce(wanted.listed ? say.listed : say.unlisted);
  };
  return (
    <Section title={say.searchEngines} about={data.listed ? say.listed : say.unlisted}>
      <TroubleNotice trouble={trouble} onClose={clear} />
      <div className={section.row}>
        <Button variant="default" loading={busy} onClick={() => void turn()}>
          {data.listed ? say.unlistNow : say.listNow}
        </Button>
      </div>
    </Section>
  );
}
