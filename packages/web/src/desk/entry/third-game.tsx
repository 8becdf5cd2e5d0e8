import { Button } from '@mantine/core';
import { begins } from '@ronde/engine';
import { decidesStarters } from '@ronde/engine/pairing/starters';
import type { Dictionary } from '@ronde/language';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import styles from './entry-bar.module.css';
import type { Entry } from './use-result-entry.ts';

/** One game all: who begins the third one is a new draw or a designation, decided now that it is needed (§3.1). */
export function ThirdGame({ entry }: { readonly entry: Entry }) {
  const text = useSentences(thirdSentences);
  const { tournament, names } = useDesk();
  const { current } = entry;
  if (!current || !decidesStarters(tournament)) return null;
  const decided = begins(current.match, 3);
  return (
    <div className={styles.third}>
      <span>{decided === undefined ? text.ask : text.decided(names.full(decided))}</span>
      {decided === undefined && (
        <Button size="compact-sm" variant="default" onClick={() => entry.decideThird('lot')}>
          {text.lot}
        </Button>
      )}
      {current.seats.players
        .filter((player) => player !== decided)
        .map((player) => (
          <Button key={player} size="compact-sm" variant="default" onClick={() => entry.decideThird(player)}>
            {text.name(names.short(player))}
          </Button>
        ))}
    </div>
  );
}

const fr = {
  ask: 'Qui commence la troisième manche ?',
  lot: 'Tirer au sort',
  name: (name: string) => `Désigner ${name}`,
  decided: (name: string) => `${name} commence la troisième manche.`,
};

const en: typeof fr = {
  ask: 'Who starts the third game?',
  lot: 'Draw lots',
  name: (name) => `Choose ${name}`,
  decided: (name) => `${name} starts the third game.`,
};

const thirdSentences: Dictionary<typeof fr> = { fr, en };
