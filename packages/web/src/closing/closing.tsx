import { Button } from '@mantine/core';
import { standingsOf } from '@ronde/engine';
import { useMemo, useState } from 'react';
import { useSend } from '../api/send.ts';
import { useDesk } from '../frame/desk.ts';
import { Page } from '../frame/page.tsx';
import { Refused } from '../frame/refused.tsx';
import { useAct } from '../frame/use-act.ts';
import { useUi } from '../session/use-words.ts';
import { publishedRounds } from '../standings/shown.ts';
import { StandingsTable } from '../standings/standings-table.tsx';
import { Checks } from './checks.tsx';
import styles from './closing.module.css';

/** The end of the day: what is checked, what the final standings are, and the act that freezes them. */
export function Closing() {
  const { closing: ui, standings: words } = useUi();
  const desk = useDesk();
  const send = useSend(desk.t);
  const { run, busy, trouble, clear } = useAct();
  const [tie, setTie] = useState<string | null>(null);
  const { tournament, people } = desk;
  const closed = tournament.status === 'closed';
  // All that is public, as the files beside it count: a round under way too, or one that was opened again.
  const after = publishedRounds(tournament);
  const standings = useMemo(() => standingsOf(tournament, people, { after, final: true }), [tournament, people, after]);
  const act = (
    <Button
      variant={closed || desk.waits.kind !== 'close' ? 'default' : 'filled'}
      loading={busy}
      data-next=""
      onClick={() => void run(() => send({ kind: closed ? 'reopen' : 'close' }))}
    >
      {closed ? ui.reopen : ui.close}
    </Button>
  );
  return (
    <Page title={ui.title} note={closed ? ui.closed : null} acts={act} side={<Checks after={after} />}>
      <Refused trouble={trouble} onClose={clear} />
      <p className={styles.what}>{closed ? ui.closedLong : ui.what}</p>
      {after > 0 ? (
        <>
          <h2 className={styles.title}>{closed ? words.final : words.finalProvisional}</h2>
          <StandingsTable brief standings={standings} openTie={tie} onTie={setTie} />
        </>
      ) : (
        <p className="quiet">{words.empty}</p>
      )}
    </Page>
  );
}
