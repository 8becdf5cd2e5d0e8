import { Button } from '@mantine/core';
import type { Final, Refusal } from '@ronde/engine';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useWords } from '../../core/language/use-words.ts';
import { useSend } from '../../core/send.ts';
import { useDesk } from '../../shell/desk.ts';
import { Refused } from '../../shell/refused.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAct } from '../../ui/use-act.ts';
import { finalSentences } from './sentences.ts';

interface Props {
  readonly final: Final;
  readonly refusal: Refusal;
}

/** More share the last place of the final than it has seats: a deciding game, or the initial ranking. */
export function TieChoice({ final, refusal }: Props) {
  const words = useWords();
  const say = useSentences(finalSentences);
  const { t, names, tournament } = useDesk();
  const send = useSend(t);
  const { run, busy, trouble, clear } = useAct();
  const { what, why } = words.refusal(refusal, names, tournament.format);
  const settle = (lastPlace: NonNullable<Final['lastPlace']>) =>
    void run(() => send({ kind: 'settle-final', lastPlace, saw: final.lastPlace ?? null }));
  const acts = (['game', 'initial-rank'] as const).map((one) => (
    <Button key={one} size="sm" variant="default" loading={busy} onClick={() => settle(one)}>
      {say.settle[one]}
    </Button>
  ));
  return (
    <>
      <Notice tone="advice" title={what} acts={acts}>
        {why && <p>{why}</p>}
      </Notice>
      <Refused trouble={trouble} onClose={clear} />
    </>
  );
}
