import { begins, type Figures, type FinalMatch, figuresOf, gamesIn, gamesWon, type PlayerId } from '@ronde/engine';
import { inSeatOrder, type Names, number, type Seats, score, seatsOf } from '@ronde/language';
import { carriedBy, isLevel, ruledText } from '@ronde/views/results';
import type { WallSentences } from './sentences.ts';
import type { FinalState, State } from './wall-state.ts';

/** A match of the final as the wall tells it, who starts first. */
export interface FinalLine {
  readonly key: string;
  readonly stage: FinalMatch['stage'];
  readonly players: readonly [PlayerId, PlayerId];
  /** Who starts the game in play, or started the first one; null: nobody knows, or nobody does. */
  readonly starter: PlayerId | null;
  readonly played: boolean;
  /** Of each: the games won, the scores of a single game or of a wargame; null: none to tell. */
  readonly figures: readonly [string, string] | null;
  /** What made them, or what stands instead of them. */
  readonly notes: readonly string[];
  readonly winner: PlayerId | null;
}

interface Told {
  readonly match: FinalMatch;
  readonly score: FinalState['scores'][number];
  readonly seats: Seats;
  readonly text: WallSentences;
  readonly names: Names;
}

/** The last matches first: those that are played now. */
const order: readonly FinalMatch['stage'][] = ['final', 'third', 'semi', 'tie'];

/** The matches of a final, as far as their tables are made. */
export function finalLines(
  { settings, wargame }: Pick<State['head'], 'settings' | 'wargame'>,
  final: FinalState,
  text: WallSentences,
  names: Names,
): readonly FinalLine[] {
  const lines = final.matches.flatMap((match, i): readonly FinalLine[] => {
    const { stage, players, starts, result } = match;
    const seats = seatsOf(match);
    const found = final.scores[i];
    if (!seats || !found) return [];
    const told: Told = { match, score: found, seats, text, names };
    const figures = several(told) ? winsSoFar(told) : figuresOf(match, settings, wargame);
    return [
      {
        key: `${stage} ${players.join(' ')}`,
        stage,
        players: seats.players,
        starter: (result ? starts : begins(match, gamesOver(match).length + 1)) ?? null,
        played: result !== undefined,
        figures: figures && shown(inSeatOrder(seats, figures)),
        notes: [carried(told), games(told), ruled(told), isLevel(match, found) ? text.level[stage] : ''].filter(
          Boolean,
        ),
        winner: found.winner,
      },
    ];
  });
  return lines.toSorted((a, b) => order.indexOf(a.stage) - order.indexOf(b.stage));
}

/** Whether all of it is played: the rest of the bracket is set up with the final itself. */
export const isPlayed = ({ matches }: FinalState): boolean =>
  matches.every(({ result }) => result) && matches.some(({ stage }) => stage === 'final');

/** Games won tell more than one game does; their game of the rounds is one of them. */
const several = ({ match, score: { carried: before } }: Told): boolean =>
  before !== null || match.running !== undefined || gamesIn(match.result).length > 1;

/** Of a match that goes on, its games that are over. */
const gamesOver = ({ result, running }: FinalMatch) => (result ? gamesIn(result) : (running?.games ?? []));

/** Their score counts those of a result alone. */
function winsSoFar({ match, score: { wins } }: Told): Figures {
  const [one, other] = (match.result ? null : gamesWon(match)) ?? [0, 0];
  return [wins[0] + one, wins[1] + other];
}

const shown = ([one, other]: Figures): readonly [string, string] => [number(one), number(other)];

function carried({ match: { players }, score: { carried: game }, text, names }: Told): string {
  if (!game) return '';
  const won = carriedBy(players, game);
  return text.carried(won && names.short(won));
}

const games = (told: Told): string =>
  several(told)
    ? gamesOver(told.match)
        .map((game) => score(inSeatOrder(told.seats, game)))
        .join(', ')
    : '';

/** What was decided, where scores do not say it. */
const ruled = ({ match: { result }, text, names }: Told): string =>
  result?.kind === 'decided' && result.winner !== null
    ? text.wonBy(names.short(result.winner))
    : ruledText(result, text, names);
