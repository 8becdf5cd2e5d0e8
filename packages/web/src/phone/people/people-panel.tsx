import { beforeAddress } from '@ronde/language';
import { useState } from 'react';
import { usePhone } from '../frame/phone.tsx';
import { LangButton } from '../frame/phone-lang.tsx';
import { go } from '../frame/phone-link.tsx';
import { keptPage, plainCode } from '../net/own-page.ts';
import { unfollow, usePeople } from '../net/pages.ts';
import { phonePath } from '../place.ts';
import { CodeForm } from './code-page.tsx';
import styles from './people.module.css';

/** One phone follows several people: who, the way to one more, the language, the tournament's public page. */
export function PeoplePanel({ onClose }: { readonly onClose: () => void }) {
  const { code, page, text } = usePhone();
  const people = usePeople();
  const [adding, setAdding] = useState(false);
  const here = (one: string) => plainCode(one) === plainCode(code);
  const open = (one: string) => {
    onClose();
    go(phonePath(one));
  };
  return (
    <section className={styles.panel} aria-label={text.people}>
      <ul className={styles.list}>
        {people.map(({ code: one, name, t }) => (
          <li key={one}>
            <button
              type="button"
              className={styles.one}
              aria-current={here(one) || undefined}
              onClick={() => open(one)}
            >
              {name}
              {t !== page.tournament.slug && <span className="quiet small"> {tournamentOf(one) ?? t}</span>}
            </button>
            {!here(one) && (
              <button type="button" className="plain small" onClick={() => unfollow(one)}>
                {text.stop}
                <span className="sr-only"> {name}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {adding ? (
        <CodeForm autoFocus onOpen={open} />
      ) : (
        <button type="button" className="outlined" onClick={() => setAdding(true)}>
          {text.follow}
        </button>
      )}
      <p className={styles.foot}>
        <LangButton label={text.language} />
        {page.tournament.public && (
          <a className="plain" href={`${beforeAddress[text.lang]}/t/${encodeURIComponent(page.tournament.slug)}`}>
            {text.public}
          </a>
        )}
      </p>
    </section>
  );
}

/** Its name, as this phone last read it. */
const tournamentOf = (code: string): string | undefined => keptPage(code)?.page.tournament.name;
