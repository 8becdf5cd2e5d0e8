import { Button, TextInput } from '@mantine/core';
import type { RegistrationRequestView } from '@ronde/contract/http/player';
import { playsWargame } from '@ronde/engine';
import { type FormEvent, useState } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { teamSentences } from './sentences.ts';

interface Props {
  readonly one: RegistrationRequestView;
  readonly onClose: () => void;
  readonly onAccept: (facts: { readonly name?: string; readonly rating?: number }) => void;
}

const rating = /^\d{1,4}$/;

/** Registers who has asked, under the name as the lists write it, with the rating where it is known. */
export function RequestPanel({ one, onClose, onAccept }: Props) {
  const text = useSentences(teamSentences);
  const { tournament } = useDesk();
  const [name, setName] = useState(() => proposedName(one.name));
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const accept = (event: FormEvent) => {
    event.preventDefault();
    const text = typed.trim();
    setWrong(text !== '' && !rating.test(text));
    if (name.trim() === '' || (text !== '' && !rating.test(text))) return;
    onAccept({
      ...(name.trim() === one.name ? {} : { name: name.trim() }),
      ...(text === '' ? {} : { rating: Number(text) }),
    });
  };
  return (
    <SidePanel title={one.name} onClose={onClose} focus>
      <form onSubmit={accept} noValidate>
        <TextInput
          label={text.playerName}
          {...(name !== one.name && { description: text.askedAs(one.name) })}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={120}
          mb={12}
          value={name}
          {...(name.trim() === '' && { error: text.nameMissing })}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextInput
          label={playsWargame(tournament) ? 'Elo' : text.rating}
          description={text.ratingHelp}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          inputMode="numeric"
          maxLength={6}
          value={typed}
          {...(wrong && { error: text.wrongRating })}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setWrong(false);
          }}
        />
        <p>
          <Button type="submit" mt={12}>
            {text.accept}
          </Button>
        </p>
      </form>
    </SidePanel>
  );
}

/**
 * How the lists would write a name that was typed in small letters: « martin léa » is « MARTIN Léa », in the order
 * that the form asks for. Of more words than two nobody knows where the surname ends: they stay.
 */
export function proposedName(asked: string): string {
  const name = asked.trim().replace(/\s+/gu, ' ');
  const [surname, first, ...more] = name.split(' ');
  if (surname === undefined || first === undefined || more.length > 0 || name !== name.toLocaleLowerCase('fr'))
    return name;
  return `${surname.toLocaleUpperCase('fr')} ${first.replace(/(^|[-’'])(\p{L})/gu, (start) => start.toLocaleUpperCase('fr'))}`;
}
