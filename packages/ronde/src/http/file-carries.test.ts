import type { TournamentFile } from '@ronde/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentOf } from '../sending/sending.ts';
import { type Desk, openDesk } from './test-desk.ts';

// What the arbiter decided and why, and the totals of the army lists, go with the file to another desk.

let here: Desk;
let t: string;
beforeAll(async () => {
  here = await openDesk();
  t = await created(here);
});
afterAll(() => here.installation.live.close());

const spoken = /liste en retard|téléphone|insultes/;

async function created(desk: Desk): Promise<string> {
  const made = await desk.post('/api/tournaments', {
    name: 'Sens',
    format: 'art-de-la-guerre',
    date: '2026-11-14',
    settings: { rounds: 3 },
  });
  const { slug } = (await made.json()) as { slug: string };
  const act = async (command: object, more: object = {}) => {
    const id = JSON.stringify(command).slice(0, 40);
    const answer = await desk.post(`/api/tournaments/${slug}/commands`, { id, command, ...more });
    if (!answer.ok) throw new Error(await answer.text());
  };
  for (let n = 1; n <= 8; n++) {
    const person = { name: `NOM${n} Ada`, marks: { cohesion: 20 + n, paid: true, list: 'checked' } };
    await act({ kind: 'register', player: `P${n}`, rating: 1100 - n, presence: 'here' }, { person });
  }
  await act({ kind: 'show', open: true });
  await act({ kind: 'draw', round: 1, without: [] });
  await act({ kind: 'publish', round: 1, attempt: 1 });
  const decided = async (player: string, sanction: 'malus' | 'warning' | 'exclusion', why: string) =>
    act({ kind: 'sanction', note: sanction, round: 1, player, sanction }, { id: sanction, note: why });
  await decided('P3', 'malus', 'liste en retard');
  await decided('P4', 'warning', 'téléphone');
  await decided('P8', 'exclusion', 'insultes à l’arbitre');
  return slug;
}

const file = async (desk: Desk, slug: string) =>
  JSON.parse(await (await desk.get(`/api/tournaments/${slug}/file`)).text()) as TournamentFile;

describe('the file of the staff', () => {
  it('DAY-10: has the reasons, the exclusion and the totals of the lists; not the fees', async () => {
    const { rounds, players } = await file(here, t);
    expect(rounds?.[0]?.sanctions).toEqual([
      { player: 'P3', kind: 'malus', reason: 'liste en retard' },
      { player: 'P4', kind: 'warning', reason: 'téléphone' },
      { player: 'P8', kind: 'exclusion', reason: 'insultes à l’arbitre' },
    ]);
    expect(players.map(({ cohesion }) => cohesion)).toEqual([21, 22, 23, 24, 25, 26, 27, 28]);
    expect(JSON.stringify(players)).not.toMatch(/paid|checked/);
  });

  it('imported elsewhere and exported again it is the same, and the list of the army is known there', async () => {
    const there = await openDesk();
    const sent = await file(here, t);
    const made = await there.post('/api/tournaments/import', { file: sent });
    const { slug } = (await made.json()) as { slug: string };
    expect(JSON.stringify(await file(there, slug))).toBe(JSON.stringify(sent));
    const { people } = (await (await there.get(`/api/tournaments/${slug}`)).json()) as { people: { marks?: object }[] };
    expect(people.map(({ marks }) => marks)).toContainEqual({ cohesion: 21 });
    there.installation.live.close();
  });

  it('gives no reason to the public, nor to a federation; an erasure takes those about somebody along', async () => {
    for (const path of [`/api/public/${t}/rounds/1`, `/t/${t}/classement`, `/t/${t}/joueur/3`])
      expect((await (await here.get(path)).text()).match(spoken), path).toBeNull();
    const stored = await here.installation.store.load(t);
    if (!stored) throw new Error('Gone');
    expect(JSON.stringify(documentOf(stored)).match(spoken)).toBeNull();
    await here.post(`/api/tournaments/${t}/people/P3/erase`, {});
    const { rounds, players } = await file(here, t);
    expect(rounds?.[0]?.sanctions?.[0]).toEqual({ player: 'P3', kind: 'malus' });
    expect(players[2]?.cohesion).toBeUndefined();
  });
});
