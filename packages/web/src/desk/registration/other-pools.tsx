import { type Dictionary, list } from '@ronde/language';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { load } from '../../core/http.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from '../roster/registration.module.css';
import { nameOf, useEventPools } from './event-pools.ts';

/** The pools of the event, each a press away; and who is in two of them, however they came in: nobody plays in both. */
export function OtherPools() {
  return (
    <>
      <PoolsOfEvent />
      <InTwoPools />
    </>
  );
}

function PoolsOfEvent() {
  const text = useSentences(otherPoolsSentences);
  const { t, tournament } = useDesk();
  const others = useEventPools();
  if (others.length === 0) return null;
  const all = [{ slug: t, name: tournament.name, pool: tournament.pool }, ...others]
    .map((one) => ({ slug: one.slug, name: nameOf(one) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return (
    <nav className={styles.last} aria-label={text.pools}>
      {text.pools}
      {all.map(({ slug, name }) =>
        slug === t ? (
          <strong key={slug} aria-current="page">
            {name}
          </strong>
        ) : (
          <Link key={slug} href={address.registration(slug)} className="link">
            {name}
          </Link>
        ),
      )}
    </nav>
  );
}

function InTwoPools() {
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
        const own = known.filter((one) => one.tournament === pool);
        return (
          <div key={pool}>
            <p>
              {text.both(
                own.map(({ player }) => names.full(player)),
                pool,
              )}
            </p>
            {/* Off one of the two: each card has the act. */}
            {own.map(({ player, there }) => (
              <p key={player} className={styles.last}>
                {names.full(player)}
                <Link href={`${address.registration(t)}?panneau=${player}`} className="link">
                  {text.cardHere}
                  <span className="sr-only">, {names.full(player)}</span>
                </Link>
                {there && (
                  <Link href={`${address.registration(there.slug)}?panneau=${there.player}`} className="link">
                    {text.cardThere(pool)}
                    <span className="sr-only">, {names.full(player)}</span>
                  </Link>
                )}
              </p>
            ))}
          </div>
        );
      })}
    </Notice>
  );
}

const fr = {
  pools: 'Poules de l’événement',
  title: 'Dans deux poules du même événement, aux mêmes dates',
  both: (names: readonly string[], pool: string) => `${list('fr', names)}\u00a0: aussi dans «\u00a0${pool}\u00a0».`,
  cardHere: 'Fiche ici',
  cardThere: (pool: string) => `Fiche dans «\u00a0${pool}\u00a0»`,
};

const en: typeof fr = {
  pools: 'Pools of the event',
  title: 'In two pools of the same event, on the same days',
  both: (names, pool) => `${list('en', names)}: also in “${pool}”.`,
  cardHere: 'Card here',
  cardThere: (pool) => `Card in “${pool}”`,
};

const otherPoolsSentences: Dictionary<typeof fr> = { fr, en };
