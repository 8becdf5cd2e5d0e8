import { NativeSelect } from '@mantine/core';
import type { Game } from '@ronde/contract/http/register';
import { useSentences } from '../../core/language/use-sentences.ts';
import { games } from './game.ts';
import { registerSentences } from './sentences.ts';

interface Props {
  readonly game: Game;
  readonly onChange: (game: Game) => void;
}

/** Which game's ratings are meant. */
export function GameChoice({ game, onChange }: Props) {
  const say = useSentences(registerSentences);
  return (
    <NativeSelect
      label={say.game}
      data={games.map((value) => ({ value, label: say.games[value] }))}
      value={game}
      onChange={(event) => onChange(games.find((one) => one === event.currentTarget.value) ?? 'scrabble')}
    />
  );
}
