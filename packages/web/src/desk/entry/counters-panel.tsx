import { Button, TextInput } from '@mantine/core';
import { type Counters, countersAsked, type Match, type PlayerId, type Tournament } from '@ronde/engine';
import { frenchKey, frenchOrder } from '@ronde/engine/base/french-order';
import { counterName, type Dictionary, type RoundAndTable, roundAndTable, type Spoken, spoken } from '@ronde/language';
import { IconTrophy } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { countText } from '../../results/slots.ts';
import { useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
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
  const text = useSentences(countersSentences);
  const { tournament, names } = useDesk();
  const lang = useLang();
  const acts = useTableActs(round);
  const { players } = row.seats;
  const [lines, setLines] = useState<readonly CounterLine[]>(() => [
    ...counterLines(tournament, row.match, players),
    blank,
  ]);
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
          {text.countersTitle(row.table)}
        </span>
      }
      onClose={onClose}
      focus
    >
      <RefusalNotice trouble={acts.trouble} onClose={acts.clear} />
      <form onSubmit={submit} noValidate className={styles.form}>
        <p className={styles.by}>{text.countersHelp}</p>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are never moved, and their names are typed.
          <fieldset key={at} className={styles.counter}>
            <legend className={at < known ? styles.counterName : 'sr-only'}>
              {at < known ? counterName(lang, line.name) : text.counterNew}
            </legend>
            {at >= known && (
              <TextInput
                ref={named}
                label={text.counterNew}
                {...(asked && isUnnamed(line) ? { error: text.counterUnnamed } : {})}
                placeholder={text.counterExample}
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
          {text.saveCounters}
        </Button>
      </form>
    </SidePanel>
  );
}

/** One line: what is counted, and the two figures as typed, who stands first on the left. */
interface CounterLine {
  readonly name: string;
  readonly left: string;
  readonly right: string;
}

/**
 * What is asked of each table, then whatever else is counted anywhere in the tournament, with what this table has of
 * it; two spellings of one word are one.
 */
export function counterLines(
  { rounds, settings }: Pick<Tournament, 'rounds' | 'settings'>,
  { counters = {} }: Match,
  [left, right]: readonly [PlayerId, PlayerId],
): readonly CounterLine[] {
  const all = rounds.flatMap(({ matches }) => matches.flatMap((match) => Object.values(match.counters ?? {})));
  const asked = countersAsked({ settings });
  const others = [
    ...new Map(
      all
        .flatMap((own) => Object.keys(own))
        .toReversed()
        .map((name) => [frenchKey(name), name]),
    ).values(),
  ]
    .filter((name) => asked.every((one) => frenchKey(one) !== frenchKey(name)))
    .toSorted(frenchOrder);
  const text = (player: PlayerId, name: string): string => {
    const same = Object.entries(counters[player] ?? {}).filter(([own]) => frenchKey(own) === frenchKey(name));
    return same.length === 0 ? '' : String(same.reduce((sum, [, count]) => sum + count, 0));
  };
  return [...asked, ...others].map((name) => ({ name, left: text(left, name), right: text(right, name) }));
}

/** Figures that nobody could say what they count. */
export const isUnnamed = ({ name, left, right }: CounterLine): boolean => name.trim() === '' && left + right !== '';

/** What the table is to count; an empty field counts nothing. Null where no figure is left. */
export function countersOf(
  lines: readonly CounterLine[],
  [left, right]: readonly [PlayerId, PlayerId],
): Counters | null {
  // A word that was typed again in other letters is the line that stands above.
  const named = ({ name }: CounterLine): string =>
    lines.find((one) => frenchKey(one.name) === frenchKey(name))?.name.trim() ?? '';
  const own = (side: 'left' | 'right') =>
    Object.fromEntries(
      lines.flatMap((line) => (line.name.trim() && line[side] ? [[named(line), Number(line[side])] as const] : [])),
    );
  const sides = [
    [left, own('left')],
    [right, own('right')],
  ] as const;
  const counted = sides.filter(([, counts]) => Object.keys(counts).length > 0);
  return counted.length === 0 ? null : Object.fromEntries(counted);
}

const frFor = (noun: RoundAndTable) => ({
  countersTitle: (table: number) => `${noun.table.One} ${table} · compteurs`,
  countersHelp:
    'Ce que comptent les trophées, comme sur les feuilles de partie\u202f; la liste se choisit à la page Prix. Un champ vide ne compte rien.',
  counterNew: 'Ce qui est compté',
  counterExample: 'Éléphants pris',
  counterUnnamed: 'Dites ce qui est compté.',
  saveCounters: 'Enregistrer les compteurs',
});

type CountersSentences = ReturnType<typeof frFor>;

const en: CountersSentences = {
  countersTitle: (table) => `Table ${table} · tallies`,
  countersHelp:
    'What trophies are based on, as on the result slips; the list is chosen on the Prizes page. An empty field counts as nothing.',
  counterNew: 'What is counted',
  counterExample: 'Elephants taken',
  counterUnnamed: 'Enter what is being counted.',
  saveCounters: 'Save the tallies',
};

const countersSentences: Dictionary<Spoken<CountersSentences>> = {
  fr: spoken((format) => frFor(roundAndTable(format))),
  en: () => en,
};
