import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../core/http.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { announce } from '../../ui/announcer.tsx';
import { TroubleNotice } from '../../ui/notice.tsx';
import { Section, sectionStyles as section } from '../../ui/page.tsx';
import { useAct } from '../../ui/use-act.ts';
import { useOffice } from '../office/office.tsx';
import { sendersSentences } from './sentences.ts';

const most = 366;

/** The days in which a club mends its own document; the house’s managers set them. */
export function OwnWindow() {
  const text = useSentences(sendersSentences);
  const { address: f, role, window: days } = useOffice();
  const client = useQueryClient();
  const { run, busy, trouble, clear } = useAct();
  const [typed, setTyped] = useState(String(days));
  const read = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : null;
  const wrong = read === null || read > most;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (wrong) return;
    const set = await run(() => call('PATCH /api/federations/{f}', { f, body: { window: read } }));
    if (!set) return;
    announce(text.daysSet);
    await client.invalidateQueries({ queryKey: ['federations'] });
  };
  return (
    <Section title={text.own}>
      <p>{text.ownHelp(days)}</p>
      <TroubleNotice trouble={trouble} onClose={clear} />
      {role === 'manager' && (
        <form onSubmit={(event) => void save(event)}>
          <div className={section.fields}>
            <TextInput
              label={text.days}
              inputMode="numeric"
              value={typed}
              error={wrong && text.daysWrong}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </div>
          <Button type="submit" variant="default" loading={busy} disabled={wrong || read === days} mt={12}>
            {text.setDays}
          </Button>
        </form>
      )}
    </Section>
  );
}
