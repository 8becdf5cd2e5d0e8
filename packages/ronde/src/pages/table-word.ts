import { playsWargame } from '@ronde/engine';
import type { Page } from './page.ts';

/** « Table », or « Terrain » in the wargame. */
export const tableHead = ({ tournament, words }: Page): string =>
  playsWargame(tournament) ? words.ui.wargame.terrain : words.ui.table.table;
