import type { OwnVote } from '@ronde/contract/http/votes';
import { type FormEvent, useId, useState } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { usePhone } from '../frame/phone.tsx';
import { took } from '../net/pages.ts';
import { phoneCall } from '../net/request.ts';
import { actSentences } from './sentences.ts';
import { useAnswer } from './use-answer.ts';

/** The votes that are open: one each, secret, never changed. */
export function VotesTab() {
  const text = useSentences(actSentences);
  const { code, page } = usePhone();
  const { value, wrong, busy, send } = useAnswer(() => phoneCall('GET /api/player/{code}/votes', { code }), page.votes);
  const again = async () => {
    const answer = await phoneCall('GET /api/player/{code}', { code });
    if (answer.kind === 'done') took(code, answer.value, answer.etag);
  };
  const cast = async (vote: string, choice: string) => {
    const body = { for: choice };
    const done = await send(() => phoneCall('PUT /api/player/{code}/votes/{vote}', { code, vote, body }));
    // The page says how many votes wait.
    if (done) await again();
  };
  return (
    <div className="stack">
      <h1>{text.votes}</h1>
      <p className="quiet">{text.votesHelp}</p>
      {wrong !== null && (
        <p className="stop" role="alert">
          {wrong}
        </p>
      )}
      {value === null ? (
        wrong === null && <p role="status">{text.loading}</p>
      ) : value.length === 0 ? (
        <p>{text.noVotes}</p>
      ) : (
        value.map((vote) => <Vote key={vote.id} vote={vote} busy={busy} onCast={cast} />)
      )}
    </div>
  );
}

interface Props {
  readonly vote: OwnVote;
  readonly busy: boolean;
  readonly onCast: (vote: string, choice: string) => Promise<void>;
}

function Vote({ vote: { id, name, about, voted, candidates }, busy, onCast }: Props) {
  const text = useSentences(actSentences);
  const field = useId();
  const [choice, setChoice] = useState('');
  const [asked, setAsked] = useState(false);
  const chosen = candidates.find((one) => one.id === choice);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (chosen) void onCast(id, chosen.id);
  };
  if (voted)
    return (
      <section className="card stack">
        <h2>{name}</h2>
        <p role="status">{text.voted}</p>
      </section>
    );
  return (
    <form className="card stack" onSubmit={submit} noValidate>
      <h2>{name}</h2>
      <div>
        <label htmlFor={field}>{about === 'army' ? text.whose : text.who}</label>
        <select
          id={field}
          className="field"
          value={choice}
          aria-invalid={asked && !chosen}
          aria-describedby={`${field}-wrong`}
          onChange={(event) => setChoice(event.currentTarget.value)}
        >
          <option value="">{text.choose}</option>
          {candidates.map((one) => (
            <option key={one.id} value={one.id}>
              {one.army === undefined ? one.name : `${one.name}, ${one.army}`}
            </option>
          ))}
        </select>
        <p id={`${field}-wrong`} role="alert">
          {asked && !chosen && text.chooseFirst}
        </p>
      </div>
      <button type="submit" className="filled" disabled={busy}>
        {chosen ? text.voteFor(chosen.name) : text.vote}
      </button>
    </form>
  );
}
