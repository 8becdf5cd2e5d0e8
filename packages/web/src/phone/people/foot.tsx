import { LangButton } from '../frame/lang-button.tsx';
import { usePhoneWords } from '../words.ts';
import styles from './people.module.css';

/** Of a page that is nobody's yet: the other language, and the way to the tournaments. */
export function Foot() {
  const say = usePhoneWords();
  return (
    <p className={styles.foot}>
      <LangButton label={say.language} />
      <a className="plain" href={say.lang === 'en' ? '/en' : '/'}>
        {say.home}
      </a>
    </p>
  );
}
