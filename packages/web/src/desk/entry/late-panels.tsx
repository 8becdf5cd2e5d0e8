import { Button } from '@mantine/core';
import { capital } from '@ronde/language';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useExternal } from '../../core/external.ts';
import { useHall } from '../../core/hall-query.ts';
import { lang } from '../../core/language/lang.ts';
import { useUi } from '../../core/language/use-words.ts';
import { useNow } from '../../core/use-now.ts';
import { useDesk } from '../../shell/desk.ts';
import { useMay } from '../../shell/use-may.ts';
import { SidePanel } from '../../ui/side-panel.tsx';
import { lateOnes } from './late.ts';
import { lateWords } from './late-words.ts';
import styles from './table-panel.module.css';
import type { Entry } from './use-result-entry.ts';

interface Props {
  readonly entry: Entry;
  readonly round: number;
}

/** Somebody is still not there when half of their time has run: their forfeit is proposed, with its article. */
export function LatePanels({ entry: { tables, acts }, round }: Props) {
  const ui = useUi();
  const say = lateWords(useExternal(lang));
  const { t, tournament, names } = useDesk();
  const hall = useHall(t);
  const rules = useMay().act('run-hall');
  const now = useNow(5000, hall?.clock?.round === round) + (hall?.ahead ?? 0);
  if (!hall) return null;
  const { clock, minutes } = hall;
  return lateOnes(tournament, tables, { clock, round, minutes, now }).map(({ row, player }) => (
    <SidePanel
      key={row.table}
      title={
        <span className={styles.title}>
          <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
          {say.title(row.table, names.short(player))}
        </span>
      }
    >
      <div className={styles.proposed}>
        <p>{say.half}</p>
        {rules ? (
          <Button
            size="sm"
            variant="default"
            onClick={() => void acts.record(row.match, { kind: 'forfeit', by: player, games: [], article: '9.5' })}
          >
            {capital(ui.table.forfeitBy(names.short(player)))}
          </Button>
        ) : (
          <p className={styles.note}>{say.arbiter}</p>
        )}
      </div>
    </SidePanel>
  ));
}
