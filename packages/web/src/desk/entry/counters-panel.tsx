import { Button, TextInput } from '@mantine/core';
import { IconTrophy } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { countText } from '../../results/figures-typed.ts';
import { useDesk } from '../../shell/desk.ts';
import { Refused } from '../../shell/refused.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { type CounterLine, countersOf, isUnnamed, linesOf } from './counters-typed.ts';
import { countersWords } from './counters-words.ts';
import styles from './table-panel.module.css';
import type { EntryTable } from './tables.ts';
import { useTableActs } from './use-table-acts.ts';

interface Props {
  readonly row: EntryTable;
  readonly round: number;
  readonly onClose: () => void;
}

const blank: CounterLine = { name: '', left: '', right: '' };

/** What trophies count at a table: baggage looted, generals killed… Each line has a name and two figures. */
export function CountersPanel({ row, round, onClose }: Props) {
  const say = countersWords(useExternal(lang));
  const { tournament, names } = useDesk();
  const acts = useTableActs(round);
  const { players } = row.seats;
  const [lines, setLines] = useState<readonly CounterLine[]>(() => [...linesOf(tournament, row.match, players), blank]);
  // As it was opened: what another desk counts meanwhile is not written over.
  const [saw] = useState(row.match.counters ?? null);
  const [asked, setAsked] = useState(false);
  const named = useRef<HTMLInputElement>(null);
  const change = (at: number, part: Partial<CounterLine>) =>
    setLines(lines.map((line, i) => (i === at ? { ...line, ...part } : line)));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const [first, second] = row.match.players;
    if (second === undefined) return;
    if (lines.some(isUnnamed)) {
      setAsked(true);
      named.current?.focus();
      return;
    }
    const to = countersOf(lines, players);
    if (await acts.send({ kind: 'counters', round, players: [first, second], saw, to })) onClose();
  };
  const known = lines.length - 1;
  return (
    <SidePanel
      title={
        <span className={styles.title}>
          <IconTrophy size={18} stroke={1.75} aria-hidden="true" />
          {say.countersTitle(row.table)}
        </span>
      }
      onClose={onClose}
      focus
    >
      <Refused trouble={acts.trouble} onClose={acts.clear} />
      <form onSubmit={submit} noValidate className={styles.form}>
        <p className={styles.by}>{say.countersHelp}</p>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are never moved, and their names are typed.
          <fieldset key={at} className={styles.counter}>
            <legend className={at < known ? styles.counterName : 'sr-only'}>
              {at < known ? line.name : say.counterNew}
            </legend>
            {at >= known && (
              <TextInput
                ref={named}
                label={say.counterNew}
                {...(asked && isUnnamed(line) ? { error: say.counterUnnamed } : {})}
                placeholder={say.counterExample}
                maxLength={80}
                className={styles.wholeLine ?? ''}
                value={line.name}
                onChange={(event) => change(at, { name: event.currentTarget.value })}
              />
            )}
            {(['left', 'right'] as const).map((side, i) => (
              <TextInput
                key={side}
                size="sm"
                label={names.short(players[i as 0 | 1])}
                inputMode="numeric"
                autoComplete="off"
                value={line[side]}
                onChange={(event) => change(at, { [side]: countText(event.currentTarget.value) })}
              />
            ))}
          </fieldset>
        ))}
        <Button type="submit" variant="default">
          {say.saveCounters}
        </Button>
      </form>
    </SidePanel>
  );
}
