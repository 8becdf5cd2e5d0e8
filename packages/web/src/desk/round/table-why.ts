import { type Match, playsWargame, type Round } from '@ronde/engine';
import { type TableWhy, tableWhyIn } from '@ronde/language';
import type { Desk } from '../../shell/desk.ts';

/** What the reasons of a table of this round need. */
export const tableWhy = ({ tournament, planned }: Desk, round: number, content: Round, match: Match): TableWhy =>
  tableWhyIn({ ...tournament, wargame: playsWargame(tournament), planned }, round, content, match);
