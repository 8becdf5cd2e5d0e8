import type { People, Standings, Tournament } from '@ronde/engine';
import { headed, type Paper, type Printing } from '../paper/paper.ts';
import { type StandingsOptions, standingsSheet } from '../standings-sheet.ts';
import { fromSheet } from './from-sheet.ts';

/** The standings, with how each tie was settled in notes at the foot. */
export function standingsPaper(
  tournament: Tournament,
  people: People,
  standings: Standings,
  printing: Printing,
  options: StandingsOptions = {},
): Paper {
  const sheet = standingsSheet(tournament, people, standings, printing.lang, options);
  const besides = options.licences === true && { besides: 'licences' };
  return { ...headed(tournament, sheet.caption, printing), ...besides, ...fromSheet(sheet) };
}
