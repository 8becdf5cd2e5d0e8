import { IconWifi, IconWifiOff } from '@tabler/icons-react';
import { useState } from 'react';
import { PeoplePanel } from '../people/people-panel.tsx';
import styles from './frame.module.css';
import { clockTime } from './moment.ts';
import { usePath } from './path.ts';
import { usePhone } from './phone.ts';

/** Whose page this is, and how fresh. The name opens who else is followed here, the language, the public page. */
export function Header() {
  const { page, kept, cut, say } = usePhone();
  const path = usePath();
  // Another tab closes it: it was opened over this one.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === path;
  return (
    <>
      <header className={styles.header}>
        <button type="button" className={styles.who} aria-expanded={open} onClick={() => setOpenAt(open ? null : path)}>
          <span className={styles.mark} aria-hidden="true" />
          <span className={styles.name}>{page.player.name}</span>
          <span className="sr-only"> · {say.menu}</span>
        </button>
        <p className={styles.fresh} data-cut={cut || undefined}>
          {cut ? (
            <IconWifiOff size={17} stroke={1.75} aria-hidden="true" />
          ) : (
            <IconWifi size={17} stroke={1.75} aria-hidden="true" />
          )}
          {cut ? say.updated(clockTime(kept.at)) : say.upToDate(clockTime(kept.at))}
        </p>
      </header>
      {open && <PeoplePanel onClose={() => setOpenAt(null)} />}
      <p className={styles.cut} role="status" hidden={!cut}>
        {cut && say.cutLong(clockTime(kept.at))}
      </p>
    </>
  );
}
