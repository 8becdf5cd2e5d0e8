import { Button, Radio, TextInput } from '@mantine/core';
import { type GameRefusal, playsWargame, type Round } from '@ronde/engine';
import { type Ended, endGame, type GameEnding, winnerOfGame } from '@ronde/engine/game/end-of-game';
import type { Both } from '@ronde/engine/game/turn';
import { signed } from '@ronde/language';
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { useSentences } from '../../core/language/use-sentences.ts';
import { typedPoints } from '../../results/slots.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import { usePermissions } from '../../shell/permissions.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { LazyLastDecisions } from '../lazy-parts/lazy-parts.tsx';
import { NextStep } from '../pairing/next-step.tsx';
import { ChallengeForm } from './challenge-form.tsx';
import styles from './conduct.module.css';
import { GameRefused, RulingForm } from './ruling-form.tsx';
import { conductSentences } from './sentences.ts';
import { SheetsForm } from './sheets-form.tsx';
import { StartForms } from './start-forms.tsx';

const subjects = ['contestation', 'fin', 'feuilles', 'decision', 'debut'] as const;
type Subject = (typeof subjects)[number];

/** The conduct of a game of Scrabble, for arbiters: one question at a time, each with its address. */
export function ConductPage() {
  const text = useSentences(conductSentences);
  const { t, tournament } = useDesk();
  const [params] = useSearchParams();
  const allowed = usePermissions();
  // A decision asked for by its address says whose it is; it is not offered.
  const decides = allowed.command('sanction');
  const offered = subjects.filter((one) => decides || one !== 'decision');
  const subject = subjects.find((one) => one === params.get('sujet')) ?? 'contestation';
  if (playsWargame(tournament))
    return (
      <Page title={text.title} acts={<NextStep />}>
        <p>{text.notHere}</p>
      </Page>
    );
  return (
    <Page title={text.title} side={<LazyLastDecisions />}>
      <p className="quiet">{text.help}</p>
      <nav aria-label={text.subjects} className={styles.subjects}>
        {offered.map((one) => (
          <Link
            key={one}
            href={`${address.conduct(t)}?sujet=${one}`}
            className={styles.subject ?? ''}
            aria-current={one === subject ? 'page' : undefined}
          >
            {text.subject[one]}
          </Link>
        ))}
      </nav>
      <h2 className={styles.title}>{text.subject[subject]}</h2>
      {subject === 'decision' && !decides ? (
        <Notice tone="advice" title={text.forArbiter} />
      ) : (
        <Form subject={subject} />
      )}
    </Page>
  );
}

function Form({ subject }: { readonly subject: Subject }) {
  const text = useSentences(conductSentences);
  const { tournament } = useDesk();
  switch (subject) {
    case 'contestation':
      return <ChallengeForm />;
    case 'fin':
      return <EndForm />;
    case 'feuilles':
      return <SheetsForm />;
    case 'debut':
      return <StartForms />;
    case 'decision': {
      const at = tournament.rounds.findLastIndex((round: Round) => round.status === 'published');
      const round = tournament.rounds[at];
      return round ? <RulingForm key={at} round={at + 1} matches={round.matches} /> : <p>{text.noRound}</p>;
    }
  }
}

const endings = ['out-0', 'out-1', 'time', 'blocked', 'passes'] as const;
type EndingName = (typeof endings)[number];
type Answer = { readonly ended: Ended } | { readonly refusal: GameRefusal } | { readonly wrong: true };

/** Both totals and the tiles left: what the ending adds, and the scores that count (7.1, 7.2). */
function EndForm() {
  const text = useSentences(conductSentences);
  const [totals, setTotals] = useState<Both<string>>(['', '']);
  const [racks, setRacks] = useState<Both<string>>(['', '']);
  const [ending, setEnding] = useState<EndingName>('out-0');
  const [answer, setAnswer] = useState<Answer | null>(null);
  const who = [text.first, text.second] as const;
  // Who is out of tiles has none left to count.
  const asked = ([0, 1] as const).filter((seat) => ending !== `out-${seat}`);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [first, second] = [typedPoints(totals[0]), typedPoints(totals[1])];
    if (first === null || second === null) return setAnswer({ wrong: true });
    const ended = endGame([first, second], endingOf(ending, racks));
    setAnswer(ended.ok ? { ended: ended.value } : { refusal: ended.refusal });
  };
  const change = <T,>(set: (value: Both<T>) => void, [a, b]: Both<T>, seat: 0 | 1, value: T) => {
    setAnswer(null);
    set(seat === 0 ? [value, b] : [a, value]);
  };
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <div className={styles.pair}>
        {([0, 1] as const).map((seat) => (
          <TextInput
            key={seat}
            label={text.total(who[seat])}
            description={text.totalHelp}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            inputMode="numeric"
            autoComplete="off"
            value={totals[seat]}
            onChange={(event) => change(setTotals, totals, seat, event.currentTarget.value.trim())}
            {...(answer && 'wrong' in answer && typedPoints(totals[seat]) === null ? { error: text.whole } : {})}
          />
        ))}
      </div>
      <Radio.Group label={text.ending} value={ending} onChange={(value) => setEnding(named(value))}>
        <div className={styles.choices}>
          {endings.map((one) => (
            <Radio key={one} value={one} label={text.endings[one]} />
          ))}
        </div>
      </Radio.Group>
      <div className={styles.pair}>
        {asked.map((seat) => (
          <TextInput
            key={seat}
            label={text.rack(who[seat])}
            description={text.rackHelp}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autoComplete="off"
            spellCheck={false}
            maxLength={20}
            value={racks[seat]}
            onChange={(event) => change(setRacks, racks, seat, event.currentTarget.value)}
          />
        ))}
      </div>
      <div>
        <Button type="submit">{text.compute}</Button>
      </div>
      <div aria-live="polite">
        {answer && 'refusal' in answer && <GameRefused refusal={answer.refusal} />}
        {answer && 'ended' in answer && <Scores ended={answer.ended} who={who} />}
      </div>
    </form>
  );
}

const named = (value: string): EndingName => endings.find((one) => one === value) ?? 'out-0';

function endingOf(name: EndingName, racks: Both<string>): GameEnding {
  if (name === 'out-0') return { kind: 'out', by: 0, left: racks[1] };
  if (name === 'out-1') return { kind: 'out', by: 1, left: racks[0] };
  return { kind: name, left: racks };
}

function Scores({ ended: { article, change, scores }, who }: { readonly ended: Ended; readonly who: Both<string> }) {
  const text = useSentences(conductSentences);
  const winner = winnerOfGame(scores);
  return (
    <div className={styles.answer}>
      <p>{([0, 1] as const).map((seat) => text.change(who[seat], signed(change[seat]))).join(', ')}</p>
      <p className={styles.figure}>{text.final(scores[0], scores[1])}</p>
      <p>
        {winner === null ? text.draw : text.wins(who[winner])} {text.article(article)}
      </p>
    </div>
  );
}
