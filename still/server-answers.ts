import { papers, roundPapers } from '../packages/contract/src/http/papers.ts';
import { type Desk, openDesk } from '../packages/ronde/src/http/test-desk.ts';
import type { Answers, Given } from './given-files.ts';

const french = { 'Accept-Language': 'fr' };
const english = { 'Accept-Language': 'en' };

/**
 * What the server answers of a tournament that was brought in as a file and shown: to its desk, to visitors, on paper,
 * to the hall's screens and to a player's phone.
 */
export async function* serverAnswers({ file }: Given): Answers {
  const desk = await openDesk();
  try {
    const slug = await shown(desk, file);
    yield* asked(desk, 'desk', deskAddresses(slug, file.rounds?.length ?? 0));
    yield* asked(desk, 'paper', paperAddresses(slug, file.rounds?.length ?? 0));
    yield* asked(desk, 'public', publicAddresses(slug, file.rounds?.length ?? 0, file.players.length));
    yield* pages(desk, slug);
    yield* phone(desk, slug);
  } finally {
    desk.installation.live.close();
  }
}

async function shown(desk: Desk, file: Given['file']): Promise<string> {
  const made = await desk.post('/api/tournaments/import', { id: 'import', file, copy: true });
  if (made.status !== 201) throw new Error(await made.text());
  const { slug } = (await made.json()) as { slug: string };
  await desk.post(`/api/tournaments/${slug}/commands`, { id: 'show', command: { kind: 'show', open: true } });
  return slug;
}

function deskAddresses(slug: string, rounds: number): readonly string[] {
  const at = `/api/tournaments/${slug}`;
  const after = Array.from({ length: rounds + 1 }, (_, round) => `${at}/standings?after=${round}`);
  const own = ['', '/log', '/log.csv', '/file', '/hall', '/options', '/fees', '/team', '/requests', '/printed'];
  return [
    '/api/tournaments',
    ...own.map((rest) => at + rest),
    ...after,
    `${at}/standings?final=true`,
    `${at}/standings.csv`,
  ];
}

function paperAddresses(slug: string, rounds: number): readonly string[] {
  const round = Math.max(1, rounds);
  return papers.flatMap((paper) => {
    const which = (roundPapers as readonly string[]).includes(paper) ? `round=${round}&` : '';
    return ['html', 'csv'].flatMap((format) =>
      ['fr', 'en'].map((lang) => `/api/tournaments/${slug}/papers/${paper}/${format}?${which}at=10:42&lang=${lang}`),
    );
  });
}

function publicAddresses(slug: string, rounds: number, players: number): readonly string[] {
  const at = `/api/public/${slug}`;
  const each = Array.from({ length: rounds }, (_, i) => [
    `${at}/rounds/${i + 1}`,
    `${at}/standings?after=${i + 1}`,
  ]).flat();
  const people = Array.from({ length: players }, (_, i) => `${at}/players/${i + 1}`);
  return [at, ...each, `${at}/standings?after=0`, ...people, `${at}/outcome`, `${at}/file`, `${at}/hall`];
}

async function* asked(desk: Desk, what: string, addresses: readonly string[]): Answers {
  for (const address of addresses) {
    // Rules and refusals are said in the reader’s language; data are the same in both.
    for (const [lang, headers] of [
      ['fr', french],
      ['en', english],
    ] as const) {
      const answer = await desk.get(address, headers);
      // The key of the screens is another one each time.
      const text = (await answer.text()).replaceAll(/\b[0-9A-Z]{16}\b/g, 'KEY');
      yield [`${what}/${nameOf(address)} ${lang}`, `${answer.status}\n${laidOut(text)}`];
    }
  }
}

/** Every page of the tournament that a stranger can reach from its first one, in both languages. */
async function* pages(desk: Desk, slug: string): Answers {
  const seen = new Set([`/t/${slug}`, `/en/t/${slug}`]);
  for (const address of seen) {
    const answer = await desk.get(address, { Accept: 'text/html' });
    const page = await answer.text();
    yield [`page/${nameOf(address)}`, `${answer.status}\n${page.replaceAll('><', '>\n<')}`];
    for (const [, link = ''] of page.matchAll(/href="((?:\/en)?\/t\/[^"#]+)/g)) seen.add(link.replaceAll('&amp;', '&'));
  }
}

/** What the first player's phone is told; the code of a link is another one each time. */
async function* phone(desk: Desk, slug: string): Answers {
  const made = await desk.post(`/api/tournaments/${slug}/links`, {});
  const [link] = (await made.json()) as readonly { readonly code: string | null }[];
  const code = link?.code?.replaceAll('-', '') ?? '';
  const answer = await desk.get(`/api/player/${code}`, french);
  yield ['phone/first', `${answer.status}\n${laidOut((await answer.text()).replaceAll(code, 'CODE'))}`];
}

const nameOf = (address: string): string => address.replace(/^\//, '').replaceAll(/[/?]/g, '·') || 'home';

/** A line for each value, so that a difference is one line. */
function laidOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 1);
  } catch {
    return text.replaceAll('><', '>\n<');
  }
}
