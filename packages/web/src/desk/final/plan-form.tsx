import { Button, Checkbox, Radio } from '@mantine/core';
import { type Final, formulaOf } from '@ronde/engine';
import { type FormEvent, useMemo, useState } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useSend } from '../../core/send.ts';
import { useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { useAct } from '../../ui/use-act.ts';
import styles from './final.module.css';
import { finalSentences } from './sentences.ts';
import { WhoMeets } from './terms.tsx';

type Terms = Omit<Final, 'matches' | 'lastPlace'>;
type TieRule = 'later' | NonNullable<Final['lastPlace']>;

/** The terms of a final that is not planned yet; what this formula can't have is left out. */
export function PlanForm() {
  const text = useSentences(finalSentences);
  const { t, tournament } = useDesk();
  const send = useSend(t);
  const { run, busy, trouble, clear } = useAct();
  const inGames = formulaOf(tournament.format).results.includes('games');
  const [terms, setTerms] = useState<Terms>({ players: 2, bestOf: inGames ? 3 : 1, carry: false, thirdPlace: false });
  const [tie, setTie] = useState<TieRule>('later');
  const change = (part: Partial<Terms>) => {
    clear();
    setTerms({ ...terms, ...part });
  };
  const planned = useMemo<Final>(
    () => ({ ...terms, matches: [], ...(tie === 'later' ? {} : { lastPlace: tie }) }),
    [terms, tie],
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const lastPlace = tie === 'later' ? {} : { lastPlace: tie };
    void run(() => send({ kind: 'open-final', ...terms, ...lastPlace }));
  };
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <RefusalNotice trouble={trouble} onClose={clear} />
      <Radio.Group
        label={text.players}
        value={String(terms.players)}
        onChange={(value) => change({ players: value === '4' ? 4 : 2 })}
      >
        <Choices
          options={[
            ['2', text.two],
            ['4', text.four],
          ]}
        />
      </Radio.Group>
      {inGames && (
        <Radio.Group
          label={text.length}
          value={String(terms.bestOf)}
          onChange={(value) => change({ bestOf: lengthOf(value) })}
        >
          <Choices options={([1, 3, 5] as const).map((n) => [String(n), text.lengths[n]] as const)} />
        </Radio.Group>
      )}
      {inGames && (
        <Checkbox
          label={text.carry}
          checked={terms.carry}
          onChange={(event) => change({ carry: event.currentTarget.checked })}
        />
      )}
      <Checkbox
        label={text.thirdPlace}
        checked={terms.thirdPlace}
        onChange={(event) => change({ thirdPlace: event.currentTarget.checked })}
      />
      <Radio.Group label={text.tie} value={tie} onChange={(value) => setTie(tieOf(value))}>
        <Choices options={(['later', 'game', 'initial-rank'] as const).map((one) => [one, text.ties[one]] as const)} />
      </Radio.Group>
      <WhoMeets final={planned} />
      <div>
        <Button type="submit" loading={busy} data-next="">
          {text.plan}
        </Button>
      </div>
    </form>
  );
}

const lengthOf = (value: string): Terms['bestOf'] => (value === '5' ? 5 : value === '3' ? 3 : 1);

const tieOf = (value: string): TieRule => (value === 'game' || value === 'initial-rank' ? value : 'later');

function Choices({ options }: { readonly options: readonly (readonly [string, string])[] }) {
  return (
    <div className={styles.choices}>
      {options.map(([value, label]) => (
        <Radio key={value} value={value} label={label} />
      ))}
    </div>
  );
}
