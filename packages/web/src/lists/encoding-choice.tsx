import { NativeSelect } from '@mantine/core';
import type { ListBody } from '@ronde/contract/http/lists';
import { useSentences } from '../core/language/use-sentences.ts';
import { listSentences } from './sentences.ts';

type Encoding = NonNullable<ListBody['encoding']>;

interface Props {
  readonly encoding: Encoding;
  readonly sure: boolean;
  readonly onChange: (encoding: Encoding) => void;
}

/** How a text file writes its accents; a guess is said. */
export function EncodingChoice({ encoding, sure, onChange }: Props) {
  const say = useSentences(listSentences);
  return (
    <NativeSelect
      label={say.encoding}
      {...(sure ? {} : { description: say.unsure })}
      data={Object.entries(say.encodings).map(([value, label]) => ({ value, label }))}
      value={encoding}
      onChange={(event) => onChange(event.currentTarget.value as Encoding)}
    />
  );
}
