import type { WordsAnswer } from '@ronde/contract/http/words';
import type { WordList } from '@ronde/engine/game/word-list';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useExternal } from '../../core/external.ts';
import { request } from '../../core/http.ts';
import { ownList } from './word-source.ts';

/** Looks words up in the list brought to this page, else in the one that this house serves. */
export interface WordLookup {
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

const ask = (words: readonly string[]) => request<WordsAnswer>('POST', '/api/words', { words });

export function useWordLookup(): WordLookup {
  const own = useExternal(ownList);
  const [busy, setBusy] = useState(false);
  const { data } = useQuery({ queryKey: ['words'], staleTime: Number.POSITIVE_INFINITY, queryFn: () => ask([]) });
  const served = data?.kind === 'done' ? data.value.list : null;
  const admitted = async (words: readonly string[]): Promise<WordList | null> => {
    if (own) return own.words;
    setBusy(true);
    const answer = await ask(words);
    setBusy(false);
    if (answer.kind !== 'done' || !answer.value.list) return null;
    return new Set(answer.value.words.filter((one) => one.admitted).map(({ word }) => word));
  };
  const list = own
    ? { name: own.name, count: own.words.size, official: true, leftOut: own.leftOut }
    : served && { ...served, official: false, leftOut: 0 };
  return { busy, none: !own && data?.kind === 'done' && served === null, list, admitted };
}
