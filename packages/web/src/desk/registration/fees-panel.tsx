import { Button, Checkbox, TextInput } from '@mantine/core';
import type { FeeBand } from '@ronde/contract/http/person';
import { pathOf } from '@ronde/contract/routes/client';
import { frenchOrder } from '@ronde/engine/base/french-order';
import { money, namesOf } from '@ronde/language';
import { type FeeLine, feeLines, feeSums, withoutFee } from '@ronde/views/fees';
import { type FormEvent, useState } from 'react';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { announce } from '../../ui/announcer.tsx';
import { FileLinks } from '../../ui/file-links.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { useAct } from '../../ui/use-act.ts';
import { bandFaults, bandsOf, type TypedBand, typedAmount, useFees, useSaveFees } from '../roster/fees.ts';
import { FreeEntry, PaidToggle } from '../roster/marks.tsx';
import styles from '../roster/registration.module.css';
import { feesSentences } from './fees-sentences.ts';
import { HowPaid } from './how-paid.tsx';

/** What is paid and due, for the staff alone; the director sets the fees by age. */
export function FeesPanel({ onClose }: { readonly onClose: () => void }) {
  const text = useSentences(feesSentences);
  const desk = useDesk();
  const bands = useFees(desk.t);
  const directs = desk.role === 'director' || desk.role === 'manager';
  const form = directs ? (
    <FeesForm key={JSON.stringify(bands)} bands={bands} onDone={onClose} />
  ) : (
    <BandList bands={bands} />
  );
  return (
    <SidePanel title={text.feesTitle} onClose={onClose} focus>
      {bands.length > 0 && <FeesDue bands={bands} />}
      {bands.length === 0 ? (
        form
      ) : (
        <details>
          <summary>{text.bands}</summary>
          {form}
        </details>
      )}
    </SidePanel>
  );
}

/** What is paid of what is due, who owes it, and the sheet of it. */
function FeesDue({ bands }: { readonly bands: readonly FeeBand[] }) {
  const text = useSentences(feesSentences);
  const lang = useLang();
  const { t, tournament, people } = useDesk();
  const [unpaid, setUnpaid] = useState(true);
  const lines = feeLines(tournament, people, bands);
  const { paid, due, people: have, of } = feeSums(lines);
  const without = withoutFee(tournament, people, bands);
  const owing = lines.filter(({ state }) => state === 'due');
  const query = { lang, ...(unpaid && { unpaid: 'true' }) };
  const sheet = (format: 'pdf' | 'xlsx' | 'csv') =>
    pathOf('GET /api/tournaments/{t}/papers/{paper}/{format}', { t, paper: 'fees', format, query });
  return (
    <>
      <p>{text.feesSum(money(lang, paid), money(lang, due), have, of)}</p>
      {without > 0 && <p>{text.without(without)}</p>}
      <Checkbox
        label={text.unpaidOnly(owing.length)}
        checked={unpaid}
        onChange={(event) => setUnpaid(event.currentTarget.checked)}
      />
      <FeeList lines={unpaid ? owing : lines} />
      <FileLinks
        between=" · "
        files={[
          { href: sheet('pdf'), name: text.pdf },
          { href: sheet('xlsx'), name: text.xlsx },
          { href: sheet('csv'), name: text.csv },
        ]}
      />
    </>
  );
}

function FeeList({ lines }: { readonly lines: readonly FeeLine[] }) {
  const text = useSentences(feesSentences);
  const { tournament, people } = useDesk();
  const names = namesOf(people, tournament.players);
  if (lines.length === 0) return <p className="quiet">{text.allPaid}</p>;
  const byName = lines.toSorted((a, b) => frenchOrder(names.full(a.player), names.full(b.player)));
  return (
    <ul className={styles.owing}>
      {byName.map((line) => (
        <li key={line.player}>
          <span>
            {names.full(line.player)}
            {line.state === 'away' && <span className="quiet"> · {text.states.away}</span>}
          </span>
          <span>
            <PaidToggle id={line.player} /> <FreeEntry id={line.player} />
          </span>
          <HowPaid line={line} />
        </li>
      ))}
    </ul>
  );
}

function BandList({ bands }: { readonly bands: readonly FeeBand[] }) {
  const text = useSentences(feesSentences);
  const lang = useLang();
  return (
    <dl className={styles.facts}>
      {bands.map(({ upTo, cents }) => (
        <div key={upTo}>
          <dt>{upTo === null ? text.everybodyElse : text.upToShort(upTo)}</dt>
          <dd>{money(lang, cents)}</dd>
        </div>
      ))}
    </dl>
  );
}

function typedBands(bands: readonly FeeBand[]): readonly TypedBand[] {
  const known = bands.flatMap(({ upTo, cents }) =>
    upTo === null ? [] : [{ upTo: String(upTo), amount: typedAmount(cents) }],
  );
  return [0, 1, 2].map((i) => known[i] ?? { upTo: '', amount: '' });
}

function FeesForm({ bands, onDone }: { readonly bands: readonly FeeBand[]; readonly onDone: () => void }) {
  const text = useSentences(feesSentences);
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
  const othersFault = faults[typed.length];
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
        {...(othersFault ? { error: othersFault === 'missing' ? text.fullMissing : text.amountWrong } : {})}
      />
      <Button type="submit" variant="default" loading={busy}>
        {text.saveFees}
      </Button>
    </form>
  );
}
