import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { Invited } from '@ronde/contract/http/accounts';
import { type FormEvent, useState } from 'react';
import { request } from '../../core/http.ts';
import { sectionStyles as section } from '../../ui/section.tsx';
import { useHouseWords } from '../../ui/use-house-words.ts';
import type { Acting } from './acting.ts';
import { useAccountsWords } from './use-accounts-words.ts';

/** A one-time link for a new account. */
export function HouseInvite({ run, again, give }: Acting) {
  const say = useAccountsWords();
  const words = useHouseWords();
  const [house, setHouse] = useState<'member' | 'manager'>('member');
  const [note, setNote] = useState('');
  const invite = async (event: FormEvent) => {
    event.preventDefault();
    const body = { house, ...(note.trim() !== '' && { note: note.trim() }) };
    const invited = await run(() => request<Invited>('POST', '/api/accounts/invitations', body));
    if (!invited) return;
    give({ label: say.inviteLink, invited });
    setNote('');
    await again();
  };
  return (
    <form onSubmit={invite}>
      <div className={section.fields}>
        <NativeSelect
          label={say.house}
          data={(['member', 'manager'] as const).map((value) => ({ value, label: say.houses[value] }))}
          value={house}
          onChange={(event) => setHouse(event.currentTarget.value === 'manager' ? 'manager' : 'member')}
        />
        <TextInput
          label={say.forWhom}
          maxLength={80}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </div>
      <Button type="submit" data-next="" mt={12}>
        {words.invite}
      </Button>
    </form>
  );
}
