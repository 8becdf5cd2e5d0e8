import { type PracticePlayer, practicePlayers } from '@ronde/contract/practice-players';
import { type Creation, create } from '@ronde/engine';
import { civilDay } from '../copies/copies.ts';
import { decideCommand } from '../http/decide-command.ts';
import type { Installation } from '../http/house.ts';

const name = 'Tournoi d’entraînement';
const by = 'Ronde';
const requests = 'entrainement';

/** A tournament of invented people, all present, ready to draw: something to try on an empty house. */
export async function createPractice(house: Installation): Promise<void> {
  const creation: Creation = {
    id: house.newId(),
    name,
    format: 'classique',
    date: civilDay(new Date(house.now())),
    seed: house.newSeed(),
    settings: {},
  };
  const event = create(creation);
  if (!event.ok) throw new Error(`The practice tournament was refused: ${event.refusal.code}`);
  // The same ids for every process: two that start together on one empty database make one.
  const made = await house.store.create(creation, event.value, { id: requests, by, at: house.now() });
  if (!made.ok) throw new Error(`The practice tournament was refused: ${made.refusal}`);
  for (const [index, player] of practicePlayers.entries()) await register(house, made.value.id, player, index + 1);
}

async function register(
  house: Installation,
  tournament: string,
  player: PracticePlayer,
  number: number,
): Promise<void> {
  const { name: called, ...rest } = player;
  const id = `${requests}-${number}`;
  const written = await house.store.write(
    tournament,
    { id, by, at: house.now() },
    decideCommand({
      id,
      command: { kind: 'register', player: house.newId(), presence: 'here', ...rest },
      person: { name: called },
    }),
  );
  if (!written?.ok) throw new Error(`The practice tournament could not register ${called}`);
}
