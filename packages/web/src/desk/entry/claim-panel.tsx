import { Button } from '@mantine/core';
import { IconDeviceMobile } from '@tabler/icons-react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useLog } from '../../core/queries.ts';
import { useDesk } from '../../shell/desk.ts';
import { SidePanel } from '../../ui/side-panel.tsx';
import { Version } from './dispute-panel.tsx';
import { saidBy } from './said-by.ts';
import { entrySentences } from './sentences.ts';
import styles from './table-panel.module.css';
import type { EntryTable } from './tables.ts';
import { useSaidBy } from './use-said-by.ts';
import type { TableActs } from './use-table-acts.ts';

interface Props {
  readonly row: EntryTable;
  readonly round: number;
  readonly acts: TableActs;
}

/** One of the two has entered a result from a phone: it waits for the other, or is accepted here. */
export function ClaimPanel({ row, round, acts }: Props) {
  const say = useSentences(entrySentences);
  const { t, names } = useDesk();
  const log = useLog(t).data ?? [];
  const words = useSaidBy();
  const { claim } = row.match;
  if (!claim) return null;
  const other = row.seats.players.find((player) => player !== claim.by) ?? claim.by;
  return (
    <SidePanel
      title={
        <span className={styles.title}>
          <IconDeviceMobile size={18} stroke={1.75} aria-hidden="true" />
          {say.oneSaid(row.table)}
        </span>
      }
    >
      <Version
        row={row}
        value={claim.value}
        by={words.said(saidBy(log, round, row.at, 'claimed'), names.full(claim.by))}
        act={
          <Button size="sm" variant="default" onClick={() => void acts.record(row.match, claim.value)}>
            {say.accept}
          </Button>
        }
      />
      <p className={styles.note}>{say.mayConfirm(names.full(other))}</p>
    </SidePanel>
  );
}
