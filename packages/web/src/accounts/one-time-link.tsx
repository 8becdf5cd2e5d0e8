import { useExternal } from '../api/external.ts';
import { staffOrigin, useAddresses } from '../api/house-addresses.ts';
import { GivenLink } from '../frame/given-link.tsx';
import { moment } from '../frame/moment.ts';
import { useHouseWords } from '../frame/use-house-words.ts';
import { lang } from '../session/lang.ts';
import styles from './accounts.module.css';
import type { Given } from './acting.ts';
import { useAccountsWords } from './use-accounts-words.ts';

/** A one-time link, shown when it is made and never again. */
export function OneTimeLink({ given: { label, invited } }: { readonly given: Given }) {
  const say = useAccountsWords();
  const house = useHouseWords();
  const current = useExternal(lang);
  const { origin, here } = staffOrigin(useAddresses());
  return (
    <div role="status" className={styles.given}>
      <GivenLink
        key={invited.id}
        label={label}
        href={`${origin}${invited.path}`}
        help={house.until(moment(current, invited.endsAt))}
      />
      {here && (
        <p className="quiet small">
          {say.onlyHere} <code>npm start -- --https</code>
        </p>
      )}
    </div>
  );
}
