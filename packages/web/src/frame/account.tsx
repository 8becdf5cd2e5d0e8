import { IconUser } from '@tabler/icons-react';
import { useEntrance } from '../api/sign-in.ts';
import { useAccount } from '../session/use-account.ts';
import { useSignInWords } from '../sign-in/use-sign-in-words.ts';
import styles from './account.module.css';

/** Who is signed in here, and the way out. */
export function Account({ className }: { readonly className?: string }) {
  const say = useSignInWords();
  const account = useAccount();
  const { signOut } = useEntrance();
  if (!account) return null;
  return (
    <span className={`${styles.account} ${className ?? ''}`}>
      <IconUser size={16} stroke={1.75} aria-hidden="true" />
      <span className={styles.name}>{account.name}</span>
      <button type="button" className={`link ${styles.out}`} onClick={() => void signOut()}>
        {say.signOut}
      </button>
    </span>
  );
}
