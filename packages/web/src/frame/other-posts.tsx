import { clock } from '@ronde/language';
import { IconUsers } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useOtherPosts } from '../api/posts-query.ts';
import { closedFromOutside } from './closed-from-outside.ts';
import { useDesk } from './desk.ts';
import styles from './other-posts.module.css';
import { useHouseWords } from './use-house-words.ts';
import { usePostsWords } from './use-posts-words.ts';

/** « 2 autres postes »: who else works on this tournament now, on what, as what, since when. Nobody else, nothing. */
export function OtherPosts() {
  const say = usePostsWords();
  const house = useHouseWords();
  const others = useOtherPosts(useDesk().t);
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => (open ? closedFromOutside(box.current, () => setOpen(false)) : undefined), [open]);
  if (others.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Échap is heard wherever the focus is inside.
    <div
      ref={box}
      className={styles.posts}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.preventDefault();
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls="other-posts"
        onClick={() => setOpen(!open)}
      >
        <IconUsers size={16} stroke={1.75} aria-hidden="true" />
        {say.others(others.length)}
      </button>
      <ul id="other-posts" className={styles.list} hidden={!open}>
        {others.map(({ name, device, role, since }) => (
          <li key={`${name} ${device} ${since}`}>
            <strong>{name}</strong>
            <span>
              {[role === 'manager' ? house.manager : house.roles[role], device, say.since(clock(since))]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
