import type { GameRefusal } from '@ronde/engine';
import { Notice } from '../../ui/notice.tsx';
import { useConductWords } from './use-conduct-words.ts';

/** The rules of a game say no. */
export function GameRefused({ refusal }: { readonly refusal: GameRefusal }) {
  const { what, why } = useConductWords().game.refusal(refusal);
  return (
    <Notice tone="refusal" title={what}>
      {why && <p>{why}</p>}
    </Notice>
  );
}
