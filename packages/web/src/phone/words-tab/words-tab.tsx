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
  const say = useSentences(wordsTabSentences);
  return (
    <div className="stack">
      <h1>{say.title}</h1>
      {page.playing ? <Closed /> : <Lookup />}
    </div>
  );
}

function Closed() {
  const say = useSentences(wordsTabSentences);
  return (
    <div className="read stack">
      <p>{say.closed}</p>
      <p>{say.closedLong}</p>
    </div>
  );
}

function Lookup() {
  const { code } = usePhone();
  const say = useSentences(wordsTabSentences);
  const id = useId();
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<WordsAnswer | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const check = async (event: FormEvent) => {
    event.preventDefault();
    const all = text.split(/[\s,;]+/).filter(Boolean);
    if (all.length === 0) return setWrong(say.empty);
    const asked = await phoneCall('POST /api/player/{code}/words', { code, body: { words: all.slice(0, most) } });
    setAnswer(asked.kind === 'done' ? asked.value : null);
    if (asked.kind === 'done')
      setWrong(asked.value.list === null ? say.noList : all.length > most ? say.tooMany : null);
    else setWrong(asked.kind === 'refused' ? `${asked.problem.title} ${asked.problem.detail ?? ''}` : say.noAnswer);
  };
  return (
    <>
      <form className="stack" onSubmit={(event) => void check(event)} noValidate>
        <div>
          <label htmlFor={id}>{say.field}</label>
          <input
            id={id}
            className="field"
            value={text}
            autoCapitalize="none"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={400}
            aria-describedby={`${id}-help`}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <p id={`${id}-help`} className="quiet small">
            {say.help}
          </p>
        </div>
        <button type="submit" className="filled">
          {say.check}
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
  const say = useSentences(wordsTabSentences);
  return (
    <>
      <table className={styles.verdicts}>
        <caption className="sr-only">{say.answers}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{say.word}</th>
            <th scope="col">{say.verdict}</th>
          </tr>
        </thead>
        <tbody>
          {words.map(({ word, admitted }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same word may be asked twice.
            <tr key={`${word} ${i}`}>
              <th scope="row">{word}</th>
              <td>
                <span aria-hidden="true">{admitted ? '✓' : '✗'}</span> {admitted ? say.admitted : say.refused}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {list && <p className="quiet small">{say.list(list.name, list.count)}</p>}
    </>
  );
}
