// A federation of twenty years: 20,000 tournaments, 5,000,000 games, kept in SQLite; then recomputed whole and after one
// correction, and what its desk waits for: each game in a process of its own, which has nothing else in memory.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compactText } from '../packages/contract/src/federation/compact.ts';
import type { FederationSystem } from '../packages/engine/src/federation/rating-events.ts';
import { engineVersion } from '../packages/engine/src/index.ts';
import { openData } from '../packages/ronde/src/database/migrations.ts';
import { makeFederation } from '../packages/ronde/src/federation/federations.ts';
import type { Data } from '../packages/ronde/src/store/data-port.ts';
import { yearsEnd as at, federationAddress as f, federationYears, tournaments } from './federation-years.ts';

/** The PL first, then the Elo of the wargame. */
export async function federations(): Promise<void> {
  for (const system of ['pl', 'elo'] as const) {
    const folder = await mkdtemp(join(tmpdir(), 'ronde-federation-'));
    try {
      const data = await openData({ folder });
      await filled(data, system);
      await data.close();
      const kept = fileURLToPath(new URL('./federation-kept.mjs', import.meta.url));
      const child = fork(kept, [folder, system], { execArgv: [] });
      const [code] = await once(child, 'exit');
      if (code !== 0) throw new Error(`The measurement ended: ${code}`);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

/** All received and accepted but the last one, which waits. */
async function filled({ db }: Data, system: FederationSystem): Promise<void> {
  await makeFederation(db, { address: f, name: f, game: system === 'pl' ? 'scrabble' : 'art-de-la-guerre' }, at);
  let number = 0;
  const [decisions, documents]: [object[], object[]] = [[], []];
  const write = async (): Promise<void> => {
    if (decisions.length > 0)
      await db
        .insertInto('federation_decisions')
        .values(decisions.splice(0) as never)
        .execute();
    if (documents.length > 0)
      await db
        .insertInto('federation_documents')
        .values(documents.splice(0) as never)
        .execute();
  };
  let receipt = 0;
  for (const { document, facts } of federationYears(system)) {
    receipt += 1;
    const row = { federation: f, receipt, key: document.id, sender: 'club', file: '{}', note: null };
    documents.push({ ...row, document: compactText(document), engine: engineVersion });
    for (const fact of receipt === tournaments ? facts.slice(0, 1) : facts) {
      number += 1;
      const signed = { federation: f, number, id: `d${number}`, at, by: 'officer', request: '-' };
      decisions.push({ ...signed, fact: JSON.stringify(fact) });
    }
    if (documents.length === 100) await write();
  }
  await write();
}
