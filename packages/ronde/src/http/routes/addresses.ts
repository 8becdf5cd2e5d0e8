import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { addressesSchema } from '@ronde/contract/http/addresses';
import { answers } from '../answers.ts';
import type { House } from '../house.ts';

const addresses = createRoute({
  method: 'get',
  path: '/api/addresses',
  summary: 'Where phones and staff on other devices come in, and the certificate to compare',
  responses: answers(200, 'The addresses, as of now', addressesSchema),
});

export function addressRoutes(app: OpenAPIHono, house: House): void {
  app.openapi(addresses, (c) => c.json(house.places?.() ?? nowhere));
}

/** Spoken to without a port. */
const nowhere = { local: '', hall: null, https: null, fingerprint: null };
