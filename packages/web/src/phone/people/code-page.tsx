import { beforeAddress } from '@ronde/language';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import frame from '../frame/frame.module.css';
import { LangButton } from '../frame/phone-lang.tsx';
import { go } from '../frame/phone-link.tsx';
import { keptPage, type OwnPage, plainCode } from '../net/own-page.ts';
import { took, usePeople } from '../net/pages.ts';
import { phoneCall } from '../net/request.ts';
import { phonePath } from '../place.ts';
import { phoneSentences } from '../sentences.ts';
import styles from './people.module.css';

/** `/j`, as the badge prints it: the code opens its page. A phone that follows one person alone goes on to theirs. */
export function CodePage() {
  const text = useSentences(phoneSentences);
  const people = usePeople();
  const [only, second] = people;
  const known = second ? null : (only?.code ?? null);
  useEffect(() => {
    document.title = `${text.tabs.table} · Ronde`;
    if (known !== null) go(phonePath(known), true);
  }, [text, known]);
  if (known !== null) return null;
  return (
    <main className={frame.main}>
      <div className="stack">
        <h1>{text.tabs.table}</h1>
        {people.length > 0 && (
          <ul className={styles.list} aria-label={text.people}>
            {people.map(({ code, name, t }) => (
              <li key={code}>
                <button type="button" className={styles.one} onClick={() => go(phonePath(code))}>
                  {name} <span className="quiet small">{keptPage(code)?.page.tournament.name ?? t}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <p>{text.codeAsked}</p>
        <CodeForm autoFocus={people.length === 0} onOpen={(code) => go(phonePath(code))} />
        <Foot />
      </div>
    </main>
  );
}

interface Props {
  readonly onOpen: (code: string, page: OwnPage) => void;
  readonly autoFocus?: boolean;
}

const length = 16;

/** A badge's code, typed in any way that it is printed; it opens the page of that player alone. */
export function CodeForm({ onOpen, autoFocus = false }: Props) {
  const text = useSentences(phoneSentences);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (autoFocus) field.current?.focus();
  }, [autoFocus]);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const code = plainCode(typed);
    if (code.length !== length) return setWrong(text.codeShort);
    const answer = await phoneCall('GET /api/player/{code}', { code });
    if (answer.kind === 'done') {
      took(code, answer.value, answer.etag);
      return onOpen(code, answer.value);
    }
    if (answer.kind !== 'refused') return setWrong(text.noAnswer);
    const unknown = answer.problem.code === 'link-dead';
    setWrong(unknown ? `${text.codeUnknown} ${text.codeRenewed}` : refusedText(answer.problem));
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <div>
        <label htmlFor={id}>{text.code}</label>
        <input
          id={id}
          ref={field}
          className="field"
          value={typed}
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={40}
          aria-invalid={wrong !== null}
          aria-describedby={`${id}-help`}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setWrong(null);
          }}
        />
        <p id={`${id}-help`} className="quiet small">
          {text.codeHelp}
        </p>
      </div>
      {wrong !== null && (
        <p className="stop" role="alert">
          {wrong}
        </p>
      )}
      <button type="submit" className="outlined">
        {text.open}
      </button>
    </form>
  );
}

const refusedText = ({ title, detail }: { readonly title: string; readonly detail?: string }): string =>
  detail === undefined ? title : `${title} ${detail}`;

/** Of a page that is nobody's yet: the other language, and the way to the tournaments. */
export function Foot() {
  const text = useSentences(phoneSentences);
  return (
    <p className={styles.foot}>
      <LangButton label={text.language} />
      <a className="plain" href={beforeAddress[text.lang] || '/'}>
        {text.home}
      </a>
    </p>
  );
}
