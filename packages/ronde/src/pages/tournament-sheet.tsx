/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */

import { traitsOf } from '@ronde/engine';
import { capital, dates, longDate, spokenAs } from '@ronde/language';
import { plannedRounds } from '@ronde/views/standings';
import type { Child } from 'hono/jsx';
import { addressesOf } from './addresses.ts';
import type { PublicSheet } from './layout.tsx';
import { type Page, playersOf } from './page.ts';

/** The pages that the tabs lead to. */
type PageTab = 'live' | 'standings' | 'grid' | 'pools' | 'players' | 'rules' | 'prizes';

interface Content {
  /** Null: a page that no tab leads to. */
  readonly tab: PageTab | null;
  /** Of the page, before the tournament's name; missing: the name alone. */
  readonly title?: string;
  /** Within the tournament: `/ronde/3`. */
  readonly path: string;
  readonly main: Child;
}

/** A page of a tournament: its name, when and where, how it is played, its other pages. */
export function tournamentSheet(page: Page, { tab, title, path, main }: Content): PublicSheet {
  const { view, tournament, lang } = page;
  const own = addressesOf(view.slug, 'fr').live;
  return {
    lang,
    path: own + path,
    format: spokenAs(tournament),
    title: title === undefined ? tournament.name : `${title} · ${tournament.name}`,
    about: aboutOf(page),
    head: <Head page={page} tab={tab} />,
    main,
    follows: { slug: view.slug, version: view.version },
  };
}

function Head({ page, tab }: { readonly page: Page; readonly tab: PageTab | null }) {
  const { tournament, text, to } = page;
  const tabs: readonly (readonly [PageTab, string])[] = [
    ['live', to.live],
    ['standings', to.standings()],
    ['grid', to.grid],
    // With round 1 the pools are everybody's, or as soon as they are published.
    ...(hasPools(tournament) ? ([['pools', to.pools]] as const) : []),
    ['players', to.players],
    ['rules', to.rules],
    ...(tournament.status === 'closed' ? ([['prizes', to.prizes]] as const) : []),
  ];
  return (
    <div class="head">
      <div class="within">
        <h1>{tournament.name}</h1>
        <p class="about">{aboutOf(page)}</p>
        {tournament.event !== undefined && (
          <p class="about">
            <a href={to.event}>{text.partOfEvent(tournament.event)}</a>
          </p>
        )}
        <nav class="tabs" aria-label={text.menu}>
          {tabs.map(([name, href]) => (
            <a key={name} href={href} aria-current={name === tab ? 'page' : undefined}>
              {name === 'live' && tournament.status === 'closed' ? text.ended : text.tabs[name]}
            </a>
          ))}
        </nav>
      </div>
    </div>
  );
}

const hasPools = ({ format, rounds, settings }: Page['tournament']): boolean =>
  traitsOf(format).circles === 'pools' && (rounds.length > 0 || settings.drawn !== undefined);

/** « Samedi 14 novembre 2026 · Villebois, salle des fêtes · Formule Classique, 5 rondes, 23 joueurs » */
function aboutOf({ tournament, lang, sentences, text }: Page): string {
  const { date, endDate, place, format } = tournament;
  const day = endDate !== undefined && endDate !== date ? dates(lang, date, endDate) : longDate(lang, date);
  const { formats, home } = sentences.ui;
  const played = [formats[format], home.rounds(plannedRounds(tournament)), text.players(playersOf(tournament).length)];
  return [capital(day), place, played.join(', ')].filter((part) => part !== undefined).join(' · ');
}
