import type { OpenAPIHono } from '@hono/zod-openapi';
import { type House, savePerson } from '../house.ts';
import { problem, readerOf } from '../problems.ts';
import { problemSentences } from '../sentences.ts';
import { serve } from '../serve-route.ts';

export function peopleRoutes(app: OpenAPIHono, house: House): void {
  serve(app, 'PUT /api/tournaments/{t}/people/{player}', async (c) => {
    const { t, player } = c.req.valid('param');
    const { saw, ...person } = c.req.valid('json');
    if (!(await house.store.load(t))) return problem(c, 'unknown-tournament');
    const saved = await savePerson(house, t, player, { person, saw });
    if (!saved) return problem(c, 'unknown-person');
    if (!saved.ok) {
      const { title } = problemSentences('person-changed', readerOf(c));
      return problem(
        c,
        'person-changed',
        saved.refusal.map((path) => ({ path, message: title })),
      );
    }
    const { numbers, people } = saved.value;
    return c.json({ id: player, number: numbers.get(player) ?? 0, ...(people.get(player) ?? person) });
  });
}
