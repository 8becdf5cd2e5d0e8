import {
  type FormatId,
  never,
  type PlayerId,
  type PointsTie,
  type Separation,
  type Standing,
  type Standings,
  type Tie,
  traitsOf,
} from '@ronde/engine';
import type { Names } from '../names.ts';
import { capital, list, ordinal, plural, smallNumber } from '../numbers.ts';
import { rankFigureText } from '../rank-figures.ts';
import { byHandPlace, filePlace, rulePlace, type Topic } from '../rule-anchors.ts';
import type { RuleArticle, TiePanel } from '../sentences.ts';
import { allMet, places, rowsOf, runsOf, spreadWouldSwap } from '../tie-rows.ts';
import { because } from './criteria.ts';
import { nouns, ranks } from './nouns.ts';
import { ui } from './ui.ts';

/** “Why?” of a tie: the games among the tied players, then Pdep (FISF Formule Classique §4.1, §5 and §9). */
export function tie(tie: Tie | PointsTie, standings: Standings, names: Names, format: FormatId): TiePanel {
  if ('by' in tie) return pointsTie(tie, standings, names, format);
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
    rule: cite(format, standings.final ? 'final-tie' : 'tie'),
  };
}

/**
 * What the sentences of one tie share. `figure`: a Pdep as it is read, margins or (Belgium) ratings added up; `pdep`:
 * what it is called, for added ratings are no spread.
 */
interface Told {
  readonly tie: Tie;
  readonly standings: Standings;
  /** In standings order. */
  readonly rows: ReadonlyMap<PlayerId, Standing>;
  readonly names: Names;
  readonly figure: (pdep: number) => string;
  readonly pdep: string;
}

const group = ({ players, pm }: Tie): string => `${smallNumber('en', players.length)} players on ${pm} match points`;

/** What the games among them say. */
function head(told: Told): readonly string[] {
  const { tie } = told;
  const who = capital(group(tie));
  switch (tie.ppm) {
    case 'void':
      return [`${who}. ${noHeadToHead(told)}, ${told.pdep} decides.`];
    case 'level': {
      const ppm = [...told.rows.values()].map(({ figures }) => figures.ppm ?? 0).join(', ');
      const all = tie.players.length === 2 ? 'both' : `all ${smallNumber('en', tie.players.length)}`;
      return [`${who}. ${met(tie)}.`, `${ppm}: still level: ${told.pdep} decides for ${all}.`];
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
  if (!tie.unmet) return 'Head-to-head does not count after the fixed rounds';
  const [a, b] = tie.unmet;
  return `${names.short(a)} and ${names.short(b)} have not met: no head-to-head`;
}

function met(tie: Tie): string {
  if (!allMet(tie)) return 'Players who did not meet score 2 head-to-head points each';
  return tie.players.length === 2 ? 'They have met' : 'All have met';
}

function taken({ rows, names }: Told): string {
  return [...rows.values()]
    .map(
      ({ player, figures: { ppm } }, i) =>
        `${names.short(player)} ${i === 0 ? `scores ${ppm ?? 0} head-to-head points` : (ppm ?? 0)}`,
    )
    .join(', ');
}

function otherwise({ tie, rows, names, figure, pdep }: Told): readonly string[] {
  const swap = tie.bySpread.length === 0 ? spreadWouldSwap([...rows.values()]) : null;
  if (!swap) return [];
  const [below, above] = swap.map((row) => `${names.short(row.player)} (${figure(row.figures.pdep ?? 0)})`);
  return [`${capital(pdep)} would have put ${below} above ${above}.`];
}

/** Runs that PPM left level and that Pdep put in order. */
function runs({ tie, rows, names, figure, pdep }: Told): readonly string[] {
  if (tie.ppm !== 'decides') return [];
  return tie.bySpread.map((run) => {
    const ppm = rows.get(run[0] ?? '')?.figures.ppm ?? 0;
    const spreads = run.map((id) => figure(rows.get(id)?.figures.pdep ?? 0));
    return `${ppm} H2H for ${list('en', run.map(names.short))}: ${pdep} decides, ${list('en', spreads)}.`;
  });
}

function level({ tie, standings, names }: Told): readonly string[] {
  return tie.level.map((run) => {
    if (!standings.final)
      return `${list('en', run.map(names.short))}: level on every criterion: the starting ranking decides.`;
    return shared(run, standings, tie.players.length, names);
  });
}

/** The article that a sentence rests on, and our page on it (in French). */
export function cite(format: FormatId, topic: Topic): RuleArticle {
  const { page, anchor, articles } = rulePlace(format, topic);
  const where = articles.length > 0 ? list('en', articles) : 'Ronde’s own rule';
  return { text: `${ui.formats[format]}, ${where}.`, page, anchor };
}

/** Of a table made by hand. */
export const citeFile: RuleArticle = { text: 'A file may hold nothing but tables and results.', ...filePlace };

export const citeByHand: RuleArticle = { text: 'The tournament director set this pairing.', ...byHandPlace };

/** “Why?” of a tie in standings by points: each criterion that put one before the next, with its figures. */
function pointsTie(tie: PointsTie, standings: Standings, names: Names, format: FormatId): TiePanel {
  const rows = rowsOf(tie.players, standings);
  const two = tie.players.length === 2;
  return {
    title: `${ranks(places(rows))}: ${groupOnPoints(tie.players.length, tie.points)}`,
    lines: [
      two ? `${tie.points} each.` : `${capital(groupOnPoints(tie.players.length, tie.points))}.`,
      ...tie.by.flatMap((by, i) => separated(by, [tie.players[i] ?? '', tie.players[i + 1] ?? ''], two, names)),
      ...runsOf(tie).map((run) => shared(run, standings, tie.players.length, names)),
    ],
    rule: cite(format, 'tie'),
  };
}

const groupOnPoints = (n: number, points: number): string =>
  `${smallNumber('en', n)} players on ${points} ${noun(points)}`;

const noun = (points: number): string => plural('en', points, nouns.point);

type Pair = readonly [string, string];

function separated(by: Separation, pair: Pair, alone: boolean, names: Names): readonly string[] {
  const { criterion, values } = by;
  const reason = because[criterion](values, names.short(pair[0]), alone ? null : names.short(pair[1]));
  if (reason === null) return [];
  return [alone ? `${capital(reason)}.` : `${names.short(pair[0])} before ${names.short(pair[1])}: ${reason}.`];
}

function shared(run: readonly string[], standings: Standings, tied: number, names: Names): string {
  const rank = standings.rows.find((row) => row.player === run[0])?.rank ?? 0;
  const who = run.length < tied ? `${list('en', run.map(names.short))} level` : 'Level';
  return `${who} on every criterion: they share ${ordinal('en', rank)} place.${nextPlace(standings, rank + run.length)}`;
}

/** Nothing where nobody comes after them. */
const nextPlace = ({ rows }: Standings, place: number): string =>
  rows.every(({ rank }) => rank < place) ? '' : ` The next rank is ${ordinal('en', place)}.`;
