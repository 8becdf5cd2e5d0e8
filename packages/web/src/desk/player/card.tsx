import { type Person, type Player, playsWargame } from '@ronde/engine';
import type { ReactNode } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useWords } from '../../core/language/use-words.ts';
import { useDesk } from '../../shell/desk.ts';
import { armyText } from '../roster/army-text.ts';
import { PaidToggle } from '../roster/paid-toggle.tsx';
import { startRatingText } from '../roster/start-rating.ts';
import { useFees } from '../roster/use-fees.ts';
import styles from './player.module.css';
import { playerSentences } from './sentences.ts';

interface Props {
  readonly player: Player;
  readonly person: Person;
}

/** What is known of somebody, the private lines included: this is the desk. */
export function Card({ player, person }: Props) {
  const words = useWords();
  const { registration: ui } = words.ui;
  const say = useSentences(playerSentences);
  const { t, tournament } = useDesk();
  const { left, from } = player;
  const status = left === undefined ? (from > 1 ? ui.from(from) : undefined) : ui.left(left);
  const fees = useFees(t).length > 0;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [ui.number, String(player.number)],
    [playsWargame(tournament) ? 'Elo' : ui.rating, startRatingText(player, tournament)],
    [ui.series, player.duplicateSeries],
    [ui.category, player.category],
    [ui.club, player.club],
    [ui.licence, person.licence],
    [say.federation, person.federation],
    [say.birthYear, person.birthYear === undefined ? undefined : String(person.birthYear)],
    [say.pseudonym, person.pseudonym],
    [say.army, player.army && armyText(player.army)],
    [say.fixedTable, player.table === undefined ? undefined : String(player.table)],
    [say.spare, player.spare ? say.spareYes : undefined],
    [say.presence, left === undefined && tournament.status === 'open' ? words.presence(player.presence) : undefined],
    [ui.status, status],
    [say.fees, fees ? <PaidToggle key="paid" id={player.id} /> : undefined],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
