import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { listedPersonSchema, personSchema } from '@ronde/contract/http/person';
import { answers, body } from '../answers.ts';
import { type House, savePerson } from '../house.ts';
import { problem } from '../problems.ts';
import { ofPerson } from './parameters.ts';

const correction = createRoute({
  method: 'put',
  path: '/api/tournaments/{t}/people/{player}',
  summary: 'Corrects who somebody is: name, licence. Changes no table and no ranking that was drawn',
  request: { params: ofPerson, body: body(personSchema) },
  responses: answers(200, 'The person as kept', listedPersonSchema),
});

export function peopleRoutes(app: OpenAPIHono, house: House): void {
  app.openapi(correction, async (c) => {
    const { t, player } = c.req.valid('param');
    const person = c.req.valid('json');
    if (!(await house.store.load(t))) return problem(c, 'unknown-tournament');
    const stored = await savePerson(house, t, player, person);
    return stored
      ? c.json({ id: player, number: stored.numbers.get(player) ?? 0, ...person })
      : problem(c, 'unknown-person');
  });
}
