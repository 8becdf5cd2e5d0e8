import { Button, Checkbox, FileButton, TextInput } from '@mantine/core';
import type { GameRefusal } from '@ronde/engine';
import { judge, type Verdict } from '@ronde/engine/game/challenge';
import { readWordList, type WordList } from '@ronde/engine/game/word-list';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { external, useExternal } from '../../core/external.ts';
import { call } from '../../core/http.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useBusy } from '../../ui/use-act.ts';
import styles from './conduct.module.css';
import { GameRefused } from './ruling-form.tsx';
import { conductSentences } from './sentences.ts';

type Answer = { readonly verdict: Verdict } | { readonly refusal: GameRefusal } | { readonly silent: true };

const split = (text: string): readonly string[] => text.split(/[\s,;]+/).filter((word) => word !== '');

/** A challenge slip: the words of the move just made, admitted or not, and the sanction. Nothing else. */
export function ChallengeForm() {
  const text = useSentences(conductSentences);
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
        label={text.words}
        description={text.wordsHelp}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        data-home=""
        value={fields.words}
        onChange={(event) => change({ words: event.currentTarget.value })}
      />
      <TextInput
        label={text.formed}
        description={text.formedHelp}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={fields.formed}
        onChange={(event) => change({ formed: event.currentTarget.value })}
      />
      <Checkbox
        label={text.tileSeen}
        checked={fields.tileSeen}
        onChange={(event) => change({ tileSeen: event.currentTarget.checked })}
      />
      <div>
        <Button type="submit" loading={lookup.busy}>
          {text.judge}
        </Button>
      </div>
      <div aria-live="polite">
        {answer && 'refusal' in answer && <GameRefused refusal={answer.refusal} />}
        {answer && 'silent' in answer && <p className={styles.ask}>{lookup.none ? text.noList : text.notAnswered}</p>}
        {answer && 'verdict' in answer && <VerdictShown verdict={answer.verdict} />}
      </div>
      <WordListLine lookup={lookup} />
    </form>
  );
}

/** What the arbiter announces (5.3). */
function VerdictShown({ verdict: { words, takenBack, penalty } }: { readonly verdict: Verdict }) {
  const text = useSentences(conductSentences);
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <div className={styles.answer}>
      <ul className={styles.words}>
        {words.map(({ word, admitted }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word may be challenged twice.
          <li key={at} data-tone={admitted ? undefined : 'bad'}>
            <strong>{word}</strong> {admitted ? <IconCheck {...icon} /> : <IconX {...icon} />}
            {admitted ? text.admitted : text.notAdmitted}
          </li>
        ))}
      </ul>
      <p>{takenBack ? text.takenBack : text.stands}</p>
      <p>{penalty > 0 ? text.penalty(penalty) : text.noPenalty}</p>
      <p>{text.nextIs}</p>
    </div>
  );
}

/** Which list answers, named for what it is; and the way to bring another. */
function WordListLine({ lookup: { list, none } }: { readonly lookup: WordLookup }) {
  const text = useSentences(conductSentences);
  const [empty, setEmpty] = useState(false);
  const take = async (file: File | null) => {
    if (!file) return;
    const taken = await takeList(file);
    setEmpty(taken.words.size === 0);
    if (taken.words.size > 0) ownList.set(taken);
  };
  return (
    <div className={styles.list}>
      <p className="quiet small">
        {list && text.list(list.official ? list.name : `${list.name} (${text.unofficial})`, list.count)}
        {list && list.leftOut > 0 && ` ${text.leftOut(list.leftOut)}`}
        {none && text.noList}
        {empty && ` ${text.emptyList}`}
      </p>
      <FileButton accept=".txt,text/plain" onChange={(file) => void take(file)}>
        {(props) => (
          <button type="button" {...props} className="link small">
            {text.ownList}
          </button>
        )}
      </FileButton>
      <p className="quiet small">{text.ownListHelp}</p>
    </div>
  );
}

/** Looks words up in the list brought to this page, else in the one that this house serves. */
interface WordLookup {
  readonly busy: boolean;
  /** No list at all. */
  readonly none: boolean;
  readonly list: {
    readonly name: string;
    readonly count: number;
    readonly official: boolean;
    readonly leftOut: number;
  } | null;
  /** Those of these words that are admitted, as a list; null: nobody answered. */
  admitted(words: readonly string[]): Promise<WordList | null>;
}

const ask = (words: readonly string[]) => call('POST /api/words', { body: { words } });

function useWordLookup(): WordLookup {
  const own = useExternal(ownList);
  const { busy, during } = useBusy();
  const { data } = useQuery({ queryKey: ['words'], staleTime: Number.POSITIVE_INFINITY, queryFn: () => ask([]) });
  const served = data?.kind === 'done' ? data.value.list : null;
  const admitted = async (words: readonly string[]): Promise<WordList | null> => {
    if (own) return own.words;
    const answer = await during(() => ask(words));
    if (answer.kind !== 'done' || !answer.value.list) return null;
    return new Set(answer.value.words.filter((one) => one.admitted).map(({ word }) => word));
  };
  const list = own
    ? { name: own.name, count: own.words.size, official: true, leftOut: own.leftOut }
    : served && { ...served, official: false, leftOut: 0 };
  return { busy, none: !own && data?.kind === 'done' && served === null, list, admitted };
}

/** The list that the words are looked up in. `own`: brought by somebody to this page, and never sent anywhere. */
interface OwnList {
  readonly name: string;
  readonly words: WordList;
  /** Lines that tiles cannot spell. */
  readonly leftOut: number;
}

/** As long as the page is open: a licensed list is nobody's to keep. */
const ownList = external<OwnList | null>(null);

async function takeList(file: File): Promise<OwnList> {
  return { name: file.name, ...readWordList(await textOf(file)) };
}

/** UTF-8, or what Windows writes where it is not. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
