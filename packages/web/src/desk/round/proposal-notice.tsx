import { Button } from '@mantine/core';
import type { Round } from '@ronde/engine';
import { useMemo } from 'react';
import { screenSentences } from '../../core/language/screen.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useUi } from '../../core/language/use-words.ts';
import { useSend } from '../../core/send.ts';
import { useDesk } from '../../shell/desk.ts';
import { useMay } from '../../shell/permissions.tsx';
import { Refused } from '../../shell/refused.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAct } from '../../ui/use-act.ts';
import { draftSentences } from '../pairing/sentences.ts';
import { PairsList } from './pairs-list.tsx';
import { proposalFor } from './proposal.ts';

interface Props {
  readonly round: number;
  readonly content: Round;
}

/** The rule keeps a repeat that another round would not have: said, with what that round would change. */
export function ProposalNotice({ round, content }: Props) {
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
