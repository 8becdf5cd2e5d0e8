import type { Dictionary } from '@ronde/language';
import { useSentences } from '../../core/language/use-sentences.ts';
import type { OwnPage } from '../net/own-page.ts';

interface Props {
  readonly page: OwnPage;
  readonly opponent: (player: string) => string;
}

/** Who begins the games after the first, of a match of two winning games. */
export function LaterGames({ page: { now }, opponent }: Props) {
  const text = useSentences(laterSentences);
  if (now.kind !== 'table' || now.bestOf === 1 || now.starts === undefined) return null;
  const name = opponent(now.opponent.id);
  return (
    <p>
      {text.second(!now.starts, name)}
      <br />
      {text.third(now.third, name)}
    </p>
  );
}

const who = (you: boolean, name: string): string => (you ? 'vous commencez' : `${name} commence`);
const whoStarts = (you: boolean, name: string): string => (you ? 'you start' : `${name} starts`);

const fr = {
  second: (you: boolean, name: string) => `Manche 2\u00a0: ${who(you, name)}`,
  third: (you: boolean | undefined, name: string) =>
    `Manche 3\u00a0: ${you === undefined ? 'nouveau tirage, s’il en faut une' : who(you, name)}`,
};

const en: typeof fr = {
  second: (you, name) => `Game 2: ${whoStarts(you, name)}`,
  third: (you, name) => `Game 3: ${you === undefined ? 'a new draw, if it is needed' : whoStarts(you, name)}`,
};

const laterSentences: Dictionary<typeof fr> = { fr, en };
