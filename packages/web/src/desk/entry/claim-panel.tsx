import { Button } from '@mantine/core';
import { IconAlertTriangle, IconDeviceMobile } from '@tabler/icons-react';
import { sharedSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useLog } from '../../core/queries.ts';
import { useDesk } from '../../shell/desk.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { DisputedVersion } from './dispute-panel.tsx';
import { lineAbout, shownFigures, useAuthorText } from './result-text.ts';
import { entrySentences } from './sentences.ts';
import styles from './table-panel.module.css';
import type { EntryTable } from './tables.ts';
import type { TableActs } from './use-table-acts.ts';

interface ClaimPanelProps {
  readonly row: EntryTable;
  readonly round: number;
  readonly acts: TableActs;
}

/** One of the two has entered a result from a phone: it waits for the other, or is accepted here. */
export function ClaimPanel({ row, round, acts }: ClaimPanelProps) {
  const text = useSentences(entrySentences);
  const { t, names } = useDesk();
  const log = useLog(t).data ?? [];
  const author = useAuthorText();
  const { claim } = row.match;
  if (!claim) return null;
  const other = row.seats.players.find((player) => player !== claim.by) ?? claim.by;
  return (
    <SidePanel
      title={
        <span className={styles.title}>
          <IconDeviceMobile size={18} stroke={1.75} aria-hidden="true" />
          {text.oneSaid(row.table)}
        </span>
      }
    >
      <DisputedVersion
        row={row}
        value={claim.value}
        by={author.by(lineAbout(log, round, row.at, 'claimed'), names.full(claim.by))}
        act={
          <Button size="sm" variant="default" onClick={() => void acts.record(row.match, claim.value)}>
            {text.accept}
          </Button>
        }
      />
      <p className={styles.note}>{text.mayConfirm(names.full(other))}</p>
    </SidePanel>
  );
}

interface ForfeitPanelProps {
  readonly row: EntryTable;
  readonly round: number;
}

/** A wargame's forfeit says what is still open: the 10 of the absent, or 0. Whoever has left has the 0 already. */
export function ForfeitPanel({ row, round }: ForfeitPanelProps) {
  const sentences = useSentences(sharedSentences);
  const text = useSentences(entrySentences);
  const { tournament, names } = useDesk();
  const echo = sentences.echo(row.match, tournament.settings, 1, names, tournament.format);
  const figures = shownFigures(row, tournament, round);
  const settled =
    figures?.includes(0) && figures.map((n, i) => `${names.short(row.seats.players[i === 0 ? 0 : 1])} ${n}.`);
  return (
    <SidePanel
      title={
        <span className={styles.title}>
          <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
          {text.forfeitTitle(row.table)}
        </span>
      }
    >
      <p>{settled ? settled.join(' ') : echo?.points}</p>
    </SidePanel>
  );
}
