import { Button, TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import styles from './entry-strip.module.css';
import { entrySentences } from './sentences.ts';
import type { Entry } from './use-result-entry.ts';

/** Why, in free words, for the staff: asked with a dispute, offered beside a victory that somebody grants. */
export function NoteField({ entry }: { readonly entry: Entry }) {
  const say = useSentences(entrySentences);
  const field = useRef<HTMLInputElement>(null);
  const { disputing } = entry;
  useEffect(() => {
    if (disputing) field.current?.focus();
  }, [disputing]);
  if (!disputing && !grants(entry)) return null;
  const send = disputing ? entry.sendDispute : entry.save;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') send();
    else entry.correct();
  };
  return (
    <div className={styles.note}>
      <TextInput
        ref={field}
        size="sm"
        label={disputing ? say.noteDispute : entry.typed.granted === 'draw' ? say.noteDraw : say.noteVictory}
        description={say.noteHelp}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={500}
        value={entry.note}
        onChange={(event) => entry.typeNote(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {disputing && (
        <Button size="sm" variant="default" onClick={send}>
          {say.dispute}
        </Button>
      )}
    </div>
  );
}

/** A victory, or a draw, that the figures do not say, which the rules want explained. */
const grants = ({ rules, typed }: Entry): boolean => rules.wargame && typed.granted !== null && typed.mode !== 'games';
