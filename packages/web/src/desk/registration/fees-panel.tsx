import { Button, TextInput } from '@mantine/core';
import type { FeeBand } from '@ronde/contract/http/person';
import { type FormEvent, useState } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { announce } from '../../ui/announcer.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { useAct } from '../../ui/use-act.ts';
import { bandFaults, bandsOf, feeSums, type TypedBand, useFees, useSaveFees } from '../roster/fees.ts';
import styles from '../roster/registration.module.css';
import { registrationSentences } from '../roster/sentences.ts';

/** What is paid and due, for the staff alone; the director sets the fees by age. */
export function FeesPanel({ onClose }: { readonly onClose: () => void }) {
  const text = useSentences(registrationSentences);
  const desk = useDesk();
  const bands = useFees(desk.t);
  const sums = feeSums(desk.tournament, desk.people, bands);
  const directs = desk.role === 'director' || desk.role === 'manager';
  return (
    <SidePanel title={text.feesTitle} onClose={onClose} focus>
      {bands.length > 0 && <p>{text.feesSum(text.money(sums.paid), text.money(sums.due), sums.people, sums.of)}</p>}
      {directs ? <FeesForm key={JSON.stringify(bands)} bands={bands} onDone={onClose} /> : <BandList bands={bands} />}
    </SidePanel>
  );
}

function BandList({ bands }: { readonly bands: readonly FeeBand[] }) {
  const text = useSentences(registrationSentences);
  return (
    <dl className={styles.facts}>
      {bands.map(({ upTo, cents }) => (
        <div key={upTo}>
          <dt>{upTo === null ? text.everybodyElse : text.upToShort(upTo)}</dt>
          <dd>{text.money(cents)}</dd>
        </div>
      ))}
    </dl>
  );
}

const typedAmount = (cents: number): string => String(cents / 100).replace('.', ',');

function typedBands(bands: readonly FeeBand[]): readonly TypedBand[] {
  const known = bands.flatMap(({ upTo, cents }) =>
    upTo === null ? [] : [{ upTo: String(upTo), amount: typedAmount(cents) }],
  );
  return [0, 1, 2].map((i) => known[i] ?? { upTo: '', amount: '' });
}

function FeesForm({ bands, onDone }: { readonly bands: readonly FeeBand[]; readonly onDone: () => void }) {
  const text = useSentences(registrationSentences);
  const { t } = useDesk();
  const save = useSaveFees(t);
  const { run, busy, trouble, clear } = useAct();
  const [typed, setTyped] = useState(() => typedBands(bands));
  const [others, setOthers] = useState(() => {
    const rest = bands.find(({ upTo }) => upTo === null);
    return rest ? typedAmount(rest.cents) : '';
  });
  const [shown, setShown] = useState(false);
  const faults = shown ? bandFaults(typed, others) : [];
  const change = (at: number, part: Partial<TypedBand>) =>
    setTyped(typed.map((band, i) => (i === at ? { ...band, ...part } : band)));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setShown(true);
    if (bandFaults(typed, others).some((fault) => fault !== null)) return;
    if (!(await run(() => save(bandsOf(typed, others))))) return;
    announce(text.feesSaved);
    onDone();
  };
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <RefusalNotice trouble={trouble} onClose={clear} />
      <p className="quiet">{text.feesHelp}</p>
      {typed.map((band, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: three fields that never move.
        <div key={i} className={styles.two}>
          <TextInput
            label={text.upTo(i + 1)}
            inputMode="numeric"
            maxLength={3}
            value={band.upTo}
            onChange={(event) => change(i, { upTo: event.currentTarget.value })}
            {...(faults[i] === 'age' ? { error: text.ageWrong } : {})}
          />
          <TextInput
            label={text.amount(i + 1)}
            inputMode="decimal"
            maxLength={9}
            value={band.amount}
            onChange={(event) => change(i, { amount: event.currentTarget.value })}
            {...(faults[i] === 'amount' ? { error: text.amountWrong } : {})}
          />
        </div>
      ))}
      <TextInput
        label={text.amountOthers}
        inputMode="decimal"
        maxLength={9}
        value={others}
        onChange={(event) => setOthers(event.currentTarget.value)}
        {...(faults[typed.length] ? { error: text.amountWrong } : {})}
      />
      <Button type="submit" variant="default" loading={busy}>
        {text.saveFees}
      </Button>
    </form>
  );
}
