import type { People, Tournament } from '@ronde/engine';
import { type AllWords, type Lang, type Names, namesOf, spokenAs, words } from '@ronde/language';
import type { PublicView } from '../public/view.ts';
import { type Addresses, addressesOf } from './addresses.ts';
import { type PageSentences, pageSentences } from './sentences/page-sentences.ts';

/** What every page of a tournament is made from: what the public knows, in one language. */
export interface Page {
  readonly view: PublicView;
  readonly tournament: Tournament;
  readonly people: People;
  readonly lang: Lang;
  readonly words: AllWords;
  readonly say: PageSentences;
  readonly names: Names;
  readonly to: Addresses;
}

export function pageOf(view: PublicView, lang: Lang): Page {
  const { tournament, people, slug } = view;
  return {
    view,
    tournament,
    people,
    lang,
    words: words(lang, spokenAs(tournament)),
    say: pageSentences[lang](spokenAs(tournament)),
    names: namesOf(people, tournament.players),
    to: addressesOf(slug, lang),
  };
}
