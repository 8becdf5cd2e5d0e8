import { type Command, type Creation, create, decide, ok, type Refusal } from '@ronde/engine';
import { nextNumber } from './next-state.ts';
import type { AskedDecision, Decide, Store, Stored } from './store.ts';

export function by(id: string, at = '2026-11-14T09:00:00.000Z'): AskedDecision {
  return { id, by: 'Claire', at };
}

export async function createIn(store: Store, id: string, name: string, asked = id, at?: string): Promise<Stored> {
  const creation: Creation = { id, name, format: 'classique', date: '2026-11-14', seed: 48_213, settings: {} };
  const event = create(creation);
  if (!event.ok) throw new Error(event.refusal.code);
  const made = await store.create(creation, event.value, by(asked, at));
  if (!made.ok) throw new Error(made.refusal);
  return made.value;
}

export function registration(now: Stored, player: string): ReturnType<Decide<Refusal>> {
  const person = { name: `JOUEUR ${player}`, licence: `L-${player}` };
  const number = now.numbers.get(player) ?? nextNumber(now);
  const command: Command = { kind: 'register', player, number, rating: 1500 };
  const events = decide(now.tournament, command, new Map(now.people).set(player, person));
  return events.ok ? ok({ events: events.value, person: { id: player, person, number } }) : events;
}
