import { Button } from '@mantine/core';
import { standingsOf } from '@ronde/engine';
import { IconCheck, IconDots } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { deskPath } from '../api/desk-query.ts';
import { useSend } from '../api/send.ts';
import { address } from '../frame/addresses.ts';
import { useDesk } from '../frame/desk.ts';
import { Page } from '../frame/page.tsx';
import { Refused } from '../frame/refused.tsx';
import { SidePanel } from '../frame/side-panel.tsx';
import { useAct } from '../frame/use-act.ts';
import { useUi } from '../session/use-words.ts';
import { closedRounds } from '../standings/shown.ts';
import { StandingsTable } from '../standings/standings-table.tsx';
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
  const after = closedRounds(tournament);
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
    <Page title={ui.title} note={closed ? ui.closed : null} acts={act} side={<Checks />}>
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

/** One line a round; what is not done yet is a link to where it is done. */
function Checks() {
  const { closing: ui, standings: words } = useUi();
  const { t, tournament, planned } = useDesk();
  const rounds = Math.max(planned, tournament.rounds.length);
  const after = closedRounds(tournament);
  return (
    <SidePanel title={ui.checks}>
      <ul className={styles.checks}>
        {Array.from({ length: rounds }, (_, i) => i + 1).map((round) => (
          <li key={round}>
            <Check round={round} />
          </li>
        ))}
      </ul>
      {after > 0 && after < planned && <p className={styles.advice}>{ui.fewerRounds(after, planned)}</p>}
      <p className={styles.files}>
        <a className="link" href={deskPath(t, '/file')} download>
          {ui.file}
        </a>
        <a className="link" href={deskPath(t, '/standings.csv?final=true')}>
          {words.csv}
        </a>
        <a className="link" href={deskPath(t, '/standings.html?final=true')}>
          {words.html}
        </a>
      </p>
    </SidePanel>
  );
}

function Check({ round }: { readonly round: number }) {
  const { closing: ui } = useUi();
  const { t, tournament } = useDesk();
  const content = tournament.rounds[round - 1];
  if (content?.status === 'closed')
    return (
      <>
        <IconCheck size={16} stroke={1.75} aria-hidden="true" className={styles.done} />
        {ui.roundClosed(round)}
      </>
    );
  return (
    <>
      <IconDots size={16} stroke={1.75} aria-hidden="true" />
      <Link href={address.round(t, round)} className="link">
        {content ? ui.roundOpen(round) : ui.roundNotDrawn(round)}
      </Link>
    </>
  );
}
