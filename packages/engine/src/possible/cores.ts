import { type Contest, leadsAfter, leastLoss, lossAtLeast, lossOf, type Way } from './contest.ts';
import { leadRanges } from './lead-ranges.ts';

/** Tables of which at least one has to lose more than the least that it can. */
export type Core = readonly number[];

/** Nothing is proved but that each of these cores, no table in two, loses. */
export interface OpenLook extends Extract<Weighed, { kind: 'open' }> {
  readonly cores: readonly Core[];
}

type Look = Exclude<Weighed, { kind: 'open' }> | OpenLook;

/** At first no table may lose more than its least; those of which one has to are found, and may. */
export function lookedAtRivals(contest: Contest, mayLose: number, prices: CorePrices, times: number): Look {
  const { low } = leadRanges(contest);
  const { tables } = contest;
  const cores: Core[] = [];
  const free = new Set<number>();
  for (let left = mayLose - lossAtLeast(contest); left >= 0; left--) {
    const held = tables.map((ways, table) => (free.has(table) ? ways : withLeast(ways)));
    const question = { contest: { ...contest, tables: held }, mayLose, low };
    const look = weighed(question, prices, times);
    if (look.kind === 'found') return look;
    if (look.kind === 'open') return { ...look, cores };
    const core = coreOf(question, tables, prices);
    if (core.length === 0) return look;
    cores.push(core);
    for (const table of core) free.add(table);
  }
  return { kind: 'impossible' };
}

export function withLeast(ways: readonly Way[]): readonly Way[] {
  const least = leastLoss(ways);
  return ways.every(({ loss }) => loss === least) ? ways : ways.filter(({ loss }) => loss === least);
}

/** Of the tables that were held, those without which nothing would be proved at these prices. */
function coreOf(question: Question, tables: Contest['tables'], prices: CorePrices): Core {
  const total = totalOf(prices);
  let worth = worthBefore(question, prices) + margin * (1 + total + prices.loss);
  const freed: { readonly table: number; readonly more: number }[] = [];
  for (const [table, held] of question.contest.tables.entries()) {
    const [value] = dearest(held, prices, total, question.low);
    worth += value;
    const whole = tables[table] ?? held;
    if (whole === held) continue;
    const more = dearest(whole, prices, total, question.low)[0] - value;
    if (more > 0) freed.push({ table, more });
  }
  const core: number[] = [];
  for (const { table, more } of freed.sort((a, b) => a.more - b.more)) {
    if (worth + more < 0) worth += more;
    else core.push(table);
  }
  return core;
}

/** Prices: of a point of each rival's lead, and of a loss. */
export interface CorePrices {
  readonly lead: Float64Array;
  loss: number;
}

/** What looking at a contest through prices came to. */
type Weighed =
  | { readonly kind: 'impossible' }
  | { readonly kind: 'found'; readonly ways: readonly Way[] }
  /** Nothing is proved; how often each table took each of its ways. */
  | { readonly kind: 'open'; readonly taken: readonly (readonly number[])[] };

interface Question {
  readonly contest: Contest;
  readonly mayLose: number;
  /** No lead of the contest can be smaller. */
  readonly low: Float64Array;
}

/** Nothing is called impossible by less than this: prices are not whole numbers. */
const margin = 1e-6;

/**
 * Looks for a way of each table so that all needs are met and no more is lost than allowed. Each table takes what is
 * worth most at the prices; what is missing then becomes dearer. If even that is worth less than the needs at the same
 * prices, there is no such set of results: a proof, whatever the prices are.
 */
function weighed(question: Question, prices: CorePrices, times: number): Weighed {
  const { contest, mayLose, low } = question;
  const { leads, tables, settled } = contest;
  const taken = tables.map((ways) => ways.map(() => 0));
  const left = mayLose - lossOf(settled);
  for (let time = 0; time < times; time++) {
    const chosen: Way[] = [];
    const total = totalOf(prices);
    let worth = worthBefore(question, prices);
    for (const [table, ways] of tables.entries()) {
      const [value, at] = dearest(ways, prices, total, low);
      const way = ways[at];
      if (!way) return { kind: 'impossible' };
      worth += value;
      chosen.push(way);
      const row = taken[table];
      if (row) row[at] = (row[at] ?? 0) + 1;
    }
    if (worth < -margin * (1 + total + prices.loss)) return { kind: 'impossible' };
    const after = leadsAfter(leads, chosen);
    if (lossOf(chosen) <= left && needsMet(chosen, after)) return { kind: 'found', ways: [...settled, ...chosen] };
    dearer(prices, chosen, after, low, left);
  }
  return { kind: 'open', taken };
}

const totalOf = ({ lead }: CorePrices): number => lead.reduce((sum, price) => sum + price, 0);

/** What the leads are worth above the smallest that they can be, and the losses allowed, before any table. */
function worthBefore({ contest: { leads, settled }, mayLose, low }: Question, prices: CorePrices): number {
  let worth = prices.loss * (mayLose - lossOf(settled));
  for (let j = 0; j < leads.length; j++) worth += (prices.lead[j] ?? 0) * ((leads[j] ?? 0) - (low[j] ?? 0));
  return worth;
}

function dearest(
  ways: readonly Way[],
  prices: CorePrices,
  total: number,
  low: Float64Array,
): readonly [worth: number, at: number] {
  let [best, at] = [-Infinity, -1];
  for (let i = 0; i < ways.length; i++) {
    const value = worthOf(ways[i] as Way, prices, total, low);
    if (value > best) [best, at] = [value, i];
  }
  return [best, at];
}

function worthOf({ all, moves, needs, loss }: Way, prices: CorePrices, total: number, low: Float64Array): number {
  let value = all * total - prices.loss * loss;
  for (const [rival, by] of moves) value += by * (prices.lead[rival] ?? 0);
  for (const [rival, least] of needs) value -= (least - (low[rival] ?? 0)) * (prices.lead[rival] ?? 0);
  return value;
}

function needsMet(ways: readonly Way[], after: Float64Array): boolean {
  return ways.every(({ needs }) => needs.every(([rival, least]) => (after[rival] ?? 0) >= least));
}

/** A point that is missing makes its lead dearer, a point too much cheaper. */
function dearer(
  prices: CorePrices,
  chosen: readonly Way[],
  after: Float64Array,
  low: Float64Array,
  left: number,
): void {
  const required = Float64Array.from(low);
  for (const { needs } of chosen) {
    for (const [rival, least] of needs) required[rival] = Math.max(least, required[rival] ?? 0);
  }
  for (let j = 0; j < after.length; j++) {
    prices.lead[j] = Math.max(0, (prices.lead[j] ?? 0) + (required[j] ?? 0) - (after[j] ?? 0));
  }
  prices.loss = Math.max(0, prices.loss + lossOf(chosen) - left);
}
