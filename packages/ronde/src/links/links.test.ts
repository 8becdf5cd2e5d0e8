import { afterEach, beforeEach, expect, it } from 'vitest';
import { openData } from '../database/migrations.ts';
import type { Data } from '../store/data-port.ts';
import { createIn } from '../store/test-tournament.ts';
import { type Links, linksIn } from './links.ts';

let data: Data;
let links: Links;
beforeEach(async () => {
  data = await openData('memory');
  await createIn(data.tournaments, 'T', 'Lyon');
  links = linksIn(data.db, () => '2026-11-14T09:00:00.000Z');
});
afterEach(() => data.close());

const codeOf = async (player: string) => (await links.list('T')).find((link) => link.player === player)?.code ?? '';

it('opens one player’s page of one tournament', async () => {
  await links.make('T', ['J1', 'J2']);
  expect(await links.find(await codeOf('J1'))).toEqual({ tournament: 'T', player: 'J1' });
  expect(await links.find((await codeOf('J2')).toLowerCase().replaceAll('-', ' '))).toEqual({
    tournament: 'T',
    player: 'J2',
  });
  expect(await links.find('0000-0000-0000-0000')).toBeNull();
});

it('keeps the links that are made already', async () => {
  await links.make('T', ['J1']);
  const before = await codeOf('J1');
  await links.make('T', ['J1', 'J2']);
  expect(await codeOf('J1')).toBe(before);
});

it('renewed, the older code is nobody’s', async () => {
  await links.make('T', ['J1']);
  const before = await codeOf('J1');
  const { code } = await links.renew('T', 'J1');
  expect(code).not.toBe(before);
  expect(await links.find(before)).toBeNull();
  expect(await links.find(code ?? '')).toEqual({ tournament: 'T', player: 'J1' });
});

it('revoked, it opens nothing and shows no code; made again, it is another one', async () => {
  await links.make('T', ['J1']);
  const before = await codeOf('J1');
  expect(await links.revoke('T', 'J1')).toBe(true);
  expect(await links.revoke('T', 'J1')).toBe(false);
  expect(await links.find(before)).toBeNull();
  expect(await links.list('T')).toMatchObject([{ player: 'J1', code: null }]);
  await links.make('T', ['J1']);
  expect(await links.find(before)).toBeNull();
  expect(await links.find(await codeOf('J1'))).not.toBeNull();
});

it('is signed alike by every process of the house, and nobody’s code is in the data', async () => {
  await links.make('T', ['J1']);
  const code = await codeOf('J1');
  expect(await linksIn(data.db, () => '').find(code)).toEqual({ tournament: 'T', player: 'J1' });
  const rows = JSON.stringify(await data.db.selectFrom('links').selectAll().execute());
  expect(rows).not.toContain(code.replaceAll('-', ''));
});
