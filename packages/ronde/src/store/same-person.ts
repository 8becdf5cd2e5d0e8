import type { Decision, Event, People, Person, PlayerId } from '@ronde/engine';
import type { Stored } from './store.ts';

/** Whose registration went into whose, by the one that is gone. */
type Merged = ReadonlyMap<PlayerId, PlayerId>;

const known = new WeakMap<Stored, Merged>();

/** As the log stands: who was parted again, or registered anew, is somebody. */
export function mergedIn(stored: Stored): Merged {
  const before = known.get(stored);
  if (before) return before;
  const merged = mergedBy(stored.log);
  known.set(stored, merged);
  return merged;
}

function mergedBy(log: readonly Decision[]): Merged {
  const merged = new Map<PlayerId, PlayerId>();
  for (const event of log.flatMap(({ events }) => events)) {
    if (event.kind === 'merged') merged.set(event.gone.id, event.into);
    if (event.kind === 'parted') merged.delete(event.gone.id);
    if (event.kind === 'registered') merged.delete(event.player.id);
  }
  return merged;
}

/** Everybody who is somebody of their own: namesakes are looked for among these. */
export function peopleApart(stored: Stored): People {
  const merged = mergedIn(stored);
  return merged.size === 0 ? stored.people : new Map([...stored.people].filter(([id]) => !merged.has(id)));
}

/** This player, then every registration that went into theirs: all of them speak of one human being. */
export function registrationsOf(stored: Stored, player: PlayerId): readonly PlayerId[] {
  const merged = mergedIn(stored);
  const all = [player];
  // Grows while it is walked: what went into what went into this one.
  for (const one of all) for (const [gone, into] of merged) if (into === one) all.push(gone);
  return all;
}

/**
 * Who stays keeps what is said of them and gains what only the other record held. The other one stays in the data: the
 * log names it, its number is never given again, and parting the two gives it back. What was gained stays then.
 */
export function joined(people: People, events: readonly Event[]): People {
  return events.reduce((now, event) => {
    if (event.kind !== 'merged') return now;
    const [stays, gone] = [now.get(event.into), now.get(event.gone.id)];
    return stays && gone ? new Map(now).set(event.into, filled(stays, gone)) : now;
  }, people);
}

function filled(stays: Person, gone: Person): Person {
  const said = Object.entries(stays).filter(([, value]) => value !== '');
  return { ...gone, ...Object.fromEntries(said), name: stays.name };
}
