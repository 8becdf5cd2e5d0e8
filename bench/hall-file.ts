// A tournament file of a hall in play: some rounds with results, one more whose tables wait for theirs.
import { formatOf, type Match, type MatchResult } from '../packages/engine/src/index.ts';
import { nextRequest, started } from './field.ts';

const names = ['AUBIN', 'BERTHIER', 'COLLIN', 'DURIN', 'FONTAINE', 'GARNIER', 'HUYNH', 'IBRAHIM', 'KOUAMÉ', 'LEFÈVRE'];

export function hallFile(players: number, rounds: number): object {
  const t = started(players, rounds, rounds + 2);
  const draw = formatOf('classique').draw(t, nextRequest(t));
  if (!draw.ok) throw new Error(draw.refusal.code);
  const inPlay = draw.value.matches.map(({ result: _, ...match }) => match);
  return {
    ronde: 1,
    id: 'salle',
    revision: 1,
    name: 'Grande salle',
    format: 'classique',
    date: t.date,
    seed: t.seed,
    settings: t.settings,
    players: t.players.map(({ id, rating, number }) => ({
      id,
      name: `${names[number % 10]} ${String.fromCharCode(65 + (number % 26))}${number}`,
      rating,
      club: `Club ${number % 40}`,
    })),
    rounds: [...t.rounds.map(({ matches }) => ({ matches: matches.map(written) })), { matches: inPlay.map(written) }],
  };
}

function written({ table, players, starts, result }: Match): object {
  if (players.length === 1) return { players };
  return { table, players, ...(starts && { starts }), ...gamesOf(result) };
}

const gamesOf = (result: MatchResult | undefined) => (result?.kind === 'games' ? { games: result.games } : {});
