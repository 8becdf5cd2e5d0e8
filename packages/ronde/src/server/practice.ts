import { type Creation, create } from '@ronde/engine';
import { decideCommand } from '../http/decide-command.ts';
import type { House } from '../http/house.ts';
import { type PracticePlayer, practicePlayers } from './practice-players.ts';

const name = 'Tournoi d’entraînement';
const by = 'Ronde';

/** A tournament of invented people, all present, ready to draw: something to try on an empty house. */
export async function createPractice(house: House): Promise<void> {
  const creation: Creation = {
    id: house.newId(),
    name,
    format: 'classique',
    date: civilDate(new Date(house.now())),
    seed: house.newSeed(),
    settings: {},
  };
  const event = create(creation);
  if (!event.ok) throw new Error(`The practice tournament was refused: ${event.refusal.code}`);
  await house.store.create(creation, event.value, { id: creation.id, by, at: house.now() });
  for (const [index, player] of practicePlayers.entries()) await register(house, creation.id, player, index + 1);
}

async function register(house: House, tournament: string, player: PracticePlayer, number: number): Promise<void> {
  const { name: called, ...rest } = player;
  const id = `entrainement-${number}`;
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

/** The day as this place counts it, `2026-11-14`. */
function civilDate(time: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}
