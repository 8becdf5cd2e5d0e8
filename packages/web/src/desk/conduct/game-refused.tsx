import type { GameRefusal } from '@ronde/engine';
import { gameWords } from '@ronde/language';
import { useSentences } from '../../core/language/use-sentences.ts';
import { Notice } from '../../ui/notice.tsx';

/** The rules of a game say no. */
export function GameRefused({ refusal }: { readonly refusal: GameRefusal }) {
  const { what, why } = useSentences(gameWords).refusal(refusal);
  return (
    <Notice tone="refusal" title={what}>
      {why && <p>{why}</p>}
    </Notice>
  );
}
