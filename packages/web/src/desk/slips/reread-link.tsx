import { Button } from '@mantine/core';
import { playsWargame, type Round } from '@ronde/engine';
import { IconListCheck } from '@tabler/icons-react';
import { Link } from 'wouter';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useLog } from '../../core/queries.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import { resultSources } from '../entry/tables.ts';
import styles from './reread.module.css';
import { rereadSentences } from './sentences.ts';

/** « Contrôler les feuilles », where a round has results; what the states of its tables say of them. */
export function RereadLink({ round }: { readonly round: number }) {
  const text = useSentences(rereadSentences);
  const { t, tournament } = useDesk();
  const content = tournament.rounds[round - 1];
  if (!content?.matches.some(({ result }) => result)) return null;
  return (
    <>
      <p className={styles.link}>
        <Button
          component={Link}
          href={address.reread(t, round)}
          size="sm"
          variant="default"
          leftSection={<IconListCheck size={16} stroke={1.75} aria-hidden="true" />}
        >
          {text.link}
        </Button>
        <span className="quiet small">{text.optional}</span>
      </p>
      <States round={round} content={content} />
    </>
  );
}

/** Where the results of this round come from, in the words of its rows; only those that stand there. */
function States({ round, content }: { readonly round: number; readonly content: Round }) {
  const text = useSentences(rereadSentences);
  const { t, tournament } = useDesk();
  const sources = resultSources(useLog(t).data ?? [], round);
  const told = content.matches.flatMap(({ result, confirmed, disputed }, at) => {
    if (!result || disputed) return [];
    // A wargame's rows say what was lost, and only this of where it comes from.
    const source = sources.get(at);
    if (playsWargame(tournament) && source !== 'settled') return confirmed ? [text.checked] : [];
    return [source ? text[source] : confirmed ? text.checked : text.slip];
  });
  const words = [text.slip, text.phones, text.settled, text.checked].filter((one) => told.includes(one));
  return words.length === 0 ? null : <p className={`quiet small ${styles.states}`}>{words.join(' · ')}</p>;
}
