import { Button, Checkbox, TextInput } from '@mantine/core';
import type { VoteView } from '@ronde/contract/http/votes';
import { frenchOrder } from '@ronde/engine/base/french-order';
import { type FormEvent, useState } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { countText } from '../../results/slots.ts';
import { useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { announce } from '../../ui/announcer.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { useAct } from '../../ui/use-act.ts';
import styles from './prizes.module.css';
import { candidates, useVoteActs, useVotes } from './use-votes.ts';
import { votesSentences } from './votes-sentences.ts';

interface Props {
  readonly vote: string;
  readonly onClose: () => void;
}

/** The ballots of a vote: who has put one in while it is open; what stands on them once it is closed. */
export function VoteBox({ vote: id, onClose }: Props) {
  const text = useSentences(votesSentences);
  const vote = useVotes()?.find((one) => one.id === id);
  if (!vote) return null;
  return (
    <SidePanel title={text.boxTitle(vote.name)} onClose={onClose} focus>
      {vote.state === 'open' && <PutIn vote={vote} />}
      {vote.state === 'closed' && <Emptied vote={vote} onDone={onClose} />}
    </SidePanel>
  );
}

function PutIn({ vote }: { readonly vote: VoteView }) {
  const text = useSentences(votesSentences);
  const { names } = useDesk();
  const acts = useVoteActs();
  const { run, trouble, clear } = useAct();
  const all = [...vote.paper, ...vote.awaited].toSorted((a, b) => frenchOrder(names.full(a), names.full(b)));
  return (
    <fieldset className={styles.people}>
      <legend>{text.putIn}</legend>
      <RefusalNotice trouble={trouble} onClose={clear} />
      <p className="quiet small">{text.putInHelp}</p>
      {all.length === 0 && <p>{text.nobodyLeft}</p>}
      {all.map((player) => (
        <Checkbox
          key={player}
          label={names.full(player)}
          checked={vote.paper.includes(player)}
          onChange={(event) => {
            const { checked } = event.currentTarget;
            void run(() => acts.paper(vote, player, checked));
          }}
        />
      ))}
    </fieldset>
  );
}

/** Figures by name of who was chosen; nobody is asked whose ballot it was. */
function Emptied({ vote, onDone }: { readonly vote: VoteView; readonly onDone: () => void }) {
  const text = useSentences(votesSentences);
  const { tournament, names } = useDesk();
  const acts = useVoteActs();
  const { run, busy, trouble, clear } = useAct();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(vote.box.map(({ player, votes }) => [player, String(votes)])),
  );
  const all = candidates(tournament).toSorted((a, b) => frenchOrder(names.full(a), names.full(b)));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const box = all.flatMap((player) => (typed[player] ? [{ player, votes: Number(typed[player]) }] : []));
    if (!(await run(() => acts.box(vote, box)))) return;
    announce(text.saved);
    onDone();
  };
  return (
    <form className={styles.people} onSubmit={(event) => void save(event)} noValidate>
      <RefusalNotice trouble={trouble} onClose={clear} />
      <p>{text.boxHelp(vote.paper.length)}</p>
      {all.map((player) => (
        <TextInput
          key={player}
          size="sm"
          label={names.full(player)}
          inputMode="numeric"
          autoComplete="off"
          value={typed[player] ?? ''}
          onChange={(event) => setTyped({ ...typed, [player]: countText(event.currentTarget.value) })}
        />
      ))}
      <Button type="submit" variant="default" loading={busy}>
        {text.save}
      </Button>
    </form>
  );
}
