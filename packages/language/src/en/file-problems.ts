import { never } from '@ronde/engine';
import type { Expectation, FileProblem, FileSentences, Found } from '../file-problem.ts';
import type { FileWarning } from '../file-warning.ts';

const list = (values: readonly (string | number | boolean)[]): string =>
  values.map((value) => (typeof value === 'string' ? quoted(value) : literal(value))).join(', ');

const quoted = (text: string): string => `“${text}”`;

const literal = (value: number | boolean | null): string => (value === null ? 'null' : String(value));

function range(unit: string, min: number | undefined, max: number | undefined): string {
  if (min !== undefined && max !== undefined) return min === max ? `${unit}: ${min}` : `${unit} from ${min} to ${max}`;
  if (min !== undefined) return `${unit}, at least ${min}`;
  return max === undefined ? unit : `${unit}, at most ${max}`;
}

function expected(expectation: Expectation): string {
  switch (expectation.kind) {
    case 'text':
      if (expectation.filled) return 'text that is not blank';
      return expectation.max === undefined ? 'text' : `text of 1 to ${expectation.max} characters`;
    case 'integer':
      return range('a whole number', expectation.min, expectation.max);
    case 'multiple':
      return `a multiple of ${expectation.of}`;
    case 'yes-no':
      return 'true or false';
    case 'yes-no-or-rounds':
      return 'true, false or a list of numbers';
    case 'date':
      return expectation.from === undefined || expectation.to === undefined
        ? 'a date written year-month-day, such as 2026-11-14'
        : `a date from ${expectation.from} to ${expectation.to}`;
    case 'hour':
      return 'an hour and its minutes, such as 14:30';
    case 'until':
      return `a date no later than ${expectation.date}`;
    case 'object':
      return 'an object { … }';
    case 'list':
      return range('a list [ … ]', expectation.min, expectation.max);
    case 'one-of':
      return expectation.values.length === 1 ? list(expectation.values) : `one of ${list(expectation.values)}`;
    case 'key':
      return expectation.near === undefined ? 'a key of the format' : `perhaps ${quoted(expectation.near)}`;
    case 'player':
      return 'the id of somebody in players';
    case 'person':
      return 'somebody of a document of the federation, receipt and player, such as 12.a';
    case 'opponent':
      return 'somebody else: nobody plays against themselves';
    case 'instant':
      return `a moment from ${expectation.from} to ${expectation.to}, such as ${expectation.to}T17:00:00Z`;
    case 'unique':
      return 'a value that nothing else has';
    case 'duplicate-series':
      return 'a duplicate series: S (super-série), 1, 2, 3, 4, 5, 6 or 7, alone or with its letter, like 4C';
    case 'pool-seat':
      return 'a seat in a pool for everybody who plays in them';
    case 'nothing':
      return 'nothing';
  }
}

function found(what: Found): string {
  switch (what.kind) {
    case 'nothing':
      return 'nothing';
    case 'object':
      return 'an object { … }';
    case 'list':
      return what.length === 0 ? 'an empty list' : `a list of length ${what.length}`;
    case 'value':
      if (typeof what.value !== 'string') return literal(what.value);
      return what.value.trim() === '' ? 'blank text' : quoted(what.value);
  }
}

function aboutTheFile(
  problem: Extract<FileProblem, { code: `file-${string}` | 'too-large' | 'too-many-values' | 'not-utf8' }>,
): string {
  switch (problem.code) {
    case 'file-missing':
      return `No such file: ${problem.file}. Check the path.`;
    case 'file-directory':
      return `${problem.file} is a folder; give the path of a tournament file.`;
    case 'file-unreadable':
      return `Cannot read ${problem.file} (${problem.reason}).`;
    case 'file-unwritable':
      return `Cannot write ${problem.file} (${problem.reason}). Nothing has changed.`;
    case 'file-changed':
      return `${problem.file} changed while the command ran. Nothing was written; run the command again.`;
    case 'file-empty':
      return 'The file is empty; a tournament in JSON is needed.';
    case 'too-large':
      return `File too large: at most ${problem.limit / 1_000_000} MB.`;
    case 'too-many-values':
      return `File too large: at most ${problem.limit / 1_000_000} million values.`;
    case 'not-utf8':
      return 'The file is not in UTF-8. Save it as UTF-8, then run the command again.';
  }
}

function aboutAMatch(problem: Extract<FileProblem, { code: MatchCode }>): string {
  switch (problem.code) {
    case 'not-at-table':
      return `${problem.path}: ${found(problem.found)} is not at this table; expected ${list(problem.players)}.`;
    case 'without-result':
      return `${problem.path}: ${quoted(problem.key)} only goes with a result.`;
    case 'result-of-exempt':
      return `${problem.path}: a player with a bye has no table and no result; remove ${quoted(problem.key)}.`;
    case 'goes-without':
      return `${problem.path}: ${quoted(problem.key)} and ${quoted(problem.other)} exclude each other; keep one.`;
    case 'goes-with':
      return `${problem.path}: ${quoted(problem.key)} only goes with ${quoted(problem.other)}.`;
    case 'too-many-games':
      return `${problem.path}: ${problem.found} ${problem.found === 1 ? 'game' : 'games'}; ${mostGames(problem.most, problem.bestOf)}.`;
    case 'match-unfinished':
      return unfinished(problem);
    case 'forfeit-after-the-end':
      return `${problem.path}: the match had already been won, so the forfeit changes nothing; remove it.`;
    case 'game-after-the-end':
      return `${problem.path}: the match had already been won; game ${problem.game} is one too many.`;
    case 'winner-alone':
      return `${problem.path}: the cohesion lost (cohesion) or the points (points) are needed too.`;
    case 'winner-broken':
      return `${problem.path}: ${problem.player} lost ${problem.lost} out of ${problem.total} cohesion and cannot have won.`;
  }
}

function unfinished({ path, bestOf }: Extract<FileProblem, { code: 'match-unfinished' }>): string {
  const wins = bestOf === 3 ? 'two wins, three games' : 'three wins, five games';
  return bestOf === 1
    ? `${path}: no game; add a score, a forfeit or a ruling.`
    : `${path}: the match is not over; ${wins}, a forfeit or a ruling is needed.`;
}

function mostGames(most: number, bestOf: 1 | 3 | 5): string {
  if (bestOf === 5) return `a best-of-five match has at most ${most}${most === 4 ? ' with a forfeit' : ''}`;
  if (most === 0) return 'with a forfeit, a one-game match has no score';
  if (most === 2) return 'with a forfeit, a best-of-three match has at most two';
  return bestOf === 1 ? 'this match is one game' : 'a best-of-three match has at most three';
}

type MatchCode =
  | 'not-at-table'
  | 'result-of-exempt'
  | 'without-result'
  | 'goes-without'
  | 'goes-with'
  | 'too-many-games'
  | 'match-unfinished'
  | 'forfeit-after-the-end'
  | 'game-after-the-end'
  | 'winner-alone'
  | 'winner-broken';

function stay(problem: Extract<FileProblem, { code: 'not-in-tournament' }>): string {
  const from = `${problem.player} arrives in round ${problem.from}`;
  const left = `${problem.player} left the tournament ${problem.left === 0 ? 'before round 1' : `after round ${problem.left}`}`;
  return `${problem.path}: ${problem.round < problem.from ? from : left} and cannot play round ${problem.round}.`;
}

function notOver({ path, waits, round }: Extract<FileProblem, { code: 'not-over' }>): string {
  switch (waits) {
    case 'rounds':
      return `${path}: true, but no round is played.`;
    case 'results':
      return `${path}: true, but round ${round} has a match without a result.`;
    case 'dispute':
      return `${path}: true, but round ${round} has a disputed table.`;
    case 'final':
      return `${path}: true, but the final is not over.`;
  }
}

/** Null stands for X. */
const seat = (what: Found): string => (what.kind === 'value' && what.value === null ? 'X' : found(what));

function notALog({ path, reason }: Extract<FileProblem, { code: 'not-a-log' }>): string {
  switch (reason) {
    case 'tournament':
      return 'This is a tournament file, not a log; expected the decisions of the tournament, one per line or in a list.';
    case 'empty':
      return 'This log is empty; it must contain decisions, one per line or in a list.';
    case 'decision':
      return `${path}: this is not a log decision.`;
    case 'order':
      return `${path}: decisions must be numbered from 1 without a gap.`;
    case 'created':
      return `${path}: a log begins with the creation of the tournament, and contains it only once.`;
    case 'follows':
      return `${path}: this decision does not follow from those before it; expected a log that replays.`;
    case 'digest':
      return `${path}: the decisions do not lead to the tournament that the digest describes; expected the log as it was exported.`;
    case 'damaged':
      return 'This archive is damaged: cut short, empty, or altered on its way. Export it again where it was made.';
    case 'archive':
      return 'This archive holds no log of a tournament, or several; expected the archive that Ronde exports, as it is.';
  }
}

type FinalCode = 'too-many-of-stage' | 'final-early' | 'semis-missing' | 'no-third-place' | 'not-from-semi';

function aboutTheFinal(problem: Extract<FileProblem, { code: FinalCode }>): string {
  switch (problem.code) {
    case 'too-many-of-stage':
      return problem.most === 0
        ? `${problem.path}: a final of two has no match ${found(problem.found)}.`
        : `${problem.path}: at most ${problem.most} of stage ${found(problem.found)}.`;
    case 'final-early':
      return problem.round === null
        ? `${problem.path}: the final comes after the rounds, and there is none.`
        : `${problem.path}: round ${problem.round} has a match without result, but the final exists already.`;
    case 'semis-missing':
      return `${problem.path}: ${found(problem.found)} comes after both semi-finals (semi); played: ${problem.played}.`;
    case 'no-third-place':
      return `${problem.path}: third place is not played for: add “thirdPlace”: true.`;
    case 'not-from-semi':
      return `${problem.path}: the semi-finals did not send ${found(problem.found)} here; expected ${list(problem.players)}.`;
  }
}

const most = (expectation: Expectation): string =>
  expectation.kind === 'integer' ? `at most ${expectation.max}` : expected(expectation);

function problem(about: FileProblem): string {
  switch (about.code) {
    case 'file-missing':
    case 'file-directory':
    case 'file-unreadable':
    case 'file-unwritable':
    case 'file-changed':
    case 'file-empty':
    case 'too-large':
    case 'too-many-values':
    case 'not-utf8':
      return aboutTheFile(about);
    case 'not-at-table':
    case 'without-result':
    case 'result-of-exempt':
    case 'goes-without':
    case 'goes-with':
    case 'too-many-games':
    case 'match-unfinished':
    case 'forfeit-after-the-end':
    case 'game-after-the-end':
    case 'winner-alone':
    case 'winner-broken':
      return aboutAMatch(about);
    case 'seated-twice':
      return `${about.path}: ${seat(about.found)} already has a seat, ${about.first}.`;
    case 'bad-tables':
      return `${about.path}: each place from 1 to ${about.places} must appear exactly once.`;
    case 'too-many-rounds':
      return `${about.path}: ${about.phases.join(' + ')} make ${found(about.found)} rounds; Formule Combinée has ${most(about.expected)}.`;
    case 'too-many-of-stage':
    case 'final-early':
    case 'semis-missing':
    case 'no-third-place':
    case 'not-from-semi':
      return aboutTheFinal(about);
    case 'not-over':
      return notOver(about);
    case 'no-pool-seat':
      return `${about.path}: ${quoted(about.player)} plays in the pools and has no seat there; expected ${expected({ kind: 'pool-seat' })}.`;
    case 'beside-log':
      return `${about.path}: found ${found(about.found)}; expected: ${found(about.log)}, as the log in the archive says. Take the archive as it was made, or take this file out of it: the log is enough.`;
    case 'not-a-log':
      return notALog(about);
    case 'not-json':
      return `This is not valid JSON: error at line ${about.line}, column ${about.column}.`;
    case 'key-twice':
      return `${about.path}: key written twice (line ${about.line}, column ${about.column}); keep one.`;
    case 'missing':
      return `${about.path} is missing; expected ${expected(about.expected)}.`;
    case 'wrong-type':
    case 'wrong-value':
      return `${about.path || 'File'}: found ${found(about.found)}; expected ${expected(about.expected)}.`;
    case 'private-text':
      return `${about.path}: ${found(about.found)} is an e-mail address, a phone number, a date or an amount, which everybody would read; remove it.`;
    case 'hidden-character':
      return `${about.path}: ${found(about.found)} holds an invisible character (line break, tab, zero width…); remove it.`;
    case 'unknown-key':
      return about.near === null
        ? `${about.path}: unknown key.`
        : `${about.path}: unknown key; perhaps ${quoted(about.near)}?`;
    case 'key-of-another-format':
      return `${about.path}: format ${quoted(about.format)} does not use this key; remove it.`;
    case 'unknown-format':
      return `${about.path}: format ${found(about.found)}; the known formats are ${list(about.known)}.`;
    case 'ends-before':
      return `${about.path}: ${found(about.found)} comes before the first day, ${about.date}.`;
    case 'same-id':
      return `${about.path}: the id ${quoted(about.id)} is already used by ${about.first}.`;
    case 'same-order':
      return `${about.path}: place ${about.order} is already used by ${about.first}.`;
    case 'left-later':
      return `${about.path}: ${about.left}, but only ${about.rounds} ${about.rounds === 1 ? 'round is' : 'rounds are'} paired; expected the last round before they withdrew.`;
    case 'stranger':
      return `${about.path}: ${found(about.found)} is not in players.`;
    case 'twice-in-round':
      return `${about.path}: ${about.player} is already in round ${about.round} (${about.first}).`;
    case 'not-in-tournament':
      return stay(about);
    case 'same-table':
      return `${about.path}: table ${about.table} is already in round ${about.round} (${about.first}).`;
    case 'round-incomplete':
      return `${about.path}: round ${about.round} has a match without result, but round ${about.next} exists already.`;
  }
}

export const fileTexts: FileSentences = { problem, warning: fileWarning, expected, found };

export { problem as fileProblem };

/** What a tournament file is let through with. */
function fileWarning(about: FileWarning): string {
  switch (about.code) {
    case 'no-id':
      return 'Without “id” a federation cannot recognise this tournament.';
    case 'no-revision':
      return 'Without “revision” a federation cannot recognise a corrected tournament.';
    case 'zero-rating':
      return `${about.path}: 0 is not a rating; ${about.player} starts with the provisional rating.`;
    case 'implausible-rating':
      return `${about.path}: ${about.player}, rating ${about.rating}, is hardly plausible; check the column and the figure.`;
    case 'counted-absent':
      return `${about.path}: ${about.player} has no match in round ${about.round} and counts as absent.`;
    case 'same-name':
      return `${about.path}: ${about.player}, same name as ${about.first}; without licence numbers they cannot be distinguished.`;
    case 'no-use':
      return `${about.path}: changes nothing in format “${about.format}”.`;
    case 'winner-behind':
      return `${about.path}: ${about.player} has won without more points than the opponent; check the order of the points.`;
    case 'points-above':
      return `${about.path}: ${about.found} points; a win is worth at most ${about.most}.`;
    case 'points-order':
      return `${about.path}: win ${about.win}, draw ${about.draw}, loss ${about.loss}; a win should be worth more than a defeat, a draw between the two.`;
    case 'mixed-results':
      return `${about.path}: Scrabble scores and L’Art de la Guerre results in one tournament; it counts for neither PL nor Elo.`;
    case 'from-beyond':
      return `${about.path}: ${about.player} joins in round ${about.from}, but only ${about.planned} ${about.planned === 1 ? 'is' : 'are'} planned.`;
    case 'clubs-twice':
      return `${about.path}: round ${about.round} is listed twice.`;
    case 'clubs-beyond':
      return `${about.path}: round ${about.round} is not planned; there are ${about.planned} rounds.`;
    case 'same-fixed-table':
      return `${about.path}: ${about.player} and ${about.first} both keep table ${about.table}; only one will have it unless they meet.`;
    case 'opening-again':
      return `${about.path}: places ${about.places.join(' and ')} have already met (${about.first}).`;
    case 'no-reason':
      return `${about.path}: ${about.what === 'awarded' ? 'a match awarded' : 'a penalty'} without a reason.`;
    case 'excluded-open':
      return `${about.path}: ${about.player} was disqualified in round ${about.round}, but their game has no result; a game in progress counts as a forfeit.`;
    case 'trophy-excluded':
      return `${about.path}: “${about.trophy}” is for ${about.player}, who is disqualified; nobody receives this trophy.`;
    case 'pools-otherwise':
      return `${about.path}: the rules would have made other pools.`;
    case 'pools-made-anew':
      return `${about.path}: these pools no longer match the players; new ones are dealt.`;
    case 'final-before-planned':
      return `${about.path}: the final is played after ${about.played} of ${about.planned} rounds.`;
    case 'final-otherwise':
      return about.players === null
        ? `${about.path}: by the rules, other players would be in this match.`
        : `${about.path}: the rules would have had ${about.players.join(' and ')} play this match.`;
    default:
      return never(about);
  }
}
