// Three houses on one machine: a federation, a club that was told of it when it was started, and one that is told of it
// at its desk. The second is cut off from it, and joined again.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import openDeNantes from '../examples/federation/open-de-nantes.json' with { type: 'json' };
import villebois from '../examples/federation/villebois-revision-1.json' with { type: 'json' };
import type { MadeSender } from '../packages/contract/src/http/federation/federations.ts';
import { launch } from './browser.ts';
import { faultsOf } from './faults.ts';
import { picture } from './pictures.ts';
import { type Program, startProgram } from './program.ts';
import { enterAs, sessionOf, signIn } from './staff.ts';

const browsers: Browser[] = [];
const folders: string[] = [];
const programs: Program[] = [];
let federation: Program;
/** The closings of both clubs, and what the federation received. */
let nantes: Page;
let bois: Page;
let received: Page;

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'ronde-houses-'));
  folders.push(made);
  return made;
}

async function started(...options: Parameters<typeof startProgram>): Promise<Program> {
  const program = await startProgram(...options);
  programs.push(program);
  return program;
}

async function asked<T>(program: Program, by: string, to: string, body: object): Promise<T> {
  const answer = await fetch(program.address + to, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: `ronde=${await sessionOf(program, by)}` },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as T;
}

/** In a browser of its own, as each club has one: here they differ by their port alone, of which cookies know nothing. */
async function windowOf(program: Program, name: string, at: string): Promise<Page> {
  const browser = await launch();
  browsers.push(browser);
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1280, height: 900 } });
  context.setDefaultTimeout(60_000);
  await signIn(context, program, name);
  const page = await context.newPage();
  await page.goto(program.address + at);
  return page;
}

const codeFor = async (name: string): Promise<string> =>
  (await asked<MadeSender>(federation, 'Nadia Perrot', '/api/federations/ffsc/senders', { name })).code;

const receives = () => `${federation.address}/api/federations/ffsc/documents`;

async function closedAt(program: Program, by: string, file: object): Promise<string> {
  return (await asked<{ slug: string }>(program, by, '/api/tournaments/import', { file })).slug;
}

const federationData = folder();

beforeAll(async () => {
  federation = await started(federationData);
  const made = { address: 'ffsc', name: 'Fédération de Scrabble', game: 'scrabble' };
  await asked(federation, 'Nadia Perrot', '/api/federations', made);
  const token = { RONDE_FEDERATION_TOKEN_SCRABBLE: await codeFor('Club de Nantes') };
  const first = await started(folder(), 0, ['--federation', `scrabble=${receives()}`], token);
  const second = await started(folder());
  nantes = await windowOf(first, 'Élodie', `/bureau/${await closedAt(first, 'Élodie', openDeNantes)}/cloture`);
  bois = await windowOf(second, 'Rémi', `/bureau/${await closedAt(second, 'Rémi', villebois)}/reglages`);
});
afterAll(async () => {
  for (const browser of browsers) await browser.close();
  for (const program of programs) await program.kill();
  for (const one of folders) rmSync(one, { recursive: true, force: true });
});

const send = (page: Page) => page.getByRole('button', { name: 'Envoyer à la fédération' }).click();

test('one club was told at its start; the other is told at its desk, and its closing says where it goes', async () => {
  await send(nantes);
  await nantes.getByText(/Reçu le .*, à relire/).waitFor();
  await bois.getByLabel('Nom de la fédération').fill('Fédération de Scrabble');
  await bois.getByLabel('Adresse de réception').fill(receives());
  await bois.getByLabel('Code d’expéditeur').fill(await codeFor('Club de Villebois'));
  expect(await faultsOf(bois)).toEqual([]);
  await bois.getByRole('button', { name: 'Enregistrer la fédération' }).click();
  await bois.getByText('Un code est gardé').waitFor();
  await bois.goto(bois.url().replace(/reglages$/, 'cloture'));
  await bois.getByText('Ce tournoi va à : Fédération de Scrabble').waitFor();
});

test('cut off, the closing waits; joined again, it arrives, and each club reads what became of its own', async () => {
  const port = Number(new URL(federation.address).port);
  const session = await sessionOf(federation, 'Nadia Perrot');
  await federation.kill();
  await send(bois);
  await bois.getByText('En attente : le tournoi partira dès que la fédération répondra.').waitFor();
  await picture(bois, 'cloture-en-attente');
  federation = await started(federationData, port);
  enterAs(federation, 'Nadia Perrot', session);
  await bois.getByText(/Reçu le .*, à relire/).waitFor();

  received = await windowOf(federation, 'Nadia Perrot', '/federation/ffsc/recus');
  await received.getByRole('heading', { level: 1, name: 'Tournoi de Villebois' }).waitFor();
  await expect.poll(() => received.locator('body').textContent()).toContain('Open de Nantes');
  expect(await faultsOf(received)).toEqual([]);
  for (const next of ['Open de Nantes', null]) {
    await received.keyboard.press('n');
    await received.keyboard.press('Enter');
    const done =
      next === null
        ? received.getByText('Rien à relire.').first()
        : received.getByRole('heading', { level: 1, name: next });
    await done.waitFor();
  }
  for (const club of [bois, nantes]) {
    await club.reload();
    await club.getByText(/Accepté\s: \d+ cotes? change/).waitFor();
  }
});
