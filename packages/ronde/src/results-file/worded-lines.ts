import type { ResultLine } from '@ronde/contract/http/results-file';
import type { Doubt, FileGame, Verdict, WhyRefused } from '@ronde/documents/results';
import type { MatchResult, Refusal, TypedResult } from '@ronde/engine';
import { allSentences, type Lang, type Names, namesOf, spokenAs } from '@ronde/language';
import { ruledText } from '@ronde/views/results';
import type { Stored } from '../store/store.ts';
import { type LineSentences, lineSentences } from './line-sentences.ts';

/** The verdicts as they are read: names, results, and why not. */
export function wordedLines(
  stored: Stored,
  games: readonly FileGame[],
  verdicts: readonly Verdict[],
  lang: Lang,
): readonly ResultLine[] {
  const names = namesOf(stored.people, stored.tournament.players);
  const context = { stored, names, lang, text: lineSentences[lang](spokenAs(stored.tournament)) };
  return verdicts.map((verdict, i) => lineOf(context, verdict, games[i]));
}

interface Context {
  readonly stored: Stored;
  readonly names: Names;
  readonly lang: Lang;
  readonly text: LineSentences;
}

function lineOf(context: Context, verdict: Verdict, game: FileGame | undefined): ResultLine {
  const { names, text } = context;
  const { line, raw, round } = verdict;
  if (verdict.kind === 'refused')
    return {
      line,
      raw,
      round,
      kind: 'refused',
      names: raw,
      found: '',
      there: null,
      message: whyNot(context, verdict.why),
    };
  const { players, result, command, kind, doubts } = verdict;
  const [one = '', other] = players;
  const told = [
    ...(verdict.kind === 'table' ? [text.table(verdict.found, verdict.expected)] : []),
    ...doubts.map((doubt) => doubtText(context, doubt)),
  ];
  const shown = {
    line,
    raw,
    round,
    kind,
    names: players.map(names.full).join(' – '),
    found: result ? resultText(context, result) : other === undefined ? text.exempt : '',
    there: verdict.kind === 'other' ? resultText(context, verdict.there) : null,
    message: told.length === 0 ? null : told.join(' '),
  };
  if (verdict.kind === 'next') {
    const two = other === undefined ? ([one] as [string]) : ([one, other] as [string, string]);
    const table = game?.table ?? null;
    const { starts } = verdict;
    return {
      ...shown,
      match: {
        players: two,
        ...(table !== null && { table }),
        ...(starts !== null && { starts }),
        ...(result && { result: sent(result) }),
      },
    };
  }
  if (!command) return shown;
  const { players: seats, saw } = command;
  return { ...shown, record: { round, players: [...seats], result: sent(command.result), saw: saw && sent(saw) } };
}

type Sent = NonNullable<ResultLine['record']>['result'];

/** As it crosses: the same value. */
const sent = (result: MatchResult | TypedResult): Sent => structuredClone(result) as Sent;

function resultText({ names, lang, text }: Context, result: MatchResult | TypedResult): string {
  switch (result.kind) {
    case 'games':
      return result.games.map(([a, b]) => `${a}–${b}`).join(', ');
    case 'points':
      return `${result.points[0]}–${result.points[1]}`;
    case 'losses': {
      const [one, other] = result.cohesion;
      const losses = `${one.lost}/${one.total} – ${other.lost}/${other.total}`;
      return result.winner === null ? `${losses} (${text.draw})` : `${losses} (${names.short(result.winner)})`;
    }
    case 'forfeit':
    case 'awarded':
      return ruledText(result, allSentences[lang]().ui.table, names);
    case 'decided':
      return result.winner === null ? text.draw : names.short(result.winner);
  }
}

function doubtText({ names, text }: Context, doubt: Doubt): string {
  switch (doubt.kind) {
    case 'score':
      return text.rareScore(...doubt.score);
    case 'sum':
      return text.oddSum(...doubt.score);
    case 'near-name':
      return text.nearName(doubt.found, names.full(doubt.player));
    case 'starter':
      return text.starter(names.short(doubt.found), names.short(doubt.drawn));
  }
}

/** A line that would be taken, of a round that could not be. */
export function refusedLine(stored: Stored, line: ResultLine, refusal: Refusal, lang: Lang): ResultLine {
  const names = namesOf(stored.people, stored.tournament.players);
  const { match: _, ...rest } = line;
  const message = ruleText({ stored, names, lang }, refusal);
  return { ...rest, kind: 'refused', message };
}

function ruleText({ stored, names, lang }: Pick<Context, 'stored' | 'names' | 'lang'>, refusal: Refusal): string {
  const { what, why, next } = allSentences[lang]().refusal(refusal, names, spokenAs(stored.tournament));
  return [what, why, next].filter(Boolean).join(' ');
}

function whyNot(context: Context, why: WhyRefused): string {
  const { names, text } = context;
  switch (why.code) {
    case 'unknown-player':
      return text.unknown(why.found, why.near.map(names.full));
    case 'several-players':
      return text.several(why.found, why.players.map(names.full));
    case 'not-drawn-together': {
      const [one = '', other] = why.players;
      return text.apart(
        names.full(one),
        other === undefined ? null : names.full(other),
        why.opponent === null ? null : names.full(why.opponent),
      );
    }
    case 'not-drawn':
      return text.notDrawn(names.full(why.player));
    case 'unknown-round':
      return text.noRound(why.found, why.most);
    case 'repeated':
      return text.repeated(why.above);
    case 'contradicts':
      return text.contradicts(why.line, resultText(context, why.here), resultText(context, why.there));
    case 'plays-twice':
      return text.playsTwice(names.full(why.player), why.above);
    case 'too-early':
      return text.tooEarly(why.found, why.next);
    case 'not-a-score':
      return text.notScore(why.found);
    case 'rule':
      return ruleText(context, why.refusal);
  }
}
