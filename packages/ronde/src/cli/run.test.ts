import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { season2015 } from '@ronde/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commands } from './grammar.ts';
import { line } from './test-line.ts';

const players = Array.from({ length: 19 }, (_, i) => ({
  id: `p${i + 1}`,
  name: `NOM${i + 1} Prénom`,
  rating: 2000 - i,
}));
const base = {
  ronde: 1,
  id: 't',
  revision: 1,
  name: 'Essai',
  format: 'classique',
  date: '2026-11-14',
  seed: 3,
  players,
};

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ronde-cli-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a tournament as somebody would by hand, two blanks deep. */
function file(name: string, content: unknown): string {
  const where = path.join(folder, name);
  writeFileSync(where, typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
  return where;
}

const read = (where: string) => JSON.parse(readFileSync(where, 'utf8'));
const json = async (...args: string[]) => JSON.parse((await line([...args, '--json'])).out);

/** Every match of the last round won by the first player by ten points. */
function play(where: string): void {
  const content = read(where);
  for (const match of content.rounds.at(-1).matches) if (match.players.length === 2) match.games = [[310, 300]];
  writeFileSync(where, `${JSON.stringify(content, null, 2)}\n`);
}

describe('check', () => {
  test('a good file', async () => {
    expect(await json('check', file('good.json', base))).toEqual({ ok: true, rounds: 5, fixedRounds: 0, warnings: [] });
    expect(await line(['check', file('good.json', base)])).toMatchObject({ code: 0, err: '' });
  });

  test('warnings have a code, a path and a sentence', async () => {
    const { id: _, ...rest } = base;
    const { warnings } = await json('check', file('w.json', { ...rest, settings: { spreadCap: 80 } }));
    expect(warnings.map(({ code, path: at }: { code: string; path: string }) => `${code} ${at}`)).toEqual([
      'no-id id',
      'outside-the-rules settings.spreadCap',
    ]);
  });

  test('a season of its own that begins after the last day is said, and used', async () => {
    const season = { ...season2015, name: '2099-2100', from: '2099-09-01' };
    const { warnings } = await json('check', file('later.json', { ...base, settings: { rating: { season } } }));
    expect(warnings).toMatchObject([{ code: 'season-not-begun', path: 'settings.rating.season' }]);
  });

  test('what only a federation needs is said to a person when the tournament is over', async () => {
    const { id: _, revision: __, ...rest } = base;
    const where = file('newcomer.json', { ...rest, settings: { rounds: 1 } });
    const before = await line(['check', where]);
    expect(before.out).not.toContain('« id »');
    expect(before.out).not.toContain('revision');
    await line(['pair', where, '--write']);
    play(where);
    expect((await line(['check', where])).out).toContain('Sans «\u00A0id\u00A0», une fédération');
  });

  test.each([
    [8, 2],
    [7, 0],
    [9, 3],
    [16, 3],
    [17, 0],
  ])('%i present: %i fixed rounds', async (present, expected) => {
    const absent = players.slice(present).map(({ id }) => id);
    // Seven present of nineteen are eight with X.
    const fixed = present === 7 ? 2 : expected;
    expect((await json('check', file('fixed.json', { ...base, absent }))).fixedRounds).toBe(fixed);
  });

  test('under eight players the formula is refused', async () => {
    const ran = await line(['check', file('few.json', { ...base, players: players.slice(0, 6) }), '--json']);
    expect(ran.code).toBe(1);
    expect(JSON.parse(ran.out)).toMatchObject({
      ok: false,
      problems: [{ code: 'too-few-players', path: 'players' }],
      suggestions: [],
    });
    expect(ran.err).toMatch(/8\sjoueurs/);
  });

  test('all problems at once, as sentences and as data', async () => {
    const [one, two, three, four] = players;
    const badly = (player: object | undefined, rating: string) => ({ ...player, rating });
    const wrong = { ...base, players: [one, two, badly(three, 'basse'), badly(four, 'haute')] };
    const ran = await line(['check', file('wrong.json', wrong), '--json']);
    expect(ran.code).toBe(1);
    const wrongType = { code: 'wrong-type', expected: 'un nombre entier', message: expect.any(String) };
    expect(JSON.parse(ran.out).problems).toEqual([
      { ...wrongType, path: 'players[2].rating', found: 'basse' },
      { ...wrongType, path: 'players[3].rating', found: 'haute' },
    ]);

    const twice = { ...base, players: [...players, { id: 'p1', name: 'X' }] };
    const mended = await line(['check', file('twice.json', twice), '--json']);
    expect(mended.code).toBe(1);
    expect(JSON.parse(mended.out).problems).toEqual([
      {
        code: 'same-id',
        path: `players[${players.length}].id`,
        found: 'p1',
        expected: 'une valeur que rien d’autre ne porte',
        message: expect.any(String),
      },
    ]);
    expect(ran.err.trim().split('\n')).toEqual(JSON.parse(ran.out).problems.map((p: { message: string }) => p.message));
  });
});

describe('files that are none', () => {
  test.each([
    ['not there', () => path.join(folder, 'nowhere.json'), 'file-missing'],
    ['a folder', () => folder, 'file-directory'],
    ['empty', () => file('empty.json', ''), 'file-empty'],
    ['not JSON', () => file('bad.json', '{"ronde": 1,\n}'), 'not-json'],
  ])('%s', async (_, where, code) => {
    for (const command of ['check', 'pair', 'standings']) {
      const ran = await line([command, where(), '--json']);
      expect(ran.code).toBe(1);
      expect(JSON.parse(ran.out)).toMatchObject({ ok: false, problems: [{ code }] });
      expect(ran.err).not.toBe('');
    }
  });

  test('not UTF-8', async () => {
    const where = path.join(folder, 'latin1.json');
    writeFileSync(where, Buffer.from([0x7b, 0x22, 0xe9, 0x22, 0x3a, 0x31, 0x7d]));
    expect(JSON.parse((await line(['check', where, '--json'])).out).problems[0].code).toBe('not-utf8');
  });
});

describe('pair', () => {
  test('the table to read has the players in the order of the file, whoever starts', async () => {
    const where = file('order.json', base);
    const { out } = await line(['pair', where, '--write']);
    const [{ matches }] = read(where).rounds;
    const name = (id: string) => players.find((player) => player.id === id)?.name ?? '';
    const other = matches.find(({ players: [, b], starts }: { players: string[]; starts: string }) => starts === b);
    expect(other).toBeDefined();
    const [a, b] = other.players.map(name);
    expect(out).toMatch(new RegExp(`^ *${other.table}  ${a} +${b} +${b}$`, 'm'));
    expect(out).toContain('dans l’ordre de ces colonnes');
  });

  test('the next round with its reasons, the exempt player last and without a table', async () => {
    const { round, matches, repeats, sameClub, proposal, warnings } = await json('pair', file('pair.json', base));
    expect({ round, repeats, sameClub, proposal, warnings }).toEqual({
      round: 1,
      repeats: 0,
      sameClub: 0,
      proposal: null,
      warnings: [],
    });
    expect(matches).toHaveLength(10);
    expect(matches[0]).toMatchObject({
      table: 1,
      players: ['p1', 'p14'],
      why: expect.arrayContaining([expect.objectContaining({ step: 'thirds-fold' })]),
    });
    expect(Object.keys(matches[9])).toEqual(['players', 'why']);
    expect(matches[9].players).toHaveLength(1);
  });

  test('twice the same bytes', async () => {
    const where = file('twice.json', base);
    expect(await line(['pair', where, '--json'])).toEqual(await line(['pair', where, '--json']));
    expect(await line(['pair', where])).toEqual(await line(['pair', where]));
  });

  test('--write adds the round, freezes the ranking, moves the absent; the rest stays', async () => {
    const where = file('write.json', { ...base, absent: ['p7'] });
    const answer = await json('pair', where, '--write');
    const written = read(where);
    expect(written.rounds).toEqual([
      { absent: ['p7'], matches: answer.matches.map(({ why: _, ...match }: { why: unknown }) => match) },
    ]);
    expect(written.absent).toEqual([]);
    expect(written.players.map(({ order }: { order: number }) => order)).toEqual(players.map((_, i) => i + 1));
    expect(written.name).toBe(base.name);
    expect((await line(['check', where])).code).toBe(0);
  });

  test('the file keeps its indentation and its last line break', async () => {
    const where = file('indent.json', base);
    await line(['pair', where, '--write']);
    const text = readFileSync(where, 'utf8');
    expect(text).toMatch(/^\{\n {2}"ronde": 1,\n/);
    expect(text.endsWith('}\n')).toBe(true);
    expect(text).toContain('\n        { "table": 1, "players": ["p1", "p14"], "starts": "p');
  });

  test('a link stays a link, and no other file is left behind', async () => {
    const where = file('target.json', base);
    const link = path.join(folder, 'link.json');
    symlinkSync(where, link);
    await line(['pair', link, '--write']);
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(read(where).rounds).toHaveLength(1);
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  test('results missing: refused with the table, nothing written', async () => {
    const where = file('missing.json', base);
    await line(['pair', where, '--write']);
    play(where);
    const content = read(where);
    delete content.rounds[0].matches[4].games;
    writeFileSync(where, JSON.stringify(content));
    const before = readFileSync(where, 'utf8');
    const ran = await line(['pair', where, '--write', '--json']);
    expect(ran.code).toBe(1);
    expect(JSON.parse(ran.out).problems[0]).toMatchObject({ code: 'results-missing', path: 'rounds[0]' });
    expect(ran.err).toContain('table 5');
    expect(readFileSync(where, 'utf8')).toBe(before);
  });

  test('--redraw draws the last round anew, one attempt further, while it has no result', async () => {
    const where = file('redraw.json', { ...base, absent: ['p7'] });
    await line(['pair', where, '--write']);
    const first = read(where).rounds[0];
    expect((await line(['pair', where, '--redraw', '--write'])).code).toBe(0);
    const [again, ...more] = read(where).rounds;
    expect(more).toEqual([]);
    expect(again).toMatchObject({ attempt: 2, absent: first.absent });
    play(where);
    const ran = await line(['pair', where, '--redraw', '--json']);
    expect(JSON.parse(ran.out).problems[0].code).toBe('round-has-results');
  });

  test('a round that is drawn anew keeps its length and its sanctions', async () => {
    const where = file('kept.json', base);
    await line(['pair', where, '--write']);
    const content = read(where);
    const sanctions = [{ player: 'p2', kind: 'warning' }];
    Object.assign(content.rounds[0], { bestOf: 3, sanctions });
    writeFileSync(where, JSON.stringify(content));
    await line(['pair', where, '--redraw', '--write']);
    expect(read(where).rounds[0]).toMatchObject({ attempt: 2, bestOf: 3, sanctions });
  });

  test('who came after the first draw is drawn with --redraw', async () => {
    const where = file('late.json', { ...base, players: players.slice(0, 18) });
    await line(['pair', where, '--write']);
    const content = read(where);
    content.players.push({ id: 'new', name: 'NEUF Ève', rating: 1990 });
    writeFileSync(where, JSON.stringify(content));
    await line(['pair', where, '--redraw', '--write']);
    expect(JSON.stringify(read(where).rounds[0].matches)).toContain('"new"');
    // 1990 as p11 has, and NEUF before NOM11.
    expect(read(where).players.at(-1).order).toBe(11);
  });

  test('no planned round left: null, exit 0; --beyond draws one more, with a warning', async () => {
    const where = file('beyond.json', { ...base, settings: { rounds: 1 } });
    await line(['pair', where, '--write']);
    play(where);
    expect(await line(['pair', where, '--json'])).toMatchObject({ code: 0, err: '' });
    expect(await json('pair', where)).toMatchObject({ round: 2, matches: null });
    const beyond = await json('pair', where, '--beyond');
    expect(beyond.matches).toHaveLength(10);
    expect(beyond.warnings.map(({ code }: { code: string }) => code)).toContain('beyond-planned');
  });

  test('a whole tournament by the command line alone', async () => {
    const where = file('whole.json', { ...base, absent: ['p3'] });
    for (let round = 1; round <= 5; round++) {
      expect((await line(['pair', where, '--write'])).code).toBe(0);
      play(where);
    }
    expect((await json('pair', where)).matches).toBeNull();
    const { warnings } = await json('check', where);
    expect(warnings).toEqual([]);
    const { standings, after, final } = await json('standings', where, '--final');
    expect({ after, final, lines: standings.length }).toEqual({ after: 5, final: true, lines: 19 });
    const { standings: first } = await json('standings', where, '--after', '1');
    expect(Object.keys(first[0])).toEqual(['rank', 'player', 'pm', 'ppm', 'pdep']);
    expect(first.map(({ pdep }: { pdep: number }) => pdep).reduce((a: number, b: number) => a + b)).toBe(0);
  });
});

describe('standings', () => {
  test('a round that is not drawn', async () => {
    const ran = await line(['standings', file('none.json', base), '--after', '2', '--json']);
    expect(ran.code).toBe(1);
    expect(JSON.parse(ran.out).problems[0].code).toBe('unknown-round');
  });

  test('from standard input, as a table to read', async () => {
    const ran = await line(['standings', '-'], { stdin: JSON.stringify(base) });
    expect(ran.code).toBe(0);
    expect(ran.out).toMatch(/Place {2}Joueur +PM {2}PPM {2}Pdep\n {4}1 {2}NOM1 Prénom/);
  });
});

describe('usage', () => {
  test.each([
    [['grade', 'x'], 'Commande inconnue'],
    [[], 'Il manque une commande'],
    [['federation'], 'Après «\u00a0federation\u00a0» il manque une commande\u202f; attendu\u00a0: '],
    [['federation', 'foo'], 'Commande inconnue après «\u00a0federation\u00a0»\u00a0: «\u00a0foo\u00a0»'],
    [['federation', 'compare', 'a', 'b', 'c'], 'Deux fichiers sont comparés, pas plus.'],
    [['check'], 'Il manque le fichier'],
    [['check', 'a', 'b'], 'Un seul fichier'],
    [['pair', 'a', '--quick'], 'Option inconnue\u00a0: --quick'],
    [['standings', 'a', '--after'], 'Il manque la valeur de --after'],
    [['standings', 'a', '--after', '-1'], '--after'],
    [['check', 'a', '--lang', 'de'], 'fr ou en'],
    [['pair', '-', '--write'], '--write demande un fichier'],
    [['history'], 'Il manque le fichier'],
    [['simulate', 'classique', '--players', '24', '--rounds', '5'], 'Il manque --seed.'],
    [['simulate', 'classique', '--rounds', '5'], 'Il manque --players et --seed.'],
    [['simulate'], 'Il manque le format, --players, --rounds et --seed.'],
    [['verify'], 'Il manque le journal du tournoi.'],
    [
      ['simulate', 'blitz', '--players', '24', '--rounds', '5', '--seed', '1'],
      'Format inconnu\u00a0: «\u00a0blitz\u00a0»',
    ],
    [['simulate', 'suisse', '--players', 'x', '--rounds', '5', '--seed', '1'], 'un nombre entier'],
  ])('%j is wrong usage', async (args, sentence) => {
    const ran = await line(args);
    expect(ran.code).toBe(2);
    expect(ran.out).toBe('');
    expect(ran.err).toContain(sentence);
    expect(JSON.parse((await line([...args, '--json'])).out || '{"ok":false}').ok).toBe(false);
  });

  test.each(Object.keys(commands))('%s --help has an example, in the language of the reader', async (command) => {
    const french = await line([...command.split(' '), '--help']);
    expect(french).toMatchObject({ code: 0, err: '' });
    expect(french.out).toMatch(new RegExp(`Exemple\\s:\\n {2}ronde ${command}`));
    expect(french.out).not.toContain('Usage:');
    expect((await line([...command.split(' '), '--help', '--lang', 'en'])).out).toContain('Example:\n');
  });

  test('the language: --lang, else the environment, else French', async () => {
    const english = { env: { LC_ALL: 'en_GB.UTF-8', LANG: 'fr_FR.UTF-8' } };
    expect((await line(['check', 'nowhere'], english)).err).toContain('No such file');
    expect((await line(['check', 'nowhere', '--lang', 'fr'], english)).err).toContain('Fichier introuvable');
    expect((await line(['check', 'nowhere'], { env: { LANG: 'C' } })).err).toContain('Fichier introuvable');
    expect((await line(['--lang', 'en', 'check', 'nowhere'])).err).toContain('No such file');
  });

  test('schema prints a JSON Schema', async () => {
    expect(JSON.parse((await line(['schema'])).out)).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
    });
    expect(await json('schema')).toMatchObject({ title: 'Ronde tournament file' });
  });
});
