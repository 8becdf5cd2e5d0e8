import { Button, NativeSelect } from '@mantine/core';
import { counted, type Dictionary, de, list } from '@ronde/language';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { load } from '../../core/http.ts';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { deskKey, tournamentsKey } from '../../core/queries.ts';
import { useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { announce } from '../../ui/announcer.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { useAct } from '../../ui/use-act.ts';
import styles from '../roster/registration.module.css';
import { type DealBy, dealt, entrantsOf, movesOf, type Pool } from './dealt.ts';
import { moveTo, nameOf, useEventPools } from './event-pools.ts';

interface Choice {
  readonly by: DealBy;
  /** By hand, the pool of each by the id of their registration. */
  readonly hand: Readonly<Record<string, number>>;
}

/** Before round 1: everybody of an event is dealt among its pools, by rating, by clubs, or by hand. */
export function DealPanel({ onClose }: { readonly onClose: () => void }) {
  const text = useSentences(dealSentences);
  const { t, tournament } = useDesk();
  const others = useEventPools();
  const known = [
    { slug: t, name: tournament.name, pool: tournament.pool, rounds: tournament.rounds.length },
    ...others,
  ];
  const open = known.filter(({ rounds }) => rounds === 0).toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  const drawn = known.filter(({ rounds }) => rounds > 0);
  const loaded = useQueries({
    queries: open.map(({ slug }) => ({
      queryKey: deskKey(slug),
      queryFn: () => load('GET /api/tournaments/{t}', { t: slug }),
      staleTime: 0,
    })),
  });
  const pools = open.flatMap((one, i): readonly Pool[] => {
    const data = loaded[i]?.data;
    return data ? [{ slug: one.slug, name: nameOf(one), data }] : [];
  });
  return (
    <SidePanel title={text.title} onClose={onClose} focus>
      <div className={styles.form}>
        <p className="quiet small">{text.help}</p>
        {drawn.length > 0 && <p>{text.drawn(drawn.map(nameOf))}</p>}
        {open.length < 2 ? (
          <p>{text.alone}</p>
        ) : (
          pools.length === open.length && <Deal pools={pools} onClose={onClose} />
        )}
      </div>
    </SidePanel>
  );
}

function Deal({ pools, onClose }: { readonly pools: readonly Pool[]; readonly onClose: () => void }) {
  const text = useSentences(dealSentences);
  const lang = useLang();
  const client = useQueryClient();
  const { run, busy, trouble, clear } = useAct();
  const [{ by, hand }, choose] = useState<Choice>({ by: 'rating', hand: {} });
  const entrants = useMemo(() => entrantsOf(pools), [pools]);
  const to = dealt(entrants, pools.length, by).map((pool, i) => hand[entrants[i]?.player.id ?? ''] ?? pool);
  const moves = movesOf(entrants, to);
  const moving = [...moves.values()].flat().length;
  const sizes = pools.map(({ name }, at) => text.size(name, to.filter((pool) => pool === at).length));
  const apply = async () => {
    for (const [at, people] of moves) {
      const pool = pools[at];
      if (pool && !(await run(() => moveTo(client, pool.slug, people, pools)))) return;
    }
    void client.invalidateQueries({ queryKey: tournamentsKey });
    announce(text.done(moving));
    onClose();
  };
  return (
    <>
      <NativeSelect
        label={text.by}
        value={by}
        data={(['rating', 'clubs', 'hand'] as const).map((one) => ({ value: one, label: text.way[one] }))}
        onChange={({ currentTarget: { value } }) =>
          choose({ by: value === 'clubs' || value === 'hand' ? value : 'rating', hand: {} })
        }
      />
      <p role="status">{list(lang, sizes)}</p>
      <table className={styles.beside}>
        <caption className="sr-only">{text.title}</caption>
        <tbody>
          {entrants.map(({ player, name }, i) => (
            <tr key={player.id}>
              <th scope="row">{name}</th>
              <td>{player.rating ?? ''}</td>
              <td>{player.club ?? ''}</td>
              <td>
                <NativeSelect
                  aria-label={text.poolOf(name)}
                  size="xs"
                  value={String(to[i])}
                  data={pools.map((pool, at) => ({ value: String(at), label: pool.name }))}
                  onChange={({ currentTarget: { value } }) =>
                    choose({ by, hand: { ...hand, [player.id]: Number(value) } })
                  }
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <RefusalNotice trouble={trouble} onClose={clear} />
      {moving === 0 ? (
        <p>{text.nothing}</p>
      ) : (
        <Button loading={busy} data-next="" onClick={() => void apply()}>
          {text.act(moving)}
        </Button>
      )}
    </>
  );
}

const persons = { one: 'personne', other: 'personnes' };
const people = { one: 'person', other: 'people' };

const fr = {
  title: 'Répartir entre les poules',
  help: 'Toutes les personnes inscrites dans les poules de l’événement, avant leur premier tour. Armée, club, Elo, présence et paiement suivent\u202f; les listes d’armée déposées et les liens des téléphones ne suivent pas. Chaque poule l’inscrit dans son journal, où cela s’annule.',
  drawn: (names: readonly string[]) =>
    `${list('fr', names)}\u00a0: un tour y est déjà apparié, on ne peut plus en changer par ici.`,
  alone: 'Aucune autre poule de l’événement n’attend son premier tour.',
  by: 'Répartition',
  way: {
    rating: 'par cote, en serpentin',
    clubs: 'clubs dispersés',
    hand: 'à la main',
  },
  size: (pool: string, n: number) => `${pool}\u00a0: ${counted('fr', n, persons)}`,
  poolOf: (name: string) => `Poule ${de(name)}`,
  nothing: 'Tout le monde y est déjà.',
  act: (n: number) => `Changer ${counted('fr', n, persons)} de poule`,
  done: (n: number) => `${counted('fr', n, persons)}\u00a0: poule changée.`,
};

const en: typeof fr = {
  title: 'Deal among the pools',
  help: 'Everybody registered in the pools of the event, before their first round. Army, club, Elo, attendance and payment come along; army lists already sent and phone links do not. Each pool has this in its own log, where it is undone.',
  drawn: (names) => `${list('en', names)}: a round is already paired, so nobody can be moved to it or from it here.`,
  alone: 'No other pool of the event is still before its first round.',
  by: 'Dealing',
  way: { rating: 'by rating, in snake order', clubs: 'clubs spread', hand: 'by hand' },
  size: (pool, n) => `${pool}: ${counted('en', n, people)}`,
  poolOf: (name) => `Pool of ${name}`,
  nothing: 'Everybody is there already.',
  act: (n) => `Move ${counted('en', n, people)} to another pool`,
  done: (n) => `${counted('en', n, people)} moved.`,
};

const dealSentences: Dictionary<typeof fr> = { fr, en };
