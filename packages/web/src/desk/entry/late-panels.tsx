import { Button } from '@mantine/core';
import type { HallClock } from '@ronde/contract/http/hall';
import type { PlayerId, Tournament } from '@ronde/engine';
import { absentAfter } from '@ronde/engine/game/turn';
import { capital, type Dictionary, type RoundAndTable, roundAndTable, type Spoken, spoken } from '@ronde/language';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useNow } from '../../core/clock.ts';
import { useHall } from '../../core/hall-query.ts';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { usePermissions } from '../../shell/permissions.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { hasRun } from '../clocks/clock-state.ts';
import styles from './table-panel.module.css';
import { type EntryTable, shownResult } from './tables.ts';
import type { Entry } from './use-result-entry.ts';

interface Props {
  readonly entry: Entry;
  readonly round: number;
}

/** Somebody is still not there when half of their time has run: their forfeit is proposed, with its article. */
export function LatePanels({ entry: { tables, acts }, round }: Props) {
  const ui = useSentences(uiSentences);
  const text = useSentences(lateSentences);
  const { t, tournament, names } = useDesk();
  const hall = useHall(t);
  const rules = usePermissions().act('run-hall');
  const now = useNow(5000, hall?.ahead, hall?.clock?.round === round);
  if (!hall) return null;
  const { clock, minutes } = hall;
  return lateOnes(tournament, tables, { clock, round, minutes, now }).map(({ row, player }) => (
    <SidePanel
      key={row.table}
      title={
        <span className={styles.title}>
          <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
          {text.title(row.table, names.short(player))}
        </span>
      }
    >
      <div className={styles.proposed}>
        <p>{text.half}</p>
        {rules ? (
          <Button
            size="sm"
            variant="default"
            onClick={() => void acts.record(row.match, { kind: 'forfeit', by: player, games: [], article: '9.5' })}
          >
            {capital(ui.table.forfeitBy(names.short(player)))}
          </Button>
        ) : (
          <p className={styles.note}>{text.arbiter}</p>
        )}
      </div>
    </SidePanel>
  ));
}

interface Late {
  readonly row: EntryTable;
  readonly player: PlayerId;
}

interface Moment {
  readonly clock: HallClock | null;
  readonly round: number;
  /** Of each player. */
  readonly minutes: number;
  /** The server's time, in ms. */
  readonly now: number;
}

/**
 * Tables without a result where one of the two is marked late or absent, once half of that player's time has run: the
 * forfeit of article 9.5 falls. Where both are away the article says nothing.
 */
export function lateOnes(
  { players }: Pick<Tournament, 'players'>,
  tables: readonly EntryTable[],
  { clock, round, minutes, now }: Moment,
): readonly Late[] {
  if (clock?.round !== round) return [];
  if (absentAfter(hasRun(clock, now) / 1000, minutes * 60) !== 'forfeit') return [];
  const away = new Set(
    players.flatMap(({ id, presence }) => (presence === 'late' || presence === 'absent' ? [id] : [])),
  );
  return tables.flatMap((row) => {
    const [player, other] = row.seats.players.filter((one) => away.has(one));
    const open = !shownResult(row) && !row.match.disputed && !row.match.claim;
    return open && player !== undefined && other === undefined ? [{ row, player }] : [];
  });
}

const frFor = (noun: RoundAndTable) => ({
  title: (table: number, name: string) => `${noun.table.One} ${table} · ${name} n’est pas là`,
  half: 'La moitié de son temps est passée\u00a0: l’arbitrage prononce le forfait (article 9.5).',
  arbiter: 'Le choix revient à l’arbitrage.',
});

type LateSentences = ReturnType<typeof frFor>;

const en: LateSentences = {
  title: (table, name) => `Table ${table} · ${name} has not arrived`,
  half: 'Half of their time has gone: you may record a forfeit (article 9.5).',
  arbiter: 'The arbiter decides.',
};

const lateSentences: Dictionary<Spoken<LateSentences>> = {
  fr: spoken((format) => frFor(roundAndTable(format))),
  en: () => en,
};
