import type { PhaseSuggestion, Refusal } from '@ronde/engine';
import { capital, list, smallNumber } from '../numbers.ts';
import { counted } from '../plural.ts';
import { type Phases, poolGroups, poolRange } from '../pool-numbers.ts';
import type { Sentence } from '../words.ts';
import { nouns } from './nouns.ts';

const rounds = (n: number): string => counted('fr', n, nouns.round);
const players = (n: number): string => counted('fr', n, nouns.player);

/** Formule Combinée §2-3: a number that pools of these two sizes cannot hold. */
export function poolsImpossible(refusal: Extract<Refusal, { code: 'pools-impossible' }>): Sentence {
  const { phase1, suggestions } = refusal;
  const { small, large, under, over } = poolRange(refusal.players, phase1);
  const sizes = `Avec ${rounds(phase1)}, les poules comptent ${small} ou ${players(large)}`;
  const first = suggestions[0];
  return {
    what: `${players(refusal.players)} en ${rounds(phase1)} de poules : impossible.`,
    why:
      under < 2
        ? `${sizes} et il en faut deux : ${players(2 * small - 1)} au moins, ${2 * small} selon le texte.`
        : `${sizes} : ${smallNumber('fr', under)} en prennent ${under * large} au plus, ${smallNumber('fr', over)} en demandent ${over * small} au moins.`,
    ...(first && { act: `Choisir ${rounds(first.phase1)} de poules` }),
  };
}

/** One way out: « 5 rondes de poules : 2 poules de 8 et 1 de 6 », then what becomes of the other phases. */
export function phases(to: PhaseSuggestion, from: Phases): Sentence {
  const groups = poolGroups(to.pools).map(
    ({ size, count }, i) => `${count} ${i > 0 ? '' : count === 1 ? 'poule ' : 'poules '}de ${size}`,
  );
  const all = to.phase1 + to.phase2 + to.phase3;
  const kept = all === from.phase1 + from.phase2 + from.phase3 ? 'Toujours' : 'Maintenant';
  const changes = [changed(2, from.phase2, to.phase2), changed(3, from.phase3, to.phase3)];
  return {
    what: `${rounds(to.phase1)} de poules : ${list('fr', groups)}`,
    why: `${capital(changes.join(', '))}. ${kept} ${rounds(all)} en tout.`,
    act: 'Choisir',
  };
}

function changed(phase: 2 | 3, from: number, to: number): string {
  if (to === from) return `phase ${phase} inchangée`;
  if (to === 0) return `sans phase ${phase}`;
  return `phase ${phase} ${to > from ? 'portée' : 'ramenée'} à ${rounds(to)}`;
}

/** The numbers of players that would do: « 7 rondes avec 20, 23 ou 24 joueurs ». */
export function playersThatDo(phase1: number, numbers: readonly number[]): string {
  return `${rounds(phase1)} avec ${list('fr', numbers.map(String)).replace(' et ', ' ou ')} joueurs`;
}
