import { randomUUID } from 'node:crypto';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { contactKnown, contactOf, saveContact } from '../../links/contacts.ts';
import type { PlayerLink } from '../../links/links.ts';
import { ownId } from '../../links/requests.ts';
import { eraseBeside, erased, personData } from '../../player/person-data.ts';
import { savePerson } from '../../public/correct-person.ts';
import { eraseFromRegister } from '../../register/register.ts';
import { registrationsOf } from '../../store/same-person.ts';
import type { Stored } from '../../store/store.ts';
import { callerOf } from '../access/authorize.ts';
import { namedFile } from '../attachment.ts';
import type { Installation } from '../installation.ts';
import { problem, readerOf } from '../problems.ts';
import { problemSentences } from '../sentences.ts';
import { serveRoutes } from '../serve-route.ts';

export function peopleRoutes(app: OpenAPIHono, installation: Installation): void {
  serveRoutes(app, 'PUT /api/tournaments/{t}/people/{player}', async (c) => {
    const { t, player } = c.req.valid('param');
    const { saw, ...person } = c.req.valid('json');
    if (!(await installation.store.load(t))) return problem(c, 'unknown-tournament');
    const asked = { id: ownId(`fiche-${randomUUID()}`), by: callerOf(c).account.id, at: installation.now() };
    const saved = await savePerson(installation.store, t, player, { person, saw }, asked);
    if (!saved) return problem(c, 'unknown-person');
    if (!saved.ok) {
      const { title } = problemSentences('person-changed', readerOf(c));
      return problem(
        c,
        'person-changed',
        saved.refusal.map((path) => ({ path, message: title })),
      );
    }
    const { numbers, people } = saved.value;
    return c.json({ id: player, number: numbers.get(player) ?? 0, ...(people.get(player) ?? person) });
  });
}

export function personDataRoutes(app: OpenAPIHono, installation: Installation): void {
  const { db } = installation.visitors;
  const known = async (t: string, player: string) => {
    const stored = await installation.store.load(t);
    if (!stored) return 'unknown-tournament' as const;
    return stored.people.has(player) ? stored : ('unknown-person' as const);
  };

  serveRoutes(app, 'GET /api/tournaments/{t}/people/{player}/contact', async (c) => {
    const { t, player } = c.req.valid('param');
    const stored = await known(t, player);
    return typeof stored === 'string' ? problem(c, stored) : c.json(await contactKnown(db, stored, player));
  });

  serveRoutes(app, 'PUT /api/tournaments/{t}/people/{player}/contact', async (c) => {
    const { t, player } = c.req.valid('param');
    const stored = await known(t, player);
    if (typeof stored === 'string') return problem(c, stored);
    await saveContact(db, stored.id, player, c.req.valid('json'));
    // What was said through a registration that was merged into theirs would come back where this says nothing.
    for (const one of registrationsOf(stored, player).slice(1)) await saveContact(db, stored.id, one, {});
    return c.json(await contactOf(db, stored.id, player));
  });

  serveRoutes(app, 'GET /api/tournaments/{t}/people/{player}/data', async (c) => {
    const { t, player } = c.req.valid('param');
    const stored = await known(t, player);
    if (typeof stored === 'string') return problem(c, stored);
    const number = stored.numbers.get(player) ?? 0;
    return c.json(await personData(db, stored, player), 200, {
      ...namedFile(`donnees-${stored.slug}-${number}.json`),
    });
  });

  serveRoutes(app, 'POST /api/tournaments/{t}/people/{player}/erase', async (c) => {
    const { t, player } = c.req.valid('param');
    const stored = await known(t, player);
    if (typeof stored === 'string') return problem(c, stored);
    // First what is beside: an erasure that is cut short is asked again, and nothing is left unreachable.
    for (const one of registrationsOf(stored, player)) {
      const person = stored.people.get(one);
      if (person) await eraseFromRegister(db, person);
      await eraseBeside(db, stored.id, one, installation.now());
    }
    const left = await installation.store.amend(stored.id, (now) => erased(now, player));
    if (left) await installation.sending.erased(left, callerOf(c).account.id);
    const number = stored.numbers.get(player) ?? 0;
    return c.json({ id: player, number, ...(left?.people.get(player) ?? { name: `Joueur ${number}` }) });
  });
}

export function linkRoutes(app: OpenAPIHono, installation: Installation): void {
  const { links } = installation.visitors;

  serveRoutes(app, 'GET /api/tournaments/{t}/links', async (c) => {
    const stored = await installation.store.load(c.req.valid('param').t);
    return stored ? c.json(listed(stored, await links.list(stored.id))) : problem(c, 'unknown-tournament');
  });

  serveRoutes(app, 'POST /api/tournaments/{t}/links', async (c) => {
    const stored = await installation.store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    const all = stored.tournament.players.map(({ id }) => id);
    const wanted = c.req.valid('json').players ?? all;
    if (wanted.some((player) => !all.includes(player))) return problem(c, 'unknown-person');
    return c.json(listed(stored, await links.make(stored.id, wanted)));
  });

  serveRoutes(app, 'POST /api/tournaments/{t}/links/{player}/renew', async (c) => {
    const { t, player } = c.req.valid('param');
    const stored = await installation.store.load(t);
    if (!stored) return problem(c, 'unknown-tournament');
    if (!stored.tournament.players.some(({ id }) => id === player)) return problem(c, 'unknown-person');
    return c.json(withNumber(stored, await links.renew(stored.id, player)));
  });

  serveRoutes(app, 'POST /api/tournaments/{t}/links/{player}/revoke', async (c) => {
    const { t, player } = c.req.valid('param');
    const stored = await installation.store.load(t);
    if (!stored) return problem(c, 'unknown-tournament');
    await links.revoke(stored.id, player);
    return c.json(listed(stored, await links.list(stored.id)));
  });
}

const withNumber = ({ numbers }: Stored, link: PlayerLink) => ({ ...link, number: numbers.get(link.player) ?? 0 });

function listed(stored: Stored, all: readonly PlayerLink[]) {
  return all.map((link) => withNumber(stored, link)).sort((a, b) => a.number - b.number);
}
