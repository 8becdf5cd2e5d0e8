import type { TeamRole } from '@ronde/contract/http/accounts';
import { useState } from 'react';
import { Link } from 'wouter';
import { useSentences } from '../../core/language/use-sentences.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import { announce } from '../../ui/announcer.tsx';
import type { useAct } from '../../ui/use-act.ts';
import { teamSentences } from './sentences.ts';
import styles from './team.module.css';

/** Which page of the team, as its address names it; null: the team itself. */
export type TeamPart = 'liens' | 'demandes';

/** The three pages, on each of them. */
export function TeamParts({ part }: { readonly part: TeamPart | null }) {
  const { t } = useDesk();
  const text = useSentences(teamSentences);
  const parts = [
    [null, text.title],
    ['liens', text.links],
    ['demandes', text.requests],
  ] as const;
  return (
    <nav aria-label={text.pages}>
      <ul className={styles.parts}>
        {parts.map(([key, word]) => (
          <li key={word}>
            <Link
              href={key === null ? address.team(t) : `${address.team(t)}/${key}`}
              className={styles.part ?? ''}
              aria-current={key === part ? 'page' : undefined}
            >
              {word}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** From the narrowest. */
export const teamRoles: readonly TeamRole[] = ['clerk', 'arbiter', 'director'];

/** What each part of the page acts with. */
export interface Acting {
  readonly run: ReturnType<typeof useAct>['run'];
  /** Reads the team again. */
  readonly again: () => Promise<void>;
  readonly tell: (done: string) => void;
}

/** What was last done on this page, said once and left to be read. */
export function useDone() {
  const [done, setDone] = useState('');
  const say = (text: string) => {
    setDone(text);
    announce(text);
  };
  return [done, say] as const;
}
