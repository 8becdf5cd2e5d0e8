import type { FormatId, PointsTie, Separation, Standings } from '@ronde/engine';
import type { Names } from '../names.ts';
import { capital, list, ordinal, smallNumber } from '../numbers.ts';
import { plural } from '../plural.ts';
import { places, pointsRowsOf, runsOf } from '../tied.ts';
import type { TiePanel } from '../words.ts';
import { cite } from './cite.ts';
import { because } from './criteria.ts';
import { nouns, ranks } from './nouns.ts';

/** “Why?” of a tie in standings by points: each criterion that put one before the next, with its figures. */
export function pointsTie(tie: PointsTie, standings: Standings, names: Names, format: FormatId): TiePanel {
  const rows = pointsRowsOf(tie.players, standings);
  const two = tie.players.length === 2;
  return {
    title: `${ranks(places(rows))}: ${group(tie.players.length, tie.points)}`,
    lines: [
      two ? `${tie.points} each.` : `${capital(group(tie.players.length, tie.points))}.`,
      ...tie.by.flatMap((by, i) => separated(by, [tie.players[i] ?? '', tie.players[i + 1] ?? ''], two, names)),
      ...runsOf(tie).map((run) => shared(run, rows.find((row) => row.player === run[0])?.rank ?? 0, tie, names)),
    ],
    rule: cite(format, 'tie'),
  };
}

const group = (n: number, points: number): string => `${smallNumber('en', n)} players on ${points} ${noun(points)}`;

const noun = (points: number): string => plural('en', points, nouns.point);

type Pair = readonly [string, string];

function separated(by: Separation, pair: Pair, alone: boolean, names: Names): readonly string[] {
  const { criterion, values } = by;
  const reason = because[criterion](values, names.short(pair[0]), alone ? null : names.short(pair[1]));
  if (reason === null) return [];
  return [alone ? `${capital(reason)}.` : `${names.short(pair[0])} before ${names.short(pair[1])}: ${reason}.`];
}

function shared(run: readonly string[], rank: number, tie: PointsTie, names: Names): string {
  const who = run.length < tie.players.length ? `${list('en', run.map(names.short))} level` : 'Level';
  return `${who} on everything: shared ${ordinal('en', rank)}. The next place is ${ordinal('en', rank + run.length)}.`;
}
