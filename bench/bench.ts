// `npm run bench`: how fast the engine is, beside other programs in the same run, the stores, and what a crowd costs. It judges nothing.
import { cpus } from 'node:os';
import { clubs, draws, repeats } from './draws.ts';
import { elo } from './elo.ts';
import { publicPages } from './public.ts';
import { standings } from './standings.ts';
import { store } from './store.ts';
import { print } from './table.ts';

console.log(`Node ${process.version}, ${cpus()[0]?.model.trim()}; warm medians in one process.`);
print('Drawing a round (Formule Classique, after five rounds)', draws());
print('Clubs', clubs());
print('Repeats', repeats());
print('Standings', standings());
print('Ratings', elo());
await store();
await publicPages();
