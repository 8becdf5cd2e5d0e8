import type { Fixed, Match, PlayerId, Round } from '@ronde/engine';
import { useSend } from '../../core/send.ts';
import { useDesk } from '../../shell/desk.ts';
import { Refused } from '../../shell/refused.tsx';
import { useAct } from '../../ui/use-act.ts';
import { asFixed } from '../pairing/fixed-again.ts';
import { ByHandPanel } from './by-hand-panel.tsx';
import type { DraftAct } from './draft-tool.tsx';
import { SwapPanel } from './swap-panel.tsx';
import { WhyPanel } from './why-panel.tsx';

interface Props {
  readonly round: number;
  readonly content: Round;
  /** Whose reasons are asked for. */
  readonly match: Match | null;
  readonly act: DraftAct | null;
  readonly picked: readonly PlayerId[];
  readonly onPick: (picked: readonly PlayerId[]) => void;
  readonly onClose: () => void;
}

/** The panel beside a draft: the reasons of a table, or what is done by hand. */
export function DraftSide({ round, content, match, act, picked, onPick, onClose }: Props) {
  const desk = useDesk();
  const send = useSend(desk.t);
  const { run, busy, trouble, clear } = useAct();
  if (match) return <WhyPanel key={match.players.join()} {...{ round, content, match, onClose }} />;
  if (act === 'echanger') return <SwapPanel {...{ round, content, picked, onPick, onClose }} />;
  if (act !== 'fixer' && act !== 'exempter') return null;
  const draw = async (fixed: readonly Fixed[]) =>
    (await run(() => send({ kind: 'redraw', round, attempt: content.attempt, ...asFixed(fixed) }))) !== null;
  const refused = <Refused trouble={trouble} onClose={clear} />;
  return <ByHandPanel key={act} {...{ round, content, busy, refused, onClose }} first={act} onDraw={draw} />;
}
