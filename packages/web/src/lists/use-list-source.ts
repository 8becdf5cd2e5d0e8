import type { ListBody } from '@ronde/contract/http/lists';
import type { ListField } from '@ronde/contract/lists/columns';
import { useMemo } from 'react';
import { type ListDraft, useListDraft } from './list-draft.ts';

export type ListSource = ReturnType<typeof useListSource>;

/**
 * A list on its way in: what was typed or pasted, or a file in its place, and what its columns say. `about`: the
 * tournament or the game that it is for. `onChange`: it is another list now.
 */
export function useListSource(about: string, onChange: () => void = () => undefined) {
  const { draft, change, forget } = useListDraft(about);
  const { text, file, encoding, columns } = draft;
  const body = useMemo(() => bodyOf({ text, file, encoding, columns }), [text, file, encoding, columns]);
  return {
    text,
    file,
    draft,
    change,
    forget,
    /** As it is sent; null: nothing yet. */
    body,
    type: (typed: string) => {
      change({ text: typed, ...(!sharesLine(typed, text) && { columns: null }) });
      onChange();
    },
    choose: async (chosen: File | null) => {
      const content = chosen && { name: chosen.name, file: await base64Of(chosen) };
      change({ file: content, encoding: undefined, columns: null, answers: {}, done: [] });
      onChange();
    },
    encode: (as: NonNullable<ListBody['encoding']>) => {
      change({ encoding: as });
      onChange();
    },
    take: (fields: readonly (ListField | null)[]) => {
      change({ columns: fields });
      onChange();
    },
  };
}

type Said = Pick<ListDraft, 'text' | 'file' | 'encoding' | 'columns'>;

function bodyOf({ text, file, encoding, columns }: Said): ListBody | null {
  const chosen = columns && { columns: [...columns] };
  if (file) return { file: file.file, ...(encoding !== undefined && { encoding }), ...chosen };
  return text.trim() === '' ? null : { text, ...chosen };
}

/** What was said of the columns holds as long as something of the list stays. */
function sharesLine(typed: string, before: string): boolean {
  const lines = new Set(before.split('\n').filter((line) => line.trim() !== ''));
  return typed.split('\n').some((line) => lines.has(line)) || lines.size === 1;
}

async function base64Of(file: File): Promise<string> {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
  return url.slice(url.indexOf(',') + 1);
}
