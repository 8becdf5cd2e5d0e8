import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { metricsOf, observe, type RequestLine } from './observe.ts';

it('a line of the log has the pattern of the address: no name, no code, nothing that was sent', async () => {
  const lines: RequestLine[] = [];
  const app = new Hono();
  app.use(
    observe(
      metricsOf(() => 7),
      (line) => lines.push(line),
    ),
  );
  app.post('/api/player/:code/entries', (c) => c.json({ name: 'LEFÈVRE Zoé' }, 201));
  await app.request('/api/player/SECRET-CODE/entries?as=Zoé', { method: 'POST', body: '{"score":451}' });
  await app.request('/api/player/SECRET-CODE/nowhere');
  expect(lines).toMatchObject([
    { method: 'POST', route: '/api/player/:code/entries', status: 201, reach: 'loopback' },
    { method: 'GET', route: '*', status: 404 },
  ]);
  expect(Object.keys(lines[0] ?? {}).sort()).toEqual(['method', 'ms', 'reach', 'route', 'status']);
});

it('counts requests by route and status, decisions, failures, listeners', async () => {
  const metrics = metricsOf(() => 7);
  metrics.request('GET', '/t/:t', 200, 0.02);
  metrics.decision();
  metrics.decision();
  metrics.storeError();
  const text = await metrics.text();
  expect(text).toContain('ronde_http_request_duration_seconds_count{method="GET",route="/t/:t",status="200"} 1');
  expect(text).toContain(
    'ronde_http_request_duration_seconds_bucket{le="0.025",method="GET",route="/t/:t",status="200"} 1',
  );
  expect(text).toContain('ronde_decisions_total 2');
  expect(text).toContain('ronde_store_errors_total 1');
  expect(text).toContain('ronde_listeners 7');
  expect(text).toContain('ronde_process_resident_memory_bytes');
});

it('a lag far below a tenth of a second is seen', async () => {
  const metrics = metricsOf(() => 0);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const [, least] = /^ronde_nodejs_eventloop_lag_min_seconds (\S+)/m.exec(await metrics.text()) ?? [];
  expect(Number(least)).toBeLessThan(0.08);
});
