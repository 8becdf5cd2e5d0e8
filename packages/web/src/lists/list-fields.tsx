import { Button, NativeSelect } from '@mantine/core';
import type { ListBody, ListColumn, ListReading } from '@ronde/contract/http/lists';
import { type ListField, listFields, wargameFields } from '@ronde/contract/lists/columns';
import { IconFileUpload } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { useSentences } from '../core/language/use-sentences.ts';
import type { ListSource } from './list-source.ts';
import styles from './lists.module.css';
import { listSentences } from './sentences.ts';

interface SourceFieldsProps {
  readonly source: ListSource;
  readonly label: string;
  readonly help: string;
  /** Ends of file names beside those of lists. */
  readonly accept?: string;
}

/** The text, or the name of the file in its place. */
export function SourceFields({ source, label, help, accept = '' }: SourceFieldsProps) {
  const text = useSentences(listSentences);
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
            {text.dropFile}
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
        accept={`.csv,.txt,.tsv,.xlsx,.ods${accept}`}
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
        {text.file} ({text.fileHelp})
      </Button>
    </>
  );
}

type Encoding = NonNullable<ListBody['encoding']>;

interface EncodingChoiceProps {
  readonly encoding: Encoding;
  readonly sure: boolean;
  readonly onChange: (encoding: Encoding) => void;
}

/** How a text file writes its accents; a guess is said. */
export function EncodingChoice({ encoding, sure, onChange }: EncodingChoiceProps) {
  const text = useSentences(listSentences);
  return (
    <NativeSelect
      label={text.encoding}
      {...(sure ? {} : { description: text.unsure })}
      data={Object.entries(text.encodings).map(([value, label]) => ({ value, label }))}
      value={encoding}
      onChange={(event) => onChange(event.currentTarget.value as Encoding)}
    />
  );
}

interface ReadingNotesProps {
  readonly reading: ListReading;
  readonly onSheet: (sheet: number) => void;
}

/** How the list was read: what was left out, which layout it has, and the other sheets of a workbook. */
export function ReadingNotes({ reading, onSheet }: ReadingNotesProps) {
  const text = useSentences(listSentences);
  const { unknown, above, hidden, again, layout, sheets, sheet, rewritten } = reading;
  const notes = [
    layout && text.layouts[layout],
    rewritten !== null && text.rewritten,
    above.length > 0 && text.above(above),
    hidden > 0 && text.hidden(hidden),
    again > 0 && text.again(again),
    unknown.length > 0 && text.unknownColumns(unknown),
  ];
  return (
    <>
      {sheets.length > 1 && (
        <NativeSelect
          label={text.sheet}
          data={sheets.map((label, place) => ({ value: String(place), label }))}
          value={String(sheet)}
          onChange={(event) => onSheet(Number(event.currentTarget.value))}
        />
      )}
      {notes.map(
        (note) =>
          note && (
            <p key={note} className={styles.asks}>
              {note}
            </p>
          ),
      )}
    </>
  );
}

interface ListColumnsProps {
  readonly columns: readonly ListColumn[];
  /** Whether the list may name armies. */
  readonly armies: boolean;
  readonly onChange: (fields: readonly (ListField | null)[]) => void;
}

/** What each column was taken for, each to be chosen otherwise. Without headers it is a guess, and stands open. */
export function ColumnChoices({ columns, armies, onChange }: ListColumnsProps) {
  const text = useSentences(listSentences);
  if (columns.length === 0) return null;
  // A list that was parted into columns has some in which nothing stands.
  const shown = columns
    .map((column, place) => ({ ...column, place }))
    .filter(({ title, sample }) => title !== null || sample !== '');
  const guessed = columns.every(({ title }) => title === null);
  const taken = new Set(columns.map(({ field }) => field));
  const fields = listFields.filter(
    (field) => taken.has(field) || (armies ? field !== 'series' : !wargameFields.has(field)),
  );
  const labelOf = (field: ListField) => (armies && field === 'rating' ? 'Elo' : text.fields[field]);
  const choose = (place: number, value: string) => {
    const chosen = fields.find((field) => field === value) ?? null;
    // What one column says now, no other one says any more.
    onChange(columns.map(({ field }, i) => (i === place ? chosen : field === chosen ? null : field)));
  };
  return (
    <details open={guessed} className={styles.columns}>
      <summary>{text.columns}</summary>
      {guessed && <p className={styles.asks}>{text.columnsGuessed}</p>}
      <div className={styles.choices}>
        {shown.map(({ title, sample, field, place }) => (
          <NativeSelect
            key={place}
            label={text.column(place + 1, title || sample)}
            data={[{ value: '', label: text.noField }, ...fields.map((one) => ({ value: one, label: labelOf(one) }))]}
            value={field ?? ''}
            onChange={(event) => choose(place, event.currentTarget.value)}
          />
        ))}
      </div>
    </details>
  );
}

interface LineQuestionProps<K extends string> {
  readonly legend: string;
  readonly about?: string;
  /** Of whom it is asked. */
  readonly name: string;
  readonly options: readonly (readonly [K, string])[];
  readonly chosen: K | undefined;
  readonly onChoose: (key: K) => void;
}

/** What is asked about one line of a list, each answer a press. */
export function LineQuestion<K extends string>({
  legend,
  about,
  name,
  options,
  chosen,
  onChoose,
}: LineQuestionProps<K>) {
  return (
    <fieldset className={styles.question}>
      <legend className={styles.asks}>{legend}</legend>
      {about && <span className="quiet">{about}</span>}
      {options.map(([key, word]) => (
        <button
          key={key}
          type="button"
          className="link"
          aria-pressed={chosen === key}
          aria-label={`${word}, ${name}`}
          onClick={() => onChoose(key)}
        >
          {chosen === key && '✓ '}
          {word}
        </button>
      ))}
    </fieldset>
  );
}
