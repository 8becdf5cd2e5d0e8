// What a house keeps of lists: layouts by their shape, whoever stands in the register, and what it says before round 1.
import type { ListPreview, RegisterChanges } from '@ronde/contract/http/lists';
import type { RegisterCard, RegisterList } from '@ronde/contract/http/register';
import { describe, expect, test } from 'vitest';
import { type Desk, openDesk } from './test-desk.ts';

const read = async <T>(answer: Response | Promise<Response>): Promise<T> => (await (await answer).json()) as T;
const listed = async (desk: Desk, lines: readonly object[], listedOn = '2026-09-01') =>
  await desk.post('/api/register/import', { game: 'scrabble', listedOn, lines });
const zoe = { name: 'LEFÈVRE Zoé', licence: '0047123', rating: 1803, club: 'Lyon' };
const marc = { name: 'BORDAS Marc', licence: '0047124', rating: 1500, duplicateSeries: '4C' };

describe('a layout', () => {
  const club = 'Joueur;Provenance;Cote\nLEFÈVRE Zoé;Lyon;1803\nBORDAS Marc;Dijon;1500';

  test('is remembered by the headers of a list, read so the next time, and forgotten', async () => {
    const desk = await openDesk();
    await desk.create();
    const lists = '/api/tournaments/lyon/lists';
    const first = await read<ListPreview>(desk.post(lists, { text: club }));
    expect([first.remembered, first.columns.map(({ field }) => field)]).toEqual([null, ['name', null, 'rating']]);
    const body = { name: 'liste du club de Sens', columns: ['name', 'club', 'rating'] };
    expect((await desk.send('PUT', `/api/list-layouts/${first.shape}`, body)).status).toBe(200);
    const next = await read<ListPreview>(desk.post(lists, { text: club.replace('1500', '1512') }));
    expect([next.remembered, next.columns.map(({ field }) => field)]).toEqual([body.name, body.columns]);
    // What is chosen now goes before what was.
    const chosen = await read<ListPreview>(desk.post(lists, { text: club, columns: ['name', null, null] }));
    expect(chosen.remembered).toBeNull();
    await desk.send('DELETE', `/api/list-layouts/${first.shape}`, undefined);
    expect((await read<ListPreview>(desk.post(lists, { text: club }))).remembered).toBeNull();
  });

  test('without headers is told by what stands in the columns', async () => {
    const desk = await openDesk();
    await desk.create();
    const lists = '/api/tournaments/lyon/lists';
    const { shape } = await read<ListPreview>(
      desk.post(lists, { text: 'LEFÈVRE Zoé;1803;Lyon\nBORDAS Marc;1500;Dijon' }),
    );
    await desk.send('PUT', `/api/list-layouts/${shape}`, { name: 'Sens', columns: ['name', 'rating', 'category'] });
    const next = await read<ListPreview>(desk.post(lists, { text: 'KIEFFER Ana;1207;Metz\nCARON Léa;1310;Caen' }));
    expect([next.remembered, next.columns[2]?.field]).toEqual(['Sens', 'category']);
  });
});

test('before round 1 the register’s newer list changes ratings in one act, undone in one', async () => {
  const desk = await openDesk();
  await desk.create();
  await listed(desk, [zoe, marc]);
  const sent = await read<ListPreview>(desk.post('/api/tournaments/lyon/lists', { text: 'Licence\n0047123\n0047124' }));
  expect(sent.lines).toMatchObject([
    { kind: 'new', facts: { person: { name: 'LEFÈVRE Zoé' }, rating: 1803, club: 'Lyon' } },
    { kind: 'new', facts: { person: { name: 'BORDAS Marc' }, rating: 1500, duplicateSeries: '4C' } },
  ]);
  const players = sent.lines.flatMap((line, i) => (line.kind === 'new' ? [{ player: `p${i}`, ...line.facts }] : []));
  await desk.post('/api/tournaments/lyon/lists/register', { id: 'e1', players });
  const changes = '/api/tournaments/lyon/register-changes';
  expect(await read<RegisterChanges>(desk.get(changes))).toEqual({ listedOn: null, changes: [] });
  await listed(desk, [{ ...zoe, rating: 1850 }, marc], '2026-11-01');
  const told = await read<RegisterChanges>(desk.get(changes));
  expect([told.listedOn, told.changes.map(({ name, differences }) => [name, differences])]).toEqual([
    '2026-11-01',
    [['LEFÈVRE Zoé', [{ field: 'rating', before: '1803', after: '1850' }]]],
  ]);
  const updates = told.changes.map(({ player, facts }) => ({ player, ...facts }));
  const taken = await desk.post('/api/tournaments/lyon/lists/register', { id: 'e2', players: [], updates });
  const { decision } = await read<{ decision: { seq: number } }>(taken);
  const ratings = async () => (await desk.view()).tournament.players.map(({ rating }) => rating);
  expect(await ratings()).toEqual([1850, 1500]);
  await desk.post('/api/tournaments/lyon/undo', { id: 'u1', decision: decision.seq });
  expect(await ratings()).toEqual([1803, 1500]);
});

test('by a licence that nobody has, nobody is registered', async () => {
  const desk = await openDesk();
  await desk.create();
  const { lines } = await read<ListPreview>(
    desk.post('/api/tournaments/lyon/lists', { text: 'Nom;Licence\n;0099999' }),
  );
  expect(lines).toMatchObject([{ kind: 'refused', fault: { code: 'unknown-licence', text: '0099999' } }]);
});

describe('the register', () => {
  const ana = { name: 'KIEFFER Ana', club: 'Metz', nationality: 'LU', pseudonym: 'Anouk', federation: 'LU' };

  test('is leafed through: filtered, in order, whoever has nothing there last', async () => {
    const desk = await openDesk();
    await listed(desk, [zoe, marc, ana]);
    const names = async (query: string) =>
      (await read<RegisterList>(desk.get(`/api/register/people?game=scrabble${query}`))).people.map(({ name }) => name);
    expect(await names('')).toEqual(['BORDAS Marc', 'KIEFFER Ana', 'LEFÈVRE Zoé']);
    expect(await names('&order=rating&down=1')).toEqual(['LEFÈVRE Zoé', 'BORDAS Marc', 'KIEFFER Ana']);
    expect(await names('&licence=without')).toEqual(['KIEFFER Ana']);
    expect(await names('&club=Lyon')).toEqual(['LEFÈVRE Zoé']);
    expect(await names('&series=4C')).toEqual(['BORDAS Marc']);
    expect(await names('&federation=LU')).toEqual(['KIEFFER Ana']);
    expect(await names('&q=bord')).toEqual(['BORDAS Marc']);
    expect(await names('&from=2')).toEqual(['LEFÈVRE Zoé']);
    expect(await read(desk.get('/api/register/choices?game=scrabble'))).toMatchObject({
      federations: ['LU'],
      series: ['4C'],
    });
  });

  test('keeps nationality, pseudonym, and each club with the list that named it', async () => {
    const desk = await openDesk();
    await listed(desk, [ana]);
    await listed(desk, [{ name: 'KIEFFER Ana', club: 'Nancy', federation: 'LU' }], '2026-11-01');
    const { people } = await read<RegisterList>(desk.get('/api/register/people?game=scrabble'));
    const { person } = await read<RegisterCard>(desk.get(`/api/register/people/${people[0]?.id}`));
    expect(person).toMatchObject({
      club: 'Nancy',
      nationality: 'LU',
      pseudonym: 'Anouk',
      clubs: [
        { club: 'Metz', since: '2026-09-01' },
        { club: 'Nancy', since: '2026-11-01' },
      ],
    });
  });

  test('goes out as csv and xlsx, and comes back as it was', async () => {
    const desk = await openDesk();
    await listed(desk, [{ ...zoe, provisional: true, birthYear: 1990, lastEvent: '2026-05-03' }, marc, ana]);
    for (const format of ['csv', 'xlsx']) {
      const file = await desk.get(`/api/register/table/${format}?game=scrabble`);
      expect(file.headers.get('content-disposition')).toMatch(new RegExp(`filename="registre.*\\.${format}"`));
      const back = { file: Buffer.from(await file.arrayBuffer()).toString('base64') };
      const preview = await read<{ counts: object }>(desk.post('/api/register/lists?game=scrabble', back));
      expect(preview.counts).toEqual({ new: 0, changed: 0, same: 3, doubtful: 0, refused: 0 });
    }
  });

  test('is searched: the whole name before its beginnings, licences, and names with a slip', async () => {
    const desk = await openDesk();
    const others = Array.from({ length: 90 }, (_, n) => ({ name: `ANDRÉ-LE GALL LE${n}`, licence: `1${n}` }));
    await listed(desk, [...others, { name: 'LE GALL Yann', licence: '900' }, marc, zoe]);
    const found = async (q: string) =>
      (await read<readonly { name: string }[]>(desk.get(`/api/register?game=scrabble&q=${encodeURIComponent(q)}`))).map(
        ({ name }) => name,
      );
    expect((await found('le gall'))[0]).toBe('LE GALL Yann');
    expect(await found('lefevre zoe')).toEqual(['LEFÈVRE Zoé']);
    for (const slip of ['lefebvre', 'lefvre', 'leefvre zoe', 'lefevre zeo', 'tefevre'])
      expect(await found(slip)).toContain('LEFÈVRE Zoé');
    expect(await found('0047124')).toEqual(['BORDAS Marc']);
    expect(await found('durand')).toEqual([]);
  });

  test('finds the same people on its page and at the desk: particles written as one, slips, licences, no pattern', async () => {
    const desk = await openDesk();
    const more = ['N’DIAYE Awa', 'D’ALMEIDA Rui', 'DE LA TOUR Jean', 'JEANNET Éva'].map((name) => ({ name }));
    await listed(desk, [...more, marc, zoe]);
    const both = async (q: string) => {
      const asked = `game=scrabble&q=${encodeURIComponent(q)}`;
      const page = await read<RegisterList>(desk.get(`/api/register/people?${asked}`));
      const atDesk = await read<readonly { name: string }[]>(desk.get(`/api/register?${asked}`));
      const names = page.people.map(({ name }) => name);
      expect([page.count, names.toSorted()]).toEqual([names.length, atDesk.map(({ name }) => name).toSorted()]);
      return names;
    };
    expect(await both('ndiaye')).toEqual(['N’DIAYE Awa']);
    expect(await both('dalmeida')).toEqual(['D’ALMEIDA Rui']);
    expect(await both('delatour')).toEqual(['DE LA TOUR Jean']);
    expect(await both('le fevre')).toEqual(['LEFÈVRE Zoé']);
    expect(await both('Lefèvre, Zoé')).toEqual(['LEFÈVRE Zoé']);
    expect(await both('lefebvre')).toEqual(['LEFÈVRE Zoé']);
    expect(await both('0047124')).toEqual(['BORDAS Marc']);
    expect(await both('anne')).toEqual([]);
    for (const pattern of ['%', '_', '%%', '\\', '% _']) expect(await both(pattern)).toEqual([]);
  });
});
