import {
  type FormatId,
  never,
  type PlayerId,
  type PointsTie,
  type Separation,
  type Standing,
  type Standings,
  type Tie,
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

/** « Pourquoi ? » of a tie: the games among the tied players, then Pdep (FISF Formule Classique §4.1, §5 and §9). */
export function tie(tie: Tie | PointsTie, standings: Standings, names: Names, format: FormatId): TiePanel {
  if ('by' in tie) return pointsTie(tie, standings, names, format);
  const rows = new Map(rowsOf(tie.players, standings).map((row) => [row.player, row]));
  const told: Told = { tie, standings, rows, names, figure: rankFigureText('pdep', format) };
  return {
    title: `${ranks(places([...rows.values()]))} : ${group(tie)}`,
    lines: [...head(told), ...runs(told), ...level(told)],
    rule: cite(format, standings.final ? 'final-tie' : 'tie'),
  };
}

/** What the sentences of one tie share. `figure`: a Pdep as it is read, margins or (Belgium) ratings added up. */
interface Told {
  readonly tie: Tie;
  readonly standings: Standings;
  /** In standings order. */
  readonly rows: ReadonlyMap<PlayerId, Standing>;
  readonly names: Names;
  readonly figure: (pdep: number) => string;
}

/** « trois joueurs à 12 PM », « 5 joueurs à 11 PM ». */
function group({ players, pm }: Tie): string {
  const count = smallNumber('fr', players.length);
  return `${count}${/\d/.test(count) ? ' ' : ' '}joueurs à ${pm} PM`;
}

/** What the games among them say. */
function head(told: Told): readonly string[] {
  const { tie } = told;
  const who = capital(group(tie));
  switch (tie.ppm) {
    case 'void':
      return [`${who}. ${noHeadToHead(told)}, le Pdep décide.`];
    case 'level': {
      const ppm = [...told.rows.values()].map(({ figures }) => figures.ppm ?? 0).join(', ');
      const all = tie.players.length === 2 ? 'les deux' : `les ${smallNumber('fr', tie.players.length)}`;
      return [`${who}. ${met(tie)}.`, `PPM ${ppm} : toujours à égalité, le Pdep décide pour ${all}.`];
    }
    case 'decides': {
      const games = tie.meetings.length === 1 ? 'la partie entre eux décide' : 'les parties entre eux décident';
      const unused = tie.bySpread.length === 0 ? ' Le Pdep ne sert pas.' : '';
      return [`${who}. ${met(tie)} : ${games}.${unused}`, `${taken(told)}.`, ...otherwise(told)];
    }
    default:
      return never(tie.ppm);
  }
}

/** Nobody is named where the rule leaves PPM out for all: after the fixed rounds (§6.2). */
function noHeadToHead({ tie, names }: Told): string {
  if (!tie.unmet) return 'À la fin des tables fixées, pas de PPM';
  const [a, b] = tie.unmet;
  return `Pas de rencontre entre ${names.short(a)} et ${names.short(b)} : pas de PPM`;
}

function met(tie: Tie): string {
  if (!allMet(tie)) return 'Une rencontre qui n’a pas eu lieu vaut 2 PPM à chacun';
  return tie.players.length === 2 ? 'La rencontre a eu lieu' : 'Toutes les rencontres ont eu lieu';
}

/** « N’DIAYE y prend 5 PPM, ROUSSEL 4, SCHNEIDER 3 » */
function taken({ rows, names }: Told): string {
  return [...rows.values()]
    .map(
      ({ player, figures: { ppm } }, i) => `${names.short(player)} ${i === 0 ? `y prend ${ppm ?? 0} PPM` : (ppm ?? 0)}`,
    )
    .join(', ');
}

function otherwise({ tie, rows, names, figure }: Told): readonly string[] {
  const swap = tie.bySpread.length === 0 ? spreadWouldSwap([...rows.values()]) : null;
  if (!swap) return [];
  const [below, above] = swap.map((row) => `${names.short(row.player)} (${figure(row.figures.pdep ?? 0)})`);
  return [`Le Pdep aurait placé ${below} devant ${above}.`];
}

/** Runs that PPM left level and that Pdep put in order. */
function runs({ tie, rows, names, figure }: Told): readonly string[] {
  if (tie.ppm !== 'decides') return [];
  return tie.bySpread.map((run) => {
    const ppm = rows.get(run[0] ?? '')?.figures.ppm ?? 0;
    const spreads = run.map((id) => figure(rows.get(id)?.figures.pdep ?? 0));
    return `${ppm} PPM pour ${list('fr', run.map(names.short))} : le Pdep décide, ${list('fr', spreads)}.`;
  });
}

function level({ tie, standings, names }: Told): readonly string[] {
  return tie.level.map((run) => {
    if (!standings.final)
      return `${list('fr', run.map(names.short))} : égalité complète, l’ordre du classement initial décide.`;
    return shared(run, standings, tie.players.length, names);
  });
}

/** The article that a sentence rests on, and our page on it. */
export function cite(format: FormatId, topic: Topic): RuleArticle {
  const { page, anchor, articles, quote } = rulePlace(format, topic);
  const where = articles.length > 0 ? list('fr', articles) : 'règle propre à Ronde';
  const text = `${ui.formats[format]}, ${where}`;
  return { text: quote ? `${text} : « ${quote} »` : `${text}.`, page, anchor };
}

/** Of a table that a file holds without its reasons. */
export const citeFile: RuleArticle = {
  text: 'Un fichier peut ne donner que les tables et les résultats.',
  ...filePlace,
};

/** Of a table made by hand. */
export const citeByHand: RuleArticle = { text: 'La direction du tournoi a fixé cette table.', ...byHandPlace };

/** « Pourquoi ? » of a tie in standings by points: each criterion that put one before the next, with its figures. */
function pointsTie(tie: PointsTie, standings: Standings, names: Names, format: FormatId): TiePanel {
  const rows = rowsOf(tie.players, standings);
  const two = tie.players.length === 2;
  return {
    title: `${ranks(places(rows))} : ${groupOnPoints(tie.players.length, tie.points)}`,
    lines: [
      two ? `${tie.points} ${noun(tie.points)} chacun.` : `${capital(groupOnPoints(tie.players.length, tie.points))}.`,
      ...tie.by.flatMap((by, i) => separated(by, [tie.players[i] ?? '', tie.players[i + 1] ?? ''], two, names)),
      ...runsOf(tie).map((run) => shared(run, standings, tie.players.length, names)),
    ],
    rule: cite(format, 'tie'),
  };
}

function groupOnPoints(n: number, points: number): string {
  const count = smallNumber('fr', n);
  return `${count}${/\d/.test(count) ? ' ' : ' '}joueurs à ${points} ${noun(points)}`;
}

const noun = (points: number): string => plural('fr', points, nouns.point);

type Pair = readonly [string, string];

function separated(by: Separation, pair: Pair, alone: boolean, names: Names): readonly string[] {
  const { criterion, values } = by;
  const reason = because[criterion](values, names.short(pair[0]), alone ? null : names.short(pair[1]));
  if (reason === null) return [];
  return [alone ? `${capital(reason)}.` : `${names.short(pair[0])} devant ${names.short(pair[1])} : ${reason}.`];
}

function shared(run: readonly string[], standings: Standings, tied: number, names: Names): string {
  const rank = standings.rows.find((row) => row.player === run[0])?.rank ?? 0;
  const place = rank === 1 ? '1ʳᵉ place ex æquo' : `${ordinal('fr', rank)} ex æquo`;
  const who = run.length < tied ? `Pour ${list('fr', run.map(names.short))}, égalité` : 'Égalité';
  return `${who} complète : ${place}.${nextPlace(standings, rank + run.length)}`;
}

/** Nothing where nobody comes after them. */
const nextPlace = ({ rows }: Standings, place: number): string =>
  rows.every(({ rank }) => rank < place) ? '' : ` La place suivante est la ${ordinal('fr', place)}.`;
