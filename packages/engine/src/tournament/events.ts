import type { Fact, FactFamily } from './events/fact.ts';
import { type FinalEvent, finalFacts } from './events/final.ts';
import { type MergingEvent, mergingFacts, type RegistrationEvent, registrationFacts } from './events/registration.ts';
import { type ResultEvent, resultFacts } from './events/result.ts';
import { type RoundEvent, roundFacts } from './events/round.ts';
import { type SanctionEvent, sanctionFacts } from './events/sanction.ts';
import { type OpeningEvent, openingFacts, type SettingsEvent, settingsFacts } from './events/tournament.ts';

export type { FromTo } from './events/fact.ts';
export type { TableChange } from './events/round.ts';

/**
 * What happened, as facts: never an order to compute again. Each event carries what it replaced as well as what it
 * set, so that its inverse is itself turned round and undo needs nothing but the log.
 */
export type Event =
  | OpeningEvent
  | SettingsEvent
  | RegistrationEvent
  | MergingEvent
  | RoundEvent
  | ResultEvent
  | SanctionEvent
  | FinalEvent;

const facts: FactFamily<Event> = {
  ...openingFacts,
  ...settingsFacts,
  ...registrationFacts,
  ...mergingFacts,
  ...roundFacts,
  ...resultFacts,
  ...sanctionFacts,
  ...finalFacts,
};

/** What can be done with an event, by its kind. */
export function factOf(event: Event): Fact<Event> {
  return facts[event.kind];
}
