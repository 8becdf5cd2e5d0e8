import {
  type DecidedByFinal,
  type FormatId,
  type PlayerId,
  type Reason,
  type Standings,
  traitsOf,
} from '@ronde/engine';
import type { ByFinalSentences } from './criterion-sentences.ts';
import type { Dictionary } from './dictionary.ts';
import { byFinal as en } from './en/by-final.ts';
import { byFinal as fr } from './fr/by-final.ts';
import type { Names } from './names.ts';
import { finalPlace } from './rule-anchors.ts';
import type { RuleArticle, Sentences, TiePanel } from './sentences.ts';

/** Those of these sentences that are needed: the others stay out of what a page loads. */
type Said = Pick<Sentences, 'lang' | 'tie' | 'ui'>;

/** What « Pourquoi ? » needs beside the reason. `format`: as the tournament is spoken of. */
interface ReasonAsked {
  readonly standings: Standings;
  readonly names: Names;
  readonly format: FormatId;
  /** What is played, where it is not what the format says. */
  readonly spoken?: FormatId;
}

/**
 * « Pourquoi ? » of standings: a tie as the rounds left it, or what a final decided. Where a final placed some of those
 * tied, the order is told as it was after the rounds, then what the final made of it.
 */
export function standingsReason(sentences: Said, reason: Reason, asked: ReasonAsked): TiePanel {
  const { standings, names, format, spoken = format } = asked;
  const { decided } = standings;
  const text = sentencesOf(sentences.lang, spoken, standings.kind);
  if (!decided) return sentences.tie(tieOf(reason), standings, names, format);
  if (reason.tie === null) return ofTheFinal(sentences, text, decided, asked);
  if (!reason.players.some((id) => decided.players.includes(id)))
    return sentences.tie(reason.tie, standings, names, format);
  const panel = sentences.tie(reason.tie, asOfTheRounds(standings, decided), names, format);
  return {
    ...panel,
    title: text.after(panel.title),
    lines: [
      ...panel.lines,
      ...lastPlace(text, decided, reason.players, names),
      text.decidesNext(decided.players.length),
    ],
  };
}

const byFinal: Dictionary<(points: 'PM' | 'points', spoken: FormatId) => ByFinalSentences> = { fr, en };

function sentencesOf(lang: Said['lang'], spoken: FormatId, kind: Standings['kind']): ByFinalSentences {
  const points = kind === 'scrabble' ? 'PM' : 'points';
  return byFinal[lang](points, spoken);
}

function tieOf({ tie }: Reason): NonNullable<Reason['tie']> {
  if (!tie) throw new Error('Without a final, each reason is a tie.');
  return tie;
}

function ofTheFinal(sentences: Said, text: ByFinalSentences, decided: DecidedByFinal, asked: ReasonAsked): TiePanel {
  const { standings, names, format } = asked;
  const places = decided.players.length;
  const placed = new Set(decided.players);
  const all: readonly NonNullable<Reason['tie']>[] = standings.ties;
  const inside = all.filter(({ players }) => players.every((id) => placed.has(id)));
  const rounds = asOfTheRounds(standings, decided);
  return {
    title: text.title(places),
    lines: [
      text.decides(places),
      ...decided.matches.map((match) =>
        text.match(match, [names.short(match.players[0]), names.short(match.players[1])]),
      ),
      ...withoutThird(text, decided, names),
      text.before(beforeOf(decided, names)),
      ...inside.flatMap((tie) => afterRounds(text, sentences.tie(tie, rounds, names, format).lines)),
    ],
    rule: ruleOf(text, sentences, format),
  };
}

/** The lines of a tie, the first of which says when it was. */
const afterRounds = (text: ByFinalSentences, [first = '', ...rest]: readonly string[]): readonly string[] => [
  text.after(first.charAt(0).toLowerCase() + first.slice(1)),
  ...rest,
];

/** The text that has a final is the Belgian one; in another formula it is Ronde’s own rule. */
function ruleOf({ introduction, ownRule }: ByFinalSentences, { ui }: Said, format: FormatId): RuleArticle {
  return { text: `${ui.formats[format]}, ${traitsOf(format).finalInText ? introduction : ownRule}.`, ...finalPlace };
}

/** The same standings with the places that the rounds gave. */
function asOfTheRounds(standings: Standings, { before }: DecidedByFinal): Standings {
  const ranks = new Map(before.map(({ player, rank }) => [player, rank]));
  const placed = <Row extends { readonly player: PlayerId; readonly rank: number }>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, rank: ranks.get(row.player) ?? row.rank })).sort((a, b) => a.rank - b.rank);
  return standings.kind === 'scrabble'
    ? { ...standings, rows: placed(standings.rows) }
    : { ...standings, rows: placed(standings.rows) };
}

/** Who lost a semi-final, where the final came without a match for the third place. */
function withoutThird(text: ByFinalSentences, { players, matches }: DecidedByFinal, names: Names): readonly string[] {
  const has = (stage: string) => matches.some((match) => match.stage === stage);
  const losers = players.slice(2);
  return losers.length > 0 && has('final') && !has('third') ? [text.noThird(losers.map(names.short))] : [];
}

function beforeOf({ players, before }: DecidedByFinal, names: Names) {
  return before
    .filter(({ player }) => players.includes(player))
    .map(({ player, rank }) => ({
      name: names.short(player),
      rank,
      shared: before.some((other) => other.player !== player && other.rank === rank),
    }));
}

/** How those level for the last place of the final were told apart. */
function lastPlace(
  text: ByFinalSentences,
  { players, before, matches, byInitialRank }: DecidedByFinal,
  tied: readonly PlayerId[],
  names: Names,
): readonly string[] {
  const games = matches.filter((match) => match.stage === 'tie' && match.players.every((id) => tied.includes(id)));
  if (games.length > 0)
    return games.map((match) => text.match(match, [names.short(match.players[0]), names.short(match.players[1])]));
  if (!byInitialRank) return [];
  const rankOf = (id: PlayerId) => before.find(({ player }) => player === id)?.rank;
  const outside = new Set(tied.filter((id) => !players.includes(id)).map(rankOf));
  const taken = tied.filter((id) => players.includes(id) && outside.has(rankOf(id)));
  return taken.length > 0 ? [text.initialRank(taken.map(names.short))] : [];
}
