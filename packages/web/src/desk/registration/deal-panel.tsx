import { Button, NativeSelect } from '@mantine/core';
import { type Dictionary, list } from '@ronde/language';
import { type QueryClient, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type Answer, call, load } from '../../core/http.ts';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { callLong } from '../../core/long-act.ts';
import { newId } from '../../core/new-id.ts';
import { type Accepted, catchUp, deskKey, tournamentsKey } from '../../core/queries.ts';
import { useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { announce } from '../../ui/announcer.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { useAct } from '../../ui/use-act.ts';
import styles from '../roster/registration.module.css';
import { type DealBy, dealt, type Entrant, enrolledIn, entrantsOf, movesOf, type Pool } from './dealt.ts';

/** The other pools of this tournament's event, as far as the reader works there. */
export function useEventPools() {
  const { t, tournament } = useDesk();
  const { data = [] } = useQuery({
    queryKey: ['event-pools', t, tournament.event],
    queryFn: () => load('GET /api/tournaments/{t}/event-pools', { t }),
    enabled: tournament.event !== undefined,
    staleTime: 0,
  });
  return data;
}

/** People go to another pool: registered there first, then taken off here, so that a cut loses nobody. */
async function move(client: QueryClient, t: string, people: readonly Entrant[], pools: readonly Pool[]) {
  const players = people.flatMap((one) => {
    const from = pools[one.at];
    return (from && enrolledIn(from, one, newId())) ?? [];
  });
  const enrolled = await callLong(
    'POST /api/tournaments/{t}/lists/register',
    { t, body: { id: newId(), players, updates: [] } },
    () => {},
  );
  if (enrolled.kind !== 'done') return enrolled;
  catchUp(client, t, enrolled.value.version);
  let last: Answer<Accepted> = enrolled;
  for (const { player, at } of people) {
    const from = pools[at]?.slug ?? '';
    // Who has left keeps their games there.
    if (player.left !== undefined) continue;
    last = await call('POST /api/tournaments/{t}/commands', {
      t: from,
      body: { id: newId(), command: { kind: 'remove', player: player.id } },
    });
    if (last.kind !== 'done') return last;
    catchUp(client, from, last.value.version);
  }
  return last;
}

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

const nameOf = ({ pool, name }: { readonly pool?: string | undefined; readonly name: string }): string => pool ?? name;

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
      if (pool && !(await run(() => move(client, pool.slug, people, pools)))) return;
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

/** One person changes pool, from their own card: before their first round, or once they have left. */
export function MovePool({ id, onDone }: { readonly id: string; readonly onDone: () => void }) {
  const text = useSentences(dealSentences);
  const { t, tournament, people } = useDesk();
  const client = useQueryClient();
  const { run, busy, trouble, clear } = useAct();
  const [chosen, setChosen] = useState('');
  const others = useEventPools();
  const player = tournament.players.find((one) => one.id === id);
  const own = client.getQueryData<Pool['data']>(deskKey(t));
  if (others.length === 0 || !player || !own) return null;
  const plays =
    player.left === undefined &&
    tournament.rounds.some(({ matches }) => matches.some(({ players }) => (players as readonly string[]).includes(id)));
  if (plays) return <p className="quiet small">{text.plays}</p>;
  const name = people.get(id)?.name ?? '';
  const go = async () => {
    const from: readonly Pool[] = [{ slug: t, name: nameOf(tournament), data: own }];
    if (!(await run(() => move(client, chosen, [{ player, name, at: 0 }], from)))) return;
    announce(text.done(1));
    onDone();
  };
  return (
    <>
      <RefusalNotice trouble={trouble} onClose={clear} />
      <NativeSelect
        label={text.change}
        description={player.left === undefined ? text.changeHelp : text.changeLeft}
        value={chosen}
        data={[{ value: '', label: text.choose }, ...others.map((one) => ({ value: one.slug, label: nameOf(one) }))]}
        onChange={({ currentTarget: { value } }) => setChosen(value)}
      />
      {chosen !== '' && (
        <Button size="sm" variant="default" loading={busy} onClick={() => void go()}>
          {text.changeDo}
        </Button>
      )}
    </>
  );
}

const persons = (n: number): string => (n === 1 ? '1 personne' : `${n} personnes`);

const fr = {
  title: 'Répartir entre les poules',
  help: 'Toutes les personnes inscrites dans les poules de l’événement, avant leur premier tour. Armée, club, Elo, présence et paiement suivent\u202f; les listes d’armée déposées et les liens des téléphones ne suivent pas. Chaque poule garde ses lignes dans son journal, qui s’annulent.',
  drawn: (names: readonly string[]) =>
    `${list('fr', names)}\u00a0: un tour est apparié, personne n’en part ni n’y vient par ici.`,
  alone: 'Aucune autre poule de l’événement n’attend son premier tour.',
  by: 'Répartition',
  way: {
    rating: 'par cote, en serpentin',
    clubs: 'clubs dispersés',
    hand: 'à la main',
  },
  size: (pool: string, n: number) => `${pool}\u00a0: ${persons(n)}`,
  poolOf: (name: string) => `Poule de ${name}`,
  nothing: 'Tout le monde y est déjà.',
  act: (n: number) => `Changer ${persons(n)} de poule`,
  done: (n: number) => `${persons(n)}\u00a0: poule changée.`,
  plays: 'Pour changer de poule après un tour, notez d’abord le départ de cette poule.',
  change: 'Changer de poule',
  changeHelp:
    'L’inscription passe dans l’autre poule, avec armée, club, Elo, présence et paiement\u202f; elle est supprimée ici, ce qui s’annule dans chaque journal.',
  changeLeft: 'Les parties jouées ici restent ici\u202f; une nouvelle inscription est faite dans l’autre poule.',
  choose: 'Choisir une poule',
  changeDo: 'Changer',
};

const people = (n: number): string => (n === 1 ? '1 person' : `${n} people`);

const en: typeof fr = {
  title: 'Deal among the pools',
  help: 'Everybody registered in the pools of the event, before their first round. Army, club, Elo, attendance and payment come along; army lists that were uploaded and links of phones do not. Each pool keeps its lines in its own log, where they are undone.',
  drawn: (names) => `${list('en', names)}: a round is paired, nobody leaves it or comes to it here.`,
  alone: 'No other pool of the event awaits its first round.',
  by: 'Dealing',
  way: { rating: 'by rating, snaking', clubs: 'clubs spread', hand: 'by hand' },
  size: (pool, n) => `${pool}: ${people(n)}`,
  poolOf: (name) => `Pool of ${name}`,
  nothing: 'Everybody is there already.',
  act: (n) => `Move ${people(n)} to another pool`,
  done: (n) => `${people(n)} moved.`,
  plays: 'To change pools after a round, record that they leave this pool first.',
  change: 'Change pools',
  changeHelp:
    'The registration goes to the other pool with army, club, Elo, attendance and payment; it is removed here, which each log can undo.',
  changeLeft: 'The games played here stay here; a new registration is made in the other pool.',
  choose: 'Choose a pool',
  changeDo: 'Change',
};

const dealSentences: Dictionary<typeof fr> = { fr, en };
