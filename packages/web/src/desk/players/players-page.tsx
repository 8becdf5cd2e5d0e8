import { TextInput } from '@mantine/core';
import { countedPlayers, standingsOf } from '@ronde/engine';
import { closedRounds } from '@ronde/engine/tournament/counted-rounds';
import { IconSearch } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { useWords } from '../../core/language/use-words.ts';
import { useDesk } from '../../shell/desk.ts';
import { Page } from '../../ui/page.tsx';
import { NextStep } from '../pairing/next-step.tsx';
import { listed, matching } from '../roster/listed.ts';
import { playerColumns } from './columns.ts';
import styles from './players.module.css';
import { PlayersTable } from './players-table.tsx';
import { readSort, sorted, writeSort } from './sorted.ts';
import { playersWords } from './words.ts';

/** Everybody, in any order: what is known, where they stand, the way to their card. */
export function PlayersPage() {
  const words = useWords();
  const say = playersWords(useExternal(lang));
  const desk = useDesk();
  const { tournament, people, names } = desk;
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState('');
  const closed = closedRounds(tournament);
  const standings = useMemo(
    () => (closed > 0 ? standingsOf(tournament, people, { after: closed }) : null),
    [tournament, people, closed],
  );
  const columns = useMemo(() => playerColumns(tournament, standings, words, say), [tournament, standings, words, say]);
  const sort = readSort(params.get('tri')) ?? { by: 'nom', down: false };
  const column = columns.find(({ key }) => key === sort.by);
  const everybody = useMemo(() => {
    const ranks = new Map(standings?.rows.map(({ player }, at) => [player, at]));
    const last = ranks.size;
    const lines = listed({ tournament, people, names });
    return sorted(lines, ({ player }) => ranks.get(player.id) ?? last, false);
  }, [tournament, people, names, standings]);
  const lines = useMemo(
    () => matching(column ? sorted(everybody, column.value, sort.down) : everybody, typed),
    [everybody, column, sort.down, typed],
  );
  return (
    <Page title={say.title} note={words.ui.home.players(countedPlayers(tournament.players).length)} acts={<NextStep />}>
      <TextInput
        className={styles.search ?? ''}
        aria-label={say.filter}
        placeholder={say.filter}
        leftSection={<IconSearch size={16} stroke={1.75} aria-hidden="true" />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {lines.length === 0 ? (
        <p role="status">{typed === '' ? say.empty : say.none(typed)}</p>
      ) : (
        <PlayersTable
          caption={say.caption}
          columns={columns}
          lines={lines}
          sort={sort}
          onSort={(next) => setParams({ tri: writeSort(next) }, { replace: true })}
        />
      )}
    </Page>
  );
}
