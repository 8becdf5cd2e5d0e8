// How long a director waits for the papers of a hall of 130: each as a PDF, over the program's own API.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enteredBy } from '../packages/ronde/src/http/access/test-entry.ts';
import { hallFile } from './hall-file.ts';
import { type Bundles, startProgram } from './program.ts';

const players = 130;
const played = 3;

/** What a day is run with. */
const ofTheDay = [
  `papers/tables-by-name/pdf?round=${played + 1}`,
  `papers/tables-by-number/pdf?round=${played + 1}`,
  `papers/match-slips/pdf?round=${played + 1}`,
  `papers/score-sheets/pdf?round=${played + 1}`,
  'papers/challenge-slips/pdf?pages=5',
  `papers/standings/pdf?after=${played}`,
  'papers/prizes/pdf',
  'papers/certificates/pdf?upto=10',
  'papers/welcome/pdf?wifi=Salle&password=secret',
  'papers/name-cards/pdf',
  'badges/pdf',
] as const;

/** What somebody may ask for besides. */
const besides = [`papers/draw-reasons/pdf?round=${played + 1}`, `papers/cross-table/pdf?after=${played}`] as const;

/** Prints the ms of each, the first with the start of the press; the aim for a day's papers is 5,000. */
export async function papers(bundles: Bundles): Promise<void> {
  console.log(`\nThe papers of ${players} players, as PDF (ms from the request to the last byte, one after the other)`);
  const folder = mkdtempSync(join(tmpdir(), 'ronde-papers-'));
  const program = await startProgram(bundles, folder);
  try {
    const address = `http://localhost:${program.port}/api/tournaments`;
    const headers = { Cookie: await enteredBy(program.link ?? ''), 'Content-Type': 'application/json' };
    const slug = await imported(address, headers);
    await asked(`${address}/${slug}/links`, headers, {});
    let all = 0;
    for (const paper of ofTheDay) all += await printed(`${address}/${slug}/${paper}`, headers, paper);
    line('a day’s papers', all, '');
    for (const paper of besides) await printed(`${address}/${slug}/${paper}`, headers, paper);
  } finally {
    await program.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Headers = Readonly<Record<string, string>>;

async function imported(address: string, headers: Headers): Promise<string> {
  const answer = await asked(`${address}/import`, headers, { file: hallFile(players, played) });
  return ((await answer.json()) as { slug: string }).slug;
}

async function asked(address: string, headers: Headers, body: object): Promise<Response> {
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer;
}

async function printed(address: string, headers: Headers, paper: string): Promise<number> {
  const begin = performance.now();
  const answer = await fetch(address, { headers });
  const pdf = Buffer.from(await answer.arrayBuffer());
  const took = performance.now() - begin;
  if (pdf.toString('latin1', 0, 5) !== '%PDF-') throw new Error(`${paper}: ${answer.status}`);
  line(paper, took, `${(pdf.length / 1024).toFixed(0)} KB`);
  return took;
}

const line = (what: string, ms: number, size: string): void =>
  console.log(`  ${what.padEnd(62)} ${ms.toFixed(0).padStart(6)} ms ${size.padStart(9)}`);
