import { Notice } from '../ui/notice.tsx';
import { useHouseWords } from '../ui/use-house-words.ts';

/** What a clerk or an arbiter finds on a page of the director's: whose it is. */
export function ForDirector() {
  const say = useHouseWords();
  return (
    <Notice tone="advice" title={say.forDirector}>
      <p>{say.forDirectorHelp}</p>
    </Notice>
  );
}
