import { Checkbox } from '@mantine/core';
import { useLocation } from 'wouter';
import { useExternal } from '../core/external.ts';
import { lang } from '../core/language/lang.ts';
import { useUi } from '../core/language/use-words.ts';
import { letters } from '../keys/letters.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Account } from './account.tsx';
import type { Desk } from './desk.ts';
import styles from './help.module.css';
import { helpWords } from './help-words.ts';
import { LangSwitch } from './lang-switch.tsx';
import { pageKeys } from './page-keys.ts';
import { ThemeSwitch } from './theme-switch.tsx';

interface Props {
  readonly onClose: () => void;
  /** Null outside a tournament, where fewer keys work. */
  readonly desk: Desk | null;
}

/** The language, the theme, the shortcuts of this page, and the switch that turns single letters off. */
export function Help({ onClose, desk }: Props) {
  const ui = useUi();
  const state = useExternal(letters);
  const say = helpWords(useExternal(lang));
  const [path] = useLocation();
  const { keys } = ui;
  return (
    <Dialog title={keys.title} onClose={onClose}>
      <div className={styles.lang}>
        <LangSwitch />
        <ThemeSwitch />
        <Account />
      </div>
      <dl className={styles.keys}>
        {pageKeys(desk, path, ui, say).map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={keys.off}
        checked={state === 'off'}
        onChange={(event) => letters.set(event.currentTarget.checked ? 'off' : 'on')}
      />
    </Dialog>
  );
}
