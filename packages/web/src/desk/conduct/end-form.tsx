import { Button, Radio, TextInput } from '@mantine/core';
import type { GameRefusal } from '@ronde/engine';
import { type Ended, type Ending, endGame, winnerOf } from '@ronde/engine/game/end-of-game';
import type { Both } from '@ronde/engine/game/seat';
import { signed } from '@ronde/language';
import { type FormEvent, useState } from 'react';
import { points } from '../../results/figures-typed.ts';
import styles from './conduct.module.css';
import { GameRefused } from './game-refused.tsx';
import { useConductWords } from './use-conduct-words.ts';

const endings = ['out-0', 'out-1', 'time', 'blocked', 'passes'] as const;
type EndingName = (typeof endings)[number];
type Answer = { readonly ended: Ended } | { readonly refusal: GameRefusal } | { readonly wrong: true };

/** Both totals and the tiles left: what the ending adds, and the scores that count (7.1, 7.2). */
export function EndForm() {
  const { say } = useConductWords();
  const [totals, setTotals] = useState<Both<string>>(['', '']);
  const [racks, setRacks] = useState<Both<string>>(['', '']);
  const [ending, setEnding] = useState<EndingName>('out-0');
  const [answer, setAnswer] = useState<Answer | null>(null);
  const who = [say.first, say.second] as const;
  // Who is out of tiles has none left to count.
  const asked = ([0, 1] as const).filter((seat) => ending !== `out-${seat}`);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [first, second] = [points(totals[0]), points(totals[1])];
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
            label={say.total(who[seat])}
            description={say.totalHelp}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            inputMode="numeric"
            autoComplete="off"
            value={totals[seat]}
            onChange={(event) => change(setTotals, totals, seat, event.currentTarget.value.trim())}
            {...(answer && 'wrong' in answer && points(totals[seat]) === null ? { error: say.whole } : {})}
          />
        ))}
      </div>
      <Radio.Group label={say.ending} value={ending} onChange={(value) => setEnding(named(value))}>
        <div className={styles.choices}>
          {endings.map((one) => (
            <Radio key={one} value={one} label={say.endings[one]} />
          ))}
        </div>
      </Radio.Group>
      <div className={styles.pair}>
        {asked.map((seat) => (
          <TextInput
            key={seat}
            label={say.rack(who[seat])}
            description={say.rackHelp}
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
        <Button type="submit">{say.compute}</Button>
      </div>
      <div aria-live="polite">
        {answer && 'refusal' in answer && <GameRefused refusal={answer.refusal} />}
        {answer && 'ended' in answer && <Scores ended={answer.ended} who={who} />}
      </div>
    </form>
  );
}

const named = (value: string): EndingName => endings.find((one) => one === value) ?? 'out-0';

function endingOf(name: EndingName, racks: Both<string>): Ending {
  if (name === 'out-0') return { kind: 'out', by: 0, left: racks[1] };
  if (name === 'out-1') return { kind: 'out', by: 1, left: racks[0] };
  return { kind: name, left: racks };
}

function Scores({ ended: { article, change, scores }, who }: { readonly ended: Ended; readonly who: Both<string> }) {
  const { say } = useConductWords();
  const winner = winnerOf(scores);
  return (
    <div className={styles.answer}>
      <p>{([0, 1] as const).map((seat) => say.change(who[seat], signed(change[seat]))).join(', ')}</p>
      <p className={styles.figure}>{say.final(scores[0], scores[1])}</p>
      <p>
        {winner === null ? say.draw : say.wins(who[winner])} {say.article(article)}
      </p>
    </div>
  );
}
