import type { Known, StrangeRequest } from '../fixtures/strange-request.ts';
import { linkIn } from '../http/access/test-entry.ts';
import { asked, type Watched } from './test-watched.ts';

/** Everybody who may come by. `player`: without an account, with the link of one of them. */
export const roles = ['nobody', 'player', 'member', 'clerk', 'arbiter', 'director', 'manager'] as const;
export type Who = (typeof roles)[number];

export interface House {
  readonly cookies: ReadonlyMap<Who, string>;
  readonly known: Known;
}

const password = 'neuf chevaux blancs';

/** A house with a tournament in its first round, and somebody of each role in it. */
export async function inhabited(program: Watched): Promise<House> {
  const manager = await entered(program, linkIn(program.printed()), 'Claire Lamy');
  const send = async (path: string, body: object): Promise<Record<string, unknown>> => {
    const answer = await asked(
      program,
      signed(manager, { method: 'POST', path, headers: json, body: JSON.stringify(body) }),
    );
    if (answer.status >= 300) throw new Error(`${path}: ${answer.body}`);
    return JSON.parse(answer.body) as Record<string, unknown>;
  };
  await send('/api/tournaments', { name: 'Lyon', format: 'classique', date: '2026-11-14', settings: {} });
  const at = '/api/tournaments/lyon';
  const command = (body: object, id: string, more = {}) => send(`${at}/commands`, { id, command: body, ...more });
  for (let n = 1; n <= 9; n++) {
    const person = { name: `JOUEUR${'ABCDEFGHI'[n - 1]} Ada` };
    await command({ kind: 'register', player: `J${n}`, rating: 1000 + n, presence: 'here' }, `r${n}`, { person });
  }
  await command({ kind: 'show', open: true }, 'open');
  await command({ kind: 'draw', round: 1, without: [] }, 'draw-1');
  await command({ kind: 'publish', round: 1, attempt: 1 }, 'publish-1');
  const codes = codesIn(await send(`${at}/links`, {}));
  const cookies = new Map<Who, string>([['manager', manager]]);
  const member = await send('/api/accounts/invitations', { house: 'member' });
  cookies.set('member', await entered(program, String(member.path), 'Paul Petit'));
  for (const [who, name] of [
    ['clerk', 'Anne Colin'],
    ['arbiter', 'Luc Morel'],
    ['director', 'Zoé Garnier'],
  ] as const) {
    const invited = await send(`${at}/team/invitations`, { role: who });
    cookies.set(who, await entered(program, String(invited.path), name));
  }
  return { cookies, known: { ...known, code: codes } };
}

const players = ['J1', 'J2', 'J3', 'J4', 'J5'];
const numbers = ['1', '2', '1', '9'];
const known: Known = {
  t: ['lyon', 'lyon', 'lyon', 'lyon', 'paris'],
  player: players,
  players,
  by: players,
  to: players,
  without: players,
  number: numbers,
  n: [...numbers, 'classement', 'joueurs'],
  round: numbers,
  after: ['0', '1', '2'],
  paper: ['standings', 'cross-table', 'tables-by-name', 'match-slips', 'certificates', 'welcome'],
  format: ['html', 'html', 'html', 'csv', 'pdf'],
  lang: ['fr', 'en'],
  name: ['AUBIN Luc', 'LEFÈVRE Zoé', 'Été'],
  text: ['AUBIN Luc;Lyon;1500', 'nom;prénom\nA;B', 'MOT'],
  q: ['aubin', 'j'],
  game: ['scrabble', 'adg'],
};
const json = { 'Content-Type': 'application/json' };

/** Whatever in an answer looks like a player's own code. */
const codesIn = (links: object): readonly string[] =>
  [...JSON.stringify(links).matchAll(/"code":"([^"]+)"/g)].flatMap(([, code]) => code ?? []).slice(0, 3);

async function entered(program: Watched, link: string, name: string): Promise<string> {
  const body = JSON.stringify({ token: link.split('/').at(-1), name, password, stay: true });
  const answer = await asked(program, { method: 'POST', path: '/api/session/accept', headers: json, body });
  const cookie = answer.cookies[0]?.split(';')[0];
  if (cookie === undefined) throw new Error(answer.body);
  return cookie;
}

const signed = (cookie: string, sent: StrangeRequest): StrangeRequest => ({
  ...sent,
  headers: { ...sent.headers, Cookie: cookie },
});

/** The same request from somebody else. */
export function role({ cookies }: House, who: Who, sent: StrangeRequest): StrangeRequest {
  const cookie = cookies.get(who);
  return cookie === undefined ? sent : signed(cookie, sent);
}
