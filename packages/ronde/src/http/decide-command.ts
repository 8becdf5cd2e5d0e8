import { hash } from 'node:crypto';
import type { CommandBody } from '@ronde/contract/http/command';
import type { DecidedSent } from '@ronde/contract/http/events';
import {
  apply,
  type Command,
  decide,
  type Event,
  ok,
  type Person,
  type PlayerId,
  plausibleRating,
  type Refusal,
  ratingSystemOf,
  refused,
  type Season,
  seasonMoved,
} from '@ronde/engine';
import { fileSentences, type Lang } from '@ronde/language';
import { nextNumber } from '../store/next-state.ts';
import type { Decide, Proposal, Stored } from '../store/store.ts';

/**
 * What a sent command amounts to on the newest state. A registration gets its number here, inside the write; where the
 * days move into another of the house's `seasons`, so does the season, in the same decision.
 */
export function decideCommand(sent: CommandBody, seasons: readonly Season[] = []): Decide<Refusal | 'person-needed'> {
  const { note } = sent;
  const command = explained(sent);
  return (now) => {
    if (command.kind !== 'register') {
      const decided = decide(now.tournament, command, now.people);
      return proposed(command.kind === 'details' ? inNewSeason(now, decided, seasons) : decided, { note });
    }
    const person = registered(now, command.player, sent.person);
    if (!person) return refused('person-needed' as const);
    const people = new Map(now.people).set(person.id, person.person);
    return proposed(decide(now.tournament, { ...registering(command), number: person.number }, people), {
      person,
      note,
    });
  };
}

function inNewSeason({ tournament }: Stored, decided: ReturnType<typeof decide>, seasons: readonly Season[]) {
  if (!decided.ok) return decided;
  const after = decided.value.reduce(apply, tournament);
  return ok([...decided.value, ...seasonMoved(tournament, after, seasons)]);
}

/** What points to words that did not come explains nothing: a malus, a penalty, a ruling need their reason. */
function explained({ command, note }: CommandBody): CommandBody['command'] {
  if (command.kind !== 'sanction' || note) return command;
  if (command.sanction === 'warning' || command.sanction === 'exclusion') return command;
  const { note: _, ...unexplained } = command;
  return unexplained;
}

type Registering = Extract<CommandBody['command'], { kind: 'register' }>;

/** A zero rating is a missing one, as in the tournament file (Classement PL §2.1). */
export function registering({
  rating,
  ...command
}: Registering): Omit<Extract<Command, { kind: 'register' }>, 'number'> {
  return rating === undefined || rating === 0 ? command : { ...command, rating };
}

/** Who is registered: as sent, else as known. Somebody registered anew keeps the number they were given. */
function registered(now: Stored, id: PlayerId, sent: Person | undefined): Proposal['person'] | null {
  const person = sent ?? now.people.get(id);
  return person ? { id, person, number: now.numbers.get(id) ?? nextNumber(now) } : null;
}

/** What comes with the facts and stays outside the log. */
interface Beside {
  readonly person?: Proposal['person'];
  readonly note: string | undefined;
}

function proposed(
  decided: ReturnType<typeof decide>,
  { person, note }: Beside,
): ReturnType<Decide<Refusal | 'person-needed'>> {
  if (!decided.ok) return decided;
  return { ok: true, value: { events: decided.value, ...(person && { person }), ...(note && { note }) } };
}

/** Ratings that a decision wrote and that are hardly ones; missing where there are none. */
export function ratingNotices(
  events: readonly Event[],
  { tournament, people }: Stored,
  lang: Lang,
): Pick<DecidedSent, 'notices'> {
  const system = ratingSystemOf(tournament);
  const notices = events.flatMap(ratingsIn).flatMap(({ player, rating }) => {
    if (plausibleRating(rating, system)) return [];
    const about = {
      code: 'implausible-rating',
      path: 'rating',
      player: people.get(player)?.name ?? player,
      rating,
    } as const;
    return [{ code: about.code, player, rating, message: fileSentences[lang].warning(about, tournament.format) }];
  });
  return notices.length === 0 ? {} : { notices };
}

function ratingsIn(event: Event): readonly { readonly player: string; readonly rating: number }[] {
  if (event.kind === 'registered' && event.player.rating !== undefined)
    return [{ player: event.player.id, rating: event.player.rating }];
  if (event.kind === 'amended' && event.to.rating !== undefined)
    return [{ player: event.player, rating: event.to.rating }];
  return [];
}

/** SHA-256 of what is asked: the same request sent twice has the same one, whoever sends it and when. */
export function digestOf(asked: object): string {
  return hash('sha256', JSON.stringify(asked));
}
