import { countersAsked } from '@ronde/engine';
import { beforeAddress, capital, counterName, type Dictionary } from '@ronde/language';
import { type FormEvent, useId, useState } from 'react';
import { moment } from '../../core/hour.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { newId } from '../../core/new-id.ts';
import { isWargamePage, usePhone } from '../frame/phone.tsx';
import { PhoneLink } from '../frame/phone-link.tsx';
import type { Now } from '../net/own-page.ts';
import { took } from '../net/pages.ts';
import { phoneCall } from '../net/request.ts';
import { phonePath } from '../place.ts';
import frame from './acts.module.css';
import { actSentences } from './sentences.ts';
import { wrongOf } from './use-answer.ts';

/** What « Ma table » has beside results: what trophies count, a vote that is open, the army lists, the way out. */
export function Beside({ at }: { readonly at: 'table' | 'foot' }) {
  return at === 'table' ? <AtTable /> : <AtFoot />;
}

function AtTable() {
  const { code, page, names, text: phone } = usePhone();
  const text = useSentences(actSentences);
  const { now, votes } = page;
  const listDue = dueOf(page.listDue);
  const next = page.tournament.next?.[phone.lang];
  const counted = now.kind === 'table' ? now.counters : undefined;
  return (
    <>
      {next !== undefined && <p className="quiet">{next}</p>}
      <OwnPool />
      {votes !== undefined && (
        <PhoneLink to={phonePath(code, 'votes')} className={`outlined ${frame.tall}`}>
          {votes === 1 && page.vote !== undefined ? text.voteWaits(page.vote) : text.votesWait(votes)}
        </PhoneLink>
      )}
      {listDue !== undefined && (
        <PhoneLink to={phonePath(code, 'lists')} className={`outlined ${frame.tall}`}>
          {listDue.at <= page.hall.now ? text.listLate : text.listDue(moment(phone.lang, listDue.until))}
        </PhoneLink>
      )}
      {now.kind === 'table' && page.listsOut && page.tournament.public && (
        <a
          className="plain"
          href={`${beforeAddress[phone.lang]}/t/${encodeURIComponent(page.tournament.slug)}/listes#j${now.opponent.number}`}
        >
          {text.theirList(names.short(now.opponent.id))}
        </a>
      )}
      {now.kind === 'table' && counted && countersAsked(page.tournament).length > 0 && (
        <Counters key={now.round} now={now} counters={counted} />
      )}
    </>
  );
}

/** « Poule 2, n° 5 »: asked for as soon as the pools are drawn, until round 1 is over. */
function OwnPool() {
  const { page, text: phone } = usePhone();
  const text = useSentences(actSentences);
  const { now, player, tournament } = page;
  const { drawn = [] } = tournament.settings;
  const pool = drawn.findIndex((seats) => seats.includes(player.id));
  // Afterwards each round says its pool.
  const over = page.after > 0 || now.kind === 'left' || now.kind === 'over';
  if (pool < 0 || over) return null;
  const own = text.ownPool(pool + 1, (drawn[pool]?.indexOf(player.id) ?? 0) + 1);
  if (!tournament.public) return <p>{own}</p>;
  return (
    <a className="plain" href={`${beforeAddress[phone.lang]}/t/${encodeURIComponent(tournament.slug)}/poules`}>
      {own}
    </a>
  );
}

const dueOf = (until: string | undefined) =>
  until === undefined ? undefined : { until, at: new Date(until).getTime() };

function AtFoot() {
  const { code, page, text: phone } = usePhone();
  const text = useSentences(actSentences);
  const { now, leaving } = page;
  const over = now.kind === 'over' || now.kind === 'left';
  return (
    <>
      <EarlierTables />
      {!over && (
        <p className={frame.elsewhere}>
          {isWargamePage(page) && (
            <PhoneLink to={phonePath(code, 'lists')} className="plain">
              {text.lists}
            </PhoneLink>
          )}
          {isWargamePage(page) && page.tournament.public && (
            <a
              className="plain"
              href={`${beforeAddress[phone.lang]}/t/${encodeURIComponent(page.tournament.slug)}/charte`}
            >
              {text.charter}
            </a>
          )}
          <PhoneLink to={phonePath(code, 'leave')} className="plain">
            {leaving ? text.askedToLeave[leaving] : `${text.leaving}…`}
          </PhoneLink>
        </p>
      )}
    </>
  );
}

/** « Pourquoi ? » of the tables that were played: each is answered on the public page of its round. */
function EarlierTables() {
  const { page, names, text: phone } = usePhone();
  const text = useSentences(actSentences);
  const { now, games, tournament, player } = page;
  const current = 'round' in now ? now.round : null;
  const earlier = games.filter(({ round, match }) => round !== current && match !== undefined).toReversed();
  if (!tournament.public || earlier.length === 0) return null;
  const card = `${beforeAddress[phone.lang]}/t/${encodeURIComponent(tournament.slug)}/joueur/${player.number}`;
  return (
    <details>
      <summary>{text.whyEarlier}</summary>
      <ul className={frame.earlier}>
        {earlier.map(({ round, opponent, match }) => (
          <li key={round}>
            <a className="plain" href={`${card}#pourquoi-${round}-${match?.players[0] ?? ''}`}>
              {phone.roundLong(round)}
              {opponent !== null && ` · ${names.full(opponent)}`}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface CountersProps {
  readonly now: Now<'table'>;
  readonly counters: NonNullable<Now<'table'>['counters']>;
}

/** What trophies count of this player at this table, as on the slip; of the other one what has been said. */
function Counters({ now, counters: { mine, theirs } }: CountersProps) {
  const text = useSentences(counterSentences);
  const { code, page, names, text: phone } = usePhone();
  const field = useId();
  const asked = countersAsked(page.tournament);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const shown = (name: string): string => typed[name] ?? String(mine[name] ?? '');
  const changed = asked.some((name) => shown(name) !== String(mine[name] ?? ''));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const counts = Object.fromEntries(
      asked.flatMap((name) => (shown(name) === '' ? [] : [[name, Number(shown(name))]])),
    );
    const body = { id: newId(), deviceAt: new Date().toISOString(), round: now.round, counts };
    setBusy(true);
    const answer = await phoneCall('PUT /api/player/{code}/counters', { code, body });
    setBusy(false);
    if (answer.kind === 'done') {
      took(code, answer.value, answer.etag);
      setTyped({});
    }
    setWrong(wrongOf(answer, phone.failed));
  };
  const said = asked.flatMap((name) =>
    theirs[name] === undefined ? [] : [`${counterName(phone.lang, name)}\u00a0${theirs[name]}`],
  );
  return (
    <form className="card stack" noValidate onSubmit={(event) => void save(event)}>
      <h2>{text.title}</h2>
      {wrong !== null && (
        <p className="stop" role="alert">
          {wrong}
        </p>
      )}
      {asked.map((name, i) => (
        <div key={name}>
          <label htmlFor={`${field}-${i}`}>{capital(counterName(phone.lang, name))}</label>
          <input
            id={`${field}-${i}`}
            className="field"
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint={i === asked.length - 1 ? 'done' : 'next'}
            value={shown(name)}
            onChange={(event) =>
              setTyped({ ...typed, [name]: event.currentTarget.value.replace(/\D/g, '').slice(0, 4) })
            }
          />
        </div>
      ))}
      {said.length > 0 && <p className="quiet">{text.theirs(names.full(now.opponent.id), said.join(', '))}</p>}
      <button type="submit" className="outlined" disabled={busy || !changed}>
        {changed || Object.keys(mine).length === 0 ? text.save : text.saved}
      </button>
    </form>
  );
}

const fr = {
  title: 'Pour les trophées',
  theirs: (name: string, counts: string) => `${name}\u00a0: ${counts}`,
  save: 'Noter les compteurs',
  saved: 'Compteurs notés',
};

const en: typeof fr = {
  title: 'For the trophies',
  theirs: (name, counts) => `${name}: ${counts}`,
  save: 'Save the tallies',
  saved: 'Tallies saved',
};

const counterSentences: Dictionary<typeof fr> = { fr, en };
