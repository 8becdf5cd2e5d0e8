import { type FormatId, type Match, type Player, type Tournament, traitsOf } from '@ronde/engine';
import { isolated } from './names.ts';
import type { TableWhy } from './sentences.ts';

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

/** How many rounds at the end are free by the rule; null where the director chose the rounds, or it is not known. */
export function freeRounds({ round, planned, settings: { avoidClubs = true } }: TableWhy): 1 | 2 | null {
  if (avoidClubs !== true || planned === undefined || round > planned) return null;
  return planned >= 4 ? 2 : 1;
}

/** The terrain that the draw of L'Art de la Guerre gave a table; null where another formula drew it, or a hand made it. */
export function givenTerrain({ table, why = [] }: Match, format: FormatId | undefined): number | null {
  if (format === undefined || !traitsOf(format).terrains || table === undefined) return null;
  return why.length === 0 || why.some(({ step }) => step === 'by-hand') ? null : table;
}
