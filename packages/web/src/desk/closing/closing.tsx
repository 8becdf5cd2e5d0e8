import { Button } from '@mantine/core';
import { type AdgRating, type Command, standingsAfter } from '@ronde/engine';
import { publishedRounds } from '@ronde/engine/tournament/find';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useObjections } from '../../core/language/objections.ts';
import { sharedSentences, uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useSend } from '../../core/send.ts';
import { address, prizesFirst } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { Warnings } from '../../shell/warnings.tsx';
import { focusTitle } from '../../ui/focus.ts';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { SidePanel, usePanelParam } from '../../ui/side-panel.tsx';
import { useAct } from '../../ui/use-act.ts';
import { StandingsTable } from '../standings-table/standings-table.tsx';
import { CarryPart } from './carry-part.tsx';
import { Checks, closable } from './checks.tsx';
import styles from './closing.module.css';
import { usePlayerNumbered } from './elo-table.tsx';
import { type Rating, RatingPreview, useRating } from './rating-preview.tsx';
import { SendingPart } from './sending-part.tsx';
import { closingSentences } from './sentences.ts';

/** The end of the day: what is checked, the final standings, the ratings that follow, and the act that freezes them. */
export function Closing() {
  const { closing: ui } = useSentences(uiSentences);
  const text = useSentences(closingSentences);
  const desk = useDesk();
  const { trouble, clear, act, question } = useClosingAct();
  const [open, show] = usePanelParam('calcul');
  const rating = useRating();
  const number = open === null ? null : Number(open);
  const player = usePlayerNumbered(number);
  const { practice } = desk.tournament;
  const closed = desk.tournament.status === 'closed';
  // All that is public, as the files beside it count: a round under way too, or one that was opened again.
  const after = publishedRounds(desk.tournament);
  const side =
    player !== null && rating ? (
      <CalculationPanel key={player} player={player} rating={rating} onClose={() => show(null)} />
    ) : (
      <Checks after={after} />
    );
  return (
    <Page title={ui.title} note={closed ? ui.closed : null} acts={act} side={side}>
      <RefusalNotice trouble={trouble} onClose={clear} />
      {question && <OtherRounds {...question} />}
      <Warnings on="closing" />
      <p className={styles.what}>{closed ? ui.closedLong : ui.what}</p>
      {practice && <p className={styles.what}>{text.practice}</p>}
      {closed && !practice && <SendingPart />}
      {closed && !practice && rates(rating) && <CarryPart />}
      <FinalTable after={after} />
      {after > 0 && <RatingPreview rating={rating} open={number} />}
      {!closed && !practice && after > 0 && (
        <div className={styles.part}>
          <SendingPart />
        </div>
      )}
      {after > 0 && (
        <section className={styles.part}>
          <h2>{text.prizes}</h2>
          <p>
            <Link href={address.prizes(desk.t)} className="link">
              {text.seePrizes}
            </Link>
          </p>
        </section>
      )}
    </Page>
  );
}

/** Approved, or official in the wargame: its ratings are somebody's from now on. */
const rates = (rating: Rating | null): boolean =>
  rating !== null && (rating.system === 'pl' ? rating.approved : rating.official);

/** Closes, or opens again: the filled button while the day waits for it. Other rounds than planned: asked before. */
function useClosingAct() {
  const { closing: ui } = useSentences(uiSentences);
  const text = useSentences(closingSentences);
  const { t, tournament, waits, planned } = useDesk();
  const send = useSend(t);
  const { run, busy, trouble, clear } = useAct();
  const [asking, ask] = useState(false);
  const closed = tournament.status === 'closed';
  const prizes = prizesFirst({ waits, tournament });
  const first = !closed && waits.kind === 'close' && !prizes;
  const held = tournament.rounds.length;
  const other = closable(tournament) && held !== planned;
  const press = async (command: Command) => {
    ask(false);
    // The same button now says the contrary: a second Enter must not find it.
    if (await run(() => send(command))) focusTitle();
  };
  const act = (
    <>
      {prizes && (
        <Button component={Link} href={address.hall(t)} data-next="">
          {text.callOut}
        </Button>
      )}
      <Button
        variant={first ? 'filled' : 'default'}
        loading={busy}
        {...(closed || prizes ? {} : { 'data-next': '' })}
        onClick={() => (other ? ask(true) : void press({ kind: closed ? 'reopen' : 'close' }))}
      >
        {closed ? ui.reopen : ui.close}
      </Button>
    </>
  );
  const question =
    asking && other
      ? { held, planned, yes: () => void press({ kind: 'close', rounds: held }), no: () => ask(false) }
      : null;
  return { act, trouble, clear, question };
}

interface OtherRoundsProps {
  readonly held: number;
  readonly planned: number;
  readonly yes: () => void;
  readonly no: () => void;
}

/** « 3 rondes sur 5 : clore sur 3 ? » Asked once (situations: ended early or prolonged). */
function OtherRounds({ held, planned, yes, no }: OtherRoundsProps) {
  const objections = useObjections();
  const { names, tournament } = useDesk();
  const { what, why, next, act } = objections.refusal({ code: 'rounds-held', held, planned }, names, tournament.format);
  return (
    <Notice tone="advice" title={what} onClose={no} focus acts={<Button onClick={yes}>{act}</Button>}>
      <p>
        {why} {next}
      </p>
    </Notice>
  );
}

function FinalTable({ after }: { readonly after: number }) {
  const { standings: ui } = useSentences(uiSentences);
  const { tournament, people } = useDesk();
  const [tie, setTie] = useState<string | null>(null);
  const standings = useMemo(
    () => standingsAfter(tournament, people, { after, final: true }),
    [tournament, people, after],
  );
  if (after === 0) return <p className="quiet">{ui.empty}</p>;
  return (
    <>
      <h2 className={styles.title}>{tournament.status === 'closed' ? ui.final : ui.finalProvisional}</h2>
      <StandingsTable brief standings={standings} openTie={tie} onTie={setTie} />
    </>
  );
}

interface Props {
  readonly player: string;
  readonly rating: Rating;
  readonly onClose: () => void;
}

/** How one rating came: the sum with the reason of each figure, or the games one by one. */
function CalculationPanel({ player, rating, onClose }: Props) {
  const text = useSentences(closingSentences);
  const { names } = useDesk();
  const lines = useLines(player, rating);
  return (
    <SidePanel title={text.calculation(names.full(player))} onClose={onClose} focus>
      {rating.system === 'elo' && <Title player={player} rating={rating} />}
      {lines.length <= 1 ? (
        <p className={styles.figures}>{lines[0] ?? text.noGame}</p>
      ) : (
        <ol className={styles.steps}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      )}
    </SidePanel>
  );
}

/** The title that follows from the new Elo. */
function Title({ player, rating }: { readonly player: string; readonly rating: AdgRating }) {
  const text = useSentences(closingSentences);
  const title = rating.players.find((line) => line.player === player)?.title;
  return title === undefined ? null : <p className="quiet">{text.titled(title)}</p>;
}

function useLines(player: string, rating: Rating): readonly string[] {
  const sentences = useSentences(sharedSentences);
  const { names } = useDesk();
  if (rating.system === 'pl') {
    const line = rating.players.find((one) => one.player === player);
    return line ? [sentences.pl(line, rating)] : [];
  }
  const own = rating.steps.filter(({ players }) => players.includes(player));
  return own.map((step) => sentences.elo(step, player, names));
}
