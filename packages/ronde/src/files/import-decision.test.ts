import { readdirSync, readFileSync } from 'node:fs';
import { parseFile, type TournamentFile } from '@ronde/contract';
import { decide, standingsOf } from '@ronde/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openData } from '../database/migrations.ts';
import type { Data } from '../store/data-port.ts';
import type { Stored } from '../store/store.ts';
import { by } from '../store/test-tournament.ts';
import { fileOf, importOf } from './import-decision.ts';

const golden = new URL('../../../../examples/golden/', import.meta.url);

/** One in four; all of them in the long run (`npm run soak`). */
const every = process.env.RONDE_RUNS === undefined ? 4 : 1;

let data: Data;
let imports = 0;
beforeAll(async () => {
  data = await openData('memory');
});
afterAll(() => data.close());

async function imported(file: TournamentFile): Promise<Stored> {
  const parsed = parseFile(file);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  const id = `T${++imports}`;
  const asked = by(id);
  const { creation, event, crowd } = importOf(parsed.value, id, asked.id);
  const made = await data.tournaments.create(creation, event, asked, crowd);
  if (!made.ok) throw new Error(made.refusal);
  return made.value;
}

const standings = ({ tournament, people }: Stored) =>
  [0, ...tournament.rounds.keys()].map((after) => standingsOf(tournament, people, { after }));

function nextDraw({ tournament, people }: Stored) {
  const without = tournament.players.filter((p) => p.left === undefined && p.presence !== 'here').map(({ id }) => id);
  return decide(tournament, { kind: 'draw', round: tournament.rounds.length + 1, without, beyond: true }, people);
}

describe.each(readdirSync(golden))('%s', (name) => {
  it('every tournament exported and imported again: the same standings, next draw and file', async () => {
    const lines = readFileSync(new URL(name, golden), 'utf8').trim().split('\n');
    for (const line of lines.filter((_, i) => i % every === 0)) {
      const first = await imported((JSON.parse(line) as { file: TournamentFile }).file);
      const file = fileOf(first);
      const second = await imported(file);
      expect(JSON.stringify({ ...fileOf(second), id: file.id })).toBe(JSON.stringify({ ...file, id: file.id }));
      expect(JSON.stringify(standings(second))).toBe(JSON.stringify(standings(first)));
      expect(JSON.stringify(nextDraw(second))).toBe(JSON.stringify(nextDraw(first)));
    }
  });
});
