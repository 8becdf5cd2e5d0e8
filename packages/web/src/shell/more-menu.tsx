import { IconChevronDown, IconSearch } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { useSentences } from '../core/language/use-sentences.ts';
import { DropDown } from '../ui/drop-down.tsx';
import { partOf } from '../ui/page-of.ts';
import { frameSentences } from '../ui/sentences.ts';
import { LangSwitch } from './bar.tsx';
import styles from './more-menu.module.css';
import { isHere, type Place } from './places.ts';

const ThemeSwitch = partOf(async () => ({ default: (await import('./theme-switch.tsx')).ThemeSwitch }));

const LastCopy = partOf(async () => ({ default: (await import('./last-copy.tsx')).LastCopy }));

interface Props {
  readonly places: readonly Place[];
  readonly path: string;
  readonly onSearch: () => void;
  readonly onFollow: () => void;
}

/** « Plus »: the pages that are opened once a day, each with its letter, then the language and the theme. Échap closes it, and a press elsewhere. */
export function MoreMenu({ places, path, onSearch, onFollow }: Props) {
  const say = useSentences(frameSentences);
  const label = (
    <>
      {say.more}
      <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
    </>
  );
  const current = places.some((place) => isHere(path, place));
  return (
    <DropDown id="strip-more" label={label} styles={styles} current={current}>
      {(close) => {
        const follow = () => {
          close();
          onFollow();
        };
        return (
          <>
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
            <li className={styles.looks}>
              <Suspense fallback={null}>
                <LastCopy />
              </Suspense>
              <LangSwitch />
              <Suspense fallback={null}>
                <ThemeSwitch />
              </Suspense>
            </li>
          </>
        );
      }}
    </DropDown>
  );
}
