import { Button, NativeSelect } from '@mantine/core';
import type { EnrolBody } from '@ronde/contract/http/lists';
import type { Task } from '@ronde/contract/http/tasks';
import { meantBy, sameWords, toldApart } from '@ronde/contract/lists/who-is-who';
import { formulaOf, type Player, type PlayerId, playsWargame, ratingFor, type Tournament } from '@ronde/engine';
import { frenchKey } from '@ronde/engine/base/french-order';
import { isUsable } from '@ronde/engine/tournament/find';
import { type Dictionary, longDate } from '@ronde/language';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { load } from '../../core/http.ts';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { newId } from '../../core/new-id.ts';
import { type DeskData, tournamentsKey } from '../../core/queries.ts';
import { type Desk, useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { announce } from '../../ui/announcer.tsx';
import { TaskBar } from '../../ui/file-links.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { useAct } from '../../ui/use-act.ts';
import styles from '../roster/registration.module.css';
import { useEnrol } from './use-list.ts';

const people = (n: number): string => (n === 1 ? '1 personne' : `${n} personnes`);

const fr = {
  title: 'Reprendre les inscrits d’un tournoi',
  from: 'Reprendre les inscrits de',
  choose: 'Choisir un tournoi',
  none: 'Aucun autre de vos tournois n’a d’inscrits.',
  help: 'Noms, licences, clubs, catégories, pseudonymes et cotes d’aujourd’hui. Ni paiements, ni présences, ni liens.',
  others: 'Les cotes sont celles d’un autre jeu\u00a0: elles ne sont pas reprises.',
  here: (n: number) => `${people(n)} déjà dans la liste\u00a0: rien ne change pour elle${n === 1 ? '' : 's'}.`,
  asked: (names: string) => `Du même nom que quelqu’un de la liste, sans licence qui départage\u00a0: ${names}.`,
  takeAsked: (n: number): string =>
    n === 1 ? 'L’inscrire aussi\u00a0: c’est quelqu’un d’autre' : 'Les inscrire aussi\u00a0: d’autres personnes',
  act: (n: number) => `Inscrire ${people(n)}`,
  done: (n: number) => `${people(n)} inscrite${n === 1 ? '' : 's'}.`,
  invented: 'Les personnes d’un tournoi d’entraînement sont inventées\u00a0: elles ne s’inscrivent pas ailleurs.',
  nobody: 'Tout le monde est déjà dans la liste.',
};

type TakeSentences = typeof fr;

const persons = (n: number): string => (n === 1 ? '1 person' : `${n} people`);

const en: TakeSentences = {
  title: 'Take the people of a tournament',
  from: 'Take the people of',
  choose: 'Choose a tournament',
  none: 'None of your other tournaments has anybody registered.',
  help: 'Names, licences, clubs, categories, pseudonyms and the ratings of today. No payments, attendance or links.',
  others: 'The ratings are from another game: they are not taken over.',
  here: (n) => `${persons(n)} already in the list: nothing changes for them.`,
  asked: (names) => `Same name as somebody in the list, and no licence to tell them apart: ${names}.`,
  takeAsked: (n) => (n === 1 ? 'Register this one too: somebody else' : 'Register them too: other people'),
  act: (n) => `Register ${persons(n)}`,
  done: (n) => `${persons(n)} registered.`,
  invented: 'The people of a practice tournament are invented: they are registered nowhere else.',
  nobody: 'Everybody is already in the list.',
};

const takeSentences: Dictionary<TakeSentences> = { fr, en };

/** Those of another tournament of the reader's, registered here in one act; whoever is in the list already is known. */
export function TakePeople({ onClose }: { readonly onClose: () => void }) {
  const text = useSentences(takeSentences);
  const lang = useLang();
  const { t } = useDesk();
  const asked = new URLSearchParams(useSearch()).get('de');
  const [chosen, setChosen] = useState(asked ?? '');
  const { data: all = [], isSuccess } = useQuery({
    queryKey: tournamentsKey,
    queryFn: () => load('GET /api/tournaments'),
    staleTime: 0,
  });
  const others = all.filter(({ slug, players, shelf }) => slug !== t && players > 0 && shelf !== 'removed');
  return (
    <SidePanel title={text.title} onClose={onClose} focus>
      <div className={styles.form}>
        {isSuccess && others.length === 0 ? (
          <p>{text.none}</p>
        ) : (
          <NativeSelect
            label={text.from}
            description={text.help}
            data={[
              { value: '', label: text.choose },
              ...others.map(({ slug, name, date, players }) => ({
                value: slug,
                label: `${name}, ${longDate(lang, date)} (${players})`,
              })),
            ]}
            value={chosen}
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
        )}
        {chosen !== '' && <Found key={chosen} from={chosen} onClose={onClose} />}
      </div>
    </SidePanel>
  );
}

function Found({ from, onClose }: { readonly from: string; readonly onClose: () => void }) {
  const text = useSentences(takeSentences);
  const desk = useDesk();
  const { run, busy, trouble, clear } = useAct();
  const [task, setTask] = useState<Task | null>(null);
  const register = useEnrol(desk.t, setTask);
  const [both, setBoth] = useState(false);
  const { data } = useQuery({
    queryKey: ['desk', from],
    queryFn: () => load('GET /api/tournaments/{t}', { t: from }),
    staleTime: 0,
  });
  const sorted = useMemo(() => data && sort(data, desk), [data, desk]);
  if (!sorted) return null;
  if (data?.tournament.practice && !desk.tournament.practice) return <p>{text.invented}</p>;
  const { fresh, asked, here, otherGame } = sorted;
  const players = [...fresh, ...(both ? asked : [])];
  const enrol = async () => {
    if (!(await run(() => register(players, [])))) return;
    announce(text.done(players.length));
    onClose();
  };
  return (
    <>
      {otherGame && <p className="quiet">{text.others}</p>}
      {here > 0 && <p>{text.here(here)}</p>}
      {asked.length > 0 && (
        <label>
          <p>{text.asked(asked.map(({ person }) => person.name).join(', '))}</p>
          <input type="checkbox" checked={both} onChange={(event) => setBoth(event.currentTarget.checked)} />{' '}
          {text.takeAsked(asked.length)}
        </label>
      )}
      <RefusalNotice trouble={trouble} onClose={clear} />
      <TaskBar task={task} />
      {players.length === 0 ? (
        <p>{text.nobody}</p>
      ) : (
        <Button data-next="" loading={busy} onClick={() => void enrol()}>
          {text.act(players.length)}
        </Button>
      )}
    </>
  );
}

type Enrolled = EnrolBody['players'][number];

interface Sorted {
  /** In nobody's place. */
  readonly fresh: readonly Enrolled[];
  /** Of somebody's name here, and no licence tells them apart. */
  readonly asked: readonly Enrolled[];
  /** How many are in the list already. */
  readonly here: number;
  readonly otherGame: boolean;
}

/** Who comes from another tournament, beside those who are here: a licence says who is who, then the name with nothing against it. */
export function sort(
  { tournament: from, people }: DeskData,
  { tournament, people: known }: Pick<Desk, 'tournament' | 'people'>,
): Sorted {
  const otherGame = playsWargame(from) !== playsWargame(tournament);
  const armies = formulaOf(tournament.format).results.includes('losses') && !otherGame;
  const after = otherGame
    ? new Map<PlayerId, number>()
    : ratingsAfter(from, new Map(people.map((one) => [one.id, one])));
  const here = tournament.players.flatMap(({ id, club }) => {
    const person = known.get(id);
    return person ? [{ ...person, club }] : [];
  });
  const all = from.players.flatMap((player): readonly { enrolled: Enrolled; is: 'fresh' | 'asked' | 'here' }[] => {
    const person = people.find(({ id, mergedInto }) => id === player.id && mergedInto === undefined);
    if (!person || player.spare) return [];
    const { name, licence, federation, birthYear, pseudonym } = person;
    const identity = {
      name,
      ...(licence !== undefined && { licence }),
      ...(federation !== undefined && { federation }),
      ...(birthYear !== undefined && { birthYear }),
      ...(pseudonym !== undefined && { pseudonym }),
    };
    const enrolled = { player: newId(), person: identity, ...factsOf(player) };
    if (meantBy(person, here).length > 0 && licence !== undefined) return [{ enrolled, is: 'here' }];
    const namesakes = here.filter((one) => sameWords(one, person) && !toldApart(one, person));
    if (namesakes.length === 0) return [{ enrolled, is: 'fresh' }];
    const surely = namesakes.some(({ club = '' }) => frenchKey(club) === frenchKey(player.club ?? ''));
    return [{ enrolled, is: surely ? 'here' : 'asked' }];
  });
  const those = (is: 'fresh' | 'asked' | 'here') => all.filter((one) => one.is === is).map(({ enrolled }) => enrolled);
  return { fresh: those('fresh'), asked: those('asked'), here: those('here').length, otherGame };

  function factsOf(player: Player) {
    const { club, category, rating, provisional, duplicateSeries, army, table, id } = player;
    const now = after.get(id);
    return {
      ...(club !== undefined && { club }),
      ...(category !== undefined && { category }),
      ...(table !== undefined && isUsable(tournament, table) && { table }),
      ...(armies && army && { army }),
      ...(!otherGame && {
        ...(duplicateSeries !== undefined && { duplicateSeries }),
        ...(now !== undefined ? { rating: now } : rating !== undefined && { rating }),
        ...(now === undefined && provisional !== undefined && { provisional }),
      }),
    };
  }
}

/** What a closed tournament made of the ratings: those of today, as far as it knows. */
function ratingsAfter(t: Tournament, people: Parameters<typeof ratingFor>[1]): ReadonlyMap<PlayerId, number> {
  if (t.status !== 'closed' || t.practice) return new Map();
  const rating = ratingFor(t, people);
  if (!rating.ok) return new Map();
  const { value } = rating;
  if (value.system === 'pl') return new Map(value.approved ? value.players.map((one) => [one.player, one.after]) : []);
  const played = value.official ? value.players.filter(({ games }) => games > 0) : [];
  return new Map(played.map((one) => [one.player, one.after]));
}
