import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { VoteView } from '@ronde/contract/http/votes';
import { voteSubjects } from '@ronde/contract/values/vote';
import type { PlayerId } from '@ronde/engine';
import { type FormEvent, useState } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useSend } from '../../core/send.ts';
import { useDesk } from '../../shell/desk.tsx';
import { usePermissions } from '../../shell/permissions.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { Section } from '../../ui/page.tsx';
import { RowAct } from '../../ui/row-act.tsx';
import { Sheet, sheetStyles as sheet } from '../../ui/sheet.tsx';
import { useAct } from '../../ui/use-act.ts';
import styles from './prizes.module.css';
import { useVoteActs, useVotes } from './use-votes.ts';
import { votesSentences } from './votes-sentences.ts';

interface Props {
  /** Opens the ballots of a vote. */
  readonly onBox: (vote: string) => void;
}

/** The players’ votes: made, opened, closed, counted; what they come to can be given as a trophy. */
export function Votes({ onBox }: Props) {
  const text = useSentences(votesSentences);
  const votes = useVotes();
  const directs = usePermissions().act('votes');
  if (!votes || (votes.length === 0 && !directs)) return null;
  return (
    <div className={styles.groups}>
      <Section title={text.title} about={text.about}>
        {votes.map((vote) => (
          <Vote key={vote.id} vote={vote} directs={directs} onBox={() => onBox(vote.id)} />
        ))}
        {directs && <NewVote key={votes.length} taken={votes} />}
      </Section>
    </div>
  );
}

interface VoteProps {
  readonly vote: VoteView;
  readonly directs: boolean;
  readonly onBox: () => void;
}

function Vote({ vote, directs, onBox }: VoteProps) {
  const text = useSentences(votesSentences);
  const { names } = useDesk();
  const acts = useVoteActs();
  const { run, busy, trouble, clear } = useAct();
  const { state, voted, awaited, paper, box } = vote;
  const said = text.states[state];
  const inBox = box.reduce((sum, { votes }) => sum + votes, 0);
  const turn = (to: VoteView['state']) => void run(() => acts.turn(vote, to));
  return (
    <section className={styles.vote} aria-label={vote.name}>
      <h3>
        {vote.name}{' '}
        <span className="quiet small">
          {typeof said === 'string' ? said : said(voted.length, voted.length + awaited.length)}
        </span>
      </h3>
      <RefusalNotice trouble={trouble} onClose={clear} />
      {state === 'open' && (
        <p className="quiet small">{awaited.length === 0 ? text.allVoted : text.awaited(awaited.map(names.short))}</p>
      )}
      {vote.result && <Result name={vote.name} result={vote.result} directs={directs} />}
      <div className={styles.form}>
        {directs && state === 'ready' && (
          <Button variant="default" loading={busy} onClick={() => turn('open')}>
            {text.open}
          </Button>
        )}
        {directs && state === 'open' && (
          <Button variant="default" loading={busy} onClick={() => turn('closed')}>
            {text.close}
          </Button>
        )}
        {directs && state === 'closed' && (
          <>
            <RowAct
              word={text.count}
              of={vote.name}
              warning={inBox < paper.length ? text.boxWarning(inBox, paper.length) : text.countWarning}
              onAct={() => turn('counted')}
            />
            <button type="button" className="link small" disabled={busy} onClick={() => turn('open')}>
              {text.again}
            </button>
          </>
        )}
        {(state === 'open' || (directs && state === 'closed' && paper.length > 0)) && (
          <button type="button" className="link small" onClick={onBox}>
            {text.papers}
          </button>
        )}
        {directs && (
          <RowAct
            word={text.remove}
            of={vote.name}
            warning={text.removeWarning}
            onAct={() => void run(() => acts.remove(vote))}
          />
        )}
      </div>
    </section>
  );
}

interface ResultProps {
  readonly name: string;
  readonly result: NonNullable<VoteView['result']>;
  readonly directs: boolean;
}

/** The most votes first; who is level is said, and each of them can be given the trophy. */
function Result({ name, result, directs }: ResultProps) {
  const text = useSentences(votesSentences);
  const { t, tournament, names } = useDesk();
  const send = useSend(t);
  const { run, busy, trouble, clear } = useAct();
  if (result.length === 0) return <p>{text.none}</p>;
  const known = new Set(tournament.players.map(({ id }) => id));
  const nameOf = (id: PlayerId) => (known.has(id) ? names.full(id) : text.gone);
  const most = result[0]?.votes;
  const first = result.filter(({ player, votes }) => votes === most && known.has(player)).map(({ player }) => player);
  const given = (tournament.trophies ?? []).filter((one) => one.name === name).map(({ player }) => player);
  return (
    <>
      <RefusalNotice trouble={trouble} onClose={clear} />
      <Sheet caption={name}>
        <thead>
          <tr>
            <th scope="col">{text.candidate}</th>
            <th scope="col" className={`${sheet.number} ${sheet.narrow}`}>
              {text.votes}
            </th>
          </tr>
        </thead>
        <tbody>
          {result.map(({ player, votes }) => (
            <tr key={player}>
              <th scope="row">{nameOf(player)}</th>
              <td className={sheet.number}>{votes}</td>
            </tr>
          ))}
        </tbody>
      </Sheet>
      {given.map((player) => (
        <p key={player}>{text.givenTo(nameOf(player))}</p>
      ))}
      {given.length === 0 && first.length > 1 && <p>{text.tie(first.map(names.full))}</p>}
      {directs && (
        <div className={styles.form}>
          {first
            .filter((player) => !given.includes(player))
            .map((player) => (
              <Button
                key={player}
                variant="default"
                loading={busy}
                onClick={() => void run(() => send({ kind: 'give-trophy', name, player }))}
              >
                {text.give(names.full(player))}
              </Button>
            ))}
        </div>
      )}
    </>
  );
}

/** What is voted on; its usual name stands there already, where no vote has it. */
function NewVote({ taken }: { readonly taken: readonly VoteView[] }) {
  const text = useSentences(votesSentences);
  const acts = useVoteActs();
  const { run, busy, trouble, clear } = useAct();
  const free = voteSubjects.find((one) => taken.every(({ name }) => name !== text.usual[one]));
  const [about, setAbout] = useState<VoteView['about']>(free ?? 'army');
  const [name, setName] = useState(free ? text.usual[free] : '');
  const [asked, setAsked] = useState(false);
  const choose = (subject: VoteView['about']) => {
    setAbout(subject);
    if (name === '' || voteSubjects.some((one) => text.usual[one] === name)) setName(text.usual[subject]);
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (name.trim() !== '') void run(() => acts.make(name.trim(), about));
  };
  return (
    <form className={styles.form} onSubmit={add} noValidate aria-label={text.newTitle}>
      <RefusalNotice trouble={trouble} onClose={clear} />
      <NativeSelect
        label={text.subject}
        value={about}
        data={voteSubjects.map((value) => ({ value, label: text.subjects[value] }))}
        onChange={({ currentTarget: { value } }) => choose(value === 'player' ? 'player' : 'army')}
      />
      <TextInput
        label={text.name}
        value={name}
        maxLength={80}
        error={asked && name.trim() === '' ? text.nameMissing : null}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={busy}>
        {text.add}
      </Button>
    </form>
  );
}
