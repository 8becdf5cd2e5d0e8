import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { WholeResults } from '@ronde/contract/http/results-file';
import type { Task } from '@ronde/contract/http/tasks';
import type { ResultColumn } from '@ronde/contract/lists/result-columns';
import { type FormatId, playsWargame } from '@ronde/engine';
import { useEffect, useState } from 'react';
import { base64Of } from '../../core/base64.ts';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { callLong } from '../../core/long-act.ts';
import { TaskBar } from '../../ui/file-links.tsx';
import { TroubleNotice } from '../../ui/notice.tsx';
import { type Trouble, useBusy } from '../../ui/use-act.ts';
import { ResultColumns } from '../results-file/result-columns.tsx';
import styles from './home.module.css';
import { importResultsSentences } from './import-results-sentences.ts';

interface Props {
  readonly file: File;
  /** The tournament file that it comes to. */
  readonly onImport: (file: unknown) => Promise<void>;
  readonly onClose: () => void;
}

interface Asked {
  /** Null: as the file lets think. */
  readonly format: FormatId | null;
  readonly name: string;
  readonly date: string;
  readonly section: number;
  readonly sheet: number | null;
  /** As somebody said them. */
  readonly columns: readonly (ResultColumn | null)[] | null;
}

/** A whole tournament of another program: what is in it, what is taken otherwise, and what the file does not say. */
export function ImportResults({ file, onImport, onClose }: Props) {
  const text = useSentences(importResultsSentences);
  const { formats } = useSentences(uiSentences);
  const [asked, setAsked] = useState<Asked>({
    format: null,
    name: '',
    date: '',
    section: 0,
    sheet: null,
    columns: null,
  });
  const { whole, columns, task, trouble } = useWhole(file, asked);
  const { busy, during } = useBusy();
  const change = (part: Partial<Asked>) => setAsked({ ...asked, ...part });
  const said = whole?.file as
    | { readonly name?: string; readonly date?: string; readonly format?: FormatId }
    | null
    | undefined;
  const format = asked.format ?? said?.format ?? 'suisse';
  return (
    <section className={styles.results} aria-label={text.title(file.name)}>
      <h2>{text.title(file.name)}</h2>
      <TroubleNotice trouble={trouble} onClose={onClose} />
      <TaskBar task={task} />
      {whole && (
        <NativeSelect
          label={text.format}
          description={text.formatHelp}
          data={Object.entries(formats).map(([value, label]) => ({ value, label }))}
          value={format}
          onChange={(event) => change({ format: event.currentTarget.value as FormatId })}
        />
      )}
      {columns.length > 0 && (
        <>
          {whole?.file === null && <p>{text.sayColumns}</p>}
          <ResultColumns
            columns={columns}
            wargame={playsWargame({ format })}
            games
            open={whole === null || whole.file === null}
            onChange={(fields) => change({ columns: fields })}
          />
        </>
      )}
      {whole && said && (
        <>
          <p>
            {text.sources[whole.source]} · {text.size(whole.players, whole.rounds)}
          </p>
          <Places
            label={text.sheet}
            names={whole.sheets}
            at={whole.sheet}
            onTurn={(sheet) => change({ sheet, columns: null })}
          />
          <Places
            label={text.section}
            names={whole.sections}
            at={whole.section}
            onTurn={(section) => change({ section })}
          />
          <TextInput
            label={text.name}
            defaultValue={said.name ?? ''}
            onBlur={(event) => change({ name: event.currentTarget.value.trim() })}
          />
          <TextInput
            label={text.date}
            type="date"
            defaultValue={said.date ?? ''}
            onChange={(event) => change({ date: event.currentTarget.value })}
          />
          <Notes title={text.adjustments} notes={whole.adjustments} open />
          <Notes title={text.warnings} notes={whole.warnings} />
          <Button data-next="" loading={busy} onClick={() => void during(() => onImport(whole.file))}>
            {text.accept}
          </Button>
        </>
      )}
      <p role="status" className="sr-only">
        {whole === null && trouble === null ? text.reading : ''}
      </p>
    </section>
  );
}

interface PlacesProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly at: number;
  readonly onTurn: (place: number) => void;
}

/** One of several sheets, or divisions, by its place. */
function Places({ label, names, at, onTurn }: PlacesProps) {
  if (names.length < 2) return null;
  return (
    <NativeSelect
      label={label}
      data={names.map((name, place) => ({ value: String(place), label: name }))}
      value={String(at)}
      onChange={(event) => onTurn(Number(event.currentTarget.value))}
    />
  );
}

interface NotesProps {
  readonly title: string;
  readonly notes: readonly string[];
  readonly open?: boolean;
}

function Notes({ title, notes, open = false }: NotesProps) {
  if (notes.length === 0) return null;
  return (
    <details open={open}>
      <summary>
        {title} ({notes.length})
      </summary>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </details>
  );
}

/** What the server reads in it; of the wargame's workbook the wargame's formula is asked for at once. */
function useWhole(file: File, { format, name, date, section, sheet, columns }: Asked) {
  // They stay where they are said while the file is read again, or refused as they say it.
  const [said, setSaid] = useState<WholeResults['columns']>([]);
  const [whole, setWhole] = useState<WholeResults | null>(null);
  const [task, setTask] = useState<Task | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => {
    let mine = true;
    const ask = async (as: FormatId): Promise<void> => {
      const body = {
        file: await base64Of(file),
        format: as,
        ...(name !== '' && { name }),
        ...(date !== '' && { date }),
        ...(section > 0 && { section }),
        ...(sheet !== null && { sheet }),
        ...(columns && { columns: [...columns] }),
      };
      const told = (now: Task | null) => mine && setTask(now);
      const answer = await callLong('POST /api/tournaments/results-file', { body }, told);
      if (!mine) return;
      const isWargame = answer.kind === 'done' && answer.value.source === 'workbook';
      if (isWargame && format === null && as !== 'art-de-la-guerre') return ask('art-de-la-guerre');
      setWhole(answer.kind === 'done' ? answer.value : null);
      if (answer.kind === 'done') setSaid(answer.value.columns);
      else if (columns) setSaid((before) => before.map((one, i) => ({ ...one, field: columns[i] ?? null })));
      setTrouble(answer.kind === 'done' ? null : answer.kind === 'unheard' ? { kind: 'unreachable' } : answer);
    };
    setTrouble(null);
    void ask(format ?? 'suisse');
    return () => {
      mine = false;
    };
  }, [file, format, name, date, section, sheet, columns]);
  return { whole, columns: said, task, trouble };
}
