import { TextInput } from '@mantine/core';
import { countedPlayers } from '@ronde/engine';
import { closedRounds } from '@ronde/engine/tournament/find';
import type { Sentences } from '@ronde/language';
import { IconArrowDown, IconArrowUp, IconSearch } from '@tabler/icons-react';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { sharedSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import { lastStandings } from '../../standings/last-standings.ts';
import { Page } from '../../ui/page.tsx';
import { RowLink } from '../../ui/row-act.tsx';
import { Sheet, sheetStyles as sheet, useInTwoSteps } from '../../ui/sheet.tsx';
import { NextStep } from '../pairing/next-step.tsx';
import { type ListedPlayer, listedPlayers, matching } from '../roster/roster-lines.ts';
import {
  type PlayerColumn,
  playerColumns,
  playersSentences,
  readSort,
  type Sort,
  sorted,
  writeSort,
} from './columns.ts';
import styles from './players.module.css';

/** Everybody, in any order: what is known, where they stand, the way to their card. */
export function PlayersPage() {
  const sentences = useSentences(sharedSentences);
  const text = useSentences(playersSentences);
  const desk = useDesk();
  const { tournament, people, names } = desk;
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState('');
  // What is typed is seen at once; five hundred rows follow in the next free moment.
  const sought = useDeferredValue(typed);
  const closed = closedRounds(tournament);
  const standings = useMemo(
    () => (closed > 0 ? lastStandings(tournament, people, { after: closed, final: false }) : null),
    [tournament, people, closed],
  );
  const columns = useMemo(
    () => playerColumns(tournament, standings, sentences, text),
    [tournament, standings, sentences, text],
  );
  const sort = readSort(params.get('tri')) ?? { by: 'nom', down: false };
  const column = columns.find(({ key }) => key === sort.by);
  const everybody = useMemo(() => {
    const ranks = new Map(standings?.rows.map(({ player }, at) => [player, at]));
    const last = ranks.size;
    const lines = listedPlayers({ tournament, people, names });
    return sorted(lines, ({ player }) => ranks.get(player.id) ?? last, false);
  }, [tournament, people, names, standings]);
  const lines = useMemo(
    () => matching(column ? sorted(everybody, column.value, sort.down) : everybody, sought),
    [everybody, column, sort.down, sought],
  );
  return (
    <Page
      title={text.title}
      note={sentences.ui.home.players(countedPlayers(tournament.players).length)}
      acts={<NextStep />}
    >
      <TextInput
        className={styles.search ?? ''}
        aria-label={text.filter}
        placeholder={text.filter}
        leftSection={<IconSearch size={16} stroke={1.75} aria-hidden="true" />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {lines.length === 0 ? (
        <p role="status">{sought === '' ? text.empty : text.none(sought)}</p>
      ) : (
        <PlayersTable
          caption={text.caption}
          columns={columns}
          lines={lines}
          sort={sort}
          onSort={(next) => setParams({ tri: writeSort(next) }, { replace: true })}
        />
      )}
    </Page>
  );
}

interface Props {
  readonly caption: string;
  readonly columns: readonly PlayerColumn[];
  readonly lines: readonly ListedPlayer[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

/** Each header is a button that sorts; pressed again, it turns the order round. */
function PlayersTable({ caption, columns, lines, sort, onSort }: Props) {
  const { ui } = useSentences(sharedSentences);
  return (
    <Sheet caption={caption}>
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
          <th scope="col" className={`${sheet.narrow} ${styles.wide}`}>
            {ui.registration.status}
          </th>
        </tr>
      </thead>
      <Body key={writeSort(sort)} columns={columns} lines={lines} />
    </Sheet>
  );
}

/** Another order is another body: its first screen is there before the hundreds of rows below it. */
const Body = memo(function Body({ columns, lines }: Pick<Props, 'columns' | 'lines'>) {
  const { t } = useDesk();
  const sentences = useSentences(sharedSentences);
  const shown = useInTwoSteps(lines);
  return (
    <tbody>
      {shown.map((line) => (
        <Row key={line.player.id} t={t} line={line} columns={columns} sentences={sentences} />
      ))}
    </tbody>
  );
});

interface HeadProps extends Pick<Props, 'sort' | 'onSort'> {
  readonly column: PlayerColumn;
}

function Head({ column: { key, head, long, number, wide, down }, sort, onSort }: HeadProps) {
  const own = sort.by === key;
  const Arrow = sort.down ? IconArrowDown : IconArrowUp;
  return (
    <th
      scope="col"
      className={`${number ? sheet.number : ''} ${wide ? styles.wide : ''}`}
      aria-sort={own ? (sort.down ? 'descending' : 'ascending') : undefined}
    >
      <button type="button" className={styles.sort} onClick={() => onSort({ by: key, down: own ? !sort.down : down })}>
        {long ? <abbr title={long}>{head}</abbr> : head}
        {own && <Arrow size={14} stroke={1.75} aria-hidden="true" />}
      </button>
    </th>
  );
}

interface RowProps {
  readonly t: string;
  readonly line: ListedPlayer;
  readonly columns: readonly PlayerColumn[];
  /** Given to all rows: hundreds that each ask for them are as many to let go. */
  readonly sentences: Sentences;
}

const Row = memo(function Row({ t, line, columns, sentences }: RowProps) {
  const { player } = line;
  return (
    <tr>
      {columns.map(({ key, number, wide, text }) =>
        key === 'nom' ? (
          <th key={key} scope="row">
            <RowLink href={address.player(t, player.number)} className={styles.name ?? ''}>
              {line.name}
            </RowLink>
          </th>
        ) : (
          <td key={key} className={`${number ? sheet.number : ''} ${wide ? styles.wide : ''}`}>
            {text(line)}
          </td>
        ),
      )}
      <td className={`${sheet.narrow} ${sheet.quiet} ${styles.wide}`}>
        {player.left === undefined ? sentences.presence(player.presence) : sentences.ui.registration.left(player.left)}
      </td>
    </tr>
  );
});
