import { NativeSelect } from '@mantine/core';
import type { Game } from '@ronde/contract/http/register';
import { games } from './game.ts';
import { useRegisterWords } from './use-register-words.ts';

interface Props {
  readonly game: Game;
  readonly onChange: (game: Game) => void;
}

/** Which game's ratings are meant. */
export function GameChoice({ game, onChange }: Props) {
  const say = useRegisterWords();
  return (
    <NativeSelect
      label={say.game}
      data={games.map((value) => ({ value, label: say.games[value] }))}
      value={game}
      onChange={(event) => onChange(games.find((one) => one === event.currentTarget.value) ?? 'scrabble')}
    />
  );
}
