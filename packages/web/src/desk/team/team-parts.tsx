import { Link } from 'wouter';
import { useSentences } from '../../core/language/use-sentences.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.ts';
import { teamSentences } from './sentences.ts';
import styles from './team.module.css';

/** Which page of the team, as its address names it; null: the team itself. */
export type TeamPart = 'liens' | 'demandes';

/** The three pages, on each of them. */
export function TeamParts({ part }: { readonly part: TeamPart | null }) {
  const { t } = useDesk();
  const say = useSentences(teamSentences);
  const parts = [
    [null, say.title],
    ['liens', say.links],
    ['demandes', say.requests],
  ] as const;
  return (
    <nav aria-label={say.pages}>
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
