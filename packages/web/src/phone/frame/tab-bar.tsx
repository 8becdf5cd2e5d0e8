import { IconBook, IconClock, IconList, IconPinned } from '@tabler/icons-react';
import { pathOf, type Tab } from '../place.ts';
import styles from './frame.module.css';
import { usePhone } from './phone.ts';
import { PhoneLink } from './phone-link.tsx';
import { isWargame } from './wargame.ts';

const icons = { table: IconPinned, standings: IconList, clock: IconClock, words: IconBook, rules: IconBook } as const;

/** The four tabs; ADG has its rules where Scrabble has words. The score sheet belongs to « Ma table ». */
export function TabBar({ tab }: { readonly tab: Tab }) {
  const { code, page, say } = usePhone();
  const last = isWargame(page) ? 'rules' : 'words';
  return (
    <nav className={styles.tabs} aria-label={say.tabs.label}>
      {(['table', 'standings', 'clock', last] as const).map((one) => {
        const Icon = icons[one];
        const here = one === tab || (one === 'table' && tab === 'sheet');
        return (
          <PhoneLink key={one} to={pathOf(code, one)} current={here} className={styles.tab}>
            <Icon size={20} stroke={1.75} aria-hidden="true" />
            {say.tabs[one]}
          </PhoneLink>
        );
      })}
    </nav>
  );
}
