import { FileButton } from '@mantine/core';
import { useState } from 'react';
import styles from './conduct.module.css';
import { useConductWords } from './use-conduct-words.ts';
import type { WordLookup } from './use-word-lookup.ts';
import { ownList, takeList } from './word-source.ts';

/** Which list answers, named for what it is; and the way to bring another. */
export function WordListLine({ lookup: { list, none } }: { readonly lookup: WordLookup }) {
  const { say } = useConductWords();
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
        {list && say.list(list.official ? list.name : `${list.name} (${say.unofficial})`, list.count)}
        {list && list.leftOut > 0 && ` ${say.leftOut(list.leftOut)}`}
        {none && say.noList}
        {empty && ` ${say.emptyList}`}
      </p>
      <FileButton accept=".txt,text/plain" onChange={(file) => void take(file)}>
        {(props) => (
          <button type="button" {...props} className="link small">
            {say.ownList}
          </button>
        )}
      </FileButton>
      <p className="quiet small">{say.ownListHelp}</p>
    </div>
  );
}
