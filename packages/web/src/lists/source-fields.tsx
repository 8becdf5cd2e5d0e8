import { Button } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { useSentences } from '../core/language/use-sentences.ts';
import styles from './lists.module.css';
import { listSentences } from './sentences.ts';
import type { ListSource } from './use-list-source.ts';

interface Props {
  readonly source: ListSource;
  readonly label: string;
  readonly help: string;
}

/** The text, or the name of the file in its place. */
export function SourceFields({ source, label, help }: Props) {
  const say = useSentences(listSentences);
  const field = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => area.current?.focus(), []);
  return (
    <>
      {source.file ? (
        <p className={styles.file}>
          <strong>{source.file.name}</strong>
          <button type="button" className="link" onClick={() => void source.choose(null)}>
            {say.dropFile}
          </button>
        </p>
      ) : (
        <>
          <label htmlFor={field}>{label}</label>
          <p className={styles.help}>{help}</p>
          <textarea
            ref={area}
            id={field}
            className={styles.textarea}
            value={source.text}
            spellCheck={false}
            data-autofocus=""
            onChange={(event) => source.type(event.currentTarget.value)}
          />
        </>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,.tsv,.xlsx,.ods"
        onChange={(event) => {
          void source.choose(event.currentTarget.files?.[0] ?? null);
          event.currentTarget.value = '';
        }}
      />
      <Button
        variant="default"
        leftSection={<IconFileUpload size={16} stroke={1.75} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {say.file} ({say.fileHelp})
      </Button>
    </>
  );
}
