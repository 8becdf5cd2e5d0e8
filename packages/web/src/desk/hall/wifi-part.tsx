import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Hall } from '../../core/hall-query.ts';
import { Section } from '../../ui/section.tsx';
import styles from './hall.module.css';
import { PartFoot } from './part-foot.tsx';
import { useHallPart, useHallWords } from './use-hall-room.ts';

/** The network that people join, by the name that they read. */
export function WifiPart({ hall }: { readonly hall: Hall }) {
  const say = useHallWords();
  const part = useHallPart();
  const [typed, setTyped] = useState<string | null>(null);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const wifi = (typed ?? hall.wifi ?? '').trim();
    if (await part.change({ wifi: wifi || null }, () => say.saved)) setTyped(null);
  };
  return (
    <Section title={say.wifi}>
      <form onSubmit={(event) => void save(event)} noValidate className={styles.form}>
        <TextInput
          label={say.wifiName}
          description={say.wifiHelp}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={80}
          autoComplete="off"
          value={typed ?? hall.wifi ?? ''}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <PartFoot part={part}>
          <Button type="submit" variant="default" loading={part.busy}>
            {say.save}
          </Button>
        </PartFoot>
      </form>
    </Section>
  );
}
