import { type Dictionary, list } from '@ronde/language';
import { useQuery } from '@tanstack/react-query';
import { load } from '../../core/http.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Who is in another pool of the same event on the same days, however they came in: nobody plays in both. */
export function OtherPools() {
  const text = useSentences(otherPoolsSentences);
  const { t, tournament, names } = useDesk();
  const { event, players } = tournament;
  const { data = [] } = useQuery({
    // Asked again after each registration.
    queryKey: ['other-pools', t, event, players.length],
    queryFn: () => load('GET /api/tournaments/{t}/other-pools', { t }),
    enabled: event !== undefined && players.length > 0,
    staleTime: 0,
  });
  const here = new Set(players.map(({ id }) => id));
  const known = data.filter(({ player }) => here.has(player));
  if (known.length === 0) return null;
  const pools = [...new Set(known.map((one) => one.tournament))];
  return (
    <Notice tone="advice" title={text.title}>
      {pools.map((pool) => {
        const own = known.filter((one) => one.tournament === pool).map(({ player }) => names.full(player));
        return <p key={pool}>{text.both(own, pool)}</p>;
      })}
    </Notice>
  );
}

const fr = {
  title: 'Dans deux poules du même événement, aux mêmes dates',
  both: (names: readonly string[], pool: string) => `${list('fr', names)}\u00a0: aussi dans «\u00a0${pool}\u00a0».`,
};

const en: typeof fr = {
  title: 'In two pools of the same event, on the same days',
  both: (names, pool) => `${list('en', names)}: also in “${pool}”.`,
};

const otherPoolsSentences: Dictionary<typeof fr> = { fr, en };
