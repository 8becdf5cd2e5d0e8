import { type FormEvent, useState } from 'react';
import { useExternal } from '../api/external.ts';
import { author } from '../session/author.ts';
import { useUi } from '../session/use-words.ts';
import styles from './author-ask.module.css';

/** Asked once in each browser, in one line under the strip: the log names who decided. */
export function AuthorAsk() {
  const ui = useUi();
  const known = useExternal(author) !== '';
  const [name, setName] = useState('');
  if (known) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    author.set(name.trim() || ui.app.authorDefault);
  };
  return (
    <form className={styles.ask} aria-label={ui.app.changeAuthor} onSubmit={submit}>
      <label htmlFor="author-ask">{ui.app.author}</label>
      <input
        id="author-ask"
        value={name}
        maxLength={60}
        autoComplete="name"
        placeholder={ui.app.authorDefault}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <span className="quiet small">{ui.app.authorHelp}</span>
      <button type="submit" className="link">
        {ui.player.saveIdentity}
      </button>
    </form>
  );
}
