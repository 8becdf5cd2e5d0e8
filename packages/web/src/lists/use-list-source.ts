import type { ListBody } from '@ronde/contract/http/lists';
import { useMemo, useState } from 'react';

interface ChosenFile {
  readonly name: string;
  /** In base64. */
  readonly file: string;
}

export type ListSource = ReturnType<typeof useListSource>;

/** A list on its way in: what was typed or pasted, or a file in its place. `onChange`: it is another list now. */
export function useListSource(onChange: () => void) {
  const [text, setText] = useState('');
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [encoding, setEncoding] = useState<ListBody['encoding']>(undefined);
  const body = useMemo(() => bodyOf(text, file, encoding), [text, file, encoding]);
  return {
    text,
    file,
    /** As it is sent; null: nothing yet. */
    body,
    type: (typed: string) => {
      setText(typed);
      onChange();
    },
    choose: async (chosen: File | null) => {
      onChange();
      setEncoding(undefined);
      setFile(chosen && { name: chosen.name, file: await base64Of(chosen) });
    },
    encode: (as: NonNullable<ListBody['encoding']>) => {
      onChange();
      setEncoding(as);
    },
  };
}

function bodyOf(text: string, file: ChosenFile | null, encoding: ListBody['encoding']): ListBody | null {
  if (file) return { file: file.file, ...(encoding !== undefined && { encoding }) };
  return text.trim() === '' ? null : { text };
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
