import { langNames, langs } from '@ronde/language';
import { IconUser } from '@tabler/icons-react';
import { Fragment, type ReactNode, useContext } from 'react';
import { Link } from 'wouter';
import { useClock } from '../core/clock.ts';
import { useExternal } from '../core/external.ts';
import { lang } from '../core/language/lang.ts';
import { speak, uiSentences } from '../core/language/shared-sentences.ts';
import { useSentences } from '../core/language/use-sentences.ts';
import { useAccount } from '../core/session.ts';
import { useEntrance } from '../core/sign-in.ts';
import { staffSentences } from '../ui/staff-sentences.ts';
import { address } from './addresses.ts';
import styles from './bar.module.css';
import { DeskContext } from './desk.tsx';

interface Props {
  readonly children?: ReactNode;
  readonly network?: ReactNode;
  /** What the reader is here; missing: what the tournament at hand says. */
  readonly role?: string;
  readonly onHelp: () => void;
}

/** The top of every page: the house, where one is, the network, who writes, the time, help. */
export function Bar({ children, network, role, onHelp }: Props) {
  const ui = useSentences(uiSentences);
  const now = useClock();
  return (
    <header className={styles.bar}>
      <Link href={address.home} className={styles.brand ?? ''} aria-label={`Ronde, ${ui.home.title}`}>
        <span className={styles.mark} aria-hidden="true" />
        <span className={styles.house}>Ronde</span>
      </Link>
      <div className={styles.where}>{children}</div>
      <div className={styles.right}>
        {network}
        <AccountMenu className={styles.wide ?? ''} role={role} />
        <time className={styles.clock}>{clockText(now)}</time>
        <LangSwitch className={`${styles.wide} ${styles.lang}`} />
        <button type="button" className={styles.item} onClick={onHelp}>
          <kbd>?</kbd>
          <span>{ui.app.help}</span>
        </button>
      </div>
    </header>
  );
}

const clockText = (now: Date): string => now.toTimeString().slice(0, 5);

/** Who is signed in here, as what in this tournament, and the way out. */
export function AccountMenu({
  className,
  role: here,
}: {
  readonly className?: string;
  readonly role?: string | undefined;
}) {
  const account = useAccount();
  const { signOut } = useEntrance();
  const staff = useSentences(staffSentences);
  const onDesk = useContext(DeskContext)?.role;
  const role = here ?? (onDesk === 'manager' ? staff.manager : onDesk && staff.roles[onDesk]);
  if (!account) return null;
  return (
    <span className={`${styles.account} ${className ?? ''}`}>
      <IconUser size={16} stroke={1.75} aria-hidden="true" />
      <Link href={address.account} className={styles.name ?? ''}>
        {account.name}
      </Link>
      {role && <span className={styles.role}>{role}</span>}
      <button type="button" className={`link ${styles.out}`} onClick={() => void signOut()}>
        {staff.signOut}
      </button>
    </span>
  );
}

/** FR · EN: the language in use is plain, the others links. */
export function LangSwitch({ className }: { readonly className?: string }) {
  const current = useExternal(lang);
  return (
    <span className={className}>
      {langs.map((one, i) => (
        <Fragment key={one}>
          {i > 0 && ' · '}
          {one === current ? (
            <span>{one.toUpperCase()}</span>
          ) : (
            <button
              type="button"
              className="link"
              lang={one}
              aria-label={`${one.toUpperCase()}, ${langNames[one]}`}
              onClick={() => void speak(one)}
            >
              {one.toUpperCase()}
            </button>
          )}
        </Fragment>
      ))}
    </span>
  );
}
