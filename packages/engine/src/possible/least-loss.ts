import { branches } from './branches.ts';
import { type Contest, lossAtLeast, type Way } from './contest.ts';
import { lookedAt } from './cores.ts';
import type { Effort } from './effort.ts';
import { narrowed } from './narrowed.ts';
import type { Prices } from './weighed.ts';

/** The least that has to be lost, and results with which no more is; null: given up, no less than this is lost. */
export interface Least {
  readonly loss: number;
  readonly ways: readonly Way[] | null;
}

/** Contests that are looked at for one player before the search is given up. */
export const mostLooks = 3000;

/** How often the prices change at a look. */
const times = 24;

/** `effort`: what the looks may cost, by tables and leads; what they cost is taken off. Exact unless given up: from the least loss on, either results are found or it is proved that there are none. */
export function leastLost(given: Contest, looks = mostLooks, effort: Effort = { left: Infinity }): Least {
  const root = narrowed(given, Infinity);
  if (!root) throw new Error('A table cannot end in any way.');
  const size = 1 + root.leads.length * root.tables.length;
  const allowed = Math.min(looks, Math.ceil(effort.left / size));
  const budget = { left: allowed };
  for (let loss = lossAtLeast(root); ; loss++) {
    const prices: Prices = { lead: new Float64Array(root.leads.length), loss: 1 };
    const ways = searched(root, loss, prices, budget);
    if (!ways && budget.left > 0) continue;
    effort.left -= (allowed - Math.max(0, budget.left)) * size;
    return { loss, ways };
  }
}

/** Results with which no more is lost; null: there are none, or the budget is at its end. */
function searched(contest: Contest, mayLose: number, prices: Prices, budget: { left: number }): readonly Way[] | null {
  budget.left -= 1;
  if (budget.left <= 0) return null;
  const possible = narrowed(contest, mayLose);
  if (!possible) return null;
  const look = lookedAt(possible, mayLose, prices, times);
  if (look.kind === 'found') return look.ways;
  if (look.kind === 'impossible') return null;
  for (const branch of branches(possible, look)) {
    const found = searched(branch, mayLose, { lead: prices.lead.slice(), loss: prices.loss }, budget);
    if (found) return found;
  }
  return null;
}
