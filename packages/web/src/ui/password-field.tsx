import { TextInput, type TextInputProps } from '@mantine/core';
import type { Dictionary } from '@ronde/language';
import { useState } from 'react';
import { useSentences } from '../core/language/use-sentences.ts';

type Props = Omit<TextInputProps, 'type' | 'rightSection' | 'rightSectionWidth' | 'maxLength'>;

/** A password, hidden until whoever types it wants to read it. */
export function PasswordField(props: Props) {
  const text = useSentences(sentences);
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...props}
      type={shown ? 'text' : 'password'}
      maxLength={200}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      rightSectionWidth={84}
      rightSection={
        <button
          type="button"
          className="link"
          aria-label={shown ? text.hideLong : text.showLong}
          onClick={() => setShown(!shown)}
        >
          {shown ? text.hide : text.show}
        </button>
      }
    />
  );
}

const fr = {
  show: 'afficher',
  showLong: 'afficher ce qui est tapé',
  hide: 'masquer',
  hideLong: 'masquer ce qui est tapé',
};

const en: typeof fr = { show: 'show', showLong: 'show what is typed', hide: 'hide', hideLong: 'hide what is typed' };

const sentences: Dictionary<typeof fr> = { fr, en };
