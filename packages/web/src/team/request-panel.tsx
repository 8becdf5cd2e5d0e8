import { Button, TextInput } from '@mantine/core';
import type { RegistrationRequestView } from '@ronde/contract/http/player';
import { type FormEvent, useState } from 'react';
import { SidePanel } from '../frame/side-panel.tsx';
import { useTeamWords } from './use-team-words.ts';

interface Props {
  readonly one: RegistrationRequestView;
  readonly onClose: () => void;
  readonly onAccept: (facts: { readonly rating?: number }) => void;
}

const rating = /^\d{1,4}$/;

/** Registers who has asked, with the rating where it is known. */
export function RequestPanel({ one, onClose, onAccept }: Props) {
  const say = useTeamWords();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const accept = (event: FormEvent) => {
    event.preventDefault();
    const text = typed.trim();
    if (text !== '' && !rating.test(text)) return setWrong(true);
    onAccept(text === '' ? {} : { rating: Number(text) });
  };
  return (
    <SidePanel title={one.name} onClose={onClose} focus>
      <form onSubmit={accept} noValidate>
        <TextInput
          label={say.rating}
          description={say.ratingHelp}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          inputMode="numeric"
          maxLength={6}
          value={typed}
          {...(wrong && { error: say.wrongRating })}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setWrong(false);
          }}
        />
        <p>
          <Button type="submit" mt={12}>
            {say.accept}
          </Button>
        </p>
      </form>
    </SidePanel>
  );
}
