import {
  type FormatId,
  never,
  type PlayerId,
  type PointsTie,
  type ScrabbleStanding,
  type Standings,
  type Tie,
  traitsOf,
} from '@ronde/engine';
import type { Names } from '../names.ts';
import { capital, list, ordinal, smallNumber } from '../numbers.ts';
import { rankFigureText } from '../rank-figures.ts';
import { allMet, places, pointsFormat, rowsOf, spreadWouldSwap } from '../tied.ts';
import type { TiePanel } from '../words.ts';
import { cite } from './cite.ts';
import { ranks } from './nouns.ts';
import { pointsTie } from './points-ties.ts';

/** “Why?” of a tie: the games among the tied players, then Pdep (FISF Formule Classique §4.1, §5 and §9). */
export function tie(tie: Tie | PointsTie, standings: Standings, names: Names, format?: FormatId): TiePanel {
  if ('by' in tie) return pointsTie(tie, standings, names, format ?? pointsFormat(standings));
  const rows = new Map(rowsOf(tie.players, standings).map((row) => [row.player, row]));
  const told: Told = {
    tie,
    standings,
    rows,
    names,
    figure: rankFigureText('pdep', format),
    pdep: format !== undefined && traitsOf(format).pdep === 'ratings' ? 'Pdep' : 'spread',
  };
  return {
    title: `${ranks(places([...rows.values()]))}: ${group(tie)}`,
    lines: [...head(told), ...runs(told), ...level(told)],
    rule: cite(format ?? 'classique', standings.final ? 'final-tie' : 'tie'),
  };
}

/**
 * What the sentences of one tie share. `figure`: a Pdep as it is read, margins or (Belgium) ratings added up; `pdep`: what
 * it is called, for added ratings are no spread.
 */
interface Told {
  readonly tie: Tie;
  readonly standings: Standings;
  /** In standings order. */
  readonly rows: ReadonlyMap<PlayerId, ScrabbleStanding>;
  readonly names: Names;
  readonly figure: (pdep: number) => string;
  readonly pdep: string;
}

const group = ({ players, pm }: Tie): string => `${smallNumber('en', players.length)} players on ${pm} PM`;

/** What the games among them say. */
function head(told: Told): readonly string[] {
  const { tie } = told;
  const who = capital(group(tie));
  switch (tie.ppm) {
    case 'void':
      return [`${who}. ${noHeadToHead(told)}, ${told.pdep} decides.`];
    case 'level': {
      const ppm = [...told.rows.values()].map((row) => row.ppm ?? 0).join(', ');
      const all = tie.players.length === 2 ? 'both' : `all ${smallNumber('en', tie.players.length)}`;
      return [`${who}. ${met(tie)}.`, `${ppm}: still level, ${told.pdep} decides for ${all}.`];
    }
    case 'decides': {
      const games = tie.meetings.length === 1 ? 'the game between them decides' : 'the games among them decide';
      const unused = tie.bySpread.length === 0 ? ` ${capital(told.pdep)} is not used.` : '';
      return [`${who}. ${met(tie)}: ${games}.${unused}`, `${taken(told)}.`, ...otherwise(told)];
    }
    default:
      return never(tie.ppm);
  }
}

/** Nobody is named where the rule leaves PPM out for all: after the fixed rounds (§6.2). */
function noHeadToHead({ tie, names }: Told): string {
  if (!tie.unmet) return 'No head-to-head at the end of the fixed tables';
  const [a, b] = tie.unmet;
  return `${names.short(a)} and ${names.short(b)} have not met: no head-to-head`;
}

function met(tie: Tie): string {
  if (!allMet(tie)) return 'A meeting that did not take place gives each 2 PPM';
  return tie.players.length === 2 ? 'They have met' : 'All have met';
}

function taken({ rows, names }: Told): string {
  return [...rows.values()]
    .map(({ player, ppm }, i) => `${names.short(player)} ${i === 0 ? `takes ${ppm ?? 0} PPM` : (ppm ?? 0)}`)
    .join(', ');
}

function otherwise({ tie, rows, names, figure, pdep }: Told): readonly string[] {
  const swap = tie.bySpread.length === 0 ? spreadWouldSwap([...rows.values()]) : null;
  if (!swap) return [];
  const [below, above] = swap.map((row) => `${names.short(row.player)} (${figure(row.pdep)})`);
  return [`${capital(pdep)} would have put ${below} above ${above}.`];
}

/** Runs that PPM left level and that Pdep put in order. */
function runs({ tie, rows, names, figure, pdep }: Told): readonly string[] {
  if (tie.ppm !== 'decides') return [];
  return tie.bySpread.map((run) => {
    const ppm = rows.get(run[0] ?? '')?.ppm ?? 0;
    const spreads = run.map((id) => figure(rows.get(id)?.pdep ?? 0));
    return `${ppm} PPM for ${list('en', run.map(names.short))}: ${pdep} decides, ${list('en', spreads)}.`;
  });
}

function level({ tie, standings, rows, names }: Told): readonly string[] {
  return tie.level.map((run) => {
    if (!standings.final)
      return `${list('en', run.map(names.short))}: level on everything, the initial ranking decides.`;
    const rank = rows.get(run[0] ?? '')?.rank ?? 0;
    const who = run.length < tie.players.length ? `${list('en', run.map(names.short))} level` : 'Level';
    return `${who} on everything: shared ${ordinal('en', rank)}. The next place is ${ordinal('en', rank + run.length)}.`;
  });
}
