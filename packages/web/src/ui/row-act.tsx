import { Button } from '@mantine/core';
import { useState } from 'react';
import { useSentences } from '../core/language/use-sentences.ts';
import { houseSentences } from './house-sentences.ts';
import styles from './row-act.module.css';

interface Props {
  readonly word: string;
  /** Of whom or what, for whoever hears the page. */
  readonly of: string;
  /** What follows, said before it is done: these acts cannot be taken back. */
  readonly warning: string;
  readonly onAct: () => void;
}

/** An act of a row that cannot be taken back: the row first says what follows. */
export function RowAct({ word, of, warning, onAct }: Props) {
  const say = useSentences(houseSentences);
  const [asked, setAsked] = useState(false);
  if (!asked)
    return (
      <button type="button" className="link small" aria-label={`${word}, ${of}`} onClick={() => setAsked(true)}>
        {word}
      </button>
    );
  const act = () => {
    setAsked(false);
    onAct();
  };
  return (
    <span className={styles.asked}>
      <span role="status">{warning}</span>
      <Button size="sm" variant="default" autoFocus onClick={act}>
        {word}
      </Button>
      <button type="button" className="link small" onClick={() => setAsked(false)}>
        {say.keep}
      </button>
    </span>
  );
}
