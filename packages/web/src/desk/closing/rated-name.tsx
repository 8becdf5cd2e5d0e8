import { Link } from 'wouter';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.ts';
import { closingSentences } from './sentences.ts';

interface Props {
  readonly player: string;
  readonly open: boolean;
}

/** The name of a line; it opens how the rating came. */
export function RatedName({ player, open }: Props) {
  const say = useSentences(closingSentences);
  const { names, tournament } = useDesk();
  const number = tournament.players.find(({ id }) => id === player)?.number ?? 0;
  const name = names.full(player);
  return (
    <Link
      href={`?calcul=${number}`}
      className="link"
      state={{ panel: true }}
      replace={open}
      aria-label={say.show(name)}
      aria-current={open ? 'true' : undefined}
      data-opens={String(number)}
    >
      {name}
    </Link>
  );
}

/** Whose calculation an address asks for. */
export function usePlayerNumbered(number: number | null): string | null {
  const { tournament } = useDesk();
  return tournament.players.find((player) => player.number === number)?.id ?? null;
}
