import {
  type Army,
  initialRanking,
  type Match,
  matchOf,
  type People,
  type Player,
  type PlayerId,
  playsWargame,
  type Round,
  standingsOf,
  type Tournament,
  wargameScale,
  wargameScores,
} from '@ronde/engine';
import { type Credit, wargameCredits } from '@ronde/engine/criteria/wargame-tally';
import { type Lang, plain, surnameOf } from '@ronde/language';
import type { Cell } from '../sheet.ts';
import { dayFormat, dayOf, repeatedRow } from '../xlsx.ts';
import {
  type PlayerColumn,
  type ResultWord,
  type RoundColumn,
  type WorkbookLayout,
  workbookHeadings,
} from './workbook-layout.ts';
import { armyCell } from './written-army.ts';

/** The results of a tournament as a workbook: about it, then a line a player. Numbers are numbers, the rest is text. */
export async function toWorkbook(
  tournament: Tournament,
  people: People,
  layout: WorkbookLayout,
  lang: Lang,
): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx');
  const { about, header, rows } = workbookTable(tournament, people, layout, lang);
  const above = about.length + 2;
  return writeXlsx({
    sheets: [
      {
        name: workbookHeadings[lang].tab,
        columns: header.map((title, i) => ({
          width: Math.min(40, Math.max(title.length, ...rows.map((row) => String(row[i] ?? '').length)) + 2),
          numFmt: rows.some((row) => typeof row[i] === 'number') ? '0' : '@',
        })),
        rows: [...about, [], header, ...rows].map((row) =>
          row.map((cell) => (typeof cell === 'string' ? plain(cell) : cell)),
        ),
        cells: new Map(
          layout.about.flatMap((row, i) =>
            row === 'date'
              ? [[`${i},1`, { value: dayOf(tournament.date), style: { numFmt: dayFormat } }] as const]
              : [],
          ),
        ),
        freezePane: { rows: above },
        pageSetup: {
          orientation: 'landscape',
          fitToPage: true,
          fitToWidth: 1,
          fitToHeight: 0,
        },
      },
    ],
    namedRanges: [repeatedRow(workbookHeadings[lang].tab, above)],
    properties: { title: plain(tournament.name) },
  });
}

export interface WorkbookTable {
  readonly about: readonly (readonly Cell[])[];
  readonly header: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

export function workbookTable(
  tournament: Tournament,
  people: People,
  { about, before, perRound, after }: WorkbookLayout,
  lang: Lang,
): WorkbookTable {
  const text = workbookHeadings[lang];
  const sheet = sheetOf(tournament, people, lang);
  const numbers = tournament.rounds.map((_, i) => i + 1);
  const said = {
    event: tournament.event,
    name: tournament.name,
    place: tournament.place,
    theme: tournament.theme,
    date: tournament.date,
  };
  return {
    about: about.map((row) => [text.about[row], said[row] ?? null]),
    header: [
      ...before.map((column) => text.player[column]),
      ...numbers.flatMap((round) => perRound.map((column) => text.round(column, round))),
      ...after.map((column) => text.player[column]),
    ],
    rows: sheet.order.map((id) => [
      ...before.map((column) => sheet.ofPlayer(id, column)),
      ...numbers.flatMap((round) => perRound.map((column) => sheet.ofRound(id, round, column))),
      ...after.map((column) => sheet.ofPlayer(id, column)),
    ]),
  };
}

function sheetOf(tournament: Tournament, people: People, lang: Lang) {
  const order = initialRanking(tournament, people);
  const numbers = new Map(order.map((id, i) => [id, i + 1]));
  const players = new Map(tournament.players.map((player) => [player.id, player]));
  const { rows } = standingsOf(tournament, people, { after: tournament.rounds.length, final: true });
  const places = new Map(rows.map((row): [PlayerId, (typeof rows)[number]] => [row.player, row]));
  const credits = creditsOf(tournament);
  return {
    order,
    ofPlayer(id: PlayerId, column: PlayerColumn): Cell {
      const player = players.get(id);
      const row = places.get(id);
      const figures: Readonly<Record<string, number | null | undefined>> = { ...row?.figures };
      const name = people.get(id)?.name ?? id;
      const army = player?.army;
      switch (column) {
        case 'place':
          return row?.rank ?? null;
        case 'number':
          return numbers.get(id) ?? null;
        case 'id':
          return people.get(id)?.licence ?? null;
        case 'surname':
          return surnameOf(name);
        case 'given':
          return name.slice(surnameOf(name).length).trim();
        case 'note':
          return player?.spare ? workbookHeadings[lang].spare : null;
        case 'points':
        case 'opponents':
          return figures[column] ?? null;
        default:
          return player ? factIn(player, army, column) : null;
      }
    },
    ofRound(id: PlayerId, number: number, column: RoundColumn): Cell {
      const round = tournament.rounds[number - 1];
      if (!round) return null;
      const credit = credits?.get(id)?.find((one) => one.round === number);
      return cellOf({ round, tournament, numbers, lang, credit }, id, column);
    },
  };
}

function factIn(
  { club, rating }: Player,
  army: Army | undefined,
  column: 'club' | 'rating' | 'army' | 'armyName' | 'armyDates' | 'book' | 'list',
): Cell {
  switch (column) {
    case 'club':
      return club ?? null;
    case 'rating':
      return rating ?? null;
    case 'army':
      return army ? armyCell(army) : null;
    case 'armyName':
      return army?.name ?? null;
    case 'armyDates':
      return army?.from === undefined && army?.to === undefined ? null : `${army.from ?? ''}/${army.to ?? ''}`;
    case 'book':
      return army?.edition ?? null;
    case 'list':
      return army?.number ?? null;
  }
}

/** What each round brought, exemptions, forfeits and absences too: with the maluses it adds up to the total. */
function creditsOf(tournament: Tournament): ReadonlyMap<PlayerId, readonly Credit[]> | null {
  if (!playsWargame(tournament)) return null;
  const after = tournament.rounds.length;
  return wargameCredits(tournament, { after, last: after, final: true });
}

interface RoundSheet {
  readonly round: Round;
  readonly tournament: Tournament;
  readonly numbers: ReadonlyMap<PlayerId, number>;
  readonly lang: Lang;
  /** Of a wargame: what the round brought to this player. */
  readonly credit: Credit | undefined;
}

function cellOf({ round, tournament, numbers, lang, credit }: RoundSheet, id: PlayerId, column: RoundColumn): Cell {
  const match = matchOf(round, id);
  const opponent = match?.players.find((other) => other !== id);
  const at = match?.players[0] === id ? 0 : 1;
  const result = match?.result;
  switch (column) {
    case 'table':
      return match?.table ?? null;
    case 'opponent':
      return opponent === undefined ? null : (numbers.get(opponent) ?? null);
    case 'result': {
      const word = wordOf(match, id, round);
      return word && workbookHeadings[lang].results[word];
    }
    case 'malus':
      return credit && credit.malus > 0 ? -credit.malus : null;
    case 'score':
      if (credit) return credit.kind === 'pending' ? null : credit.points;
      return (match && result ? scoresOf(match, tournament) : null)?.[at] ?? null;
    case 'against': {
      const scores = match && result ? scoresOf(match, tournament) : null;
      return scores?.[1 - at] ?? null;
    }
    case 'lost':
    case 'total':
      return result?.kind === 'losses' ? result.cohesion[at][column] : null;
  }
}

/** Of games of Scrabble too, where the wargame's formulas are not what is played. */
function scoresOf(match: Match, tournament: Tournament): readonly [number, number] | null {
  const { result } = match;
  if (!result || result.kind === 'decided') return null;
  if (result.kind === 'games') return result.games.length === 1 ? (result.games[0] ?? null) : null;
  return wargameScores(match, result, wargameScale(tournament.settings));
}

function wordOf(match: Match | undefined, id: PlayerId, round: Round): ResultWord | null {
  if (!match) return round.absent.includes(id) ? 'absent' : null;
  if (match.players.length === 1) return 'bye';
  const { result } = match;
  if (!result) return null;
  switch (result.kind) {
    case 'forfeit':
      return result.by === 'both' || result.by === id ? 'forfeit' : 'forfeit-win';
    case 'awarded':
      return result.to === id ? 'award' : 'award-loss';
    case 'games': {
      const [a, b] = result.games[0] ?? [0, 0];
      const own = match.players[0] === id ? a - b : b - a;
      return own > 0 ? 'win' : own < 0 ? 'loss' : 'draw';
    }
    default:
      return result.winner === null ? 'draw' : result.winner === id ? 'win' : 'loss';
  }
}
