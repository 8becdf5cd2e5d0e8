import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import {
  acceptSchema,
  publicOptionsSchema,
  refuseRequestsSchema,
  registrationRequestSchema,
} from '@ronde/contract/http/player';
import { idSchema } from '@ronde/contract/http/text';
import * as z from 'zod';
import { optionsOf, saveOptions } from '../../links/options.ts';
import { playerOf } from '../../links/request-now.ts';
import { registerAsked } from '../accept-request.ts';
import { answers, body } from '../answers.ts';
import type { House } from '../house.ts';
import { problem } from '../problems.ts';
import { answered, listed, requestsNow } from '../requests-now.ts';
import { ofTournament } from './parameters.ts';

const ofRequest = z.object({ t: idSchema, request: idSchema });
const all = z.array(registrationRequestSchema);

const list = createRoute({
  method: 'get',
  path: '/api/tournaments/{t}/requests',
  summary: 'Who asks to be registered, in the order of asking',
  request: { params: ofTournament },
  responses: answers(200, 'The requests', all),
});

const acceptance = createRoute({
  method: 'post',
  path: '/api/tournaments/{t}/requests/{request}/accept',
  summary: 'Registers who has asked',
  request: { params: ofRequest, body: body(acceptSchema) },
  responses: answers(200, 'The requests', all),
});

const refusing = createRoute({
  method: 'post',
  path: '/api/tournaments/{t}/requests/{request}/refuse',
  summary: 'Says no, and forgets the e-mail address',
  request: { params: ofRequest },
  responses: answers(200, 'The requests', all),
});

const erasure = createRoute({
  method: 'post',
  path: '/api/tournaments/{t}/requests/{request}/erase',
  summary: 'Says no and forgets who asked: name, club, licence, address. Cannot be taken back',
  request: { params: ofRequest },
  responses: answers(200, 'The requests', all),
});

const options = createRoute({
  method: 'get',
  path: '/api/tournaments/{t}/options',
  summary: 'What strangers and players may do',
  request: { params: ofTournament },
  responses: answers(200, 'The options', publicOptionsSchema),
});

const optionsChange = createRoute({
  method: 'put',
  path: '/api/tournaments/{t}/options',
  summary: 'Opens or closes registration and presence by link',
  request: { params: ofTournament, body: body(publicOptionsSchema) },
  responses: answers(200, 'The options', publicOptionsSchema),
});

const refusingMany = createRoute({
  method: 'post',
  path: '/api/tournaments/{t}/requests/refuse',
  summary: 'Says no to many at once, and forgets their e-mail addresses or who asked; who has an answer keeps it',
  request: { params: ofTournament, body: body(refuseRequestsSchema) },
  responses: answers(200, 'The requests', all),
});

export function requestRoutes(app: OpenAPIHono, house: House): void {
  const { db, requests } = house.strangers;

  app.openapi(list, async (c) => {
    const stored = await house.store.load(c.req.valid('param').t);
    return stored ? listed(c, house, stored.id) : problem(c, 'unknown-tournament');
  });

  app.openapi(acceptance, (c) => {
    const facts = c.req.valid('json');
    return answered(c, house, c.req.valid('param'), async (found, stored, answering) => {
      if (found.state === 'refused') return problem(c, 'request-settled');
      const no = await registerAsked(c, house, stored, found, facts);
      if (no) return no;
      await answering.accept(found.id, playerOf(found));
      return null;
    });
  });

  // Who was accepted is a player: withdrawn or erased as one.
  app.openapi(refusing, (c) =>
    answered(c, house, c.req.valid('param'), async (found, _, answering) => {
      if (found.state === 'accepted') return problem(c, 'request-settled');
      await answering.refuse([found.id]);
      return null;
    }),
  );

  app.openapi(erasure, (c) =>
    answered(c, house, c.req.valid('param'), async (found, _, answering) => {
      if (found.state === 'accepted') return problem(c, 'request-settled');
      await answering.erase([found.id]);
      return null;
    }),
  );

  app.openapi(refusingMany, async (c) => {
    const stored = await house.store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    const { requests: named, erase = false } = c.req.valid('json');
    const wanted = new Set(named);
    await requests.answering(stored.id, async (answering) => {
      const open = (await requestsNow(house, stored.id)).filter(
        ({ id, state }) => wanted.has(id) && (state === 'asked' || (erase && state === 'refused')),
      );
      const ids = open.map(({ id }) => id);
      await (erase ? answering.erase(ids) : answering.refuse(ids));
    });
    return listed(c, house, stored.id);
  });

  app.openapi(options, async (c) => {
    const stored = await house.store.load(c.req.valid('param').t);
    return stored ? c.json({ ...(await optionsOf(db, stored.id)) }) : problem(c, 'unknown-tournament');
  });

  app.openapi(optionsChange, async (c) => {
    const stored = await house.store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    await saveOptions(db, stored.id, c.req.valid('json'));
    return c.json({ ...(await optionsOf(db, stored.id)) });
  });
}
