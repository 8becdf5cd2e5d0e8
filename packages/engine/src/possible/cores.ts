import { type Contest, leastLoss, lossAtLeast, type Way } from './contest.ts';
import { leadRanges } from './lead-ranges.ts';
import { dearest, margin, type Prices, type Question, totalOf, type Weighed, weighed, worthBefore } from './weighed.ts';

/** Tables of which at least one has to lose more than the least that it can. */
export type Core = readonly number[];

/** Nothing is proved but that each of these cores, no table in two, loses. */
export interface OpenLook extends Extract<Weighed, { kind: 'open' }> {
  readonly cores: readonly Core[];
}

export type Look = Exclude<Weighed, { kind: 'open' }> | OpenLook;

/** At first no table may lose more than its least; those of which one has to are found, and may. */
export function lookedAt(contest: Contest, mayLose: number, prices: Prices, times: number): Look {
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
function coreOf(question: Question, tables: Contest['tables'], prices: Prices): Core {
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
