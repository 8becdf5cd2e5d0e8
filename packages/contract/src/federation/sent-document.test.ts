import { tournamentDocument } from '@ronde/engine/federation/document';
import { simulateFederation } from '@ronde/engine/simulate/federation';
import { describe, expect, it } from 'vitest';
import { toFile } from '../file/to-file.ts';
import { compactText, fromCompact } from './compact.ts';
import { listDocument, placesIn, readHanded, readSent } from './sent-document.ts';

const against = (game: 'scrabble' | 'art-de-la-guerre') => ({ today: '2027-01-01', game, digestOf: () => 'd' });

describe.each(['scrabble', 'art-de-la-guerre'] as const)('%s', (game) => {
  const years = [...simulateFederation({ game, people: 60, tournaments: 25, seed: 3 })];
  /** As its house sends it, over the wire. */
  const sent = years.map(({ tournament, people, revision }) => {
    const places = Object.fromEntries(placesIn(tournamentDocument(tournament, people, revision)));
    const file = toFile(tournament, people, revision);
    const closedAt = `${tournament.endDate ?? tournament.date}T17:00:00.000Z`;
    return JSON.parse(
      JSON.stringify({
        kind: 'closed-tournament',
        tournament: tournament.id,
        revision,
        closedAt,
        file,
        digest: 'd',
        places,
      }),
    );
  });

  it('whatever a house counts is counted again the same', () => {
    for (const document of sent) expect(readSent(document, against(game))).toMatchObject({ ok: true });
  });

  it('what is kept of a document is read again as it was', () => {
    for (const document of sent) {
      const read = readSent(document, against(game));
      if (read.ok) expect(fromCompact(compactText(read.value.document))).toEqual(read.value.document);
    }
  });

  it('a file by itself is the same document; of the other game it is none', () => {
    const [{ file, tournament }] = sent as [{ file: unknown; tournament: string }];
    expect(readHanded({ file, note: 'Remis.' }, against(game))).toMatchObject({
      ok: true,
      value: { document: { id: tournament }, note: 'Remis.' },
    });
    const other = readHanded({ file }, against(game === 'scrabble' ? 'art-de-la-guerre' : 'scrabble'));
    expect(other).toMatchObject({ ok: false, refusal: [{ code: 'wrong-value', path: 'format' }] });
  });
});

const fisf = {
  kind: 'list',
  id: 'fisf-2026-10',
  revision: 1,
  name: 'Liste FISF du 1er octobre',
  date: '2026-10-01',
  people: [
    { name: 'PÉRIER Ana', licence: '47', federation: 'BE', rating: 1803 },
    { name: 'ROY Léa', rating: 1500, lastEvent: '2026-06-01' },
  ],
} as const;

it('a list of another federation is taken in as it stands', () => {
  const read = readSent(structuredClone(fisf), against('scrabble'));
  expect(read).toMatchObject({ ok: true, value: { document: { kind: 'list', lastDay: '2026-10-01' } } });
  const document = listDocument(structuredClone(fisf) as never);
  expect([...document.ratings.values()]).toEqual([
    { rating: 1803, active: '2026-10-01' },
    { rating: 1500, active: '2026-06-01' },
  ]);
  expect(fromCompact(compactText(document))).toEqual(document);
  expect(readSent({ ...fisf, date: '2027-02-01' }, against('scrabble'))).toMatchObject({ refusal: [{ path: 'date' }] });
  // Nobody’s last event is after the list that names it: they would stay listed for longer than two years (§9).
  const [first, second] = fisf.people;
  const late = { ...fisf, people: [first, { ...second, lastEvent: '2026-10-02' }] };
  expect(readSent(late, against('scrabble'))).toMatchObject({
    refusal: [{ path: 'people[1].lastEvent', expected: { kind: 'until', date: '2026-10-01' } }],
  });
});

describe('an envelope that says other things than its file', () => {
  const [first] = [...simulateFederation({ game: 'scrabble', people: 30, tournaments: 2, seed: 3 })];
  const { tournament, people, revision } = first as NonNullable<typeof first>;
  const file = JSON.parse(JSON.stringify(toFile(tournament, people, revision)));
  const closedAt = `${tournament.date}T17:00:00.000Z`;
  const envelope = { kind: 'closed-tournament', tournament: tournament.id, revision, closedAt, file };
  const sentWith = (more: object) => readSent({ ...envelope, ...more }, against('scrabble'));

  it('agrees: taken', () => {
    expect(sentWith({})).toMatchObject({ ok: true });
    // Closed elsewhere: its house does not know when. On the other side of the earth it is another day already.
    expect(sentWith({ closedAt: '' })).toMatchObject({ ok: true });
    expect(sentWith({ closedAt: '2027-01-02T00:30:00+11:00' })).toMatchObject({ ok: true });
    const { id: _, revision: __, ...bare } = file;
    expect(sentWith({ file: bare, tournament: 'own', revision: 7 })).toMatchObject({
      value: { document: { id: 'own', revision: 7 } },
    });
  });

  it.each([
    ['revision', { revision: revision + 4 }, { kind: 'integer', min: revision, max: revision }],
    ['tournament', { tournament: 'other' }, { kind: 'one-of', values: [tournament.id] }],
    ...['hier', '2020-01-01T12:00:00Z', '2030-01-01T12:00:00Z', '2026-13-45T12:00:00Z', tournament.date].map(
      (moment) =>
        ['closedAt', { closedAt: moment }, { kind: 'instant', from: tournament.date, to: '2027-01-01' }] as const,
    ),
  ] as const)('%s %j is refused: where, found, expected', (path, more, expected) => {
    expect(sentWith(more)).toMatchObject({ ok: false, refusal: [{ code: 'wrong-value', path, expected }] });
  });

  it('a kind that is none: every one that there is', () => {
    expect(readSent({ ...envelope, kind: 'foo' }, against('scrabble'))).toMatchObject({
      refusal: [{ path: 'kind', expected: { kind: 'one-of', values: ['closed-tournament', 'games', 'list'] } }],
    });
  });
});

it('one licence of two people in a list is refused with its line; of two federations it is two', () => {
  const rows = [
    { name: 'A B', licence: '00 47', rating: 1500 },
    { name: 'C D', licence: '0047', rating: 1600 },
    { name: 'E F', licence: '12', federation: 'BE', rating: 1700 },
    { name: 'G H', licence: '12', federation: 'CH', rating: 1800 },
  ];
  expect(readSent({ ...fisf, people: rows }, against('scrabble'))).toMatchObject({
    ok: false,
    refusal: [{ path: 'people[1].licence', found: { value: '0047' }, expected: { kind: 'unique' } }],
  });
  expect(readSent({ ...fisf, people: rows.slice(1) }, against('scrabble'))).toMatchObject({ ok: true });
});

it('a sign that turns a line round is quoted by its number', () => {
  const [first] = fisf.people;
  const turned = { ...fisf, people: [{ ...first, name: 'BER\u202eTHIER Paul' }] };
  expect(readSent(turned, against('scrabble'))).toMatchObject({
    refusal: [{ code: 'hidden-character', path: 'people[0].name', found: { value: 'BERU+202ETHIER Paul' } }],
  });
});
