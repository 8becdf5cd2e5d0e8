import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useDesk } from '../frame/desk.ts';
import { Refused } from '../frame/refused.tsx';
import { SidePanel } from '../frame/side-panel.tsx';
import { useAct } from '../frame/use-act.ts';
import { useUi } from '../session/use-words.ts';
import { type PastedLine, readPasted } from './pasted.ts';
import { ratingText } from './rating-text.ts';
import styles from './registration.module.css';
import { useRegister } from './use-register.ts';

/** A list from a club or a spreadsheet, shown line by line before anybody is registered. */
export function PasteList({ onClose }: { readonly onClose: () => void }) {
  const { registration: ui } = useUi();
  const desk = useDesk();
  const register = useRegister(desk.t);
  const field = useId();
  const { run, busy, trouble, clear } = useAct();
  const [text, setText] = useState('');
  const registered = desk.tournament.players.map(({ id }) => desk.people.get(id)?.name ?? '');
  const lines = readPasted(text, registered);
  const fresh = lines.filter((line) => line.kind === 'new');

  const apply = async () => {
    // One after the other: each is a line of the log, and the order of the list is that of registration.
    for (const line of fresh) {
      if (!(await run(() => register(line.player)))) return;
    }
    setText('');
    onClose();
  };
  return (
    <SidePanel title={ui.paste} onClose={onClose}>
      <div className={styles.form}>
        <Refused trouble={trouble} onClose={clear} />
        <label htmlFor={field}>{ui.pasteHelp}</label>
        <textarea
          id={field}
          className={styles.textarea}
          value={text}
          maxLength={100_000}
          spellCheck={false}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {lines.length > 0 && (
          <>
            <p>{ui.pastePreview(fresh.length)}</p>
            <ul className={styles.preview}>
              {lines.map((line) => (
                <Line key={line.line} line={line} />
              ))}
            </ul>
          </>
        )}
        {fresh.length > 0 && (
          <Button variant="default" onClick={() => void apply()} loading={busy}>
            {ui.pasteApply(fresh.length)}
          </Button>
        )}
      </div>
    </SidePanel>
  );
}

function Line({ line }: { readonly line: PastedLine }) {
  const { registration: ui } = useUi();
  if (line.kind === 'bad-rating') return <li className={styles.bad}>{ui.pasteProblem(line.line, line.text)}</li>;
  const { person, club } = line.player;
  return (
    <li>
      <span>{person.name}</span>
      {line.kind === 'known' ? (
        <span className={styles.known}>{ui.known}</span>
      ) : (
        <span className="quiet">{[ratingText(line.player), club].filter(Boolean).join(' · ')}</span>
      )}
    </li>
  );
}
