import { NativeSelect, TextInput } from '@mantine/core';
import { frenchKey } from '@ronde/engine/base/french-order';
import { IconSearch } from '@tabler/icons-react';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import type { LogTopic } from '../decisions/about.ts';
import type { FullLine } from '../decisions/log-lines.ts';
import { logPageSentences } from '../decisions/sentences.ts';
import { listedPlayers } from '../roster/roster-lines.ts';
import styles from './log.module.css';

interface Props {
  readonly lines: readonly FullLine[];
  readonly asked: LogFilter;
  readonly onAsk: (name: keyof LogFilter, value: string) => void;
}

/** Words, who decided, whom and which table it is about, what it is. */
export function LogFilters({ lines, asked, onAsk }: Props) {
  const { log: ui } = useSentences(uiSentences);
  const text = useSentences(logPageSentences);
  const desk = useDesk();
  const authors = [...new Set(lines.map(({ line }) => line.by))].sort();
  const tables = [...new Set(lines.flatMap(({ about }) => [...about.tables]))].sort((a, b) => a - b);
  const here = listedPlayers(desk).map(({ player, name }) => ({ value: player.id, label: name }));
  // Who was deleted is in no list, and what was done is in the log.
  const known = new Set(here.map(({ value }) => value));
  const gone = [...new Set(lines.flatMap(({ about }) => [...about.players]))].filter(
    (id) => !known.has(id) && desk.people.has(id),
  );
  const people = [...here, ...gone.map((id) => ({ value: id, label: desk.names.full(id) }))];
  const choice = (name: keyof LogFilter, label: string, all: string, data: readonly Option[]) => (
    <NativeSelect
      label={label}
      value={asked[name]}
      data={[{ value: '', label: all }, ...data]}
      onChange={(event) => onAsk(name, event.currentTarget.value)}
    />
  );
  return (
    <div className={styles.filters}>
      <TextInput
        label={ui.filter}
        leftSection={<IconSearch size={16} stroke={1.75} aria-hidden="true" />}
        value={asked.texte}
        onChange={(event) => onAsk('texte', event.currentTarget.value)}
      />
      {choice('par', text.by, text.all, authors.map(plain))}
      {choice('joueur', text.about, text.all, people)}
      {choice('table', text.table, text.anyTable, tables.map(String).map(plain))}
      {choice(
        'sujet',
        text.topic,
        text.all,
        topicsAsked.map((topic) => ({ value: topic, label: text.topics[topic] })),
      )}
    </div>
  );
}

interface Option {
  readonly value: string;
  readonly label: string;
}

const plain = (text: string): Option => ({ value: text, label: text });

/** What the log is asked for; an empty text asks for nothing. Kept in the address under these names. */
export interface LogFilter {
  readonly texte: string;
  readonly par: string;
  readonly joueur: string;
  readonly table: string;
  readonly sujet: string;
}

export const filterNames = ['texte', 'par', 'joueur', 'table', 'sujet'] as const;

const topicsAsked: readonly (LogTopic | 'undone')[] = [
  'players',
  'rounds',
  'results',
  'rulings',
  'tournament',
  'undone',
];

export function filtered(lines: readonly FullLine[], asked: LogFilter): readonly FullLine[] {
  const wanted = frenchKey(asked.texte);
  return lines.filter(
    ({ line, text, about }) =>
      (wanted === '' || frenchKey(`${text} ${line.by}`).includes(wanted)) &&
      (asked.par === '' || line.by === asked.par) &&
      (asked.joueur === '' || about.players.has(asked.joueur)) &&
      (asked.table === '' || about.tables.has(Number(asked.table))) &&
      (asked.sujet === '' || isOn(asked.sujet, line, about.topics)),
  );
}

function isOn(topic: string, { undoes, undoneBy }: FullLine['line'], topics: ReadonlySet<string>): boolean {
  return topic === 'undone' ? undoneBy !== null || (undoes?.length ?? 0) > 0 : topics.has(topic);
}

export function readFilter(params: URLSearchParams): LogFilter {
  const of = (name: string) => params.get(name) ?? '';
  return { texte: of('texte'), par: of('par'), joueur: of('joueur'), table: of('table'), sujet: of('sujet') };
}
