import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { addressesSchema } from '@ronde/contract/http/addresses';
import { safetySchema } from '@ronde/contract/http/safety';
import { answers } from '../answers.ts';
import type { House } from '../house.ts';

const addresses = createRoute({
  method: 'get',
  path: '/api/addresses',
  summary: 'Where phones and staff on other devices come in, and the certificate to compare',
  responses: answers(200, 'The addresses, as of now', addressesSchema),
});

const safety = createRoute({
  method: 'get',
  path: '/api/safety',
  summary: 'When the data were last copied, and the room left on the disk of the copies',
  responses: answers(200, 'As of now', safetySchema),
});

export function addressRoutes(app: OpenAPIHono, house: House): void {
  app.openapi(addresses, (c) => c.json(house.places?.() ?? nowhere));
  app.openapi(safety, async (c) => c.json((await house.safety?.()) ?? neverCopied));
}

const neverCopied = { lastCopy: null, copyFailed: false, free: null, low: false };

/** Spoken to without a port. */
const nowhere = { local: '', hall: null, https: null, fingerprint: null };
