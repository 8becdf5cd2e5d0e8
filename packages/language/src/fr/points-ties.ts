import { type FormatId, never, type PointsTie, type Separation, type Standings } from '@ronde/engine';
import type { Names } from '../names.ts';
import { capital, list, ordinal, signed, smallNumber } from '../numbers.ts';
import { plural } from '../plural.ts';
import { places, pointsRowsOf, runsOf } from '../tied.ts';
import type { TiePanel } from '../words.ts';
import { cite } from './cite.ts';
import { nouns, ranks } from './nouns.ts';

/** « Pourquoi ? » of a tie in standings by points: each criterion that put one before the next, with its figures. */
export function pointsTie(tie: PointsTie, standings: Standings, names: Names, format: FormatId): TiePanel {
  const rows = pointsRowsOf(tie.players, standings);
  const two = tie.players.length === 2;
  return {
    title: `${ranks(places(rows))} : ${group(tie.players.length, tie.points)}`,
    lines: [
      two ? `${tie.points} ${noun(tie.points)} chacun.` : `${capital(group(tie.players.length, tie.points))}.`,
      ...tie.by.flatMap((by, i) => separated(by, [tie.players[i] ?? '', tie.players[i + 1] ?? ''], two, names)),
      ...runsOf(tie).map((run) => shared(run, rows.find((row) => row.player === run[0])?.rank ?? 0, tie, names)),
    ],
    rule: cite(format, 'tie'),
  };
}

function group(n: number, points: number): string {
  const count = smallNumber('fr', n);
  return `${count}${/\d/.test(count) ? ' ' : ' '}joueurs à ${points} ${noun(points)}`;
}

const noun = (points: number): string => plural('fr', points, nouns.point);

type Pair = readonly [string, string];

function separated(by: Separation, pair: Pair, alone: boolean, names: Names): readonly string[] {
  const reason = because(by, names.short(pair[0]));
  if (reason === null) return [];
  return [alone ? `${capital(reason)}.` : `${names.short(pair[0])} devant ${names.short(pair[1])} : ${reason}.`];
}

/** Null where nothing separates the two: told once for all who share the place. */
function because({ criterion, values }: Separation, first: string): string | null {
  const figures = values && `${values[0]} contre ${values[1]}`;
  switch (criterion) {
    case 'points':
      return figures && `points : ${figures}`;
    case 'wins':
      return figures && `victoires : ${figures}`;
    case 'opponents':
      return figures && `total des adversaires : ${figures}`;
    case 'between':
      return between(values, first);
    case 'elo':
      return figures ? `Elo de départ le plus bas, ${figures}` : 'Elo de départ le plus bas';
    case 'spread':
      return values && `écarts : ${signed(values[0])} contre ${signed(values[1])}`;
    case 'initial':
      return 'l’ordre du classement initial décide';
    case 'shared':
      return null;
    default:
      return never(criterion);
  }
}

/** A score that only a win gives; lower ones are draws, which decide too. */
const leastOfAWin = 90;

function between(values: Separation['values'], first: string): string {
  if (!values) return `${first} a marqué plus que chacun des autres dans leurs parties`;
  return values[0] >= leastOfAWin
    ? `partie entre eux gagnée par ${first}`
    : `partie entre eux, ${values[0]} contre ${values[1]}`;
}

function shared(run: readonly string[], rank: number, tie: PointsTie, names: Names): string {
  const place = rank === 1 ? '1ʳᵉ place ex æquo' : `${ordinal('fr', rank)} ex æquo`;
  const who = run.length < tie.players.length ? `Pour ${list('fr', run.map(names.short))}, égalité` : 'Égalité';
  return `${who} complète : ${place}. La place suivante est la ${ordinal('fr', rank + run.length)}.`;
}
