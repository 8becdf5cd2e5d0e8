import { IconPencil } from '@tabler/icons-react';
import { Link } from 'wouter';
import { useSentences } from '../../core/language/use-sentences.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import { draftSentences } from '../pairing/sentences.ts';

/** Where the next round is drawn: the way to type one that was played without the computer. */
export function PaperLink({ round }: { readonly round: number }) {
  const text = useSentences(draftSentences);
  const { t } = useDesk();
  return (
    <p>
      <Link href={address.paper(t, round)} className="link small">
        <IconPencil size={15} stroke={1.75} aria-hidden="true" /> {text.fromPaper}
      </Link>
    </p>
  );
}
