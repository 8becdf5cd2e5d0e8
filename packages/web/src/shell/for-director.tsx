import { useSentences } from '../core/language/use-sentences.ts';
import { houseSentences } from '../ui/house-sentences.ts';
import { Notice } from '../ui/notice.tsx';

/** What a clerk or an arbiter finds on a page of the director's: whose it is. */
export function ForDirector() {
  const say = useSentences(houseSentences);
  return (
    <Notice tone="advice" title={say.forDirector}>
      <p>{say.forDirectorHelp}</p>
    </Notice>
  );
}
