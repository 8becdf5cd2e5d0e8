import { Link } from 'wouter';
import { useExternal } from '../api/external.ts';
import { address } from '../frame/addresses.ts';
import { lang } from '../session/lang.ts';
import { useAccount } from '../session/use-account.ts';
import styles from './home.module.css';
import { homeWords } from './words.ts';

/** The house's own pages, for whoever manages it. */
export function HouseLinks() {
  const say = homeWords(useExternal(lang));
  if (useAccount()?.house !== 'manager') return null;
  return (
    <nav aria-label={say.house} className={styles.house}>
      <Link href={address.register()} className="link">
        {say.register}
      </Link>
      <Link href={address.accounts} className="link">
        {say.accounts}
      </Link>
    </nav>
  );
}
