import type { RegisterFault } from '@ronde/contract/http/register';
import type { Lang } from '@ronde/language';
import { listWords } from '../../lists/words.ts';
import { registerWords } from './words.ts';

/** Why a line of the list is not kept. */
export function faultText(lang: Lang, fault: RegisterFault): string {
  const say = registerWords(lang);
  switch (fault.code) {
    case 'repeated':
      return fault.by === 'licence' ? say.repeatedLicence(fault.above) : say.repeatedName(fault.above);
    case 'ambiguous-rating':
      return say.ambiguous(fault.text, fault.whole, fault.decimal);
    default:
      return listWords(lang).fault(fault);
  }
}
