import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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

it('has its defaults', () => {
  expect(readOptions([], '/web')).toEqual({ port: 4321, data: './data', web: '/web' });
});

it('reads a port and a folder', () => {
  expect(readOptions(['--port', '8080', '--data=d'], '/web')).toMatchObject({ port: 8080, data: 'd' });
});

it('helps in French, with an example', () => {
  expect(() => readOptions(['--help'], '/web')).toThrow('exit 0');
  expect(said).toContain('port d’écoute');
  expect(said).toContain('npm start -- --port 8080');
  expect(said).not.toMatch(/Usage:|default/);
});

it.each([
  [['--port', 'x'], 'ne peut pas valoir'],
  [['--port', '70000'], 'un nombre de 0 à 65535'],
  [['--port', '-1'], 'un nombre de 0 à 65535'],
  [['--port'], 'il manque la valeur'],
  [['--prot', '1'], 'option inconnue'],
  [['tournoi'], 'aucun argument'],
])('says in French what is wrong with %j', (argv, sentence) => {
  expect(() => readOptions(argv, '/web')).toThrow('exit 1');
  expect(said).toContain(sentence);
  expect(said).not.toMatch(/error|argument .* is invalid|unknown/);
});
