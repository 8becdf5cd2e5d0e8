import { closedRounds } from '@ronde/engine/tournament/counted-rounds';
import { IconAlertTriangle, IconCheck, IconDots } from '@tabler/icons-react';
import { Link } from 'wouter';
import { deskPath } from '../../core/desk-query.ts';
import { useScreen, useUi } from '../../core/language/use-words.ts';
import { useLog } from '../../core/log-query.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.ts';
import { FileLinks } from '../../ui/file-links.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { closable } from './closable.ts';
import styles from './closing.module.css';
import { FinalCheck, HiddenPrizes } from './end-checks.tsx';
import { unreadTables } from './unread-tables.ts';
import { useClosingWords } from './use-closing-words.ts';

/** One line a round; what is not done yet is a link to where it is done. `after`: the rounds that the files count. */
export function Checks({ after }: { readonly after: number }) {
  const { closing: ui, standings: words } = useUi();
  const say = useClosingWords();
  const { t, tournament, planned, waits } = useDesk();
  const rounds = Math.max(planned, tournament.rounds.length);
  const query = `?after=${after}&final=true`;
  return (
    <SidePanel title={ui.checks}>
      <ul className={styles.checks}>
        {Array.from({ length: rounds }, (_, i) => i + 1).map((round) => (
          <li key={round}>
            <Check round={round} />
          </li>
        ))}
      </ul>
      <Fewer />
      <FinalCheck />
      {waits.kind === 'close' && <HiddenPrizes />}
      <FileLinks
        className={styles.files}
        files={[
          { href: deskPath(t, '/file'), name: ui.file },
          { href: deskPath(t, `/standings.csv${query}`), name: words.csv },
          { href: deskPath(t, `/papers/standings/xlsx?after=${after}`), name: say.xlsx },
          { href: deskPath(t, `/standings.html${query}`), name: words.html, page: true },
        ]}
      />
    </SidePanel>
  );
}

/** Fewer rounds than planned; that closing is possible is said only while it is. */
function Fewer() {
  const { closing: ui } = useUi();
  const say = useScreen();
  const { tournament, planned } = useDesk();
  const played = closedRounds(tournament);
  if (played === 0 || tournament.rounds.length >= planned) return null;
  return (
    <p className={styles.advice}>
      {closable(tournament) ? ui.fewerRounds(played, planned) : say.roundsPlayed(played, planned)}
    </p>
  );
}

/** Where results are read again, those that nobody has ticked stay visible. */
function Unread({ round }: { readonly round: number }) {
  const say = useScreen();
  const { t, tournament } = useDesk();
  const unread = unreadTables(tournament, useLog(t).data ?? [], round);
  if (unread === 0) return null;
  return (
    <Link href={address.reread(t, round)} className="link">
      {say.unread(unread)}
    </Link>
  );
}

/** What is doubted after its round was closed keeps the tournament from closing. */
function Doubted({ round }: { readonly round: number }) {
  const say = useClosingWords();
  const { t } = useDesk();
  return (
    <>
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
      <Link href={address.round(t, round)} className="link">
        {say.disputed(round)}
      </Link>
    </>
  );
}

function Check({ round }: { readonly round: number }) {
  const { closing: ui } = useUi();
  const say = useScreen();
  const { t, tournament } = useDesk();
  const content = tournament.rounds[round - 1];
  if (content?.status === 'closed' && content.matches.some(({ disputed }) => disputed))
    return <Doubted round={round} />;
  if (content?.status === 'closed')
    return (
      <>
        <IconCheck size={16} stroke={1.75} aria-hidden="true" className={styles.done} />
        {ui.roundClosed(round)}
        <Unread round={round} />
      </>
    );
  const status = content?.status === 'draft' ? say.roundDraft(round) : ui.roundOpen(round);
  return (
    <>
      <IconDots size={16} stroke={1.75} aria-hidden="true" />
      <Link href={address.round(t, round)} className="link">
        {content ? status : ui.roundNotDrawn(round)}
      </Link>
    </>
  );
}
