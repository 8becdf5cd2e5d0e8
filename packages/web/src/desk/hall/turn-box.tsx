import { Checkbox } from '@mantine/core';
import { useState } from 'react';

interface Props {
  readonly label: string;
  readonly on: boolean;
  /** Resolves once it is done, or refused. */
  readonly onTurn: (on: boolean) => Promise<unknown>;
}

/** A box that acts at once: it shows what was asked until the answer is there. */
export function TurnBox({ label, on, onTurn }: Props) {
  const [asked, setAsked] = useState<boolean | null>(null);
  const turn = async (wanted: boolean) => {
    setAsked(wanted);
    await onTurn(wanted);
    setAsked(null);
  };
  return <Checkbox label={label} checked={asked ?? on} onChange={(event) => void turn(event.currentTarget.checked)} />;
}
