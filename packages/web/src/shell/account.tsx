import { IconUser } from '@tabler/icons-react';
import { useContext } from 'react';
import { Link } from 'wouter';
import { useSentences } from '../core/language/use-sentences.ts';
import { useAccount } from '../core/session.ts';
import { useEntrance } from '../core/sign-in.ts';
import { houseSentences } from '../ui/house-sentences.ts';
import styles from './account.module.css';
import { address } from './addresses.ts';
import { DeskContext } from './desk.ts';

/** Who is signed in here, as what in this tournament, and the way out. */
export function Account({ className }: { readonly className?: string }) {
  const account = useAccount();
  const { signOut } = useEntrance();
  const house = useSentences(houseSentences);
  const role = useContext(DeskContext)?.role;
  if (!account) return null;
  return (
    <span className={`${styles.account} ${className ?? ''}`}>
      <IconUser size={16} stroke={1.75} aria-hidden="true" />
      <Link href={address.account} className={styles.name ?? ''}>
        {account.name}
      </Link>
      {role && <span className={styles.role}>{role === 'manager' ? house.manager : house.roles[role]}</span>}
      <button type="button" className={`link ${styles.out}`} onClick={() => void signOut()}>
        {house.signOut}
      </button>
    </span>
  );
}
