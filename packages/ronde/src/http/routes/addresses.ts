import type { OpenAPIHono } from '@hono/zod-openapi';
import type { House } from '../house.ts';
import { serve } from '../serve-route.ts';

export function addressRoutes(app: OpenAPIHono, house: House): void {
  serve(app, 'GET /api/addresses', (c) => c.json(house.places?.() ?? nowhere));
  serve(app, 'GET /api/safety', async (c) => c.json((await house.safety?.()) ?? neverCopied));
}

const neverCopied = { lastCopy: null, copyFailed: false, free: null, low: false };

/** Spoken to without a port. */
const nowhere = { local: '', hall: null, https: null, fingerprint: null };
