import { type Dictionary, de } from '@ronde/language';
import { type SeatTaken, seatsTaken } from '@ronde/views/pools';
import { useMemo } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';

/** Formule Combinée: whose seat a latecomer has in this round, or will have in the next one as things stand. */
export function TakenSeats({ round }: { readonly round: number }) {
  const text = useSentences(takenSentences);
  const { tournament, people, names } = useDesk();
  const taken = useMemo(
    () => seatsTaken(tournament, round, people).filter(({ from }) => from === round),
    [tournament, people, round],
  );
  return taken.map((one) => (
    <p key={one.player} className="quiet small">
      {text.taken(one, names.full(one.player), one.of === null ? null : names.full(one.of))}
    </p>
  ));
}

type Place = Pick<SeatTaken, 'pool' | 'seat' | 'from'>;

const fr = {
  taken: ({ pool, seat, from }: Place, who: string, of: string | null) =>
    `${who} prend ${of === null ? 'la place libre' : `la place ${de(of)}`}\u00a0: poule ${pool}, n°\u00a0${seat}, dès la ronde ${from}.`,
};

const en: typeof fr = {
  taken: ({ pool, seat, from }, who, of) =>
    `${who} takes ${of === null ? 'the free seat' : `the seat of ${of}`}: pool ${pool}, no. ${seat}, from round ${from}.`,
};

const takenSentences: Dictionary<typeof fr> = { fr, en };
