import { Button, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useSentences } from '../core/language/use-sentences.ts';
import styles from './given-link.module.css';
import { houseSentences } from './house-sentences.ts';
import { Qr } from './qr.tsx';

interface Props {
  readonly label: string;
  readonly href: string;
  /** Until when, or what it opens. */
  readonly help?: string;
}

/** A link to hand out: to photograph, to copy, to read. */
export function GivenLink({ label, href, help }: Props) {
  const say = useSentences(houseSentences);
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'done' | 'selected' | null>(null);
  const copy = async () => {
    field.current?.select();
    // Missing where a browser gives no clipboard: the text is selected, and the keys of the machine do it.
    const done = await navigator.clipboard?.writeText(href).then(
      () => true,
      () => false,
    );
    setCopied(done ? 'done' : 'selected');
  };
  return (
    <div className={styles.link}>
      <Qr text={href} label={say.qrOf(label)} />
      <div className={styles.text}>
        <TextInput ref={field} label={label} value={href} readOnly onFocus={(event) => event.currentTarget.select()} />
        <div className={styles.acts}>
          <Button size="sm" variant="default" onClick={() => void copy()}>
            {say.copy}
          </Button>
          <span role="status" className="quiet small">
            {copied === 'done' ? say.copied : copied === 'selected' ? say.selected : ''}
          </span>
        </div>
        {help && <p className="quiet small">{help}</p>}
      </div>
    </div>
  );
}
