import { countedPlayers, type People, type Standings, type Tournament } from '@ronde/engine';
import { closedRounds } from '@ronde/engine/tournament/find';
import { type AllSentences, allSentences, type Lang, type Names, namesOf, spokenAs } from '@ronde/language';
import { standingsAt as shownAt, standingsTitleIn } from '@ronde/views/standings';
import type { PublicView } from '../public/view.ts';
import { addressesOf, type PageAddresses } from './addresses.ts';
import { type PageSentences, pageSentences } from './sentences/page-sentences.ts';

/** What every page of a tournament is made from: what the public knows, in one language. */
export interface Page {
  readonly view: PublicView;
  readonly tournament: Tournament;
  readonly people: People;
  readonly lang: Lang;
  readonly sentences: AllSentences;
  readonly text: PageSentences;
  readonly names: Names;
  readonly to: PageAddresses;
}

export function publicPageOf(view: PublicView, lang: Lang): Page {
  const { tournament, people, slug } = view;
  return {
    view,
    tournament,
    people,
    lang,
    sentences: allSentences[lang](spokenAs(tournament)),
    text: pageSentences[lang](spokenAs(tournament)),
    names: namesOf(people, tournament.players),
    to: addressesOf(slug, lang),
  };
}

/** The standings after so many closed rounds; null: not yet. */
export function pageStandings({ tournament, people }: Page, after: number): Standings | null {
  if (after < 1 || after > closedRounds(tournament)) return null;
  return shownAt(tournament, people, after);
}

export const titleOf = ({ tournament, sentences, lang }: Page, standings: Standings): string =>
  standingsTitleIn(tournament, standings, lang, sentences.ui.standings);

/** Those who take part: a spare player only fills a hole, and who left before round 1 never did. */
export const playersOf = ({ players }: Tournament) => countedPlayers(players);
