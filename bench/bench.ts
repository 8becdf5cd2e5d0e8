// `npm run bench`: how fast the engine is, beside other programs in the same run, the stores, what a crowd costs, the papers of a day and its memory. It judges nothing.
import { cpus } from 'node:os';
import { desks } from './desk.ts';
import { clubs, draws, repeats } from './draws.ts';
import { elo } from './elo.ts';
import { federations } from './federation.ts';
import { federationDesk } from './federation-desk.ts';
import { memory } from './memory.ts';
import { papers } from './papers.ts';
import { possible } from './possible.ts';
import type { Bundles } from './program.ts';
import { publicPages } from './public.ts';
import { publicPage } from './public-page.ts';
import { register } from './register.ts';
import { screens } from './screen.ts';
import { otherStandings, standings } from './standings.ts';
import { starts } from './start.ts';
import { store } from './store.ts';
import { print } from './table.ts';

const parts = {
  engine,
  federation: () => federations(),
  'federation-desk': () => federationDesk(),
  store: () => store(),
  register: () => register(),
  desks: (bundles: Bundles) => desks(bundles),
  public: () => publicPages(),
  starts: (bundles: Bundles) => starts(bundles),
  desk: (bundles: Bundles) => screens(bundles),
  'public-page': (bundles: Bundles) => publicPage(bundles),
  papers: (bundles: Bundles) => papers(bundles),
  memory: (bundles: Bundles) => memory(bundles),
};

/** `only`: names of parts; none: all of them. */
export async function bench(bundles: Bundles, only: readonly string[]): Promise<void> {
  console.log(`Node ${process.version}, ${cpus()[0]?.model.trim()}; warm medians in one process.`);
  for (const [name, part] of Object.entries(parts)) {
    if (only.length === 0 || only.includes(name)) await part(bundles);
  }
}

async function engine(): Promise<void> {
  print('Drawing a round (Formule Classique, after five rounds)', draws());
  print('Clubs', clubs());
  print('Repeats', repeats());
  print('Standings', [...standings(), ...otherStandings()]);
  print('Still possible, the last of five rounds wholly open', possible());
  print('Ratings', elo());
}
