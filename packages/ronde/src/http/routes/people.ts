import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { listedPersonSchema, personCorrectionSchema } from '@ronde/contract/http/person';
import { answers, body } from '../answers.ts';
import { type House, savePerson } from '../house.ts';
import { problem, readerOf } from '../problems.ts';
import { problemSentences } from '../sentences.ts';
import { ofPerson } from './parameters.ts';

const correction = createRoute({
  method: 'put',
  path: '/api/tournaments/{t}/people/{player}',
  summary: 'Corrects who somebody is: name, licence. Changes no table and no ranking that was drawn',
  request: { params: ofPerson, body: body(personCorrectionSchema) },
  responses: answers(200, 'The person as kept', listedPersonSchema),
});

export function peopleRoutes(app: OpenAPIHono, house: House): void {
  app.openapi(correction, async (c) => {
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
