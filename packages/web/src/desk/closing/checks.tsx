import { pathOf } from '@ronde/contract/routes/client';
import type { Event, Tournament } from '@ronde/engine';
import { closedRounds } from '@ronde/engine/tournament/find';
import { IconAlertTriangle, IconCheck, IconDots } from '@tabler/icons-react';
import { Link } from 'wouter';
import { useHall } from '../../core/hall-query.ts';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { type LogLine, useLog } from '../../core/queries.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import { FileLinks } from '../../ui/file-links.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { LazyOtherPrograms } from '../lazy-parts/results-file.tsx';
import { VotesLeft } from '../publication/votes-left.tsx';
import styles from './closing.module.css';
import { closingSentences } from './sentences.ts';

/** One line a round; what is not done yet is a link to where it is done. `after`: the rounds that the files count. */
export function Checks({ after }: { readonly after: number }) {
  const { closing: ui, standings } = useSentences(uiSentences);
  const text = useSentences(closingSentences);
  const { t, tournament, planned, waits } = useDesk();
  const rounds = Math.max(planned, tournament.rounds.length);
  const query = { after, final: 'true' };
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
      {waits.kind === 'close' && (
        <div className={styles.beside}>
          <VotesLeft />
        </div>
      )}
      {waits.kind === 'close' && <HiddenPrizes />}
      <FileLinks
        className={styles.files}
        files={[
          { href: pathOf('GET /api/tournaments/{t}/file', { t }), name: ui.file },
          { href: pathOf('GET /api/tournaments/{t}/standings.csv', { t, query }), name: standings.csv },
          {
            href: pathOf('GET /api/tournaments/{t}/papers/{paper}/{format}', {
              t,
              paper: 'standings',
              format: 'xlsx',
              query: { after },
            }),
            name: text.xlsx,
          },
          { href: pathOf('GET /api/tournaments/{t}/standings.html', { t, query }), name: standings.html, page: true },
        ]}
      />
      <div className={styles.beside}>
        <LazyOtherPrograms />
      </div>
    </SidePanel>
  );
}

/** Fewer rounds than planned; that closing is possible is said only while it is. */
function Fewer() {
  const { closing: ui } = useSentences(uiSentences);
  const text = useSentences(closingSentences);
  const { tournament, planned } = useDesk();
  const played = closedRounds(tournament);
  if (played === 0 || tournament.rounds.length >= planned) return null;
  return (
    <p className={styles.advice}>
      {closable(tournament) ? ui.fewerRounds(played, planned) : text.roundsPlayed(played, planned)}
    </p>
  );
}

/** Where results are read again, those that nobody has ticked stay visible. */
function Unread({ round }: { readonly round: number }) {
  const text = useSentences(closingSentences);
  const { t, tournament } = useDesk();
  const unread = unreadTables(tournament, useLog(t).data ?? [], round);
  if (unread === 0) return null;
  return (
    <Link href={address.reread(t, round)} className="link">
      {text.unread(unread)}
    </Link>
  );
}

/** What is doubted after its round was closed keeps the tournament from closing. */
function Doubted({ round }: { readonly round: number }) {
  const text = useSentences(closingSentences);
  const { t } = useDesk();
  return (
    <>
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
      <Link href={address.round(t, round)} className="link">
        {text.disputed(round)}
      </Link>
    </>
  );
}

function Check({ round }: { readonly round: number }) {
  const { closing: ui } = useSentences(uiSentences);
  const text = useSentences(closingSentences);
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
  const status = content?.status === 'draft' ? text.roundDraft(round) : ui.roundOpen(round);
  return (
    <>
      <IconDots size={16} stroke={1.75} aria-hidden="true" />
      <Link href={address.round(t, round)} className="link">
        {content ? status : ui.roundNotDrawn(round)}
      </Link>
    </>
  );
}

interface Line extends Pick<LogLine, 'player' | 'undoneBy'> {
  readonly events: readonly Event[];
}

/** The results of a round that a second person has not read, in a tournament where slips are read again; else 0. */
export function unreadTables({ rounds }: Tournament, log: readonly Line[], round: number): number {
  if (!log.some(ticks)) return 0;
  return (rounds[round - 1]?.matches ?? []).filter(({ result, confirmed }) => result && !confirmed).length;
}

/** A slip was ticked. A dispute that is settled and two phones that agree confirm a result too, and read no slip. */
const ticks = ({ player, events, undoneBy }: Line): boolean =>
  undoneBy === null && player === undefined && events.length > 0 && events.every(isTick);

const isTick = (event: Event): boolean => event.kind === 'confirmed' && event.to === true;

/** The final: over, or a link to it; where none is planned, to where one can be, before the day is closed. */
function FinalCheck() {
  const text = useSentences(closingSentences);
  const { t, tournament, waits } = useDesk();
  if (!tournament.final)
    return waits.kind === 'close' ? (
      <p className="quiet">
        {text.noFinal}{' '}
        <Link href={address.final(t)} className="link">
          {text.planFinal}
        </Link>
      </p>
    ) : null;
  const open = waits.kind === 'draw-final' || waits.kind === 'final-results';
  return open ? (
    <p>
      <Link href={address.final(t)} className="link">
        {text.finalOpen}
      </Link>
    </p>
  ) : (
    <p className="quiet">{waits.kind === 'close' || waits.kind === 'closed' ? text.finalDone : ''}</p>
  );
}

/** Closing makes everything public: whoever calls the prizes out does that first. */
function HiddenPrizes() {
  const text = useSentences(closingSentences);
  const { t, tournament } = useDesk();
  const left = useHall(t)?.prizesLeft ?? 0;
  if (left === 0) return null;
  return (
    <p className={styles.advice}>
      {tournament.endHidden ? text.hiddenToLast(left) : text.hiddenPrizes(left)}{' '}
      <Link href={address.hall(t)} className="link">
        {text.callOut}
      </Link>
    </p>
  );
}

/** Whether closing would be accepted now: something was played, and nothing is under way. */
export function closable({ rounds, status }: Tournament): boolean {
  return status === 'open' && rounds.length > 0 && rounds.every((round) => round.status === 'closed');
}
