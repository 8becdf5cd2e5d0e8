import { Button } from '@mantine/core';
import type { VoteView } from '@ronde/contract/http/votes';
import type { PlayerId, Tournament } from '@ronde/engine';
import type { Dictionary } from '@ronde/language';
import { Link } from 'wouter';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useSend } from '../../core/send.ts';
import { useVotes } from '../../core/votes-query.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import { usePermissions } from '../../shell/permissions.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAct } from '../../ui/use-act.ts';

const fr = {
  given: (vote: string) => `${vote}\u00a0: le vote est compté, le trophée n’est pas encore donné.`,
  open: (vote: string) => `${vote}\u00a0: le vote n’est pas encore compté.`,
  why: 'Un trophée n’est parmi les prix à révéler qu’une fois donné.',
  give: (name: string) => `Donner le trophée à ${name}`,
  see: 'Voir les votes',
};

const en: typeof fr = {
  given: (vote) => `${vote}: the vote is counted, the trophy is not given yet.`,
  open: (vote) => `${vote}: the vote is not counted yet.`,
  why: 'A trophy is among the prizes to reveal only once it is given.',
  give: (name) => `Give the trophy to ${name}`,
  see: 'See the votes',
};

const leftSentences: Dictionary<typeof fr> = { fr, en };

/** Votes whose trophy would be forgotten at the ceremony: one is not counted yet, or its winner has nothing yet. */
export function VotesLeft() {
  const { t, tournament } = useDesk();
  const directs = usePermissions().act('votes');
  const votes = useVotes(t) ?? [];
  const left = votes.filter((vote) => isLeft(vote, tournament));
  if (!directs) return null;
  return left.map((vote) => <Left key={vote.id} vote={vote} />);
}

const isLeft = ({ name, state, result }: VoteView, { trophies = [] }: Tournament): boolean =>
  state === 'open' ||
  state === 'closed' ||
  (state === 'counted' && (result?.length ?? 0) > 0 && !trophies.some((one) => one.name === name));

function Left({ vote: { name, state, result } }: { readonly vote: VoteView }) {
  const text = useSentences(leftSentences);
  const { t, tournament, names } = useDesk();
  const send = useSend(t);
  const { run, busy, trouble, clear } = useAct();
  const winner = state === 'counted' ? winnerIn(result ?? [], tournament) : null;
  const give = winner !== null && (
    <Button
      variant="default"
      loading={busy}
      onClick={() => void run(() => send({ kind: 'give-trophy', name, player: winner }))}
    >
      {text.give(names.full(winner))}
    </Button>
  );
  const see = (
    <Link href={address.prizes(t)} className="link">
      {text.see}
    </Link>
  );
  return (
    <>
      <RefusalNotice trouble={trouble} onClose={clear} />
      <Notice tone="advice" title={state === 'counted' ? text.given(name) : text.open(name)} acts={give || see}>
        <p>{text.why}</p>
      </Notice>
    </>
  );
}

/** Who alone has the most votes; null: several are level, or they are gone. */
function winnerIn(result: NonNullable<VoteView['result']>, { players }: Tournament): PlayerId | null {
  const [first, second] = result;
  if (!first || first.votes === second?.votes) return null;
  return players.some(({ id }) => id === first.player) ? first.player : null;
}
