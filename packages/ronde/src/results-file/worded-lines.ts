import type { ResultLine } from '@ronde/contract/http/results-file';
import type { FileGame, Verdict, WhyRefused } from '@ronde/documents/results';
import type { MatchResult, TypedResult } from '@ronde/engine';
import {
  allSentences,
  type Dictionary,
  isTour,
  type Lang,
  type Names,
  namesOf,
  roundNoun,
  type Spoken,
  spoken,
  spokenAs,
} from '@ronde/language';
import { ruledText } from '@ronde/views/results';
import type { Stored } from '../store/store.ts';

/** The verdicts as they are read: names, results, and why not. */
export function wordedLines(
  stored: Stored,
  games: readonly FileGame[],
  verdicts: readonly Verdict[],
  lang: Lang,
): readonly ResultLine[] {
  const names = namesOf(stored.people, stored.tournament.players);
  const context = { stored, names, lang, text: said[lang](spokenAs(stored.tournament)) };
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
  const { players, result, command, kind } = verdict;
  const [one = '', other] = players;
  const shown = {
    line,
    raw,
    round,
    kind,
    names: players.map(names.full).join(' – '),
    found: result ? resultText(context, result) : other === undefined ? text.exempt : '',
    there: verdict.kind === 'other' ? resultText(context, verdict.there) : null,
    message: verdict.kind === 'table' ? text.table(verdict.found, verdict.expected) : null,
  };
  if (kind === 'next') {
    const two = other === undefined ? ([one] as [string]) : ([one, other] as [string, string]);
    const table = game?.table ?? null;
    return {
      ...shown,
      match: { players: two, ...(table !== null && { table }), ...(result && { result: sent(result) }) },
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

function whyNot({ stored, names, lang, text }: Context, why: WhyRefused): string {
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
    case 'not-a-score':
      return text.notScore(why.found);
    case 'rule': {
      const { what, why: because } = allSentences[lang]().refusal(why.refusal, names, spokenAs(stored.tournament));
      return because === undefined ? what : `${what} ${because}`;
    }
  }
}

interface LineSentences {
  readonly exempt: string;
  readonly draw: string;
  table(found: number, expected: number): string;
  unknown(found: string, near: readonly string[]): string;
  several(found: string, all: readonly string[]): string;
  apart(one: string, other: string | null, opponent: string | null): string;
  notDrawn(name: string): string;
  noRound(found: number, most: number): string;
  repeated(above: number): string;
  notScore(found: string): string;
}

/** In L’Art de la Guerre a round is a « tour », a table a « terrain ». */
const inFrench: Spoken<LineSentences> = (format) => {
  const noun = roundNoun(format);
  return {
    exempt: 'exempt',
    draw: 'nul',
    table: (found, expected) =>
      isTour(format)
        ? `Le fichier dit terrain ${found}\u202f; leur terrain est le ${expected}.`
        : `Le fichier dit table ${found}\u202f; leur table est la ${expected}.`,
    unknown: (found, near) =>
      `«\u00a0${found}\u00a0» n’est pas dans ce tournoi.${near.length > 0 ? ` Peut-être\u00a0: ${near.join(', ')}.` : ''}`,
    several: (found, all) => `«\u00a0${found}\u00a0» peut être ${all.join(' ou ')}\u00a0: écrivez la licence.`,
    apart: (one, other, opponent) =>
      opponent === null
        ? `${one} est exempt dans ${noun.this}.`
        : `${one} joue contre ${opponent} dans ${noun.this}${other === null ? '' : `, et non contre ${other}`}.`,
    notDrawn: (name) => `${name} ne joue pas dans ${noun.this}.`,
    noRound: (found, most) =>
      `${noun.The} ${found} n’existe pas\u00a0: ${most} apparié${noun.e}${most > 1 ? 's' : ''}.`,
    repeated: (above) => `La même ${isTour(format) ? 'partie' : 'table'} est déjà à la ligne ${above}.`,
    notScore: (found) =>
      `«\u00a0${found}\u00a0» n’est pas un score\u00a0: un nombre est attendu, ou «\u00a0forfait\u00a0».`,
  };
};

const inEnglish: LineSentences = {
  exempt: 'bye',
  draw: 'draw',
  table: (found, expected) => `The file says table ${found}; theirs is table ${expected}.`,
  unknown: (found, near) =>
    `“${found}” is not in this tournament.${near.length > 0 ? ` Perhaps: ${near.join(', ')}.` : ''}`,
  several: (found, all) => `“${found}” may be ${all.join(' or ')}: write the licence.`,
  apart: (one, other, opponent) =>
    opponent === null
      ? `${one} has the bye in this round.`
      : `${one} plays ${opponent} in this round${other === null ? '' : `, not ${other}`}.`,
  notDrawn: (name) => `${name} does not play in this round.`,
  noRound: (found, most) => `There is no round ${found}: ${most} ${most === 1 ? 'has' : 'have'} been paired.`,
  repeated: (above) => `The same table is already on line ${above}.`,
  notScore: (found) => `“${found}” is not a score: a number is expected, or “forfeit”.`,
};

const said: Dictionary<Spoken<LineSentences>> = { fr: spoken(inFrench), en: () => inEnglish };
