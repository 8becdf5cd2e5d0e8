import { Button } from '@mantine/core';
import {
  type Draw,
  draftOutdated,
  exemptByHandNow,
  type Fixed,
  formatOf,
  initialRanking,
  type Match,
  type Round,
} from '@ronde/engine';
import { awayNow } from '@ronde/engine/tournament/find';
import type { Dictionary } from '@ronde/language';
import { type Meetings, meetingsBefore, metIn } from '@ronde/views/met-before';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useObjections } from '../../core/language/objections.ts';
import { screenSentences } from '../../core/language/screen.ts';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { useSend } from '../../core/send.ts';
import { address } from '../../shell/addresses.ts';
import { type Desk, useDesk } from '../../shell/desk.tsx';
import { usePermissions } from '../../shell/permissions.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAct } from '../../ui/use-act.ts';
import { draftSentences } from '../pairing/sentences.ts';
import { asFixed, fixedIn } from '../pairing/use-by-hand.ts';
import { outdated } from './draft-age.ts';
import styles from './round.module.css';

const presencesChanged: Dictionary<string> = {
  fr: 'Les présences ont changé\u00a0: refaire',
  en: 'Attendance has changed: pair again',
};

interface OutdatedDraftProps {
  readonly round: number;
  readonly content: Round;
  /** How often somebody has tried to publish it as it is: the focus comes here then. */
  readonly asked: number;
  /** Not on the draft's own page, whose next act is to pair again. */
  readonly elsewhere?: boolean;
}

/** Whether publishing asks first: today's draw would have other tables, or other people. */
function useBlocks(round: number): boolean {
  const { tournament, people } = useDesk();
  return useMemo(() => draftOutdated(tournament, round, people) !== null, [tournament, round, people]);
}

/** A draft that today would be drawn otherwise: what today's draw would give, with the choice. */
export function OutdatedDraft({ round, content, asked, elsewhere = false }: OutdatedDraftProps) {
  const language = useLang();
  const ui = useSentences(uiSentences);
  const screen = useSentences(screenSentences);
  const text = useSentences(draftSentences);
  const desk = useDesk();
  const allowed = usePermissions();
  const send = useSend(desk.t);
  const [, go] = useLocation();
  const { run, busy, trouble, clear } = useAct();
  const { tournament, people } = desk;
  const why = useMemo(() => outdated({ tournament, people }), [tournament, people]);
  const blocks = useBlocks(round);
  const { attempt } = content;
  const today = useMemo(
    () => (blocks ? todaysDraw({ tournament, people }, round, { attempt, fixed: fixedIn(content) }) : null),
    [tournament, people, round, attempt, content, blocks],
  );
  if (!why && !blocks) return <RefusalNotice trouble={trouble} onClose={clear} />;
  const redraw = async () => {
    const done = await run(() => send({ kind: 'redraw', round, attempt, ...asFixed(fixedIn(content)) }));
    if (done) go(address.round(desk.t, round));
  };
  const acts = (
    <>
      {elsewhere && (
        <Button size="sm" variant="default" loading={busy} onClick={() => void redraw()}>
          {ui.draft.redraw}
        </Button>
      )}
      {blocks && (
        <Button
          size="sm"
          variant="default"
          onClick={() => void run(() => send({ kind: 'publish', round, attempt, anyway: true }))}
        >
          {text.anyway}
        </Button>
      )}
    </>
  );
  const title = why === 'presences' ? presencesChanged[language] : ui.draft.outdated;
  return (
    <>
      <RefusalNotice trouble={trouble} onClose={clear} />
      <Notice key={asked} tone="advice" title={title} focus={asked > 0} acts={allowed.command('redraw') && acts}>
        {!allowed.command('redraw') && <p>{screen.forDirector}</p>}
        {blocks &&
          (today ? <Today matches={othersThan(content.matches, today.matches)} /> : <p>{text.todayNothing}</p>)}
      </Notice>
    </>
  );
}

function Today({ matches }: { readonly matches: Round['matches'] }) {
  const text = useSentences(draftSentences);
  if (matches.length === 0) return null;
  return (
    <>
      <p>{text.today}</p>
      <PairsList matches={matches} />
    </>
  );
}

interface ProposalNoticeProps {
  readonly round: number;
  readonly content: Round;
}

/** The rule keeps a repeat that another round would not have: said, with what that round would change. */
export function ProposalNotice({ round, content }: ProposalNoticeProps) {
  const ui = useSentences(uiSentences);
  const text = useSentences(draftSentences);
  const screen = useSentences(screenSentences);
  const takes = usePermissions().command('take-proposal');
  const desk = useDesk();
  const send = useSend(desk.t);
  const { run, busy, trouble, clear } = useAct();
  const { tournament, people } = desk;
  const proposal = useMemo(
    () => proposalFor({ tournament, people }, round, content),
    [tournament, people, round, content],
  );
  if (!proposal) return <RefusalNotice trouble={trouble} onClose={clear} />;
  const take = (
    <Button
      size="sm"
      variant="default"
      loading={busy}
      onClick={() => void run(() => send({ kind: 'take-proposal', round, attempt: content.attempt }))}
    >
      {text.proposalTake}
    </Button>
  );
  return (
    <>
      <RefusalNotice trouble={trouble} onClose={clear} />
      <Notice tone="advice" title={ui.draft.proposal} acts={takes && take}>
        <p>{text.proposalHelp(proposal.now, proposal.fewer)}</p>
        {!takes && <p>{screen.forDirector}</p>}
        <PairsList matches={proposal.tables} />
      </Notice>
    </>
  );
}

/** As many as are read at a glance; the rest is counted. */
const most = 8;

/** Tables that another draw would have, by number and names. */
function PairsList({ matches }: { readonly matches: readonly Match[] }) {
  const ui = useSentences(uiSentences);
  const text = useSentences(draftSentences);
  const { names } = useDesk();
  return (
    <ul className={styles.pairs}>
      {matches.slice(0, most).map(({ table, players: [a, b] }) => (
        <li key={a}>
          {table !== undefined && `${ui.table.tableNumber(table)} · `}
          {b === undefined ? `${names.full(a)}, ${ui.table.exempt}` : ui.table.versus(names.full(a), names.full(b))}
        </li>
      ))}
      {matches.length > most && <li className="quiet">{text.more(matches.length - most)}</li>}
    </ul>
  );
}

/** A round with fewer repeats than a draft has. `tables`: those it would have instead. */
interface Proposal {
  readonly now: number;
  readonly fewer: number;
  readonly tables: readonly Match[];
}

/** What `take-proposal` would make of a draft; null where no other round has fewer repeats. */
export function proposalFor(desk: Pick<Desk, 'tournament' | 'people'>, round: number, content: Round): Proposal | null {
  const proposed = todaysDraw(desk, round, { attempt: content.attempt + 1, fixed: [] })?.proposal;
  if (!proposed) return null;
  const met = meetingsBefore(desk.tournament, round);
  const [now, fewer] = [content.matches, proposed].map((matches) => repeatsOf(matches, met));
  if (now === undefined || fewer === undefined || fewer >= now) return null;
  return { now, fewer, tables: othersThan(content.matches, proposed) };
}

/** By meetings, as the draw counts them; the exemption is worth the same for everybody who may have it. */
function repeatsOf(matches: readonly Match[], met: Meetings): number {
  return matches.reduce((sum, { players: [a, b] }) => sum + (b === undefined ? 0 : metIn(met, a, b).length), 0);
}

const keyOf = ({ players }: Pick<Match, 'players'>): string => JSON.stringify([...players].sort());

/** The tables of `matches` whose players have no table together in `drawn`. */
function othersThan(drawn: readonly Match[], matches: readonly Match[]): readonly Match[] {
  const own = new Set(drawn.map(keyOf));
  return matches.filter((match) => !own.has(keyOf(match)));
}

type Facts = Pick<Desk, 'tournament' | 'people'>;

interface Asked {
  readonly attempt: number;
  readonly fixed: readonly Fixed[];
}

/** What the rule would draw for a round today, in this attempt, around these tables; null where it can't. */
function todaysDraw({ tournament, people }: Facts, round: number, { attempt, fixed }: Asked): Draw | null {
  const draw = formatOf(tournament.format).draw(
    { ...tournament, rounds: tournament.rounds.slice(0, round - 1), status: 'open' },
    {
      round,
      attempt,
      ranking: initialRanking(tournament, people),
      absent: new Set(awayNow(tournament)),
      ...(fixed.length > 0 && { made: fixed }),
    },
  );
  return draw.ok ? draw.value : null;
}

/** More are exempt by hand than the number of players asks for. */
export function ExemptByHandNotice() {
  const objections = useObjections();
  const { tournament, names } = useDesk();
  return exemptByHandNow(tournament).map((warning) => (
    <Notice key={warning.code} tone="advice" title={objections.warning(warning, names, tournament.format)} />
  ));
}
