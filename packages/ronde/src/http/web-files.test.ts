import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webFiles } from './web-files.ts';

let folder: string;
let app: Hono;
const long = 'void 0;\n'.repeat(1000);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ronde-web-'));
  await mkdir(join(folder, 'dist'));
  await writeFile(join(folder, 'secret.json'), '{}');
  await writeFile(join(folder, 'dist', 'index.html'), '<!doctype html><title>Ronde</title>');
  await writeFile(join(folder, 'dist', 'screen.html'), '<!doctype html><title>Écran</title>');
  await writeFile(join(folder, 'dist', 'phone.html'), '<!doctype html><title>Téléphone</title>');
  await writeFile(join(folder, 'dist', 'main-abcd1234.js'), 'void 0');
  await writeFile(join(folder, 'dist', 'long-abcd1234.js'), long);
  await writeFile(join(folder, 'dist', 'long-abcd1234.woff2'), long);
  app = new Hono().get('*', webFiles(join(folder, 'dist')));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const page = { headers: { Accept: 'text/html,*/*' } };

describe('the web app', () => {
  const asks = [
    undefined,
    '*/*',
    '',
    'text/html',
    'text/html,*/*',
    'application/json, text/plain, */*',
    'image/*;q=0.8',
  ];
  it.each(['/bureau/lyon', '/connexion', '/invitation/AbC', '/j/AAAABBBBCCCCDDDD', '/ecran/lyon', '/t/lyon/table/4'])(
    'OLD-03: %s answers whoever asks for a page, for anything or for nothing',
    async (path) => {
      for (const accept of asks)
        for (const method of ['GET', 'HEAD']) {
          const answer = await app.request(path, { method, headers: accept === undefined ? {} : { Accept: accept } });
          expect([path, method, accept, answer.status]).toEqual([path, method, accept, 200]);
          expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
        }
      for (const accept of ['application/json', 'application/problem+json, application/json;q=0.9'])
        expect((await app.request(path, { headers: { Accept: accept } })).status).toBe(404);
      expect((await app.request(path, { method: 'POST' })).status).toBe(404);
    },
  );

  it('a link shows what it opens to a messenger: no name, nothing of its token', async () => {
    const shown = async (path: string) => (await app.request(path)).text();
    const token = 'Zq8-secret-token';
    expect(await shown(`/invitation/${token}`)).toContain('<meta property="og:title" content="Invitation dans Ronde"');
    expect(await shown(`/j/${token}`)).toContain('<meta property="og:title" content="Ronde, ma table"');
    expect(await shown(`/en/j/${token}`)).toContain('<meta property="og:title" content="Ronde, my table"');
    for (const path of [`/invitation/${token}`, `/connexion/premier/${token}`, `/j/${token}`]) {
      expect(await shown(path)).toContain('og:description');
      expect(await shown(path)).not.toContain(token);
    }
  });

  it.each(['/', '/bureau', '/bureau/lyon/ronde/3', '/bureau/a.b', '/federation', '/federation/ffsc/recus/3'])(
    'answers %s with its one page',
    async (path) => {
      const answer = await app.request(path, page);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(await answer.text()).toContain('<title>Ronde</title>');
    },
  );

  it.each([
    ['/ecran/lyon', 'Écran'],
    ['/en/ecran/lyon', 'Écran'],
    ['/j', 'Téléphone'],
    ['/en/j', 'Téléphone'],
    ['/j/AAAABBBBCCCCDDDD', 'Téléphone'],
    ['/j/AAAABBBBCCCCDDDD/mots', 'Téléphone'],
    ['/t/lyon/table/4', 'Téléphone'],
    ['/bureau/ecran/lyon', 'Ronde'],
  ])('%s has a page of its own', async (path, title) => {
    expect(await (await app.request(path, page)).text()).toContain(`<title>${title}</title>`);
  });

  it('lets a browser keep a file whose name holds its hash', async () => {
    const answer = await app.request('/main-abcd1234.js');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('sends a script in a small form to who takes %s', async (accepted, encoding, unpack) => {
    for (let i = 0; i < 2; i++) {
      const answer = await app.request('/long-abcd1234.js', { headers: { 'Accept-Encoding': accepted } });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('vary')).toBe('Accept-Encoding');
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.length).toBeLessThan(long.length / 10);
      expect(unpack(bytes).toString()).toBe(long);
    }
  });

  it('sends it whole to who takes no other, and a font to everybody', async () => {
    const plain = await app.request('/long-abcd1234.js');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(long);
    const font = await app.request('/long-abcd1234.woff2', { headers: { 'Accept-Encoding': 'br' } });
    expect(font.headers.get('content-encoding')).toBeNull();
  });

  it.each(['/jeu', '/bureaux', '/wp-login.php', '/invitation', '/api/x'])('knows of no page at %s', async (path) => {
    expect((await app.request(path, page)).status).toBe(404);
  });

  it.each(['/nothing.js', '/favicon.ico'])('%s is not there, and no page is sent instead', async (path) => {
    expect((await app.request(path)).status).toBe(404);
  });

  it.each(['/../secret.json', '/..%2fsecret.json', '/%2e%2e/secret.json', '/x%00.js', '/%zz.js', '/..%5csecret.json'])(
    'never leaves its folder: %s',
    async (path) => {
      expect((await app.request(path)).status).toBe(404);
    },
  );

  it('says what to do when it is not built', async () => {
    const bare = new Hono().get('*', webFiles(join(folder, 'nowhere')));
    const answer = await bare.request('/', page);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('npm start');
  });
});
