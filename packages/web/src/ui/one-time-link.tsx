import type { Invited } from '@ronde/contract/http/accounts';
import { useExternal } from '../core/external.ts';
import { staffOrigin, useAddresses } from '../core/house-addresses.ts';
import { lang } from '../core/language/lang.ts';
import { useSentences } from '../core/language/use-sentences.ts';
import { GivenLink } from './given-link.tsx';
import { houseSentences } from './house-sentences.ts';
import { moment } from './moment.ts';
import { oneTimeSentences } from './one-time-sentences.ts';

interface Props {
  /** What the link is for. */
  readonly label: string;
  readonly invited: Invited;
}

/** A one-time link, shown when it is made and never again. */
export function OneTimeLink({ label, invited }: Props) {
  const house = useSentences(houseSentences);
  const current = useExternal(lang);
  const { origin, here } = staffOrigin(useAddresses());
  return (
    <div role="status">
      <GivenLink
        key={invited.id}
        label={label}
        href={`${origin}${invited.path}`}
        help={house.until(moment(current, invited.endsAt))}
      />
      {here && (
        <p className="quiet small">
          {oneTimeSentences[current].onlyHere} <code>npm start -- --https</code>
        </p>
      )}
    </div>
  );
}
