import { Button } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { Refused } from '../frame/refused.tsx';
import { SidePanel } from '../frame/side-panel.tsx';
import { useScreen, useUi } from '../session/use-words.ts';
import { PasteLine } from './paste-line.tsx';
import styles from './registration.module.css';
import { usePaste } from './use-paste.ts';

/** A list from a club or a spreadsheet, shown line by line before anybody is registered. */
export function PasteList({ onClose }: { readonly onClose: () => void }) {
  const { registration: ui } = useUi();
  const say = useScreen();
  const paste = usePaste(onClose);
  const field = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  const { lines, ready, open } = paste;
  return (
    <SidePanel title={ui.paste} onClose={onClose}>
      <div className={styles.form}>
        <Refused trouble={paste.trouble} onClose={paste.clear} />
        <label htmlFor={field}>{ui.pasteHelp}</label>
        <textarea
          ref={area}
          id={field}
          className={styles.textarea}
          value={paste.text}
          maxLength={100_000}
          spellCheck={false}
          data-autofocus=""
          onChange={(event) => paste.setText(event.currentTarget.value)}
        />
        {lines.length > 0 && (
          <>
            <p>
              {ui.pastePreview(ready.length)}
              {open > 0 && <span className={styles.known}> · {say.pasteOpen(open)}</span>}
            </p>
            <ul className={styles.preview}>
              {lines.map((line) => (
                <PasteLine key={line.line} line={line} paste={paste} />
              ))}
            </ul>
          </>
        )}
        {(ready.length > 0 || lines.some((line) => paste.answerTo(line) === 'same')) && (
          <Button variant="default" onClick={() => void paste.apply()} loading={paste.busy}>
            {ui.pasteApply(ready.length)}
          </Button>
        )}
      </div>
    </SidePanel>
  );
}
