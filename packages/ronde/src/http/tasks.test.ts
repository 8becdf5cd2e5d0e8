import type { DecidedSent } from '@ronde/contract/http/events';
import type { RegisterCount, RegisterPreview } from '@ronde/contract/http/register';
import type { Task } from '@ronde/contract/http/tasks';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importReader } from '../files/import-file.ts';
import { openPresses } from '../papers/presses.ts';
import { openTasks } from '../tasks/tasks.ts';
import type { Installation, Worded } from './installation.ts';
import { type Desk, openDesk, problemOf, publishFirst, registerAll, type Speaker } from './test-desk.ts';

const later = { Prefer: 'respond-async' };
let desk: Desk;
let ids = 0;
/** Everything that is not there at once becomes a task. */
const tasks = () => openTasks<Worded>({ newId: () => `task-${++ids}`, ticks: () => performance.now(), patience: 0 });
beforeEach(async () => {
  desk = await openDesk({ tasks: tasks() });
  await desk.create();
});
afterEach(() => desk.installation.tasks.close());

const lines = (people: number) =>
  Array.from({ length: people }, (_, n) => ({ name: `JOUEUR Ada ${n}`, licence: `L${n}`, rating: 1000 + (n % 1500) }));
const list = (people: number) => ({ game: 'scrabble', listedOn: '2026-09-01', lines: lines(people) });
const inRegister = async () =>
  ((await (await desk.get('/api/register/count?game=scrabble')).json()) as RegisterCount).people;
async function taskOf(answer: Response): Promise<Task> {
  const task = (await answer.json()) as Task;
  expect(task.id).toBeDefined();
  return task;
}
/** A list that is not read in one piece. */
const thousands = lines(3000)
  .map(({ name, rating }) => `${name};${rating}`)
  .join('\n');
/** Presses that take a while to come to this. */
const slowly = (end: () => ReturnType<Installation['presses']['make']>): Installation['presses'] => ({
  make: () => new Promise((resolve) => setTimeout(() => resolve(end()), 20)),
  close: () => undefined,
});
const now = async (id: string, who: Speaker = desk) => taskOf(await who.get(`/api/tasks/${id}`));

/** What a task has come to, and all that was said of it on the way. */
async function followed(id: string, who: Speaker = desk): Promise<{ answer: Response; told: readonly Task[] }> {
  const told: Task[] = [];
  for (;;) {
    const task = await now(id, who);
    told.push(task);
    if (task.state === 'ended') return { answer: await who.get(`/api/tasks/${id}/answer`), told };
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

test('a long import answers at once with a task, tells how far it is, and comes to what its address would answer', async () => {
  const started = await desk.post('/api/register/import', list(6000), later);
  const task = await taskOf(started);
  expect([started.status, started.headers.get('location')]).toEqual([202, `/api/tasks/${task.id}`]);
  expect(task).toMatchObject({ about: '/api/register/import', state: 'running', cancellable: true });
  const { answer, told } = await followed(task.id);
  expect([answer.status, await answer.json()]).toEqual([200, { people: 6000 }]);
  const shares = told.map(({ share = 0 }) => share);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(new Set(told.map(({ step }) => step))).toContain('writing');
  expect(await inRegister()).toBe(6000);
});

test('a reload finds one’s own tasks, and nobody else’s; who leads the house may look', async () => {
  const director = await desk.as('director');
  const { id } = await taskOf(await director.post('/api/tournaments/lyon/lists', { text: thousands }, later));
  await followed(id, director);
  const list = async (who: Speaker) => ((await (await who.get('/api/tasks')).json()) as Task[]).map((one) => one.id);
  expect(await list(director)).toEqual([id]);
  expect(await list(desk)).toEqual([]);
  const clerk = await desk.as('clerk');
  for (const path of [`/api/tasks/${id}`, `/api/tasks/${id}/answer`])
    expect((await problemOf(await clerk.get(path))).code).toBe('unknown-task');
  expect((await problemOf(await clerk.send('DELETE', `/api/tasks/${id}`, {}))).code).toBe('unknown-task');
  expect((await now(id)).id).toBe(id);
});

test('an import that is cancelled leaves nothing half', async () => {
  await desk.post('/api/register/import', list(10));
  const { id } = await taskOf(await desk.post('/api/register/import', list(6000), later));
  expect((await desk.send('DELETE', `/api/tasks/${id}`, {})).status).toBe(200);
  const { answer } = await followed(id);
  expect((await problemOf(answer)).code).toBe('task-cancelled');
  expect(await inRegister()).toBe(10);
  expect((await desk.post('/api/register/import', list(20))).status).toBe(200);
  expect(await inRegister()).toBe(20);
});

test('a refusal is worded for whoever takes it', async () => {
  // So many that no machine checks them in one piece.
  const wrong = { ...list(0), lines: [...lines(24_999), { name: '' }] };
  const { id } = await taskOf(await desk.post('/api/register/import', wrong, later));
  const { answer } = await followed(id);
  expect([answer.status, (await problemOf(answer)).errors?.[0]?.path]).toEqual([422, 'lines.24999.name']);
  const english = await desk.get(`/api/tasks/${id}/answer`, { 'Accept-Language': 'en' });
  expect((await problemOf(english)).title).toContain('Nothing was saved');
});

test('who does not ask for a task waits for the answer, and what is short is answered at once', async () => {
  expect((await desk.post('/api/register/import', list(3))).status).toBe(200);
  const patient = await openDesk();
  await patient.create();
  const read = await patient.post('/api/register/lists?game=scrabble', { text: 'A B;1500' }, later);
  expect([read.status, ((await read.json()) as RegisterPreview).counts.new]).toEqual([200, 1]);
  expect(await (await patient.get('/api/tasks')).json()).toEqual([]);
});

test('more than four at once are not followed, and are done all the same', async () => {
  const all = await Promise.all(Array.from({ length: 5 }, () => desk.post('/api/register/import', list(300), later)));
  expect(all.map(({ status }) => status).sort()).toEqual([200, 202, 202, 202, 202]);
});

test('others are served while a list of thousands goes in, and none of them waits for all of it', async () => {
  const began = performance.now();
  const importing = desk.post('/api/register/import', list(6000)).then(() => performance.now() - began);
  let [longest, asked, ended] = [0, 0, false];
  void importing.then(() => {
    ended = true;
  });
  while (!ended) {
    const from = performance.now();
    await desk.command({ kind: 'register', player: `J${++asked}` }, `r${asked}`, { name: `A B${asked}` });
    longest = Math.max(longest, performance.now() - from);
  }
  expect(asked).toBeGreaterThan(3);
  expect(longest).toBeLessThan((await importing) / 2);
});

const enrolPath = '/api/tournaments/lyon/lists/register';
const crowd = (people: number, id = 'crowd') => ({
  id,
  players: lines(people).map(({ name }, n) => ({ player: `${id}-${n}`, person: { name }, rating: 1500 })),
});
const players = async () => (await desk.view()).tournament.players.length;

test('two thousand people are registered as a task: one decision, and nobody where it is cancelled', async () => {
  const cancelled = await taskOf(await desk.post(enrolPath, crowd(2000), later));
  expect(cancelled).toMatchObject({ about: enrolPath, state: 'running', cancellable: true });
  await desk.send('DELETE', `/api/tasks/${cancelled.id}`, {});
  expect((await problemOf((await followed(cancelled.id)).answer)).code).toBe('task-cancelled');
  expect(await players()).toBe(0);
  const { id } = await taskOf(await desk.post(enrolPath, crowd(2000), later));
  const { answer, told } = await followed(id);
  expect(((await answer.json()) as DecidedSent).decision.events).toHaveLength(2000);
  expect(new Set(told.map(({ step }) => step))).toContain('comparing');
  // Sent again, by whoever finds no task any more, it is the same decision.
  expect(((await (await desk.post(enrolPath, crowd(2000))).json()) as DecidedSent).version).toBe(2);
  expect(await players()).toBe(2000);
});

test('what a list says otherwise of two thousand is taken as a task: one decision, and nothing where it is cancelled', async () => {
  await desk.post(enrolPath, crowd(2000));
  const updates = Array.from({ length: 2000 }, (_, n) => ({
    player: `crowd-${n}`,
    saw: { rating: 1500 },
    to: { rating: 1600 },
  }));
  const taken = { id: 'taken', players: [], updates };
  const rated = async () => (await desk.view()).tournament.players.filter(({ rating }) => rating === 1600).length;
  const cancelled = await taskOf(await desk.post(enrolPath, taken, later));
  expect(cancelled).toMatchObject({ about: enrolPath, state: 'running', cancellable: true });
  await desk.send('DELETE', `/api/tasks/${cancelled.id}`, {});
  expect((await problemOf((await followed(cancelled.id)).answer)).code).toBe('task-cancelled');
  expect(await rated()).toBe(0);
  const { id } = await taskOf(await desk.post(enrolPath, taken, later));
  const { answer, told } = await followed(id);
  expect(((await answer.json()) as DecidedSent).version).toBe(3);
  expect(Math.max(...told.map(({ share }) => share ?? 0))).toBeGreaterThan(0);
  expect(await rated()).toBe(2000);
});

test('what others decide while two thousand people go in is kept, and held against them', async () => {
  const going = desk.post(enrolPath, crowd(1500));
  let [ended, asked] = [false, 0];
  void going.then(() => {
    ended = true;
  });
  while (!ended) {
    await desk.command({ kind: 'register', player: `J${++asked}` }, `r${asked}`, { name: `A B${asked}` });
  }
  expect((await going).status).toBe(200);
  expect(asked).toBeGreaterThan(3);
  expect(await players()).toBe(1500 + asked);
  const { people } = await desk.view();
  expect(new Set(people.map(({ number }) => number)).size).toBe(1500 + asked);
});

test('of a list too, each line that is malformed is named by its place', async () => {
  const { id, players: sent } = crowd(2000);
  const wrong = { id, players: [...sent.slice(0, -1), { player: 'x', person: { name: 7 } }] };
  const answer = await desk.post(enrolPath, wrong);
  expect([answer.status, (await problemOf(answer)).errors?.map(({ path }) => path)]).toEqual([
    422,
    ['players.1999.person.name'],
  ]);
});

test('a sheet that waits says how many are before it, and is not made once it is cancelled', async () => {
  const presses = openPresses();
  desk = await openDesk({ tasks: tasks(), presses });
  await desk.create();
  await registerAll(desk, 8);
  await publishFirst(desk);
  const sheet = async () =>
    (await taskOf(await desk.get('/api/tournaments/lyon/papers/tables-by-name/html', later))).id;
  const [first, second, third] = [await sheet(), await sheet(), await sheet()];
  expect((await now(third)).ahead).toBe(2);
  await desk.send('DELETE', `/api/tasks/${second}`, {});
  expect(await now(third)).toMatchObject({ step: 'waiting', ahead: 1 });
  expect((await problemOf((await followed(second)).answer)).code).toBe('task-cancelled');
  for (const id of [first, third]) expect(await (await followed(id)).answer.text()).toContain('<title>');
  presses.close();
});

test('a sheet that is refused says why at its task', async () => {
  desk = await openDesk({
    tasks: tasks(),
    presses: slowly(async () => ({ ok: false, refusal: { code: 'papers-busy' } })),
  });
  await desk.create();
  const { id } = await taskOf(await desk.get('/api/tournaments/lyon/papers/welcome/pdf', later));
  const { answer } = await followed(id);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
  expect((await problemOf(answer)).code).toBe('papers-busy');
});

test('what breaks is told to the house, and says nothing of itself', async () => {
  desk = await openDesk({
    tasks: tasks(),
    presses: slowly(() => Promise.reject(new Error('ink'))),
  });
  await desk.create();
  const { id } = await taskOf(await desk.get('/api/tournaments/lyon/papers/welcome/pdf', later));
  expect((await problemOf((await followed(id)).answer)).code).toBe('internal');
  expect(desk.reported).toEqual([new Error('ink')]);
});

test('a tournament file is a task too', async () => {
  desk = await openDesk({ tasks: tasks(), readImport: importReader() });
  const file = { ronde: 1, name: 'Metz', format: 'classique', date: '2026-11-28', players: [{ id: 'a', name: 'A B' }] };
  const { id } = await taskOf(await desk.post('/api/tournaments/import', { id: 'i1', file }, later));
  const { answer } = await followed(id);
  expect([answer.status, answer.headers.get('location')]).toEqual([201, '/api/tournaments/metz']);
});

test('whoever wants to wait for nothing is answered at once with a task, however patient the house', async () => {
  const sent = { body: '%PDF-', type: 'application/pdf', name: 'welcome.pdf' };
  desk = await openDesk({
    tasks: openTasks<Worded>({ newId: () => `task-${++ids}`, ticks: () => performance.now(), patience: 60_000 }),
    presses: slowly(async () => ({ ok: true, value: sent })),
  });
  await desk.create();
  const sheet = '/api/tournaments/lyon/papers/welcome/pdf';
  const started = await desk.get(sheet, { Prefer: 'respond-async, wait=0' });
  expect(started.status).toBe(202);
  const { answer } = await followed((await taskOf(started)).id);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect((await desk.get(sheet, later)).status).toBe(200);
});

test('the description says 202, with the task, of each act that may become one; of players’ own addresses never', async () => {
  const { paths } = (await (await desk.get('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, { responses: Record<string, { content: Record<string, unknown> }> }>>;
  };
  const tasks = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses }]) =>
      responses[202] ? [[method, path, responses[202].content['application/json']] as const] : [],
    ),
  );
  expect(tasks.map(([method, path]) => `${method} ${path}`).toSorted()).toEqual([
    'get /api/tournaments/{t}/archive',
    'get /api/tournaments/{t}/badges/{format}',
    'get /api/tournaments/{t}/papers/{paper}/{format}',
    'post /api/federations/{f}/lists',
    'post /api/federations/{f}/preview',
    'post /api/register/import',
    'post /api/register/lists',
    'post /api/tournaments/import',
    'post /api/tournaments/results-file',
    'post /api/tournaments/{t}/lists',
    'post /api/tournaments/{t}/lists/people',
    'post /api/tournaments/{t}/lists/register',
    'post /api/tournaments/{t}/results-file',
  ]);
  for (const [, , answer] of tasks) expect(answer).toEqual({ schema: { $ref: '#/components/schemas/Task' } });
});
