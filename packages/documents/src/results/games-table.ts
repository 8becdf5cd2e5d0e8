import { figuresOf, type Match, type People, type PlayerId, playsWargame, type Tournament } from '@ronde/engine';
import { gamesIn } from '@ronde/engine/tournament/match-result';
import { allSentences, type Dictionary, type Lang, spokenAs } from '@ronde/language';
import { paperSentences } from '../paper/sentences/sentences.ts';
import type { Cell, DataSheet, SheetColumn } from '../sheet.ts';

/**
 * Every table of every round, a line each, as a table of results is read: round, table, both players with their
 * licences and scores, each game of a match of several, who began, and what a score alone does not say.
 */
export function gamesTable(tournament: Tournament, people: People, lang: Lang): DataSheet {
  const sentences = paperSentences(lang, tournament);
  const { ui } = allSentences[lang](spokenAs(tournament));
  const text = words[lang];
  const wargame = playsWargame(tournament);
  const most = Math.max(1, ...tournament.rounds.map(({ bestOf }) => bestOf));
  const licensed = [...people.values()].some(({ licence }) => licence !== undefined);
  const who = (at: 1 | 2): readonly SheetColumn[] => [
    { key: `name${at}`, header: `${ui.standings.player} ${at}`, kind: 'text' },
    ...(licensed ? [{ key: `licence${at}`, header: `${ui.registration.licence} ${at}`, kind: 'text' } as const] : []),
    { key: `score${at}`, header: `${text.score} ${at}`, kind: 'short' },
  ];
  const games = most === 1 ? [] : Array.from({ length: most }, (_, i) => i);
  const columns: readonly SheetColumn[] = [
    { key: 'round', header: sentences.roundAlone, kind: 'number' },
    { key: 'table', header: sentences.table, kind: 'number' },
    ...who(1),
    ...who(2),
    ...games.map((i) => ({ key: `game${i + 1}`, header: `${text.game} ${i + 1}`, kind: 'short' }) as const),
    { key: 'result', header: sentences.result, kind: 'short' },
    ...(wargame ? [] : [{ key: 'starts', header: text.starts, kind: 'text' } as const]),
  ];
  const name = (id: PlayerId): string => people.get(id)?.name ?? id;
  const side = (id: PlayerId, score: Cell): readonly Cell[] => [
    name(id),
    ...(licensed ? [people.get(id)?.licence ?? null] : []),
    score,
  ];
  const lineOf = (match: Match, round: number): readonly Cell[] => {
    const [one, other] = match.players;
    const blank = columns.map(() => null);
    if (other === undefined) return [round, null, ...side(one, null), text.exempt, ...blank].slice(0, columns.length);
    const told = toldOf(match, tournament, wargame, text);
    return [
      ...[round, match.table ?? null],
      ...side(one, told.scores[0]),
      ...side(other, told.scores[1]),
      ...games.map((i) => told.games[i] ?? null),
      told.letter,
      ...(wargame ? [] : [match.starts === undefined ? null : match.starts === one ? 1 : 2]),
    ];
  };
  return {
    lang,
    title: tournament.name,
    subtitle: '',
    caption: sentences.details,
    columns,
    rowHeader: 'name1',
    rows: tournament.rounds.flatMap(({ matches }, i) => matches.map((match) => lineOf(match, i + 1))),
    notes: [],
  };
}

interface Told {
  readonly scores: readonly [Cell, Cell];
  readonly games: readonly string[];
  readonly letter: string | null;
}

function toldOf(match: Match, { settings }: Tournament, wargame: boolean, text: Words): Told {
  const { result, players } = match;
  const nothing: Told = { scores: [null, null], games: [], letter: null };
  if (!result) return nothing;
  const letterOf = (winner: PlayerId | null): string =>
    winner === null ? text.draw : winner === players[0] ? text.win : text.loss;
  const played = gamesIn(result);
  const [only, ...more] = played;
  const shown: Told =
    more.length > 0
      ? { ...nothing, games: played.map(([a, b]) => `${a}-${b}`) }
      : { ...nothing, scores: only ?? [null, null] };
  switch (result.kind) {
    case 'games':
      return shown;
    case 'forfeit': {
      const away = (id: PlayerId | undefined): Cell => (result.by === 'both' || result.by === id ? text.forfeit : null);
      return { ...nothing, scores: [away(players[0]), away(players[1])] };
    }
    case 'awarded':
      return { ...shown, letter: `${letterOf(result.to)} ${text.decision}` };
    case 'decided':
      return { ...nothing, letter: letterOf(result.winner) };
    case 'losses':
    case 'points':
      return {
        ...nothing,
        scores: figuresOf(match, settings, wargame) ?? [null, null],
        letter: letterOf(result.winner),
      };
  }
}

interface Words {
  readonly score: string;
  readonly game: string;
  readonly starts: string;
  readonly exempt: string;
  readonly forfeit: string;
  readonly decision: string;
  readonly win: string;
  readonly draw: string;
  readonly loss: string;
}

const words: Dictionary<Words> = {
  fr: {
    score: 'Score',
    game: 'Manche',
    starts: 'Commence',
    exempt: 'exempt',
    forfeit: 'forfait',
    decision: 'par décision',
    win: 'V',
    draw: 'N',
    loss: 'D',
  },
  en: {
    score: 'Score',
    game: 'Game',
    starts: 'Starts',
    exempt: 'bye',
    forfeit: 'forfeit',
    decision: 'by decision',
    win: 'W',
    draw: 'draw',
    loss: 'L',
  },
};
