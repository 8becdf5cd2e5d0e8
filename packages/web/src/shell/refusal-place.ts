import type { Refusal } from '@ronde/engine';
import type { PlayerId, TableRef } from '@ronde/engine/tournament/state';
import { type Dictionary, type RoundNoun, roundNoun, type Spoken, spoken } from '@ronde/language';
import { address } from './addresses.ts';
import type { Desk } from './desk.tsx';

/** A page where the next step of a refusal is taken. */
type Place =
  | { readonly to: 'round'; readonly round: number }
  | { readonly to: 'player'; readonly player: PlayerId; readonly round?: undefined }
  | { readonly to: Exclude<keyof PlaceSentences, 'round' | 'player'>; readonly round?: undefined };

/** Where the next step of a refusal is taken; null when it is here, or nowhere. */
export function refusalPlace(refusal: Refusal): Place | null {
  const place: Places<Refusal>['to'] = placesOf[refusal.code];
  return place(refusal);
}

/** A method's parameter may be narrower: one line a code, called with any of them. */
type Places<R> = { to(refusal: R): Place | null };

const here = (): null => null;
const round = (refusal: { readonly round: number }): Place => ({ to: 'round', round: refusal.round });
const ofTable = ({ table }: { readonly table: TableRef }): Place => ({ to: 'round', round: table.round });
const person = ({ player }: { readonly player: PlayerId }): Place => ({ to: 'player', player });
const page = (to: Exclude<Place['to'], 'round' | 'player'>) => (): Place => ({ to });

/** The compiler asks for each code: nothing is refused without saying where to go on. */
const placesOf: {
  readonly [Code in Refusal['code']]: Places<Extract<Refusal, { readonly code: Code }>>['to'];
} = {
  'unknown-player': page('players'),
  'already-registered': person,
  'list-full': page('home'),
  'has-been-drawn': person,
  'already-left': person,
  'has-not-left': here,
  'match-running': ofTable,
  'presence-changed': page('registration'),
  'absences-changed': page('registration'),
  'not-present': page('registration'),
  'fact-not-used': here,
  'fact-changed': person,
  'bad-rating': here,
  'bad-series': here,
  'spare-drawn': round,
  'seat-in-pool': person,
  'both-drawn': page('players'),
  'same-player': here,
  'no-malus': here,
  'no-penalty': here,
  'malus-unexplained': here,
  'no-such-sanction': person,
  'already-excluded': person,
  'no-such-trophy': page('prizes'),
  'trophy-given': page('prizes'),
  'unknown-round': ({ drawn }) => (drawn === 0 ? { to: 'registration' } : { to: 'round', round: drawn }),
  'already-drawn': round,
  'round-order': ({ next }) => ({ to: 'round', round: next }),
  'results-missing': round,
  'round-not-closed': round,
  'too-few-players': ({ needed }) => ({ to: needed === 4 ? 'final' : 'registration' }),
  'too-many-players': page('settings'),
  'no-planned-round-left': page('closing'),
  'not-the-last-round': ({ last }) => ({ to: 'round', round: last }),
  'round-has-results': round,
  'draw-outdated': round,
  'round-is-draft': round,
  'round-published': round,
  'round-closed': round,
  'round-already-closed': round,
  'round-open': round,
  'results-lost': round,
  'plays-twice': here,
  'odd-rest': here,
  'not-drawn': round,
  'has-a-table': round,
  'tables-changed': round,
  'games-changed': ofTable,
  'seat-missing': here,
  'table-unused': here,
  'table-taken': here,
  'no-proposal': here,
  'no-free-seat': page('registration'),
  'draft-outdated': round,
  'no-such-table': round,
  'result-changed': ofTable,
  'no-result': ofTable,
  'same-result': ofTable,
  settled: ofTable,
  'bad-games': here,
  'bad-score': here,
  'not-at-table': ofTable,
  'result-kind': here,
  'bad-losses': here,
  'winner-broken': here,
  disputed: round,
  'not-disputed': ofTable,
  'already-confirmed': ofTable,
  'counters-changed': ofTable,
  'absent-twice': ofTable,
  'tournament-closed': page('closing'),
  'rounds-held': page('closing'),
  'tournament-open': here,
  'nothing-played': page('registration'),
  'unknown-decision': page('log'),
  'not-undoable': page('log'),
  'already-undone': page('log'),
  'undo-blocked': page('log'),
  'formula-fixed': () => ({ to: 'round', round: 1 }),
  'formula-changed': page('settings'),
  'empty-name': page('settings'),
  'already-shown': here,
  'end-hidden-already': here,
  'shelved-already': here,
  'tournament-removed': page('home'),
  'removal-impossible': page('settings'),
  'not-rated': page('settings'),
  'setting-not-used': page('settings'),
  'setting-fixed': round,
  'setting-changed': page('settings'),
  'detail-changed': page('settings'),
  'rounds-already-drawn': page('settings'),
  'dates-reversed': page('settings'),
  'nothing-changes': here,
  'pools-impossible': page('settings'),
  'phases-impossible': page('settings'),
  'no-pools': page('settings'),
  'pools-fixed': () => ({ to: 'round', round: 1 }),
  'order-drawn': page('pools'),
  'order-not-drawn': page('pools'),
  'not-in-pool': page('registration'),
  'pool-changed': page('pools'),
  'no-such-pool': page('pools'),
  'pool-full': page('pools'),
  'no-final': page('final'),
  'final-impossible': page('final'),
  'rounds-left': ({ played }) => (played === 0 ? { to: 'registration' } : { to: 'round', round: played }),
  'final-tie': page('final'),
  'final-exists': page('final'),
  'final-changed': page('final'),
  'final-set-up': page('final'),
  'final-waits': page('final'),
  'final-complete': page('closing'),
  'final-open': page('final'),
  'no-such-final-match': page('final'),
};

/** Its address on the desk of tournament `t`. */
export function placeAddress(place: Place, { t, tournament }: Pick<Desk, 't' | 'tournament'>): string {
  if (place.to === 'round') return address.round(t, place.round);
  if (place.to === 'player')
    return address.player(t, tournament.players.find(({ id }) => id === place.player)?.number ?? '');
  return place.to === 'home' ? address.home : address[place.to](t);
}

const frPlaces = (noun: RoundNoun) => ({
  round: (round?: number) => `Ouvrir ${noun.the} ${round}`,
  player: () => 'Ouvrir sa fiche',
  players: () => 'Aller à la liste des joueurs',
  registration: () => 'Aller aux inscriptions',
  pools: () => 'Aller aux poules',
  final: () => 'Aller à la finale',
  prizes: () => 'Aller aux prix',
  closing: () => 'Aller à la clôture',
  settings: () => 'Aller aux réglages',
  log: () => 'Aller au journal',
  home: () => 'Aller à mes tournois',
});

type PlaceSentences = ReturnType<typeof frPlaces>;

const enPlaces: PlaceSentences = {
  round: (round) => `Open round ${round}`,
  player: () => 'Open the player’s page',
  players: () => 'Go to the list of players',
  registration: () => 'Go to registration',
  pools: () => 'Go to the pools',
  final: () => 'Go to the final',
  prizes: () => 'Go to the prizes',
  closing: () => 'Go to the closing',
  settings: () => 'Go to the settings',
  log: () => 'Go to the log',
  home: () => 'Go to my tournaments',
};

/** Links are named for where they lead: pressed, they change nothing. */
export const placeSentences: Dictionary<Spoken<PlaceSentences>> = {
  fr: spoken((format) => frPlaces(roundNoun(format))),
  en: () => enPlaces,
};
