import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { request as secureRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, serve } from './serve.ts';

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly fingerprint: string | null;
}

let folder: string;
let house: RunningServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-doors-'));
  // Every address of the loopback but the first two stands for the hall's network.
  const address = ['127.0.0.2'];
  house = await serve({ port: 0, data: folder, hall: true, https: 0, host: ['salle.test'], address });
});
afterAll(async () => {
  await house.stop();
  rmSync(folder, { recursive: true, force: true });
});

const securePort = () => new URL(house.places().https?.[0] ?? 'https://none:1').port;

function ask(
  host: string,
  path: string,
  { secure = false, name = 'salle.test', method = 'GET' } = {},
): Promise<Answer> {
  const port = secure ? securePort() : house.port;
  const options = { host, port, path, method, headers: { Host: name }, rejectUnauthorized: false, agent: false };
  return new Promise((resolve, reject) => {
    const sent = (secure ? secureRequest : request)(options, (came) => {
      const socket = came.socket as TLSSocket;
      const fingerprint = secure ? socket.getPeerCertificate().fingerprint256 : null;
      let body = '';
      came.on('data', (bytes) => (body += String(bytes)));
      came.on('end', () => resolve({ status: came.statusCode ?? 0, body, headers: came.headers, fingerprint }));
    });
    sent.once('error', reject);
    sent.end();
  });
}

const codeOf = ({ body }: Answer): string => JSON.parse(body).code;

describe('who is served where', () => {
  it('this computer under its own name alone; the hall under the names of the start', async () => {
    expect((await ask('127.0.0.1', '/healthz', { name: 'localhost' })).status).toBe(200);
    expect((await ask('127.0.0.2', '/healthz')).status).toBe(200);
    expect(codeOf(await ask('127.0.0.2', '/healthz', { name: 'attacker.example' }))).toBe('foreign-host');
  });

  it('in the hall’s clear http nobody signs in: staff are sent to https', async () => {
    expect(codeOf(await ask('127.0.0.2', '/api/tournaments'))).toBe('https-needed');
    expect(codeOf(await ask('127.0.0.1', '/api/tournaments', { secure: true }))).toBe('sign-in-needed');
  });

  it('https shows the certificate whose fingerprint was printed, and asks browsers to stay with it', async () => {
    const { fingerprint, headers } = await ask('127.0.0.1', '/healthz', { secure: true });
    expect(fingerprint).toBe(house.places().fingerprint);
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d+/);
    expect((await ask('127.0.0.2', '/healthz')).headers['strict-transport-security']).toBeUndefined();
  });

  it('a page has its browser’s room to itself over https and on this computer; in clear http that means nothing', async () => {
    const of = async (host: string, more: object = {}) =>
      (await ask(host, '/healthz', more)).headers['cross-origin-opener-policy'];
    expect(await of('127.0.0.1', { secure: true })).toBe('same-origin');
    expect(await of('127.0.0.1', { name: 'localhost' })).toBe('same-origin');
    expect(await of('127.0.0.2')).toBeUndefined();
  });

  it('/metrics is this computer’s alone, asked as itself', async () => {
    const own = await ask('127.0.0.1', '/metrics', { name: 'localhost' });
    expect(own.body).toContain('ronde_http_request_duration_seconds_count{method="GET",route="/healthz",status="200"}');
    expect(own.body).toContain('ronde_decisions_total 23');
    expect(own.body).toContain('ronde_listeners 0');
    expect((await ask('127.0.0.2', '/metrics')).body).not.toContain('ronde_');
    expect((await ask('127.0.0.1', '/metrics', { secure: true })).body).not.toContain('ronde_');
    expect((await ask('127.0.0.1', '/metrics', { name: 'salle.test' })).body).not.toContain('ronde_');
  });

  it('/metrics names no address that was asked for, nor any method that was made up', async () => {
    await ask('127.0.0.2', '/api/tournaments/un-secret', { method: 'BREW' });
    await ask('127.0.0.2', '/api/player/CODE-SECRET');
    const { body } = await ask('127.0.0.1', '/metrics', { name: 'localhost' });
    expect(body).not.toMatch(/secret|BREW/i);
  });

  it('/readyz answers whatever shares requests between processes', async () => {
    expect(await ask('127.0.0.2', '/readyz')).toMatchObject({ status: 200, body: '{"ready":true}' });
  });

  it('names the addresses that it was opened to', () => {
    expect(house.places()).toMatchObject({
      local: `http://localhost:${house.port}`,
      hall: [`http://127.0.0.2:${house.port}`],
      https: [`https://127.0.0.2:${securePort()}`],
    });
  });
});

it('without --hall, nothing but this computer is listened to', async () => {
  const data = mkdtempSync(join(tmpdir(), 'ronde-doors-'));
  const alone = await serve({ port: 0, data, host: ['salle.test'] });
  const refused = new Promise((resolve) => {
    request({ host: '127.0.0.2', port: alone.port, agent: false }).once('error', resolve).end();
  });
  expect(await refused).toMatchObject({ code: 'ECONNREFUSED' });
  expect(alone.places()).toMatchObject({ hall: null, https: null, fingerprint: null });
  await alone.stop();
  rmSync(data, { recursive: true, force: true });
});
