import { Button, NativeSelect } from '@mantine/core';
import type { Dictionary } from '@ronde/language';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Answer, call, load } from '../../core/http.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { TroubleNotice } from '../../ui/notice.tsx';
import { Page, sectionStyles as section } from '../../ui/page.tsx';
import { RowAct } from '../../ui/row-act.tsx';
import { useAct } from '../../ui/use-act.ts';
import { officeKey, useOffice } from '../office/office.tsx';

/** Who keeps the ratings of this federation; appointed by the house’s managers. */
export function TeamPage() {
  const text = useSentences(teamSentences);
  const { address: f, role } = useOffice();
  const client = useQueryClient();
  const key = [...officeKey(f), 'team'];
  const { data = [] } = useQuery({
    queryKey: key,
    queryFn: () => load('GET /api/federations/{f}/team', { f }),
    staleTime: 0,
  });
  const { run, trouble, clear } = useAct();
  const change = async (act: () => Promise<Answer<unknown>>) => {
    await run(act);
    await client.invalidateQueries({ queryKey: key });
  };
  return (
    <Page title={text.title}>
      <p className="quiet">{text.help}</p>
      <TroubleNotice trouble={trouble} onClose={clear} />
      {data.length === 0 && <p>{text.nobody}</p>}
      <ul data-focus-scope="">
        {data.map(({ account, name }) => (
          <li key={account}>
            {name}{' '}
            {role === 'manager' && (
              <RowAct
                word={text.takeAway}
                of={name}
                warning={text.takeAwayWarning}
                onAct={() => void change(() => call('DELETE /api/federations/{f}/team/{account}', { f, account }))}
              />
            )}
          </li>
        ))}
      </ul>
      {role === 'manager' && (
        <Appoint
          taken={data.map(({ account }) => account)}
          onAppoint={(account) => void change(() => call('PUT /api/federations/{f}/team/{account}', { f, account }))}
        />
      )}
    </Page>
  );
}

interface AppointProps {
  readonly taken: readonly string[];
  readonly onAppoint: (account: string) => void;
}

function Appoint({ taken, onAppoint }: AppointProps) {
  const text = useSentences(teamSentences);
  const { data = [] } = useQuery({ queryKey: ['accounts'], queryFn: () => load('GET /api/accounts') });
  const free = data.filter(({ id, disabled }) => !disabled && !taken.includes(id));
  const [account, setAccount] = useState('');
  return (
    <div className={section.fields}>
      <NativeSelect
        label={text.account}
        data={[{ value: '', label: '–' }, ...free.map(({ id, name }) => ({ value: id, label: name }))]}
        value={account}
        onChange={(event) => setAccount(event.currentTarget.value)}
      />
      <Button variant="default" disabled={account === ''} onClick={() => onAppoint(account)}>
        {text.entrust}
      </Button>
    </div>
  );
}

/** Who keeps the ratings. */
const fr = {
  title: 'Qui tient les cotes',
  help: 'Avec l’administration de Ronde, qui les nomme.',
  nobody: 'L’administration seule.',
  account: 'Compte',
  entrust: 'Confier les cotes',
  takeAway: 'Retirer',
  takeAwayWarning: 'Ce compte ne verra plus cette page.',
};

type TeamSentences = typeof fr;

const en: TeamSentences = {
  title: 'Who keeps the ratings',
  help: 'Together with the Ronde managers, who appoint them.',
  nobody: 'The Ronde managers only.',
  account: 'Account',
  entrust: 'Entrust the ratings',
  takeAway: 'Remove',
  takeAwayWarning: 'This account will no longer see this page.',
};

const teamSentences: Dictionary<TeamSentences> = { fr, en };
