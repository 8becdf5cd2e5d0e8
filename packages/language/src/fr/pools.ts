import type { PhaseSuggestion } from '@ronde/engine';
import { capital, counted, list } from '../numbers.ts';
import { type Phases, poolGroups } from '../pool-numbers.ts';
import type { Sentence } from '../words.ts';
import { nouns } from './nouns.ts';

const rounds = (n: number): string => counted('fr', n, nouns.round);

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
