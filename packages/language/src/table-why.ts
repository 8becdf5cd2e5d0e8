import {
  type FormatId,
  type Match,
  never,
  type Player,
  type PlayerId,
  type Step,
  type Tournament,
  traitsOf,
} from '@ronde/engine';
import { isLeftByMeeting, marksOf } from './marks.ts';
import { isolated } from './names.ts';
import type { TableWhy } from './sentences.ts';
import type { Passed } from './story.ts';

/** What the reasons of a table need of its tournament: as the desk has it, or as visitors read it. */
interface DrawnIn extends Pick<Tournament, 'format' | 'settings'> {
  /** Told once a round is published. */
  readonly seed?: number;
  readonly players: readonly Pick<Player, 'id' | 'club'>[];
  readonly wargame: boolean;
  readonly planned: number;
}

/** `attempt`: which draw of the round this is, where it is told. */
interface DrawnRound {
  readonly matches: readonly Match[];
  readonly attempt?: number;
}

/** What is asked for the reasons of a table of a round, the same wherever they are read. */
export function tableWhyIn(
  { format, settings, seed = 0, players, wargame, planned }: DrawnIn,
  round: number,
  { matches, attempt }: DrawnRound,
  match: Match,
): TableWhy {
  return {
    ...{ round, match, seed, settings, matches, format, wargame, planned },
    ...(attempt !== undefined && { attempt }),
    clubOf: (id) => {
      const club = players.find((player) => player.id === id)?.club;
      return club && isolated(club);
    },
  };
}

const clubsOf = (format: FormatId | undefined) => (format === undefined ? null : traitsOf(format).clubs);

const plain = (club: string | undefined): string => club?.trim().toLowerCase() ?? '';

/** Whether both players of a table are of one club, where clubs are known and the formula looks at them. */
export function oneClub({ match, format, clubOf }: TableWhy): boolean {
  const [a, b] = match.players;
  if (clubsOf(format) !== 'by-the-text' || b === undefined || !clubOf) return false;
  const own = plain(clubOf(a));
  return own !== '' && own === plain(clubOf(b));
}

/** Whether this round's draw keeps club-mates apart: the wargame's early rounds, or those that the director chose. */
export function keepsClubsApart({ round, planned, format, settings }: TableWhy): boolean {
  const clubs = clubsOf(format);
  if (clubs === null) return false;
  const byText = clubs === 'by-the-text';
  const { avoidClubs = byText } = settings;
  if (typeof avoidClubs !== 'boolean') return avoidClubs.includes(round);
  if (!avoidClubs || !byText || planned === undefined) return avoidClubs;
  return round <= planned - (planned >= 4 ? 2 : 1);
}

/** What somebody passed over would have cost the others. `either`: a draw of before this was written down. */
export type Cost = 'repeat' | 'club' | 'either' | 'armies';

/** By what the draw says, else by what can be: in round 1 nobody has met anybody. */
export function costOf(step: Extract<Step, { step: 'ahead' }>, table: TableWhy): Cost {
  if (table.match.why?.some((one) => one.step === 'armies')) return 'armies';
  if (step.forces) return step.forces;
  if (!keepsClubsApart(table)) return 'repeat';
  return table.round === 1 ? 'club' : 'either';
}

/**
 * Whom the halves of round 1 set opposite, where somebody higher placed had taken them: at which table (0: not known
 * any more). The draw passes in silence over those who have a table. `null`: they were free, or are the opponent.
 */
export function takenBefore({ match, matches }: Pick<TableWhy, 'match' | 'matches'>): Taken | null {
  const steps = match.why ?? [];
  const halves = steps.find((step) => step.step === 'halves');
  if (halves?.step !== 'halves' || match.players.includes(halves.opponent)) return null;
  const { opponent } = halves;
  if (steps.some((step) => step !== halves && 'opponent' in step && step.opponent === opponent)) return null;
  const own = matches.find(({ players, why }) => players.includes(opponent) && !why?.some(isByHand));
  return { player: opponent, table: own?.table ?? 0 };
}

interface Taken {
  readonly player: PlayerId;
  readonly table: number;
}

const isByHand = ({ step }: Step): boolean => step === 'by-hand';

/** How many rounds at the end are free by the rule; null where the director chose the rounds, or it is not known. */
export function freeRounds({ round, planned, settings: { avoidClubs = true } }: TableWhy): 1 | 2 | null {
  if (avoidClubs !== true || planned === undefined || round > planned) return null;
  return planned >= 4 ? 2 : 1;
}

/** The terrain that the draw of L'Art de la Guerre gave a table; null where another formula drew it, or a hand made it. */
export function givenTerrain({ table, why = [] }: Match, format: FormatId | undefined): number | null {
  if (format === undefined || !traitsOf(format).terrains || table === undefined) return null;
  return why.length === 0 || why.some(isByHand) ? null : table;
}

/**
 * Why somebody does not play the first whom the rule named. `repeat`: others would have met again; `taken`: that one
 * has a table already; `rest`: what the rest of the round needs, which the reasons of the table tell.
 */
export type MovedBy = 'club' | 'met' | 'repeat' | 'taken' | 'rest';

/** By what was said of the first one named, not of those passed over after him; null: nobody was. */
export function movedBy(table: TableWhy): MovedBy | null {
  const { match } = table;
  if (!marksOf(match).includes('moved')) return null;
  const first = match.why?.find(isPassedOver);
  switch (first?.step) {
    case 'met':
    case 'club':
      return first.step;
    case 'ahead': {
      const cost = costOf(first, table);
      return cost === 'club' || cost === 'repeat' ? cost : 'rest';
    }
    case 'due':
    case 'keeps-exemption':
      return 'rest';
    case undefined:
      return takenBefore(table) ? 'taken' : match.why?.some(isLeftByMeeting) ? 'met' : 'rest';
    default:
      return never(first);
  }
}

const isPassedOver = (step: Step): step is Passed =>
  step.step === 'met' ||
  step.step === 'club' ||
  step.step === 'ahead' ||
  step.step === 'due' ||
  step.step === 'keeps-exemption';
