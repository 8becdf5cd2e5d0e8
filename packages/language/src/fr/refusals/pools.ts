import { list, smallNumber } from '../../numbers.ts';
import { poolRange } from '../../pool-numbers.ts';
import type { RefusalOf } from '../../refusal-table.ts';
import type { Refused } from '../../sentences.ts';
import { of } from '../nouns.ts';
import { ui } from '../ui.ts';
import type { FrenchRefusals } from './french-refusals.ts';

/** The pools of Formule Combinée. */
export const poolRefusals = {
  'pools-impossible': (refusal) => poolsImpossible(refusal),
  'phases-impossible': (refusal) => ({
    what: `${refusal.phase1} + ${refusal.phase2} + ${refusal.phase3} rondes : impossible.`,
    why: phasesLimit(refusal),
    next: 'Corrigez les phases.',
  }),
  'no-pools': (refusal) => ({
    what: `Pas de poules ici : ${ui.formats[refusal.format]}.`,
    why: 'Seule la Formule Combinée en fait.',
    next: 'Appariez directement, ou changez de formule dans les réglages.',
  }),
  'pools-fixed': (_, __, noun) => ({
    what: `Les poules ne changent plus : ${noun.the} 1 est apparié${noun.e}.`,
    next: `Pour les changer, annulez d’abord ${noun.the} 1.`,
  }),
  'order-drawn': () => ({
    what: 'L’ordre des poules est tiré.',
    next: 'Annulez l’ordre pour déplacer quelqu’un : les poules sont gardées.',
  }),
  'order-not-drawn': () => ({
    what: 'L’ordre des poules n’est pas encore tiré.',
    next: 'Tirez l’ordre, puis publiez les poules.',
  }),
  'not-in-pool': ({ player }, { short }) => ({
    what: `${short(player)} n’est pas dans ces poules.`,
    why: 'Les absents et les retards n’y ont pas de place.',
    next: 'Notez d’abord sa présence.',
  }),
  'pool-changed': ({ player, pool }, { short }) => ({
    what: `${short(player)} est maintenant dans la poule ${pool}.`,
    why: 'Un autre poste a fait ce changement.',
    next: 'Relisez les poules, puis recommencez.',
  }),
  'no-such-pool': ({ pool, pools }) => ({
    what: `Pas de poule ${pool} : il y en a ${pools}.`,
    next: 'Choisissez une autre poule.',
  }),
  'pool-full': ({ pool, players }, { short }) => ({
    what: `La poule ${pool} est complète.`,
    next: `Échangez avec ${list('fr', players.map(short)).replace(' et ', ' ou ')}.`,
  }),
} satisfies Partial<FrenchRefusals>;

const rounds = (n: number): string => of(n, 'round');
const players = (n: number): string => of(n, 'player');

/** Formule Combinée §2-3: a number that pools of these two sizes cannot hold. */
function poolsImpossible(refusal: RefusalOf<'pools-impossible'>): Refused {
  const { phase1, suggestions } = refusal;
  const { small, large, under, over } = poolRange(refusal.players, phase1);
  const sizes = `Avec ${rounds(phase1)}, les poules comptent ${small} ou ${players(large)}`;
  const first = suggestions[0];
  return {
    what: `${players(refusal.players)} en ${rounds(phase1)} de poules : impossible.`,
    why:
      under < 2
        ? `${sizes}, et il faut deux poules : ${players(2 * small - 1)} au moins, ${2 * small} selon le règlement.`
        : `${sizes} : ${smallNumber('fr', under)} en prennent ${under * large} au plus, ${smallNumber('fr', over)} en demandent ${over * small} au moins.`,
    next: first ? `Choisissez ${rounds(first.phase1)} de poules.` : 'Changez le nombre de joueurs, ou la formule.',
  };
}

/** The first limit of the three phases that is not kept (Formule Combinée §3 to §5). */
function phasesLimit({ phase1, phase2, phase3 }: RefusalOf<'phases-impossible'>): string {
  if (phase2 < 3) return 'La phase 2 compte 3 rondes au moins.';
  if (phase3 > phase2) return 'La phase 3 compte au plus autant de rondes que la phase 2.';
  return `Cela fait ${phase1 + phase2 + phase3} rondes ; la formule en compte 24 au plus.`;
}
