import type { Lang } from '@ronde/language';
import type { CopyRefusal } from '../copies/refusal.ts';
import { copySentences } from '../copies/sentences/sentences.ts';
import type { Refused } from './answer.ts';

/** Why a copy was not made or not taken, as `--json` prints it. */
export function copyRefused(refusal: CopyRefusal, lang: Lang): Refused {
  const counts = 'found' in refusal && typeof refusal.found === 'number' ? refusal : null;
  return {
    code: refusal.code,
    path: '',
    found: counts ? counts.found : null,
    expected: counts && 'expected' in counts ? String(counts.expected) : null,
    message: copySentences[lang].refusal(refusal),
  };
}
