import { Button, TextInput } from '@mantine/core';
import type { Invited } from '@ronde/contract/http/accounts';
import type { Dictionary } from '@ronde/language';
import { useRef, useState } from 'react';
import { useExternal } from '../core/external.ts';
import { moment } from '../core/hour.ts';
import { lang } from '../core/language/lang.ts';
import { useSentences } from '../core/language/use-sentences.ts';
import { staffOrigin, useAddresses } from '../core/origins.ts';
import { copyText } from './copy-text.ts';
import styles from './given-link.module.css';
import { Qr } from './qr.tsx';
import { staffSentences } from './staff-sentences.ts';

interface GivenLinkProps {
  readonly label: string;
  readonly href: string;
  /** Until when, or what it opens. */
  readonly help?: string;
}

/** A link to hand out: to photograph, to copy, to read. */
export function GivenLink({ label, href, help }: GivenLinkProps) {
  const text = useSentences(staffSentences);
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'done' | 'selected' | null>(null);
  const copy = async () => {
    setCopied((await copyText(href, field.current)) ? 'done' : 'selected');
  };
  return (
    <div className={styles.link}>
      <Qr text={href} label={text.qrOf(label)} />
      <div className={styles.text}>
        <TextInput ref={field} label={label} value={href} readOnly onFocus={(event) => event.currentTarget.select()} />
        <div className={styles.acts}>
          <Button size="sm" variant="default" onClick={() => void copy()}>
            {text.copy}
          </Button>
          <span role="status" className="quiet small">
            {copied === 'done' ? text.copied : copied === 'selected' ? text.selected : ''}
          </span>
        </div>
        {help && <p className="quiet small">{help}</p>}
      </div>
    </div>
  );
}

interface OneTimeLinkProps {
  /** What the link is for. */
  readonly label: string;
  readonly invited: Invited;
}

/** A one-time link, shown when it is made and never again. */
export function OneTimeLink({ label, invited }: OneTimeLinkProps) {
  const staff = useSentences(staffSentences);
  const current = useExternal(lang);
  const { origin, here } = staffOrigin(useAddresses());
  return (
    <div role="status">
      <GivenLink
        key={invited.id}
        label={label}
        href={`${origin}${invited.path}`}
        help={staff.until(moment(current, invited.endsAt))}
      />
      {here && (
        <p className="quiet small">
          {oneTimeSentences[current].onlyHere} <code>npm start -- --https</code>
        </p>
      )}
    </div>
  );
}

const fr = {
  onlyHere: 'Ce lien ne s’ouvre que sur cet ordinateur. Pour d’autres appareils, relancez Ronde avec',
};

const en: typeof fr = {
  onlyHere: 'This link works on this computer only. For other devices, restart Ronde with',
};

export const oneTimeSentences: Dictionary<typeof fr> = { fr, en };
