import { Link } from 'wouter';
import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { useAccount } from '../../core/use-account.ts';
import { address } from '../../shell/addresses.ts';
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
