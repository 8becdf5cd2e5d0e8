import type { Refusal } from '@ronde/engine';
import type { Spoken } from '../dictionary.ts';
import type { Names } from '../names.ts';
import { type RefusalTable, told } from '../refusal-table.ts';
import type { Objections, Refused } from '../sentences.ts';
import { final } from './refusals/final.ts';
import { players, rulings } from './refusals/players.ts';
import { poolRefusals } from './refusals/pools.ts';
import { results } from './refusals/results.ts';
import { byHand, roundRefusals } from './refusals/rounds.ts';
import { tournament } from './refusals/tournament.ts';
import { warning } from './warnings.ts';

const objections: Objections = { refusal, warning };

export const enObjections: Spoken<Objections> = () => objections;

/** By families; a code without its sentence is missed here. */
const refusals: RefusalTable = {
  ...players,
  ...roundRefusals,
  ...byHand,
  ...results,
  ...tournament,
  ...poolRefusals,
  ...final,
  ...rulings,
};

/** Why the rules or the state say no, and what to do. One sentence each. */
function refusal(refusal: Refusal, names: Names): Refused {
  return told(refusals, refusal, names, undefined);
}
