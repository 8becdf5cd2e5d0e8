import type { DecidedSent } from '@ronde/contract/http/events';
import type { ListLine } from '@ronde/contract/http/list-lines';
import type { ListPreview } from '@ronde/contract/http/lists';
import type { KnownPerson, RegisterPreview } from '@ronde/contract/http/register';
import { writeXlsx } from 'hucre/xlsx';
import { beforeEach, expect, test } from 'vitest';
import { type Desk, decided, openDesk, problemOf, publishFirst, registerAll } from './test-desk.ts';

const at = '/api/tournaments/lyon';
let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
  await desk.create();
});

const read = async (body: object): Promise<ListPreview> =>
  (await (await desk.post(`${at}/lists`, body)).json()) as ListPreview;
const kinds = ({ lines }: ListPreview) => lines.map(({ kind }) => kind);

/** Registers the lines that are new, as the desk does. */
async function enrol(lines: readonly ListLine[], id = 'list-1') {
  const players = lines.flatMap((line) =>
    line.kind === 'new' ? [{ player: `${id}-${line.line}`, ...line.facts }] : [],
  );
  return await desk.post(`${at}/lists/register`, { id, players });
}

const duponts =
  'DUPONT;Jean;Lyon;1500;L1\nDUPONT;Jean;Nantes;1720;L2\nMARTIN;Ève;Lyon;1400;L3\nMartin;Eve;Lyon;1400;L3';

test('IMP-07: three players and a repeated licence; the same list again is three known', async () => {
  const first = await read({ text: duponts });
  expect(kinds(first)).toEqual(['new', 'new', 'new', 'repeated']);
  expect(first.lines[3]).toMatchObject({ line: 4, above: 3 });
  expect((await enrol(first.lines)).status).toBe(200);
  const { people, tournament } = await desk.view();
  expect(people.map(({ name, licence }) => `${name} ${licence}`)).toEqual([
    'DUPONT Jean L1',
    'DUPONT Jean L2',
    'MARTIN Ève L3',
  ]);
  expect(tournament.players.map(({ number, club }) => `${number} ${club}`)).toEqual(['1 Lyon', '2 Nantes', '3 Lyon']);
  expect(kinds(await read({ text: duponts }))).toEqual(['known', 'known', 'known', 'known']);
});

test('LIST-01: an address of somebody who is registered is not taken in silence: it is said unless it is noted already', async () => {
  const text = 'Nom;Téléphone\nDUPONT Jean;06 12 34 56 78';
  await enrol((await read({ text })).lines);
  const said = async (phone: string) => (await read({ text: `Nom;Téléphone\nDUPONT Jean;${phone}` })).lines;
  expect(await said('06 12 34 56 78')).toMatchObject([{ kind: 'known', notices: [] }]);
  expect(await said('jean@example.org')).toMatchObject([{ kind: 'known', notices: ['contact-other'] }]);
  expect(JSON.stringify(await said('07 12 34 56 78'))).not.toContain('06 12 34');
});

test('several people of a line, a quoted mail: the list that is made of it comes along, lines counted in it', async () => {
  const { rewritten, lines } = await read({ text: 'DUPONT Jean, MARTIN Paul, PETIT Ana' });
  expect([rewritten, kinds({ lines } as ListPreview)]).toEqual([
    'DUPONT Jean\nMARTIN Paul\nPETIT Ana',
    ['new', 'new', 'new'],
  ]);
  expect((await read({ text: 'DUPONT Jean;Lyon' })).rewritten).toBeNull();
});

test('one licence twice in a list: of one name, or nearly, it is the same person; of two, it is asked about', async () => {
  const text = 'Nom;Licence\nDUPONT Jean;123456\nDUPOND Jean;123456\nMARTIN Paul;123456\nDUPONT Luc;123456';
  expect((await read({ text })).lines).toMatchObject([
    { kind: 'new' },
    { kind: 'repeated', above: 2 },
    { kind: 'doubtful', homonyms: [{ name: 'DUPONT Jean', line: 2 }] },
    // Of one family, whose licence was copied.
    { kind: 'doubtful' },
  ]);
  expect((await enrol((await read({ text: 'Nom;Licence\nDUPONT Jean;123456' })).lines)).status).toBe(200);
  expect((await read({ text: 'Nom;Licence\nMARTIN Paul;123456\nDUPONT J.;123456' })).lines).toMatchObject([
    { kind: 'doubtful', homonyms: [{ name: 'DUPONT Jean', licence: '123456' }] },
    { kind: 'known', name: 'DUPONT Jean' },
  ]);
});

test('leading zeros that a spreadsheet took: of one name the licence of the register, of another it is asked about', async () => {
  const known = 'Nom;Licence;Cote;Club\nBORDAS Marc;0047124;1500;Dijon';
  await keep(known, '2026-09-01');
  const { lines } = await read({ text: 'Nom;Licence;Cote\nBordas Marc;47124;' });
  expect(lines).toMatchObject([
    {
      kind: 'new',
      facts: { person: { licence: '0047124' }, rating: 1500, club: 'Dijon' },
      notices: ['licence-zeros', 'from-register'],
    },
  ]);
  expect((await read({ text: 'Nom;Licence;Cote\nLEFÈVRE Zoé;47124;1800' })).lines).toMatchObject([
    {
      kind: 'doubtful',
      facts: { person: { name: 'LEFÈVRE Zoé', licence: '47124' }, rating: 1800 },
      homonyms: [{ name: 'BORDAS Marc', licence: '0047124', club: 'Dijon' }],
      known: { person: { name: 'BORDAS Marc', licence: '0047124' }, rating: 1800, club: 'Dijon' },
    },
  ]);
  // A rating that the list says itself does not hide the licence.
  expect((await read({ text: 'Nom;Licence;Cote\nBORDAS Marc;47124;1600' })).lines).toMatchObject([
    { facts: { person: { licence: '0047124' }, rating: 1600 }, notices: ['licence-zeros'] },
  ]);
  expect((await read({ text: 'Licence\n47124' })).lines).toMatchObject([
    { facts: { person: { name: 'BORDAS Marc', licence: '0047124' } } },
  ]);
  // Registered, the list that comes again says nothing otherwise.
  expect((await enrol(lines)).status).toBe(200);
  const [again, other] = (await read({ text: 'Nom;Licence\nBORDAS Marc;47124\nKIEFFER Ana;047124' })).lines;
  expect(again).toMatchObject({ kind: 'known', name: 'Bordas Marc' });
  expect(again).not.toHaveProperty('update');
  expect(other).toMatchObject({ kind: 'doubtful', homonyms: [{}, { name: 'Bordas Marc' }] });
});

test('leading zeros in a list for the register: nobody twice, and the zeros stay', async () => {
  await keep('Nom;Licence;Cote\nBORDAS Marc;0047124;1500', '2026-09-01');
  const again = await keep('Nom;Licence;Cote\nBORDAS Marc;47124;1600\nLEFÈVRE Zoé;047124;1800', '2026-10-01');
  expect(again.lines).toMatchObject([
    { kind: 'changed', entry: { licence: '0047124', rating: 1600 } },
    { kind: 'doubtful', before: { name: 'BORDAS Marc' } },
  ]);
  expect((await lookUp('bordas'))[0]).toMatchObject({ licence: '0047124', rating: 1600 });
});

test('LIST-01: an address of the list is a contact, read by those who direct and by nobody else', async () => {
  const { lines, columns } = await read({ text: 'LEFÈVRE,Zoé,zoe.lefevre@example.org\nBORDAS,Marc,marc@example.net' });
  expect(columns.map(({ field }) => field)).toEqual(['surname', 'given', 'email']);
  expect((await enrol(lines)).status).toBe(200);
  const [zoe = { id: '' }] = (await desk.view()).people;
  const contact = await desk.get(`${at}/people/${zoe.id}/contact`);
  expect(await contact.json()).toEqual({ email: 'zoe.lefevre@example.org' });
  expect(JSON.stringify(await desk.view())).not.toContain('example.org');
});

test('a list that comes again: what it says otherwise is shown, taken as one decision, and one undo takes it back', async () => {
  const first = await read({ text: 'Nom;Club;Cote\nLEFÈVRE Zoé;Lyon;1803\nBORDAS Marc;Dijon;1500' });
  expect((await enrol(first.lines)).status).toBe(200);
  const again = await read({
    text: 'Nom;Cote;Licence\nLEFÈVRE Zoé;1850;\nBordas Marc;1500;0047124\nKIEFFER Ana;1200;',
  });
  expect(again.lines).toMatchObject([
    {
      kind: 'known',
      player: 'list-1-2',
      update: { differences: [{ field: 'rating', before: '1803', after: '1850' }], facts: { to: { rating: 1850 } } },
    },
    { kind: 'known', update: { differences: [{ field: 'licence', before: null, after: '0047124' }] } },
    { kind: 'new' },
  ]);
  const [zoe, marc] = again.lines;
  if (zoe?.kind !== 'known' || marc?.kind !== 'known') throw new Error('Both are registered.');
  const facts = zoe.update?.facts ?? { saw: {}, to: {} };
  const players = [{ player: 'ana', person: { name: 'KIEFFER Ana' }, rating: 1200 }];
  const body = { id: 'again', players, updates: [{ player: zoe.player, ...facts }] };
  const { decision } = await decided(await desk.post(`${at}/lists/register`, body));
  expect(decision.events.map(({ kind }) => kind)).toEqual(['amended', 'registered']);
  const ratings = async () => (await desk.view()).tournament.players.map(({ rating }) => rating);
  expect(await ratings()).toEqual([1850, 1500, 1200]);
  // What it does not say takes nothing away; the licence is a correction of the person.
  expect((await desk.view()).tournament.players[0]?.club).toBe('Lyon');
  const correction = { ...marc.update?.person };
  expect((await desk.send('PUT', `${at}/people/${marc.player}`, correction)).status).toBe(200);
  expect((await desk.view()).people[1]).toMatchObject({ name: 'BORDAS Marc', licence: '0047124' });
  await desk.post(`${at}/undo`, { id: 'u', decision: decision.seq });
  expect(await ratings()).toEqual([1803, 1500]);
  // The second of two desks, with what it has seen before the first one's change.
  const late = {
    id: 'late',
    players: [],
    updates: [{ player: zoe.player, saw: { rating: 1700 }, to: { rating: 1900 } }],
  };
  expect((await problemOf(await desk.post(`${at}/lists/register`, late))).code).toBe('fact-changed');
});

test('the very same full name is the same person, unless the club or the year of birth speaks against it', async () => {
  await desk.command({ kind: 'register', player: 'J1', club: 'Lyon' }, 'r', { name: 'DUPONT Jean', birthYear: 1958 });
  const kind = async (text: string) => (await read({ text })).lines.map((line) => line.kind);
  expect(await kind('Nom;Cote\nDupont Jean;1500')).toEqual(['known']);
  expect(await kind('Nom;Club\nDUPONT Jean;Nantes')).toEqual(['doubtful']);
  expect(await kind('Nom;Naissance\nDUPONT Jean;1990')).toEqual(['doubtful']);
  expect(await kind('Nom;Club\nDUPONT Jean;Lyon\nDUPONT Jean;Nantes')).toEqual(['known', 'doubtful']);
});

test('LIST-06: one name in three writings is asked about, and proposed as « NOM Prénom »', async () => {
  const { lines } = await read({ text: 'Nom complet;Cote\nLEFÈVRE Zoé;1803\nZoé LEFÈVRE;1803\n"Lefèvre, Zoé";1803' });
  expect(lines).toMatchObject([
    { kind: 'new' },
    { kind: 'doubtful', spelling: 'LEFÈVRE Zoé', homonyms: [{ line: 2 }] },
    { kind: 'doubtful', spelling: 'LEFÈVRE Zoé', homonyms: [{ line: 2 }, { line: 3 }] },
  ]);
});

test('LIST-07: the sheets of a workbook are offered by name, one is chosen; bare numbers are licences with a word', async () => {
  const sheets = [
    {
      name: 'Repas',
      rows: [
        ['Nom', 'Licence'],
        ['BORDAS Marc', 47124],
      ],
    },
    { name: 'Inscrits', rows: [['Nom'], ['LEFÈVRE Zoé']] },
  ];
  const file = Buffer.from(await writeXlsx({ sheets })).toString('base64');
  const first = await read({ file });
  expect([first.sheets, first.sheet]).toEqual([['Repas', 'Inscrits'], 0]);
  expect(first.lines).toMatchObject([{ facts: { person: { licence: '47124' } }, notices: ['licence-number'] }]);
  expect((await read({ file, sheet: 1 })).lines).toMatchObject([{ facts: { person: { name: 'LEFÈVRE Zoé' } } }]);
});

test('WHO-03: letters are composed, and what nobody sees is refused: list, command, correction, file', async () => {
  const [decomposed, hidden] = [{ name: 'LEFE\u0300VRE Zoe\u0301' }, { name: 'AUBIN\u200b Luc' }];
  const { lines } = await read({ text: `${decomposed.name};1500\n${hidden.name};1400` });
  expect(lines).toMatchObject([
    { kind: 'new', facts: { person: { name: 'LEFÈVRE Zoé' } } },
    { kind: 'refused', fault: { code: 'hidden-character' } },
  ]);
  await desk.command({ kind: 'register', player: 'J1' }, 'r', decomposed);
  expect((await desk.view()).people).toMatchObject([{ name: 'LEFÈVRE Zoé' }]);
  const command = { kind: 'register', player: 'J2' };
  expect((await desk.post(`${at}/commands`, { id: 'r2', command, person: hidden })).status).toBe(422);
  const file = { ronde: 1, name: 'Y', format: 'classique', date: '2026-11-28', players: [{ id: 'a', ...hidden }] };
  expect((await problemOf(await desk.post('/api/tournaments/import', { file }))).code).toBe('file-refused');
});

test('LIST-08: a rating of 9999 is kept and asked about: list, register, command, whole list', async () => {
  const preview = await read({ text: 'AUBIN Luc;9999\nBELIN Ana;1 803' });
  expect(preview.lines).toMatchObject([
    { kind: 'new', facts: { rating: 9999 }, notices: ['implausible-rating'] },
    { kind: 'new', facts: { rating: 1803 }, notices: [] },
  ]);
  const listed = await desk.post('/api/register/lists?game=scrabble', { text: 'AUBIN Luc;9999\nBELIN Ana;1803,0' });
  const { lines } = (await listed.json()) as RegisterPreview;
  expect(lines.map(({ implausible }) => implausible)).toEqual([true, undefined]);
  const enrolled = (await (await enrol(preview.lines)).json()) as DecidedSent;
  expect(enrolled.notices).toMatchObject([{ code: 'implausible-rating', rating: 9999 }]);
  const command = { kind: 'register', player: 'J9', rating: 9999 };
  const sent = await desk.post(`${at}/commands`, { id: 'r9', command, person: { name: 'CARON Éva' } });
  const { notices } = (await sent.json()) as DecidedSent;
  expect(notices).toMatchObject([{ player: 'J9', rating: 9999, message: expect.stringContaining('CARON Éva') }]);
  expect((await desk.view()).tournament.players.filter(({ rating }) => rating === 9999)).toHaveLength(2);
});

test('WHO-02: licence 123 of Belgium is here, that of France is somebody new; without federation it is the one of the name', async () => {
  const belgian = { name: 'MARTIN Ève', licence: '123', federation: 'BE' };
  await desk.command({ kind: 'register', player: 'J1' }, 'r', belgian);
  const { lines } = await read({
    text: 'Nom;Licence;Fédération\nDUPONT Jean;123;FR\nMARTIN Eve;12 3;be\nMARTIN Ève;123;',
  });
  expect(lines.map(({ kind }) => kind)).toEqual(['new', 'known', 'known']);
});

test('IMP-07: the same name without a licence is a question, and nothing is written by reading', async () => {
  await desk.command({ kind: 'register', player: 'J1', club: 'Lyon' }, 'r', { name: 'LEFÈVRE Zoé' });
  const { version } = await desk.view();
  const { lines } = await read({ text: 'Lefevre Zoe;1500\nAUBIN Colette\nAUBIN Colette;1600' });
  expect(lines).toMatchObject([
    { kind: 'doubtful', homonyms: [{ name: 'LEFÈVRE Zoé', player: 'J1', club: 'Lyon' }] },
    { kind: 'new' },
    { kind: 'doubtful', homonyms: [{ name: 'AUBIN Colette', line: 2 }] },
  ]);
  expect((await desk.view()).version).toBe(version);
});

test('IMP-07: one name over and over is asked about each time, with twenty namesakes at most', async () => {
  const { lines } = await read({ text: `Nom\n${'AUBIN Colette\n'.repeat(100)}` });
  expect(lines).toHaveLength(100);
  const asked = lines.map((line) => (line.kind === 'doubtful' ? line.homonyms.length : 0));
  expect([asked[0], asked[1], asked[20], asked[99]]).toEqual([0, 1, 20, 20]);
});

test('a list is one decision: one undo takes everybody back, sent twice it acts once', async () => {
  const { lines } = await read({ text: duponts });
  const { decision } = await decided(await enrol(lines));
  expect((await decided(await enrol(lines))).decision.seq).toBe(decision.seq);
  expect((await desk.view()).tournament.players).toHaveLength(3);
  expect((await desk.post(`${at}/undo`, { id: 'u', decision: decision.seq })).status).toBe(200);
  expect((await desk.view()).tournament.players).toEqual([]);
});

test('everybody or nobody: one who is there already refuses the whole list', async () => {
  await desk.command({ kind: 'register', player: 'X' }, 'r', { name: 'AUBIN Colette' });
  const players = [
    { player: 'Y', person: { name: 'BELIN Luc' } },
    { player: 'X', person: { name: 'CARON Léa' } },
  ];
  const answer = await desk.post(`${at}/lists/register`, { id: 'l', players });
  expect([answer.status, (await problemOf(answer)).code]).toEqual([409, 'already-registered']);
  expect((await desk.view()).tournament.players.map(({ id }) => id)).toEqual(['X']);
});

test('RATE-03: a list read after the start says that the rating of the start is kept', async () => {
  await registerAll(desk, 8);
  await desk.command({ kind: 'register', player: 'L', rating: 1500, presence: 'here' }, 'l', {
    name: 'L',
    licence: 'L1',
  });
  expect((await read({ text: 'Nom;Licence;Cote\nL;l1;1900' })).lines).toMatchObject([{ kind: 'known', notices: [] }]);
  await publishFirst(desk);
  expect((await read({ text: 'Nom;Licence;Cote\nL;l1;1900' })).lines[0]).toMatchObject({ notices: ['rating-kept'] });
  expect((await desk.view()).tournament.players.at(-1)?.rating).toBe(1500);
});

test('a workbook is read beside the server; what is none, or an old one, is refused with the way out', async () => {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'x',
        rows: [
          ['Nom', 'Cote'],
          ['LEFÈVRE Zoé', 1803],
        ],
      },
    ],
  });
  const file = (content: Uint8Array) => ({ file: Buffer.from(content).toString('base64') });
  const preview = await read(file(bytes));
  expect(preview).toMatchObject({ encoding: null, lines: [{ kind: 'new', line: 2, facts: { rating: 1803 } }] });
  const code = async (content: Uint8Array) => (await problemOf(await desk.post(`${at}/lists`, file(content)))).code;
  expect(await code(bytes.subarray(0, bytes.length / 2))).toBe('unreadable-list');
  expect(await code(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1))).toBe('old-workbook');
});

const federation =
  'Licence;Nom;Prénom;Club;Cote;Série\nL1;ÉTIENNE;Zoé;Lyon;1803;3A\nL2;LEFÈVRE;Ève;Nancy;1500;4C\n;SANS;Licence;;0;';
const lookUp = async (q: string, who = desk as Pick<Desk, 'get'>) =>
  ((await (await who.get(`/api/register?q=${encodeURIComponent(q)}&game=scrabble`)).json()) as KnownPerson[]).map(
    ({ id: _, ...person }) => person,
  );

async function keep(text: string, listedOn: string): Promise<RegisterPreview> {
  const preview = (await (await desk.post('/api/register/lists?game=scrabble', { text })).json()) as RegisterPreview;
  // As the desk does: whom a line changes is named.
  const lines = preview.lines.flatMap(({ entry, kind, person }) =>
    entry ? [{ ...entry, ...(kind === 'changed' && { person }) }] : [],
  );
  if (lines.length > 0) await desk.post('/api/register/import', { game: 'scrabble', listedOn, lines });
  return preview;
}

test('the register: a list is previewed, kept, found without accents or by licence; only what changes comes again', async () => {
  expect((await keep(federation, '2026-09-01')).counts).toEqual({
    new: 3,
    changed: 0,
    same: 0,
    doubtful: 0,
    refused: 0,
  });
  expect(await lookUp('etienne z')).toEqual([
    { name: 'ÉTIENNE Zoé', licence: 'L1', club: 'Lyon', rating: 1803, duplicateSeries: '3A', listedOn: '2026-09-01' },
  ]);
  expect((await lookUp('l2')).map(({ name }) => name)).toEqual(['LEFÈVRE Ève']);
  // RATE-05: a zero in the list is no rating.
  expect(await lookUp('sans')).toEqual([{ name: 'SANS Licence', listedOn: '2026-09-01' }]);
  const again = await keep(federation.replace('1803', '1850'), '2026-10-01');
  expect(again.counts).toMatchObject({ new: 0, changed: 1, same: 2 });
  expect(again.lines).toMatchObject([{ kind: 'changed', before: { rating: 1803 }, entry: { rating: 1850 } }]);
  expect((await lookUp('zoe'))[0]).toMatchObject({ rating: 1850, listedOn: '2026-10-01' });
});

test('a list with licences takes from the register what it leaves out, and keeps what it says', async () => {
  await keep(federation, '2026-09-01');
  const { lines } = await read({ text: 'Nom;Licence;Club\nÉTIENNE Zoé;l1;Dijon\nLEFÈVRE Ève;L2;\nX;L7;' });
  expect(lines).toMatchObject([
    { facts: { rating: 1803, duplicateSeries: '3A', club: 'Dijon' }, notices: ['from-register'] },
    { facts: { rating: 1500, club: 'Nancy' }, notices: ['from-register'] },
    { facts: { person: { name: 'X' } }, notices: [] },
  ]);
});

test('people of one’s own tournaments are found too, and of nobody else’s', async () => {
  await desk.command({ kind: 'register', player: 'J1', rating: 1500, club: 'Lyon' }, 'r', { name: 'N’DIAYE Aminata' });
  const clerk = await desk.as('clerk');
  const met = [{ name: 'N’DIAYE Aminata', rating: 1500, club: 'Lyon', seenIn: 'Lyon' }];
  expect(await lookUp('diaye', clerk)).toEqual(met);
  expect(await lookUp('amin', desk)).toEqual(met);
  expect(await lookUp('amin', await desk.as('member'))).toEqual([]);
});

test('who is erased from a tournament is erased from the register', async () => {
  await keep(federation, '2026-09-01');
  await desk.command({ kind: 'register', player: 'J1' }, 'r', { name: 'ÉTIENNE Zoé', licence: 'L1' });
  expect(await (await desk.get(`${at}/people/J1/data`)).json()).toMatchObject({ register: [{ club: 'Lyon' }] });
  await desk.post(`${at}/people/J1/erase`, {});
  expect(await lookUp('etienne')).toEqual([]);
  expect(await lookUp('lefevre')).toHaveLength(1);
});

test('a licence is the same with other spaces and capitals, also beyond ASCII, when somebody is erased', async () => {
  await keep('Nom;Licence\nAUBIN Colette;é\u00a01\u202f23', '2026-09-01');
  await desk.command({ kind: 'register', player: 'J1' }, 'r', { name: 'AUBIN Colette', licence: 'É123' });
  expect(await (await desk.get(`${at}/people/J1/data`)).json()).toMatchObject({
    register: [{ name: 'AUBIN Colette' }],
  });
  await desk.post(`${at}/people/J1/erase`, {});
  expect(await lookUp('aubin')).toEqual([]);
});

test('fees by age are the director’s, and the mark of who has paid leaves in no file and on no public page', async () => {
  const bands = [
    { upTo: 17, cents: 500 },
    { upTo: null, cents: 1200 },
  ];
  expect(await (await desk.send('PUT', `${at}/fees`, { bands })).json()).toEqual({ bands });
  const without = await problemOf(await desk.send('PUT', `${at}/fees`, { bands: [{ upTo: 17, cents: 500 }] }));
  expect([without.code, without.errors]).toMatchObject([
    'malformed',
    [{ path: 'bands', message: expect.stringMatching(/^Il manque le tarif de tous les autres/) }],
  ]);
  const twice = await desk.send('PUT', `${at}/fees`, { bands: [bands[0], bands[0]] });
  expect(twice.status).toBe(422);
  const clerk = await desk.as('clerk');
  expect(await (await clerk.get(`${at}/fees`)).json()).toEqual({ bands });
  expect((await clerk.send('PUT', `${at}/fees`, { bands })).status).toBe(403);

  const person = {
    name: 'AUBIN Colette',
    birthYear: 1990,
    marks: { paid: true, list: 'checked', cohesion: 24 },
  } as const;
  await desk.command({ kind: 'register', player: 'J1' }, 'r', person);
  expect((await desk.view()).people[0]).toMatchObject(person);
  await desk.command({ kind: 'show', open: true }, 's');
  const stranger = await desk.as('public');
  for (const path of [`${at}/file`, '/api/public/lyon', '/api/public/lyon/players/1']) {
    const text = await (await (path.startsWith('/api/public') ? stranger : desk).get(path)).text();
    expect(text).not.toMatch(/paid|marks|cohesion|checked/);
  }
});

test('the register’s preview: a repeated line is refused, a namesake is asked about, what a list leaves out is no change', async () => {
  await keep(federation, '2026-09-01');
  const text =
    'Nom;Licence;Cote;Série\nÉTIENNE Zoé;L1;1803;3A\nEtienne Zoe;l 1;1900;3A\nLefevre Eve;;1400;\nDOUBLE;;;\ndouble;;1500;';
  const { counts, lines } = await keep(text, '2026-10-01');
  // Line 2 leaves the club out: nothing changes.
  expect(counts).toEqual({ new: 1, changed: 0, same: 1, doubtful: 1, refused: 2 });
  expect(lines).toMatchObject([
    { line: 3, kind: 'refused', fault: { code: 'repeated', by: 'licence', above: 2 } },
    { line: 4, kind: 'doubtful', before: { name: 'LEFÈVRE Ève', licence: 'L2' } },
    { line: 5, kind: 'new' },
    { line: 6, kind: 'refused', fault: { code: 'repeated', by: 'name', above: 5 } },
  ]);
});

test('a list without licences after one with licences, or the other way round, makes nobody twice unasked', async () => {
  await keep('Nom;Licence;Fédération\nLEFÈVRE Ève;L2;FISF\nSANS Luc;;', '2026-09-01');
  const without = await (
    await desk.post('/api/register/lists?game=scrabble', {
      text: 'Nom;Licence;Cote\nLefevre Eve;;1400\nSANS Luc;L9;1500',
    })
  ).json();
  const { counts, lines } = without as RegisterPreview;
  expect(counts).toMatchObject({ new: 0, doubtful: 2 });
  // Answered « C’est la même »: each is brought up to date under who they are, with the licence that is known by now.
  const kept = lines.map(({ entry, person }) => ({ ...entry, person }));
  await desk.post('/api/register/import', { game: 'scrabble', listedOn: '2026-10-01', lines: kept });
  const known = [...(await lookUp('lefevre')), ...(await lookUp('sans'))];
  expect(known.map(({ licence, rating }) => [licence, rating])).toEqual([
    ['L2', 1400],
    ['L9', 1500],
  ]);
});

test('a list that leaves the federation out means the same licence; two federations are two people', async () => {
  await keep('Nom;Licence;Fédération\nLEFÈVRE Ève;L2;FISF', '2026-09-01');
  expect((await keep('Nom;Licence;Cote\nLEFÈVRE Ève;L2;1400', '2026-10-01')).counts).toMatchObject({
    changed: 1,
    new: 0,
  });
  const { lines } = await keep('Nom;Licence;Fédération\nLEFÈVRE Ève;L2;FBS', '2026-10-02');
  expect(lines.map(({ kind }) => kind)).toEqual(['new']);
});

test('a line without a licence under a line of the same name with one is no second person', async () => {
  const { lines } = await keep('Nom;Licence\nNEUF Ada;L4\nNeuf Ada;', '2026-09-01');
  expect(lines).toMatchObject([
    { kind: 'new' },
    { kind: 'refused', fault: { code: 'repeated', by: 'name', above: 2 } },
  ]);
});

test('the register says how many it holds of a game and as of when, to its managers', async () => {
  const count = async () => await (await desk.get('/api/register/count?game=scrabble')).json();
  expect(await count()).toEqual({ people: 0, listedOn: null });
  await keep(federation, '2026-09-01');
  await keep('Nom;Licence\nÉTIENNE Zoé;L1\nNEUF Luc;L9', '2026-10-01');
  expect(await count()).toEqual({ people: 4, listedOn: '2026-10-01' });
  expect(await (await desk.get('/api/register/count?game=art-de-la-guerre')).json()).toEqual({
    people: 0,
    listedOn: null,
  });
});

test('B6: back after more than two years, a list or the register proposes the PL* of the series with its reason', async () => {
  const text = 'Nom;Cote;Série duplicate;Dernier tournoi;Licence\nA;1500;2B;01/03/2014;L8\nB;1500;2B;01/03/2026;L9';
  const { lines } = await read({ text });
  expect(lines[0]).toMatchObject({
    facts: { rating: 1500 },
    proposal: { why: 'back', rating: 2000, known: 1500, lastEvent: '2014-03-01' },
  });
  expect(lines[1]).not.toHaveProperty('proposal');
  expect((await enrol(lines)).status).toBe(200);
  await desk.post('/api/register/import', {
    ...{ game: 'scrabble', listedOn: '2026-09-01' },
    lines: [{ name: 'C', licence: 'L7', rating: 1600, duplicateSeries: '2A', lastEvent: '2014-03-01' }],
  });
  const [known] = (await (await desk.get('/api/register?q=L7&game=scrabble')).json()) as KnownPerson[];
  expect(known).toMatchObject({ lastEvent: '2014-03-01', listedOn: '2026-09-01' });
  const [line] = (await read({ text: 'Nom;Licence\nC;L7' })).lines;
  expect(line).toMatchObject({ facts: { rating: 1600 }, proposal: { why: 'back', rating: 2000, known: 1600 } });
  // A list without that column does not make an event forgotten.
  await desk.post('/api/register/import', {
    ...{ game: 'scrabble', listedOn: '2026-10-01' },
    lines: [{ name: 'C', licence: 'L7', rating: 1600, duplicateSeries: '2A' }],
  });
  const [again] = (await (await desk.get('/api/register?q=L7&game=scrabble')).json()) as KnownPerson[];
  expect(again).toMatchObject({ lastEvent: '2014-03-01', listedOn: '2026-10-01' });
});

test('what a list says otherwise of who people are is one line of the log, of all of them or of nobody', async () => {
  await enrol((await read({ text: 'Nom;Club\nLEFÈVRE Zoé;Lyon\nBORDAS Marc;Dijon' })).lines);
  const again = await read({ text: 'Nom;Licence\nLEFÈVRE Zoé;L1\nBORDAS Marc;L2' });
  const people = again.lines.flatMap((line) =>
    line.kind === 'known' ? [{ player: line.player, ...line.update?.person }] : [],
  );
  expect(people).toHaveLength(2);
  const licences = async () => (await desk.view()).people.map(({ licence }) => licence);
  const sent = (body: object) => desk.post(`${at}/lists/people`, body);
  expect(await (await sent({ id: 'l', people })).json()).toEqual({ version: 3 });
  expect(await licences()).toEqual(['L1', 'L2']);
  const log = (await (await desk.get(`${at}/log`)).json()) as readonly { readonly lines: readonly unknown[] }[];
  expect(log).toHaveLength(3);
  // Sent again under its id, or as a new act that finds all of it done: nothing more is written.
  expect(await (await sent({ id: 'l', people })).json()).toEqual({ version: 3 });
  expect((await sent({ id: 'again', people })).status).toBe(200);
  expect((await (await desk.get(`${at}/log`)).json()) as readonly unknown[]).toHaveLength(3);
  // Of one of them somebody else has said another licence since: nobody is corrected, and it says who it is.
  const [zoe, marc] = people.map(({ player }) => player);
  const late = [
    { player: zoe, name: 'LEFÈVRE Zoé', licence: 'L3', saw: { licence: 'L1' } },
    { player: marc, name: 'BORDAS Marc', licence: 'L4', saw: { licence: 'L0' } },
  ];
  const refused = await problemOf(await sent({ id: 'late', people: late }));
  expect(refused).toMatchObject({
    code: 'people-changed',
    errors: [{ path: 'people.1', message: 'BORDAS Marc' }],
  });
  expect(await licences()).toEqual(['L1', 'L2']);
  const nobody = { id: 'n', people: [{ player: 'nobody', name: 'A', saw: {} }] };
  expect((await problemOf(await sent(nobody))).code).toBe('unknown-person');
  const wrong = { id: 'w', people: [{ player: marc, name: '', saw: { name: 'BORDAS Marc' } }] };
  expect((await problemOf(await sent(wrong))).code).toBe('malformed');
});
