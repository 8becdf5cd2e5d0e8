import { useMantineColorScheme } from '@mantine/core';
import { useSentences } from '../core/language/use-sentences.ts';
import styles from './help.module.css';
import { helpSentences } from './help-sentences.ts';

const themes = ['light', 'dark', 'auto'] as const;

/** Clair · Sombre · Comme l’appareil: kept on this device. */
export function ThemeSwitch() {
  const say = useSentences(helpSentences);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <fieldset className={styles.theme}>
      <legend className="sr-only">{say.theme}</legend>
      {themes.map((one) => (
        <button
          key={one}
          type="button"
          className={one === colorScheme ? styles.on : 'link'}
          aria-pressed={one === colorScheme}
          onClick={() => setColorScheme(one)}
        >
          {say.themes[one]}
        </button>
      ))}
    </fieldset>
  );
}
