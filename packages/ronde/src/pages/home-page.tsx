/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { capital, dates, type Lang, words } from '@ronde/language';
import { addressesOf } from './addresses.ts';
import type { Sheet } from './layout.tsx';
import type { Listed } from './listed.ts';
import { pageSentences } from './sentences/page-sentences.ts';

interface Options {
  /** Whether this connection takes sign-ins: over the hall's plain http none is. */
  readonly signIn: boolean;
}

/** `/` for strangers: the public tournaments, those in play first. */
export function homePage(lang: Lang, tournaments: readonly Listed[], { signIn }: Options): Sheet {
  const { app, home } = words(lang).ui;
  const say = pageSentences[lang]();
  const of = (when: Listed['when']) => tournaments.filter((one) => one.when === when);
  const groups = [
    [home.live, of('live')],
    [home.coming, of('coming')],
    [home.past, of('past')],
  ] as const;
  const main = (
    <>
      <h1>{say.tournaments}</h1>
      {tournaments.length === 0 && <p class="below">{say.noTournament}</p>}
      <div class="groups">
        {groups.map(
          ([title, members]) => members.length > 0 && <Group key={title} lang={lang} title={title} members={members} />,
        )}
      </div>
    </>
  );
  const aside = signIn && (
    <a class="sign-in" href="/connexion">
      {say.signIn}
    </a>
  );
  return { lang, path: '/', title: app.name, main, aside };
}

interface GroupProps {
  readonly lang: Lang;
  readonly title: string;
  readonly members: readonly Listed[];
}

function Group({ lang, title, members }: GroupProps) {
  const { formats } = words(lang).ui;
  const say = pageSentences[lang]();
  return (
    <section>
      <h2>{title}</h2>
      <ul class="list">
        {members.map(({ slug, name, format, date, endDate, place, players }) => (
          <li key={slug}>
            <a href={addressesOf(slug, lang).live}>
              <b>{name}</b>
              <small>
                {[capital(dates(lang, date, endDate)), place, formats[format], say.players(players)]
                  .filter((part) => part !== undefined)
                  .join(' · ')}
              </small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
