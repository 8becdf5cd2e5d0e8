import { Button, TextInput } from '@mantine/core';
import type { Match } from '@ronde/engine';
import { type FormEvent, useState } from 'react';
import { useSend } from '../../core/send.ts';
import { useDesk } from '../../shell/desk.ts';
import { Refused } from '../../shell/refused.tsx';
import { useAct } from '../../ui/use-act.ts';
import { useDraftWords } from '../pairing/use-draft-words.ts';
import styles from './round.module.css';

interface Props {
  readonly round: number;
  readonly match: Match;
  readonly onDone: () => void;
}

/** A table of a draft gets another number; the one that has it takes its own. */
export function NumberForm({ round, match, onDone }: Props) {
  const say = useDraftWords();
  const desk = useDesk();
  const send = useSend(desk.t);
  const { run, busy, trouble, clear } = useAct();
  const [text, setText] = useState(String(match.table ?? ''));
  const [shown, setShown] = useState(false);
  const wrong = !/^[1-9]\d{0,3}$/.test(text.trim());
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setShown(true);
    const [a, b] = match.players;
    if (wrong || b === undefined || match.table === undefined) return;
    const command = { kind: 'number-table', round, players: [a, b], table: Number(text), saw: match.table } as const;
    const done = await run(() => send({ ...command, players: [a, b] }));
    if (done) onDone();
  };
  return (
    <form onSubmit={submit} noValidate className={styles.number}>
      <Refused trouble={trouble} onClose={clear} />
      <TextInput
        label={say.number}
        description={say.numberHelp}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputMode="numeric"
        maxLength={4}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        {...(shown && wrong ? { error: say.fixNumberWrong } : {})}
      />
      <Button type="submit" size="sm" variant="default" loading={busy}>
        {say.numberDo}
      </Button>
    </form>
  );
}
