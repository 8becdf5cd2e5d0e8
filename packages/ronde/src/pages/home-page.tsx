/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */

import { allSentences, capital, dates, type Lang } from '@ronde/language';
import type { Current } from '../public/current.ts';
import type { Store, TournamentHead } from '../store/store.ts';
import { addressesOf } from './addresses.ts';
import type { PublicSheet } from './layout.tsx';
import { pageSentences } from './sentences/page-sentences.ts';

interface Options {
  /** Whether this connection takes sign-ins: over the hall's plain http none is. */
  readonly signIn: boolean;
}

/** `/` for visitors: the public tournaments, those in play first. */
export function homePage(lang: Lang, tournaments: readonly ListedTournament[], { signIn }: Options): PublicSheet {
  const { app, home } = allSentences[lang]().ui;
  const text = pageSentences[lang]();
  const of = (when: ListedTournament['when']) => tournaments.filter((one) => one.when === when);
  const groups = [
    [home.live, of('live')],
    [home.coming, of('coming')],
    [home.past, of('past')],
  ] as const;
  const main = (
    <>
      <h1>{text.tournaments}</h1>
      {tournaments.length === 0 && <p class="below">{text.noTournament}</p>}
      <div class="groups">
        {groups.map(
          ([title, members]) => members.length > 0 && <Group key={title} lang={lang} title={title} members={members} />,
        )}
      </div>
      {of('archived').length > 0 && (
        <details class="archived">
          <summary>{text.archived}</summary>
          <Rows lang={lang} members={of('archived')} />
        </details>
      )}
    </>
  );
  const aside = signIn && (
    <a class="sign-in" href="/connexion">
      {text.signIn}
    </a>
  );
  return { lang, path: '/', title: app.name, main, aside };
}

interface GroupProps {
  readonly lang: Lang;
  readonly title: string;
  readonly members: readonly ListedTournament[];
}

function Group({ title, ...rows }: GroupProps) {
  return (
    <section>
      <h2>{title}</h2>
      <Rows {...rows} />
    </section>
  );
}

function Rows({ lang, members }: Omit<GroupProps, 'title'>) {
  const { formats } = allSentences[lang]().ui;
  const text = pageSentences[lang]();
  return (
    <ul class="list">
      {members.map(({ slug, name, format, date, endDate, place, players }) => (
        <li key={slug}>
          <a href={addressesOf(slug, lang).live}>
            <b>{name}</b>
            <small>
              {[capital(dates(lang, date, endDate)), place, formats[format], text.players(players)]
                .filter((part) => part !== undefined)
                .join(' · ')}
            </small>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What a stranger may know of a tournament from a list. */
export interface ListedTournament
  extends Pick<TournamentHead, 'slug' | 'name' | 'format' | 'date' | 'endDate' | 'place' | 'players'> {
  readonly when: 'live' | 'coming' | 'past' | 'archived';
}

/** More of those that are over would be a list for nobody. */
const mostPast = 200;

/** The public tournaments: in play, then coming (the nearest first), then past and archived (the newest first). */
export async function listedTournaments(store: Store, current: Current): Promise<readonly ListedTournament[]> {
  const open = (await store.heads()).filter((head) => head.open);
  const closed = open.filter(({ status, shelf }) => status === 'closed' && shelf === undefined);
  const lately = new Set(closed.toSorted((a, b) => (a.date < b.date ? 1 : -1)).slice(0, mostHidden));
  const listed = await Promise.all(
    open.map(
      async (head): Promise<ListedTournament> => ({ ...head, when: await whenOf(head, current, lately.has(head)) }),
    ),
  );
  const byDate = listed.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const now = byDate.filter(({ when }) => when === 'live' || when === 'coming');
  const newest = (asked: ListedTournament['when']) => byDate.filter(({ when }) => when === asked).reverse();
  return [...now, ...newest('past').slice(0, mostPast), ...newest('archived').slice(0, mostPast)];
}

/** Closed so lately, an end may still be kept for the prizes: to the public such a day goes on. */
const mostHidden = 10;

async function whenOf(
  { slug, status, rounds, shelf }: TournamentHead,
  current: Current,
  isLate: boolean,
): Promise<ListedTournament['when']> {
  if (shelf === 'archived') return 'archived';
  if (status === 'closed') return isLate && (await current.view(slug))?.hidden ? 'live' : 'past';
  if (rounds !== 1) return rounds > 1 ? 'live' : 'coming';
  // The only round may be a draft, which nobody may know of.
  const view = await current.view(slug);
  return view && view.tournament.rounds.length > 0 ? 'live' : 'coming';
}
