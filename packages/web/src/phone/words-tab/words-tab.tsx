import type { WordsAnswer } from '@ronde/contract/http/installation';
import { type FormEvent, useId, useState } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { usePhone } from '../frame/phone.tsx';
import { phoneCall } from '../net/request.ts';
import { wordsTabSentences } from './sentences.ts';
import styles from './words.module.css';

const most = 20;

/** Each word admitted or not, and nothing else. Closed while one's game is in play, in a round or in the final. */
export function WordsTab() {
  const { page } = usePhone();
  const text = useSentences(wordsTabSentences);
  return (
    <div className="stack">
      <h1>{text.title}</h1>
      {page.playing ? <Closed /> : <Lookup />}
    </div>
  );
}

function Closed() {
  const text = useSentences(wordsTabSentences);
  return (
    <div className="read stack">
      <p>{text.closed}</p>
      <p>{text.closedLong}</p>
    </div>
  );
}

function Lookup() {
  const { code } = usePhone();
  const text = useSentences(wordsTabSentences);
  const id = useId();
  const [typed, setTyped] = useState('');
  const [answer, setAnswer] = useState<WordsAnswer | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const check = async (event: FormEvent) => {
    event.preventDefault();
    const all = typed.split(/[\s,;]+/).filter(Boolean);
    if (all.length === 0) return setWrong(text.empty);
    const asked = await phoneCall('POST /api/player/{code}/words', { code, body: { words: all.slice(0, most) } });
    setAnswer(asked.kind === 'done' ? asked.value : null);
    if (asked.kind === 'done')
      setWrong(asked.value.list === null ? text.noList : all.length > most ? text.tooMany : null);
    else setWrong(asked.kind === 'refused' ? `${asked.problem.title} ${asked.problem.detail ?? ''}` : text.noAnswer);
  };
  return (
    <>
      <form className="stack" onSubmit={(event) => void check(event)} noValidate>
        <div>
          <label htmlFor={id}>{text.field}</label>
          <input
            id={id}
            className="field"
            value={typed}
            autoCapitalize="none"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={400}
            aria-describedby={`${id}-help`}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <p id={`${id}-help`} className="quiet small">
            {text.help}
          </p>
        </div>
        <button type="submit" className="filled">
          {text.check}
        </button>
      </form>
      {wrong !== null && (
        <p className="read" role="alert">
          {wrong}
        </p>
      )}
      <div aria-live="polite">{answer?.list && <Verdicts answer={answer} />}</div>
    </>
  );
}

function Verdicts({ answer: { list, words } }: { readonly answer: WordsAnswer }) {
  const text = useSentences(wordsTabSentences);
  return (
    <>
      <table className={styles.verdicts}>
        <caption className="sr-only">{text.answers}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{text.word}</th>
            <th scope="col">{text.verdict}</th>
          </tr>
        </thead>
        <tbody>
          {words.map(({ word, admitted }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same word may be asked twice.
            <tr key={`${word} ${i}`}>
              <th scope="row">{word}</th>
              <td>
                <span aria-hidden="true">{admitted ? '✓' : '✗'}</span> {admitted ? text.admitted : text.refused}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {list && <p className="quiet small">{text.list(list.name, list.count)}</p>}
    </>
  );
}
