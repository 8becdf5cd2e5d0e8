import { IconPin } from '@tabler/icons-react';
import { Link } from 'wouter';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.ts';
import { useDraftWords } from '../pairing/use-draft-words.ts';

/** Where the next round is drawn: the way to the tables that are made by hand before it. */
export function ByHandLink({ round }: { readonly round: number }) {
  const say = useDraftWords();
  const { t } = useDesk();
  return (
    <p>
      <Link href={`${address.round(t, round)}?acte=fixer`} className="link small">
        <IconPin size={15} stroke={1.75} aria-hidden="true" /> {say.byHandFirst}
      </Link>
    </p>
  );
}
