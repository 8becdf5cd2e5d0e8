import { Button, NativeSelect, TextInput } from '@mantine/core';
import { honoured } from '@ronde/engine';
import { frenchOrder } from '@ronde/engine/base/french-order';
import { type FormEvent, useRef, useState } from 'react';
import { useDesk } from '../../shell/desk.ts';
import styles from './prizes.module.css';
import { usePrizesWords } from './use-prizes-words.ts';

interface Props {
  readonly busy: boolean;
  /** False: it was refused, what was typed stays. */
  readonly onGive: (name: string, player: string) => Promise<boolean>;
}

/** A trophy and who gets it. Pressed too early, it says what is missing. */
export function TrophyForm({ busy, onGive }: Props) {
  const say = usePrizesWords();
  const { tournament, names } = useDesk();
  const [name, setName] = useState('');
  const [player, setPlayer] = useState('');
  const [asked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const people = tournament.players
    .filter(({ id, spare }) => !spare && honoured(tournament)(id))
    .map(({ id }) => ({ value: id, label: names.full(id) }))
    .sort((a, b) => frenchOrder(a.label, b.label));
  const give = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (name.trim() === '' || player === '' || !(await onGive(name.trim(), player))) return;
    setName('');
    setPlayer('');
    setAsked(false);
    field.current?.focus();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void give(event)}>
      <TextInput
        ref={field}
        label={say.trophyName}
        value={name}
        maxLength={80}
        error={asked && name.trim() === '' ? say.trophyMissing : null}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <NativeSelect
        label={say.to}
        value={player}
        data={[{ value: '', label: say.choose }, ...people]}
        error={asked && player === '' ? say.chooseFirst : null}
        onChange={(event) => setPlayer(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={busy}>
        {say.give}
      </Button>
    </form>
  );
}
