import type { SentCommand } from '@ronde/contract/http/command';
import type { Created } from '@ronde/contract/http/creation';
import { practicePlayers } from '@ronde/contract/practice-players';
import type { Tournament } from '@ronde/engine';
import { today } from '../../core/hour.ts';
import { type Answer, call } from '../../core/http.ts';
import { newId } from '../../core/new-id.ts';

/** What one practice tournament is made with: sent again after a cut, it still makes one. */
export const newPractice = () => ({
  command: newId(),
  list: {
    id: newId(),
    players: practicePlayers.map(({ name, ...facts }) => ({
      player: newId(),
      person: { name },
      presence: 'here' as const,
      ...facts,
    })),
  },
});

/** A tournament of invented people, all here, ready to draw. */
export async function startPractice(
  { command, list }: ReturnType<typeof newPractice>,
  name: string,
): Promise<Answer<Created>> {
  const body = { command, name, format: 'classique' as const, date: today(), practice: true as const };
  const created = await call('POST /api/tournaments', { body });
  if (created.kind !== 'done') return created;
  const listed = await call('POST /api/tournaments/{t}/lists/register', { t: created.value.slug, body: list });
  return listed.kind === 'done' ? created : listed;
}

/** Between 0 and 1, as `Math.random` gives it. */
type Chance = () => number;

/**
 * A result for each table of the round under way that has none, as games go: about 400 points each, and whoever has the
 * higher rating wins more often.
 */
export function inventedResults({ rounds, players }: Tournament, chance: Chance = Math.random): readonly SentCommand[] {
  const ratings = new Map(players.map(({ id, rating = 1000 }) => [id, rating]));
  const round = rounds.length;
  return (rounds.at(-1)?.matches ?? []).flatMap((match): readonly SentCommand[] => {
    const [one, other] = match.players;
    if (other === undefined || match.result !== undefined || match.disputed !== undefined) return [];
    const lead = ((ratings.get(one) ?? 0) - (ratings.get(other) ?? 0)) / 20;
    const scores: [number, number] = [around(400 + lead / 2, chance), around(400 - lead / 2, chance)];
    return [{ kind: 'record', round, players: [one, other], result: { kind: 'games', games: [scores] }, saw: null }];
  });
}

/** Most within 60 points, and never below 150. */
const around = (mean: number, chance: Chance): number =>
  Math.max(150, Math.round(mean + (chance() + chance() + chance() - 1.5) * 120));
