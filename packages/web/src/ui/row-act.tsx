import { Button } from '@mantine/core';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useSentences } from '../core/language/use-sentences.ts';
import { isPlain } from './plain-click.ts';
import styles from './row-act.module.css';
import { staffSentences } from './staff-sentences.ts';

interface RowLinkProps {
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A link in a list of hundreds. It listens to nothing: hundreds of wouter's own links each follow the address, and a
 * list that goes takes them off one by one.
 */
export function RowLink({ href, className, children }: RowLinkProps) {
  return (
    <a href={href} {...(className !== undefined && { className })} onClick={follow}>
      {children}
    </a>
  );
}

function follow(event: MouseEvent<HTMLAnchorElement>): void {
  if (!isPlain(event)) return;
  const { pathname, search, hash } = event.currentTarget;
  navigate(pathname + search + hash);
}

interface RowActProps {
  readonly word: string;
  /** Of whom or what, for whoever hears the page. */
  readonly of: string;
  /** What follows, said before it is done: these acts cannot be taken back. */
  readonly warning: string;
  readonly onAct: () => void;
}

/** An act of a row that cannot be taken back: the row first says what follows. */
export function RowAct({ word, of, warning, onAct }: RowActProps) {
  const text = useSentences(staffSentences);
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
        {text.keep}
      </button>
    </span>
  );
}
