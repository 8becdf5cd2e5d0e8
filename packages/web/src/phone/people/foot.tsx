import { beforeAddress } from '@ronde/language';
import { useSentences } from '../../core/language/use-sentences.ts';
import { LangButton } from '../frame/lang-button.tsx';
import { phoneSentences } from '../sentences.ts';
import styles from './people.module.css';

/** Of a page that is nobody's yet: the other language, and the way to the tournaments. */
export function Foot() {
  const say = useSentences(phoneSentences);
  return (
    <p className={styles.foot}>
      <LangButton label={say.language} />
      <a className="plain" href={beforeAddress[say.lang] || '/'}>
        {say.home}
      </a>
    </p>
  );
}
