import { clock, type Dictionary } from '@ronde/language';
import { IconUsers } from '@tabler/icons-react';
import { useSentences } from '../core/language/use-sentences.ts';
import { useOtherPosts } from '../core/queries.ts';
import { DropDown } from '../ui/drop-down.tsx';
import { staffSentences } from '../ui/staff-sentences.ts';
import { useDesk } from './desk.tsx';
import styles from './other-posts.module.css';

/** « 2 autres postes »: who else works on this tournament now, on what, as what, since when. Nobody else, nothing. */
export function OtherPosts() {
  const text = useSentences(postsSentences);
  const staff = useSentences(staffSentences);
  const others = useOtherPosts(useDesk().t);
  if (others.length === 0) return null;
  const label = (
    <>
      <IconUsers size={16} stroke={1.75} aria-hidden="true" />
      {text.others(others.length)}
    </>
  );
  return (
    <DropDown id="other-posts" label={label} styles={styles}>
      {() =>
        others.map(({ name, device, role, since }) => (
          <li key={`${name} ${device} ${since}`}>
            <strong>{name}</strong>
            <span>
              {[role === 'manager' ? staff.manager : staff.roles[role], device, text.since(clock(since))]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))
      }
    </DropDown>
  );
}

const fr = {
  others: (n: number) => (n === 1 ? '1 autre poste' : `${n} autres postes`),
  since: (at: string) => `depuis ${at}`,
};

const en: typeof fr = {
  others: (n) => (n === 1 ? '1 other person' : `${n} other people`),
  since: (at) => `since ${at}`,
};

const postsSentences: Dictionary<typeof fr> = { fr, en };
