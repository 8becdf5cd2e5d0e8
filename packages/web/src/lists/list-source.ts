import type { ListBody } from '@ronde/contract/http/lists';
import type { ListField } from '@ronde/contract/lists/columns';
import { useMemo, useReducer } from 'react';
import { base64Of } from '../core/base64.ts';
import { external, useExternal } from '../core/external.ts';
import { readJson, writeJson } from '../core/storage.ts';

export type ListSource = ReturnType<typeof useListSource>;

/**
 * A list on its way in: what was typed or pasted, or a file in its place, and what its columns say. `about`: the
 * tournament or the game that it is for. `onChange`: it is another list now.
 */
export function useListSource(about: string, onChange: () => void = () => undefined) {
  const { draft, change, forget } = useListDraft(about);
  const { text, file, encoding, columns, sheet } = draft;
  const [readings, readAgain] = useReducer((n: number) => n + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same list is another one once a layout is forgotten
  const body = useMemo(
    () => bodyOf({ text, file, encoding, columns, sheet }),
    [text, file, encoding, columns, sheet, readings],
  );
  return {
    text,
    file,
    draft,
    change,
    forget,
    /** As it is sent; null: nothing yet. */
    body,
    /** The same list once more: it may be read otherwise now. */
    readAgain,
    type: (typed: string) => {
      change({ text: typed, ...(!sharesLine(typed, text) && { columns: null }) });
      onChange();
    },
    choose: async (chosen: File | null) => {
      const content = chosen && { name: chosen.name, file: await base64Of(chosen) };
      change({ ...blankList, text, file: content, names: draft.names });
      onChange();
    },
    encode: (as: NonNullable<ListBody['encoding']>) => {
      change({ encoding: as });
      onChange();
    },
    turnTo: (sheet: number) => {
      change({ sheet, columns: null, done: [] });
      onChange();
    },
    take: (fields: readonly (ListField | null)[]) => {
      change({ columns: fields, byHand: true });
      onChange();
    },
  };
}

type Said = Pick<ListDraft, 'text' | 'file' | 'encoding' | 'columns' | 'sheet'>;

function bodyOf({ text, file, encoding, columns, sheet }: Said): ListBody | null {
  const chosen = columns && { columns: [...columns] };
  if (file)
    return {
      file: file.file,
      ...(encoding !== undefined && { encoding }),
      ...(sheet !== null && { sheet }),
      ...chosen,
    };
  return text.trim() === '' ? null : { text, ...chosen };
}

/** What was said of the columns holds as long as something of the list stays. */
function sharesLine(typed: string, before: string): boolean {
  const lines = new Set(before.split('\n').filter((line) => line.trim() !== ''));
  return typed.split('\n').some((line) => lines.has(line)) || lines.size === 1;
}

interface ChosenFile {
  readonly name: string;
  /** In base64. */
  readonly file: string;
}

/** A list on its way in, with what was said of its columns and lines. */
export interface ListDraft {
  readonly text: string;
  readonly file: ChosenFile | null;
  readonly encoding: ListBody['encoding'];
  /** As somebody chose; null: as the headers or the places say. */
  readonly columns: readonly (ListField | null)[] | null;
  /** Whether somebody chose the columns; else they were kept with the rest of a list. */
  readonly byHand: boolean;
  /** Under which name its columns are remembered; null: as it is proposed. */
  readonly layout: string | null;
  /** Of a workbook, by its place; null: the first that is not empty. */
  readonly sheet: number | null;
  /** Whether names are written « NOM Prénom » where something tells which is the surname. */
  readonly names: 'proposed' | 'typed';
  /** What is done with entries that are not plainly agreed, by what the list says of them. */
  readonly statuses: Readonly<Record<string, 'enter' | 'leave'>>;
  /** By line and question (`line-keys.ts`). */
  readonly answers: Readonly<Record<string, unknown>>;
  /** Lines of a file that are kept already while others wait. */
  readonly done: readonly string[];
  /** What is still to be done with it, when it is left: said by the page. */
  readonly waiting: readonly [ready: number, known: number, open: number, refused: number] | null;
}

const blankList: ListDraft = {
  text: '',
  file: null,
  encoding: undefined,
  columns: null,
  byHand: false,
  layout: null,
  sheet: null,
  names: 'proposed',
  statuses: {},
  answers: {},
  done: [],
  waiting: null,
};

const drafts = external<Readonly<Record<string, ListDraft>>>({});
const keyOf = (about: string): string => `ronde.list.${about}`;

/**
 * The list that somebody has begun here, kept when its panel is closed and, as far as it is text, when the page is read
 * again. `about`: the tournament or the game.
 */
export function useListDraft(about: string) {
  const draft = useExternal(drafts)[about] ?? stored(about);
  const change = (part: Partial<ListDraft>) => put(about, { ...current(about), ...part });
  return { draft, change, forget: () => put(about, blankList) };
}

/** Asked at the moment of writing: two changes of one event follow each other. */
const current = (about: string): ListDraft => drafts.get()[about] ?? stored(about);

function put(about: string, draft: ListDraft): void {
  drafts.set({ ...drafts.get(), [about]: draft });
  // What is too large, a file of a whole federation, leaves nothing older behind.
  writeJson(keyOf(about), null, 'tab');
  if (isBegun(draft)) writeJson(keyOf(about), draft, 'tab');
}

export const isBegun = ({ text, file }: ListDraft): boolean => file !== null || text.trim() !== '';

const read = new Map<string, ListDraft>();

/** Read once: what is given again must be the same value. */
function stored(about: string): ListDraft {
  const known = read.get(about);
  if (known) return known;
  const draft = { ...blankList, ...readJson<Partial<ListDraft>>(keyOf(about), 'tab') };
  read.set(about, draft);
  return draft;
}
