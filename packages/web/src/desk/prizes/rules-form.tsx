import { Button, Checkbox, TextInput } from '@mantine/core';
import { type AgeCategory, type PrizeRules, playsWargame, type Settings } from '@ronde/engine';
import { frenchKey } from '@ronde/engine/base/french-order';
import { usualCounters, usualPrizes } from '@ronde/engine/tournament/settings';
import { type FormEvent, useState } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useSend } from '../../core/send.ts';
import { useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { announce } from '../../ui/announcer.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { useAct } from '../../ui/use-act.ts';
import { readAmount, typedAmount } from '../roster/fees.ts';
import styles from './prizes.module.css';
import { prizesSentences } from './sentences.ts';

const counts = ['podium', 'series', 'categories', 'clubs'] as const;
type Count = (typeof counts)[number];

/** What is typed and ticked. */
export interface TypedRules extends Readonly<Record<Count, string>> {
  readonly bestGame: boolean;
  readonly bestMargin: boolean;
  readonly once: boolean;
  readonly money: string;
  readonly ages: string;
  readonly counters: string;
}

export function typedRules(rules: PrizeRules = {}): TypedRules {
  const count = (of: Count): string => String(rules[of] ?? usualPrizes[of]);
  return {
    ...{ podium: count('podium'), series: count('series'), categories: count('categories'), clubs: count('clubs') },
    bestGame: rules.bestGame ?? false,
    bestMargin: rules.bestMargin ?? false,
    once: rules.accumulate === false,
    money: (rules.money ?? []).map(typedAmount).join(' '),
    ages: (rules.ages ?? []).map(typedAge).join(', '),
    counters: (rules.counters ?? usualCounters).join(', '),
  };
}

/** « Jeunes -17 », « Adultes 18-59 », « Vermeil 60+ ». */
const typedAge = ({ name, from, upTo }: AgeCategory): string =>
  from === undefined ? `${name} -${upTo ?? ''}` : `${name} ${from}${upTo === undefined ? '+' : `-${upTo}`}`;

function readAge(typed: string): AgeCategory | null {
  const [, name = '', first, sign, last] = /^(.{1,40}?)\s+(\d{1,3})?\s*([-–+])\s*(\d{1,3})?$/u.exec(typed.trim()) ?? [];
  const [from, upTo] = [first, last].map((age) => (age === undefined ? undefined : Number(age)));
  const bounded = sign === '+' ? from !== undefined && upTo === undefined : upTo !== undefined && (from ?? 0) <= upTo;
  if (!bounded) return null;
  return { name, ...(from !== undefined && { from }), ...(upTo !== undefined && { upTo }) };
}

const readAges = (typed: string): readonly (AgeCategory | null)[] =>
  typed.split(/[,;\n]/u).flatMap((one) => (one.trim() === '' ? [] : [readAge(one)]));

/** Each word once, as it was first written. */
function readCounters(typed: string): readonly string[] {
  const words = typed.split(/[,;\n]/u).flatMap((one) => one.trim() || []);
  const keys = words.map(frenchKey);
  return words.filter((_, i) => keys.indexOf(keys[i] ?? '') === i);
}

const mostCounters = 4;

type Faults = Partial<Record<Count | 'money' | 'ages' | 'counters', true>>;

const amounts = (typed: string): readonly (number | null)[] =>
  typed
    .split(/[\s;]+/)
    .filter((word) => word !== '' && word !== '€')
    .map(readAmount);

export function rulesFaults(typed: TypedRules): Faults {
  const wrong = counts.filter((of) => !/^\d{1,2}$/.test(typed[of].trim()));
  return {
    ...Object.fromEntries(wrong.map((of) => [of, true])),
    ...(amounts(typed.money).includes(null) && { money: true }),
    ...(readAges(typed.ages).includes(null) && { ages: true }),
    ...((readCounters(typed.counters).length > mostCounters ||
      readCounters(typed.counters).some((one) => one.length > 40)) && { counters: true }),
  };
}

/** What differs from the rule; null: nothing does. */
export function rulesOf(typed: TypedRules): PrizeRules | null {
  const money = amounts(typed.money).flatMap((cents) => (cents === null ? [] : [cents]));
  const ages = readAges(typed.ages).flatMap((one) => one ?? []);
  const chosen = counts.flatMap((of) => {
    const count = Number(typed[of]);
    return count === usualPrizes[of] ? [] : [[of, count] as const];
  });
  const counters = readCounters(typed.counters);
  const rules: PrizeRules = {
    ...Object.fromEntries(chosen),
    ...(typed.bestGame && { bestGame: true }),
    ...(typed.bestMargin && { bestMargin: true }),
    ...(typed.once && { accumulate: false }),
    ...(money.length > 0 && { money }),
    ...(ages.length > 0 && { ages }),
    ...(counters.join('\n') !== usualCounters.join('\n') && { counters }),
  };
  return Object.keys(rules).length === 0 ? null : rules;
}

/** Which prizes there are: one decision, with its line in the log and its undo. */
export function PrizeRulesForm({ onClose }: { readonly onClose: () => void }) {
  const text = useSentences(prizesSentences);
  const { t, tournament } = useDesk();
  const send = useSend(t);
  const { run, busy, trouble, clear } = useAct();
  const [seen] = useState(tournament.settings.prizes);
  const [typed, setTyped] = useState(() => typedRules(seen));
  const [asked, setAsked] = useState(false);
  const faults = asked ? rulesFaults(typed) : {};
  const change = (part: Partial<TypedRules>) => setTyped({ ...typed, ...part });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (Object.keys(rulesFaults(typed)).length > 0) return;
    const rules = rulesOf(typed);
    const side = (prizes: PrizeRules | null | undefined): Pick<Settings, 'prizes'> => (prizes ? { prizes } : {});
    if (JSON.stringify(rules) !== JSON.stringify(seen ?? null)) {
      if (!(await run(() => send({ kind: 'settings', saw: side(seen), to: side(rules) })))) return;
    }
    announce(text.rulesSaved);
    onClose();
  };
  const tick = (of: 'bestGame' | 'bestMargin' | 'once') => ({
    label: text[of],
    checked: typed[of],
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      change({ [of]: currentTarget.checked }),
  });
  return (
    <SidePanel title={text.rules} onClose={onClose} focus>
      <form className={styles.categories} noValidate onSubmit={(event) => void save(event)}>
        <RefusalNotice trouble={trouble} onClose={clear} />
        <p className="quiet small">{text.countsHelp}</p>
        {counts.map((of) => (
          <TextInput
            key={of}
            label={text.counts[of]}
            inputMode="numeric"
            maxLength={2}
            value={typed[of]}
            onChange={(event) => change({ [of]: event.currentTarget.value })}
            {...(faults[of] && { error: text.countWrong })}
          />
        ))}
        <TextInput
          label={text.ages}
          description={text.agesHelp}
          value={typed.ages}
          maxLength={400}
          onChange={(event) => change({ ages: event.currentTarget.value })}
          {...(faults.ages && { error: text.agesWrong })}
        />
        {playsWargame(tournament) && (
          <TextInput
            label={text.asked}
            description={text.askedHelp}
            value={typed.counters}
            maxLength={200}
            onChange={(event) => change({ counters: event.currentTarget.value })}
            {...(faults.counters && { error: text.askedWrong })}
          />
        )}
        <Checkbox {...tick('bestGame')} />
        <Checkbox {...tick('bestMargin')} />
        <Checkbox {...tick('once')} description={text.onceHelp} />
        <TextInput
          label={text.money}
          description={text.moneyHelp}
          value={typed.money}
          maxLength={200}
          onChange={(event) => change({ money: event.currentTarget.value })}
          {...(faults.money && { error: text.moneyWrong })}
        />
        <Button type="submit" variant="default" loading={busy}>
          {text.saveRules}
        </Button>
      </form>
    </SidePanel>
  );
}
