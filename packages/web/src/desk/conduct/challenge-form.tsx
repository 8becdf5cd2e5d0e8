import { Button, Checkbox, TextInput } from '@mantine/core';
import type { GameRefusal } from '@ronde/engine';
import { judge, type Verdict } from '@ronde/engine/game/challenge';
import { type FormEvent, useState } from 'react';
import styles from './conduct.module.css';
import { GameRefused } from './game-refused.tsx';
import { useConductWords } from './use-conduct-words.ts';
import { useWordLookup } from './use-word-lookup.ts';
import { VerdictShown } from './verdict.tsx';
import { WordListLine } from './word-list-line.tsx';

type Answer = { readonly verdict: Verdict } | { readonly refusal: GameRefusal } | { readonly silent: true };

const split = (text: string): readonly string[] => text.split(/[\s,;]+/).filter((word) => word !== '');

/** A challenge slip: the words of the move just made, admitted or not, and the sanction. Nothing else. */
export function ChallengeForm() {
  const { say } = useConductWords();
  const lookup = useWordLookup();
  const [fields, setFields] = useState({ words: '', formed: '', tileSeen: false });
  const [answer, setAnswer] = useState<Answer | null>(null);
  const change = (part: Partial<typeof fields>) => {
    setAnswer(null);
    setFields({ ...fields, ...part });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const [words, formed] = [split(fields.words), split(fields.formed)];
    const list = await lookup.admitted(words);
    if (!list) return setAnswer({ silent: true });
    const challenge = { mover: 0, words, tileSeen: fields.tileSeen, ...(formed.length > 0 && { formed }) } as const;
    const judged = judge(challenge, list);
    setAnswer(judged.ok ? { verdict: judged.value } : { refusal: judged.refusal });
  };
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <TextInput
        label={say.words}
        description={say.wordsHelp}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        data-home=""
        value={fields.words}
        onChange={(event) => change({ words: event.currentTarget.value })}
      />
      <TextInput
        label={say.formed}
        description={say.formedHelp}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={fields.formed}
        onChange={(event) => change({ formed: event.currentTarget.value })}
      />
      <Checkbox
        label={say.tileSeen}
        checked={fields.tileSeen}
        onChange={(event) => change({ tileSeen: event.currentTarget.checked })}
      />
      <div>
        <Button type="submit" loading={lookup.busy}>
          {say.judge}
        </Button>
      </div>
      <div aria-live="polite">
        {answer && 'refusal' in answer && <GameRefused refusal={answer.refusal} />}
        {answer && 'silent' in answer && <p className={styles.ask}>{lookup.none ? say.noList : say.notAnswered}</p>}
        {answer && 'verdict' in answer && <VerdictShown verdict={answer.verdict} />}
      </div>
      <WordListLine lookup={lookup} />
    </form>
  );
}
