import { useCallback, useEffect, useState } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { usePhone } from '../frame/phone.tsx';
import type { PhoneAnswer } from '../net/request.ts';
import { actSentences } from './sentences.ts';

/** What the house last answered, and what went wrong since. */
export interface Asked<T> {
  readonly value: T | null;
  readonly wrong: string | null;
  readonly busy: boolean;
  /** True: done, and `value` is what was answered. */
  readonly send: (ask: () => Promise<PhoneAnswer<T>>) => Promise<boolean>;
}

/** Reads something beside the page when it is opened and each time that the network or `again` changes. */
export function useAnswer<T>(read: () => Promise<PhoneAnswer<T>>, again: unknown): Asked<T> {
  const text = useSentences(actSentences);
  const { cut } = usePhone();
  const [value, setValue] = useState<T | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const take = useCallback((answer: PhoneAnswer<T>, silent: string): boolean => {
    if (answer.kind === 'done') setValue(answer.value);
    setWrong(wrongOf(answer, silent));
    return answer.kind === 'done';
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` is made anew each time that the page is drawn.
  useEffect(() => {
    let gone = false;
    void read().then((answer) => gone || take(answer, text.notRead));
    return () => {
      gone = true;
    };
  }, [cut, again, take, text]);
  const send = async (ask: () => Promise<PhoneAnswer<T>>) => {
    setBusy(true);
    const answer = await ask();
    setBusy(false);
    return take(answer, text.notSent);
  };
  return { value, wrong, busy, send };
}

/** What is to be told of an answer: what refused it, `silent` where nobody answered; null: it is done. */
export function wrongOf(answer: PhoneAnswer<unknown>, silent: string): string | null {
  if (answer.kind === 'unreachable') return silent;
  const { title = '', detail = '' } = answer.kind === 'refused' ? answer.problem : {};
  return answer.kind === 'refused' ? `${title} ${detail}` : null;
}
