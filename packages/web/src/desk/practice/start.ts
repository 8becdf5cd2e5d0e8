import type { Created } from '@ronde/contract/http/creation';
import { practicePlayers } from '@ronde/contract/practice-players';
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
