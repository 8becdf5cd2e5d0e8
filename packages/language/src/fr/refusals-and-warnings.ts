import type { FormatId, Refusal } from '@ronde/engine';
import type { Spoken } from '../dictionary.ts';
import type { Names } from '../names.ts';
import { told } from '../refusal-table.ts';
import type { Objections, Refused } from '../sentences.ts';
import { isTour } from './nouns.ts';
import { final } from './refusals/final.ts';
import type { FrenchRefusals } from './refusals/french-refusals.ts';
import { players, rulings } from './refusals/players.ts';
import { poolRefusals } from './refusals/pools.ts';
import { results } from './refusals/results.ts';
import { byHand, roundRefusals } from './refusals/rounds.ts';
import { tournament } from './refusals/tournament.ts';
import { roundAndTable } from './round-and-table.ts';
import { warning } from './warnings.ts';

const rondes: Objections = { refusal, warning };

const wargame = 'art-de-la-guerre';

/** The same where a round is a « tour ». */
const tours: Objections = {
  refusal: (one, names) => refusal(one, names, wargame),
  warning: (one, names) => warning(one, names, wargame),
};

export const frObjections: Spoken<Objections> = (format) => (isTour(format) ? tours : rondes);

/** By families; a code without its sentence is missed here. */
const refusals: FrenchRefusals = {
  ...players,
  ...roundRefusals,
  ...byHand,
  ...results,
  ...tournament,
  ...poolRefusals,
  ...final,
  ...rulings,
};

/** Why the rules or the state say no, and what to do. One sentence each. `format`: says what a round is called. */
function refusal(refusal: Refusal, names: Names, format?: FormatId): Refused {
  return told(refusals, refusal, names, roundAndTable(format));
}
