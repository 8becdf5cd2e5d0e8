import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readOptions } from './options.ts';

let said = '';
beforeEach(() => {
  said = '';
  const hear = (text: unknown) => {
    said += String(text);
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(hear);
  vi.spyOn(process.stderr, 'write').mockImplementation(hear);
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
});
afterEach(() => vi.restoreAllMocks());

it('serves this computer alone, unless it is told otherwise', () => {
  expect(readOptions([], '/web')).toEqual({
    port: 4321,
    federation: {},
    data: './data',
    web: '/web',
    hall: false,
    host: [],
    address: [],
    trustProxy: false,
    log: false,
    lang: 'fr',
    newLink: false,
    restoreNewest: false,
    open: false,
  });
});

it('speaks the terminal’s own language where none is asked for; French where it is neither', () => {
  const langOf = (env: object, ...args: string[]) => readOptions(args, '/web', { ...env }).lang;
  expect(langOf({ LANG: 'en_GB.UTF-8' })).toBe('en');
  expect(langOf({ LC_ALL: 'fr_FR.UTF-8', LANG: 'en_GB.UTF-8' })).toBe('fr');
  expect(langOf({ LANG: 'en_GB.UTF-8' }, '--lang', 'fr')).toBe('fr');
  expect([langOf({ LANG: 'C.UTF-8' }), langOf({ LANG: 'de_DE.UTF-8' }), langOf({})]).toEqual(['fr', 'fr', 'fr']);
});

it('reads a port and a folder', () => {
  expect(readOptions(['--port', '8080', '--data=d'], '/web')).toMatchObject({ port: 8080, data: 'd' });
});

it('opens to the hall, to https at its usual port or another, under public names', () => {
  expect(readOptions(['--hall', '--https'], '/web')).toMatchObject({ hall: true, https: 4343 });
  expect(readOptions(['--https', '8443', '--trust-proxy'], '/web')).toMatchObject({ https: 8443, trustProxy: true });
  expect(readOptions(['--host', 'Ronde.example', '--host', 'b.example'], '/web').host).toEqual([
    'ronde.example',
    'b.example',
  ]);
  expect(readOptions(['--address', '192.168.1.20', '--address', 'fd00::1'], '/web').address).toEqual([
    '192.168.1.20',
    'fd00::1',
  ]);
});

it('takes PostgreSQL’s address from the line, else from the environment', () => {
  const env = { RONDE_DATABASE_URL: 'postgres://ronde:secret@db/ronde' };
  expect(readOptions([], '/web', env).database).toBe(env.RONDE_DATABASE_URL);
  expect(readOptions(['--database', 'postgresql://localhost/b'], '/web', env).database).toBe(
    'postgresql://localhost/b',
  );
  expect(readOptions([], '/web', { RONDE_DATABASE_URL: '' }).database).toBeUndefined();
});

describe('help', () => {
  it('is French, with an example', () => {
    expect(() => readOptions(['--help'], '/web')).toThrow('exit 0');
    expect(said).toContain('port d’écoute');
    expect(said).toContain('npm start -- --port 8080');
    expect(said).not.toMatch(/Usage:|default/);
  });

  it('is English when asked', () => {
    expect(() => readOptions(['--lang', 'en', '--help'], '/web')).toThrow('exit 0');
    expect(said).toContain('port to listen on');
    expect(said).not.toMatch(/défaut|dossier/);
  });

  it('never shows the password of the environment’s database', () => {
    expect(() => readOptions(['--help'], '/web', { RONDE_DATABASE_URL: 'postgres://r:secret@db/r' })).toThrow('exit 0');
    expect(said).not.toContain('secret');
  });
});

it('sends to a federation for each game, or for all; several stand in the environment', () => {
  const [pl, elo, all] = ['https://pl.example/recus', 'http://elo.example/recus', 'https://all.example/recus'];
  const said = (argv: string[], env = {}) => readOptions(argv, '/web', env).federation;
  expect(said([])).toEqual({});
  expect(said(['--federation', all])).toEqual({ every: all });
  expect(said(['--federation', `scrabble=${pl}`, '--federation', `art-de-la-guerre=${elo}`])).toEqual({
    scrabble: pl,
    'art-de-la-guerre': elo,
  });
  const env = { RONDE_FEDERATION_URL: `${all} scrabble=${pl}` };
  expect(said([], env)).toEqual({ every: all, scrabble: pl });
  expect(said(['--federation', elo], env)).toEqual({ every: elo, scrabble: pl });
});

it.each([
  [['--port', 'x'], 'ne peut pas valoir'],
  [['--port', '70000'], 'un nombre de 0 à 65535'],
  [['--port', '-1'], 'un nombre de 0 à 65535'],
  [['--https', 'x'], 'un nombre de 0 à 65535'],
  [['--host', 'http://x'], 'un nom comme'],
  [['--address', 'salle'], 'une adresse comme 192.168.1.20'],
  [['--federation', 'ftp://x'], 'une adresse comme'],
  [['--federation', 'https://nom:secret@federation.example.org/recus'], 'une adresse comme'],
  [['--database', 'mysql://x'], 'une adresse comme'],
  [['--lang', 'de'], 'fr ou en'],
  [['--port'], 'il manque la valeur'],
  [['--prot', '1'], 'option inconnue'],
  [['tournoi'], 'aucun argument'],
])('says in French what is wrong with %j', (argv, sentence) => {
  expect(() => readOptions(argv, '/web')).toThrow('exit 1');
  expect(said).toContain(sentence);
  expect(said).not.toMatch(/error|argument .* is invalid|unknown/);
});
