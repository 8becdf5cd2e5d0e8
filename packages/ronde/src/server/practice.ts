import { type PracticePlayer, practicePlayers } from '@ronde/contract/practice-players';
import { type Creation, create } from '@ronde/engine';
import { civilDay, type Dictionary, type Lang } from '@ronde/language';
import { decideCommand } from '../http/decide-command.ts';
import type { Installation } from '../http/installation.ts';

/** In the language of whoever starts the house for the first time. */
const names: Dictionary<string> = { fr: 'Tournoi d’entraînement', en: 'Practice tournament' };
const by = 'Ronde';
const requests = 'entrainement';

/** A tournament of invented people, all present, ready to draw: something to try on an empty house. */
export async function createPractice(installation: Installation, lang: Lang): Promise<void> {
  const creation: Creation = {
    id: installation.newId(),
    name: names[lang],
    format: 'classique',
    date: civilDay(installation.now()),
    seed: installation.newSeed(),
    settings: {},
    practice: true,
  };
  const event = create(creation);
  if (!event.ok) throw new Error(`The practice tournament was refused: ${event.refusal.code}`);
  // The same ids for every process: two that start together on one empty database make one.
  const made = await installation.store.create(creation, event.value, { id: requests, by, at: installation.now() });
  if (!made.ok) throw new Error(`The practice tournament was refused: ${made.refusal}`);
  for (const [index, player] of practicePlayers.entries())
    await register(installation, made.value.id, player, index + 1);
}

async function register(
  installation: Installation,
  tournament: string,
  player: PracticePlayer,
  number: number,
): Promise<void> {
  const { name: called, ...rest } = player;
  const id = `${requests}-${number}`;
  const written = await installation.store.write(
    tournament,
    { id, by, at: installation.now() },
    decideCommand({
      id,
      command: { kind: 'register', player: installation.newId(), presence: 'here', ...rest },
      person: { name: called },
    }),
  );
  if (!written?.ok) throw new Error(`The practice tournament could not register ${called}`);
}
