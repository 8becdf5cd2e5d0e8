import { IconChevronDown, IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { closedFromOutside } from './closed-from-outside.ts';
import styles from './more-menu.module.css';
import { isHere, type Place } from './places.ts';
import { useFrameWords } from './use-frame-words.ts';

interface Props {
  readonly places: readonly Place[];
  readonly path: string;
  readonly onSearch: () => void;
  readonly onFollow: () => void;
}

/** « Plus »: the pages that are opened once a day, each with its letter. Échap closes it, and a press elsewhere. */
export function MoreMenu({ places, path, onSearch, onFollow }: Props) {
  const say = useFrameWords();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => (open ? closedFromOutside(box.current, () => setOpen(false)) : undefined), [open]);
  const follow = () => {
    setOpen(false);
    onFollow();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Échap is heard for the links inside.
    <div
      ref={box}
      className={styles.menu}
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
        aria-controls="strip-more"
        data-current={places.some((place) => isHere(path, place)) || undefined}
        onClick={() => setOpen(!open)}
      >
        {say.more}
        <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
      </button>
      <ul id="strip-more" className={styles.list} hidden={!open}>
        <li>
          <button
            type="button"
            className={styles.item}
            onClick={() => {
              follow();
              onSearch();
            }}
          >
            <IconSearch size={16} stroke={1.75} aria-hidden="true" />
            {say.search}
            <kbd>/</kbd>
          </button>
        </li>
        {places.map((place) => (
          <li key={place.href}>
            <Link
              href={place.href}
              className={styles.item ?? ''}
              aria-current={isHere(path, place) ? 'page' : undefined}
              onClick={follow}
            >
              <place.Icon size={16} stroke={1.75} aria-hidden="true" />
              {place.word}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
