import { Button } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { Link } from 'wouter';
import { address } from '../frame/addresses.ts';
import { useDesk } from '../frame/desk.ts';
import styles from './reread.module.css';
import { useRereadWords } from './use-reread-words.ts';

/** « Relire », where a round has results. */
export function RereadLink({ round }: { readonly round: number }) {
  const say = useRereadWords();
  const { t, tournament } = useDesk();
  if (!tournament.rounds[round - 1]?.matches.some(({ result }) => result)) return null;
  return (
    <p className={styles.link}>
      <Button
        component={Link}
        href={address.reread(t, round)}
        size="sm"
        variant="default"
        leftSection={<IconListCheck size={16} stroke={1.75} aria-hidden="true" />}
      >
        {say.link}
      </Button>
    </p>
  );
}
