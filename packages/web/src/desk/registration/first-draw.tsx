import { Button } from '@mantine/core';
import { traitsOf } from '@ronde/engine';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.ts';
import { useFrameWords } from '../../ui/use-frame-words.ts';

/** The draw, and before round 1 of the Formule Combinée the pools that it will go by. */
export function FirstDraw({ draw }: { readonly draw: ReactNode }) {
  const say = useFrameWords();
  const { t, tournament } = useDesk();
  return (
    <>
      {traitsOf(tournament.format).circles === 'pools' && tournament.rounds.length === 0 && (
        <Button component={Link} href={address.pools(t)} variant="default">
          {say.pools}
        </Button>
      )}
      {draw}
    </>
  );
}
