import { Button, TextInput } from '@mantine/core';
import type { Fixed, Match, PlayerId, Round } from '@ronde/engine';
import { type FormEvent, useState } from 'react';
import { telling } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useSend } from '../../core/send.ts';
import { useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { lazyPart } from '../../ui/page-of.ts';
import { useAct } from '../../ui/use-act.ts';
import { draftSentences } from '../pairing/sentences.ts';
import { asFixed } from '../pairing/use-by-hand.ts';
import { ByHandPanel } from './by-hand-panel.tsx';
import type { DraftAct } from './draft-tools.tsx';
import styles from './round.module.css';

/** What is only read, or seldom opened, comes after the draft. */
const WhyPanel = lazyPart(async () => ({ default: (await telling(() => import('../why/why-panel.tsx'))).WhyPanel }));
const SwapPanel = lazyPart(async () => ({ default: (await import('./swap-panel.tsx')).SwapPanel }));

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
  if (match)
    return (
      <WhyPanel key={match.players.join()} {...{ round, content, match, onClose }}>
        {match.table !== undefined && <NumberForm key={match.table} round={round} match={match} onDone={onClose} />}
      </WhyPanel>
    );
  if (act === 'echanger') return <SwapPanel {...{ round, content, picked, onPick, onClose }} />;
  if (act !== 'fixer' && act !== 'exempter') return null;
  const draw = async (fixed: readonly Fixed[]) =>
    (await run(() => send({ kind: 'redraw', round, attempt: content.attempt, ...asFixed(fixed) }))) !== null;
  const refused = <RefusalNotice trouble={trouble} onClose={clear} />;
  return <ByHandPanel key={act} {...{ round, content, busy, refused, onClose }} first={act} onDraw={draw} />;
}

interface NumberFormProps {
  readonly round: number;
  readonly match: Match;
  readonly onDone: () => void;
}

/** A table of a draft gets another number; the one that has it takes its own. */
function NumberForm({ round, match, onDone }: NumberFormProps) {
  const text = useSentences(draftSentences);
  const desk = useDesk();
  const send = useSend(desk.t);
  const { run, busy, trouble, clear } = useAct();
  const [typed, setTyped] = useState(String(match.table ?? ''));
  const [shown, setShown] = useState(false);
  const wrong = !/^[1-9]\d{0,3}$/.test(typed.trim());
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setShown(true);
    const [a, b] = match.players;
    if (wrong || b === undefined || match.table === undefined) return;
    const command = { kind: 'number-table', round, players: [a, b], table: Number(typed), saw: match.table } as const;
    const done = await run(() => send({ ...command, players: [a, b] }));
    if (done) onDone();
  };
  return (
    <form onSubmit={submit} noValidate className={styles.number}>
      <RefusalNotice trouble={trouble} onClose={clear} />
      <TextInput
        label={text.number}
        description={text.numberHelp}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputMode="numeric"
        maxLength={4}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        {...(shown && wrong ? { error: text.fixNumberWrong } : {})}
      />
      <Button type="submit" size="sm" variant="default" loading={busy}>
        {text.numberDo}
      </Button>
    </form>
  );
}
