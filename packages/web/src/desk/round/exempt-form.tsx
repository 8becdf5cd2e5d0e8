import { Button } from '@mantine/core';
import type { Fixed, PlayerId } from '@ronde/engine';
import { type FormEvent, useState } from 'react';
import { useDesk } from '../../shell/desk.ts';
import { PlayerSelect } from '../pairing/player-select.tsx';
import { useDraftWords } from '../pairing/use-draft-words.ts';
import styles from './round.module.css';
import { presentNow } from './wrong-fixed.ts';

interface Props {
  readonly list: readonly Fixed[];
  readonly onAdd: (fixed: Fixed) => void;
  readonly focus: boolean;
}

/** Somebody exempt by hand: offered are those who have no table by hand yet. */
export function ExemptForm({ list, onAdd, focus }: Props) {
  const say = useDraftWords();
  const { tournament } = useDesk();
  const [who, setWho] = useState<PlayerId | null>(null);
  const [shown, setShown] = useState(false);
  const seated = new Set(list.flatMap(({ players }) => [...players]));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShown(who === null);
    if (who === null) return;
    onAdd({ players: [who] });
    setWho(null);
  };
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <PlayerSelect
        label={say.exemptWho}
        value={who}
        onChange={setWho}
        players={[...presentNow(tournament)].filter((id) => !seated.has(id))}
        error={shown ? say.exemptNeeds : undefined}
        focus={focus}
      />
      <Button type="submit" size="sm" variant="default">
        {say.exempt}
      </Button>
    </form>
  );
}
