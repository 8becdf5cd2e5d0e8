import { useMantineColorScheme } from '@mantine/core';
import type { Dictionary } from '@ronde/language';
import { useSentences } from '../core/language/use-sentences.ts';
import styles from './help.module.css';

const themes = ['light', 'dark', 'auto'] as const;

/** Clair · Sombre · Comme l’appareil: kept on this device. */
export function ThemeSwitch() {
  const text = useSentences(helpSentences);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <fieldset className={styles.theme}>
      <legend className="sr-only">{text.theme}</legend>
      {themes.map((one) => (
        <button
          key={one}
          type="button"
          className={one === colorScheme ? styles.on : 'link'}
          aria-pressed={one === colorScheme}
          onClick={() => setColorScheme(one)}
        >
          {text.themes[one]}
        </button>
      ))}
    </fieldset>
  );
}

const fr = {
  ask: 'Votre question',
  askExample: 'un score est faux, imprimer, exempt…',
  here: 'Sur cette page',
  others: 'Autres questions',
  found: 'Réponses',
  nothing: 'Aucune réponse avec ces mots.',
  go: 'Y aller',
  search: 'chercher une personne, une table, une page, une action',
  print: 'Imprimer',
  printPage: 'imprimer cette page',
  rows: 'ligne précédente, ligne suivante',
  open: 'ouvrir',
  space: 'Espace',
  nextField: 'champ suivant',
  message: 'message à la salle',
  clocks: 'temps de la salle',
  negative: 'score négatif (partie bloquée)',
  theme: 'Thème',
  themes: { light: 'Clair', dark: 'Sombre', auto: 'Comme l’appareil' },
};

export type HelpSentences = typeof fr;

const en: HelpSentences = {
  ask: 'Your question',
  askExample: 'a wrong score, print, bye…',
  here: 'On this page',
  others: 'Other questions',
  found: 'Answers',
  nothing: 'No answer with these words.',
  go: 'Go there',
  search: 'find a person, a table, a page or an action',
  print: 'Print',
  printPage: 'print this page',
  rows: 'previous row, next row',
  open: 'open',
  space: 'Space',
  nextField: 'next field',
  message: 'message to the hall',
  clocks: 'hall clocks',
  negative: 'negative score (blocked game)',
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', auto: 'Same as the device' },
};

export const helpSentences: Dictionary<HelpSentences> = { fr, en };
