import { list } from '../../numbers.ts';
import { of, tables } from '../nouns.ts';
import type { FrenchRefusals } from './french-refusals.ts';

/** Tables that are made by hand. */
export const byHand = {
  'plays-twice': (refusal, names, round) => ({
    what: `${names.short(refusal.player)} joue déjà à une autre table.`,
    why: `Chacun n’a qu’une table par ${round.one}.`,
    act: 'Changer une des deux tables',
  }),
  'odd-rest': (refusal) => ({
    what: `${of(refusal.left, 'player')} ne se mettent pas deux par deux.`,
    why: 'Exemptez une personne de plus, ou une de moins.',
    act: 'Changer les exemptions',
  }),
  'not-drawn': ({ player, round }, { short }, noun) => ({
    what: `${short(player)} n’a pas de table ${noun.in} ${round}.`,
    act: `Ouvrir ${noun.the} ${round}`,
  }),
  'has-a-table': ({ player, round }, { short }, noun) => ({
    what: `${short(player)} a déjà une table ${noun.in} ${round}.`,
    act: `Ouvrir ${noun.the} ${round}`,
  }),
  'tables-changed': ({ round, players }, { short }, noun) => ({
    what: `${noun.One} ${round} : les tables de ${list('fr', players.map(short))} ont changé entre-temps.`,
    why: 'Un autre poste les a changées.',
    act: 'Relire le projet',
  }),
  'table-taken': ({ table }) => ({
    what: `La table ${table} est donnée deux fois.`,
    act: 'Changer un des deux numéros',
  }),
  'no-proposal': ({ round }, _, noun) => ({
    what: `${noun.One} ${round} : pas d’autre proposition.`,
    why: `Aucun${noun.e} ${noun.one} ${noun.e ? 'complète' : 'complet'} n’a moins de rencontres répétées.`,
  }),
  'no-free-seat': ({ round }, _, noun) => ({
    what: `${noun.One} ${round} : pas de place libre.`,
    why: 'Une arrivée tardive prend la place de l’exempt, et il n’y en a pas.',
    act: `Attendre ${noun.the} suivant${noun.e}`,
  }),
  'draft-outdated': ({ round, tables: refs, players }, { short }, noun) => ({
    what: `${noun.One} ${round} : le projet n’est plus à jour.`,
    why:
      refs.length > 0
        ? `Un résultat ou une présence a changé : ${tables(refs)} ${refs.length > 1 ? 'seraient autres' : 'serait autre'} aujourd’hui.`
        : `Un résultat ou une présence a changé : ${list('fr', players.map(short))}.`,
    act: `Refaire ${noun.the} ${round}`,
  }),
} satisfies Partial<FrenchRefusals>;
