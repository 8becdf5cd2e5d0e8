import { Button } from '@mantine/core';
import { draftOutdated, type Match, type Round } from '@ronde/engine';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { screenSentences } from '../../core/language/screen.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useUi } from '../../core/language/use-words.ts';
import { useSend } from '../../core/send.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.ts';
import { useMay } from '../../shell/permissions.tsx';
import { Refused } from '../../shell/refused.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAct } from '../../ui/use-act.ts';
import { draftSentences } from '../pairing/sentences.ts';
import { asFixed, fixedIn } from '../pairing/use-by-hand.ts';
import { outdated } from './outdated.ts';
import { othersThan, proposalFor, todaysDraw } from './proposal.ts';
import styles from './round.module.css';

interface OutdatedDraftProps {
  readonly round: number;
  readonly content: Round;
  /** How often somebody has tried to publish it as it is: the focus comes here then. */
  readonly asked: number;
}

/** Whether publishing asks first: today's draw would have other tables, or other people. */
function useBlocks(round: number): boolean {
  const { tournament, people } = useDesk();
  return useMemo(() => draftOutdated(tournament, round, people) !== null, [tournament, round, people]);
}

/** A draft that today would be drawn otherwise: what today's draw would give, with the choice. */
export function OutdatedDraft({ round, content, asked }: OutdatedDraftProps) {
  const ui = useUi();
  const screen = useSentences(screenSentences);
  const say = useSentences(draftSentences);
  const desk = useDesk();
  const may = useMay();
  const send = useSend(desk.t);
  const [here, go] = useLocation();
  const { run, busy, trouble, clear } = useAct();
  const { tournament, people } = desk;
  const why = useMemo(() => outdated({ tournament, people }), [tournament, people]);
  const blocks = useBlocks(round);
  const { attempt } = content;
  const today = useMemo(
    () => (blocks ? todaysDraw({ tournament, people }, round, { attempt, fixed: fixedIn(content) }) : null),
    [tournament, people, round, attempt, content, blocks],
  );
  if (!why && !blocks) return <Refused trouble={trouble} onClose={clear} />;
  const redraw = async () => {
    const target = address.round(desk.t, round);
    const done = await run(() => send({ kind: 'redraw', round, attempt, ...asFixed(fixedIn(content)) }));
    if (done && here !== target) go(target);
  };
  const acts = (
    <>
      <Button size="sm" variant="default" loading={busy} onClick={() => void redraw()}>
        {ui.draft.redraw}
      </Button>
      {blocks && (
        <Button
          size="sm"
          variant="default"
          onClick={() => void run(() => send({ kind: 'publish', round, attempt, anyway: true }))}
        >
          {say.anyway}
        </Button>
      )}
    </>
  );
  const title = why === 'presences' ? screen.presencesChanged : ui.draft.outdated;
  return (
    <>
      <Refused trouble={trouble} onClose={clear} />
      <Notice key={asked} tone="advice" title={title} focus={asked > 0} acts={may.command('redraw') && acts}>
        {!may.command('redraw') && <p>{screen.forDirector}</p>}
        {blocks && (today ? <Today matches={othersThan(content.matches, today.matches)} /> : <p>{say.todayNothing}</p>)}
      </Notice>
    </>
  );
}

function Today({ matches }: { readonly matches: Round['matches'] }) {
  const say = useSentences(draftSentences);
  if (matches.length === 0) return null;
  return (
    <>
      <p>{say.today}</p>
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
  const ui = useUi();
  const say = useSentences(draftSentences);
  const screen = useSentences(screenSentences);
  const takes = useMay().command('take-proposal');
  const desk = useDesk();
  const send = useSend(desk.t);
  const { run, busy, trouble, clear } = useAct();
  const { tournament, people } = desk;
  const proposal = useMemo(
    () => proposalFor({ tournament, people }, round, content),
    [tournament, people, round, content],
  );
  if (!proposal) return <Refused trouble={trouble} onClose={clear} />;
  const take = (
    <Button
      size="sm"
      variant="default"
      loading={busy}
      onClick={() => void run(() => send({ kind: 'take-proposal', round, attempt: content.attempt }))}
    >
      {say.proposalTake}
    </Button>
  );
  return (
    <>
      <Refused trouble={trouble} onClose={clear} />
      <Notice tone="advice" title={ui.draft.proposal} acts={takes && take}>
        <p>{say.proposalHelp(proposal.now, proposal.fewer)}</p>
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
  const ui = useUi();
  const say = useSentences(draftSentences);
  const { names } = useDesk();
  return (
    <ul className={styles.pairs}>
      {matches.slice(0, most).map(({ table, players: [a, b] }) => (
        <li key={a}>
          {table !== undefined && `${ui.table.tableNumber(table)} · `}
          {b === undefined ? `${names.full(a)}, ${ui.table.exempt}` : ui.table.versus(names.full(a), names.full(b))}
        </li>
      ))}
      {matches.length > most && <li className="quiet">{say.more(matches.length - most)}</li>}
    </ul>
  );
}
