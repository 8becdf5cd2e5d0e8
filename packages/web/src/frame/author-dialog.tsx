import { Button, Modal, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { author } from '../session/author.ts';
import { useUi } from '../session/use-words.ts';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Who writes in the log from this browser. */
export function AuthorDialog({ opened, onClose }: Props) {
  const ui = useUi();
  const [name, setName] = useState(author.get());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    author.set(name.trim());
    onClose();
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={ui.app.changeAuthor}
      closeButtonProps={{ 'aria-label': ui.app.close }}
    >
      <form onSubmit={submit}>
        <TextInput
          label={ui.app.author}
          description={ui.app.authorHelp}
          placeholder={ui.app.authorDefault}
          value={name}
          maxLength={60}
          autoComplete="name"
          data-autofocus
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" mt={16}>
          {ui.player.saveIdentity}
        </Button>
      </form>
    </Modal>
  );
}
