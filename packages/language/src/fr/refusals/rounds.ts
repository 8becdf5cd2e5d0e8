import type { TableRef } from '@ronde/engine';
import type { Names } from '../../names.ts';
import { fullStop, list } from '../../numbers.ts';
import type { RefusalOf } from '../../refusal-table.ts';
import type { Sentence } from '../../sentences.ts';
import { of, type RoundNoun, tables } from '../nouns.ts';
import type { FrenchRefusals } from './french-refusals.ts';

/** Drawing, publishing, closing and taking back rounds. */
export const roundRefusals = {
  'unknown-round': (refusal, _, round) => ({
    what: `${round.The} ${refusal.round} n’est pas apparié${round.e}.`,
    why:
      refusal.drawn === 0
        ? `Aucun${round.e} ${round.one} ne l’est encore.`
        : `${round.e ? 'La dernière' : 'Le dernier'} est ${round.the} ${refusal.drawn}.`,
  }),
  'already-drawn': (refusal, _, round) => ({
    what: `${round.The} ${refusal.round} est déjà apparié${round.e}.`,
    why: 'Un autre poste l’a fait.',
    act: `Ouvrir ${round.the} ${refusal.round}`,
  }),
  'round-order': (refusal, _, round) => ({
    what: `${round.One} ${refusal.round} : pas encore.`,
    why: `Les ${round.other} se suivent : ${round.e ? 'la prochaine' : 'le prochain'} est ${round.the} ${refusal.next}.`,
    act: `Apparier ${round.the} ${refusal.next}`,
  }),
  'results-missing': (refusal, names, round) => ({
    what: `${round.One} ${refusal.round} : il manque ${of(refusal.missing.length, 'result')}.`,
    why: fullStop(waits(refusal, names, round)),
    act: `Saisir la table ${refusal.missing[0]?.table ?? 1}`,
  }),
  'round-not-closed': (refusal, _, round) => ({
    what: `${round.The} ${refusal.round} n’est pas clos${round.e}.`,
    why: `Tous ses résultats sont là : il reste à ${round.e ? 'la' : 'le'} clore.`,
    act: `Clore ${round.the} ${refusal.round}`,
  }),
  'too-few-players': (refusal) => {
    if (refusal.needed === 4) return tooFewForTheFinal(refusal.present);
    return refusal.needed > 2 ? tooFewForTheFormula(refusal.present, refusal.needed) : tooFewInTheHall(refusal.present);
  },
  'too-many-players': (refusal) => ({
    what: `${of(refusal.present, 'player')} : cette formule va jusqu’à ${refusal.most}.`,
    why: 'Chacun y rencontre chacun : il faudrait trop de rondes (tours).',
    act: 'Choisir une autre formule',
  }),
  'no-planned-round-left': (refusal, _, round) => ({
    what:
      refusal.planned === 1
        ? `${round.e ? 'La seule' : 'Le seul'} ${round.one} prévu${round.e} est apparié${round.e}.`
        : `Les ${refusal.planned} ${round.other} prévu${round.e}s sont apparié${round.e}s.`,
    why: `${round.A} de plus est permis${round.e} et sera indiqué${round.e}.`,
    act: `Apparier ${round.a} de plus`,
  }),
  'not-the-last-round': (refusal, _, round) => ({
    what: `${round.The} ${refusal.round} n’est pas ${round.e ? 'la dernière' : 'le dernier'}.`,
    why: `${round.The} ${refusal.last} en dépend : commencez par ${round.e ? 'elle' : 'lui'}.`,
    act: `Ouvrir ${round.the} ${refusal.last}`,
  }),
  'round-has-results': (refusal, _, round) => ({
    what: `${round.The} ${refusal.round} a déjà ${of(refusal.results.length, 'result')} : ${tables(refusal.results)}.`,
    why: `${round.e ? 'La' : 'Le'} refaire les effacerait.`,
    act: `Annuler ${round.the} ${refusal.round}`,
  }),
  'draw-outdated': (refusal, _, round) => ({
    what: `${round.The} ${refusal.round} a été refait${round.e} entre-temps (tirage ${refusal.attempt}).`,
    why: 'Vous aviez sous les yeux l’appariement précédent : relisez le nouveau.',
    act: 'Relire le nouveau tirage',
  }),
  'round-is-draft': (refusal, _, round) => ({
    what: `${round.The} ${refusal.round} n’est pas publié${round.e}.`,
    why: 'Publiez-la d’abord : on ne saisit rien dans un projet, et on ne le clôt pas.',
    act: `Publier ${round.the} ${refusal.round}`,
  }),
  'round-published': (refusal, _, round) => ({
    what: `${round.The} ${refusal.round} est déjà publié${round.e}.`,
    act: `Ouvrir ${round.the} ${refusal.round}`,
  }),
  'round-closed': (refusal, _, round) => ({
    what: `Le résultat de la table ${refusal.table.table} n’est pas enregistré : ${round.the} ${refusal.round} est déjà clos${round.e}.`,
    why: `Corriger un résultat reste possible ; en ajouter ou en effacer un demande de rouvrir ${round.the}.`,
    act: `Rouvrir ${round.the} ${refusal.round}`,
  }),
  'round-already-closed': (refusal, _, round) => ({ what: `${round.The} ${refusal.round} est déjà clos${round.e}.` }),
  'round-open': (refusal, _, round) => ({
    what: `${round.The} ${refusal.round} n’est pas clos${round.e} : rien à rouvrir.`,
  }),
  'results-lost': (refusal, _, round) => ({
    what: refusal.losing === 1 ? '1 résultat sera perdu.' : `${of(refusal.losing, 'result')} seront perdus.`,
    why: 'Ce nombre a changé depuis que vous l’avez lu.',
    act: `Annuler ${round.the} ${refusal.round}`,
  }),
} satisfies Partial<FrenchRefusals>;

function tooFewForTheFormula(players: number, needed: number): Sentence {
  if (players === 0)
    return { what: 'Aucune inscription : rien à apparier.', why: `Il en faut ${needed} au moins.`, act: 'Inscrire' };
  const rounds = players % 2 === 0 ? players - 1 : players;
  return {
    what: `Formule Classique : ${of(needed, 'player')} au moins.`,
    why:
      players < 2
        ? 'Une table se joue à deux.'
        : `À ${players}, jouez toutes rondes : ${of(rounds, 'round')}, chacun rencontre chacun.`,
    act: 'Revenir aux inscriptions',
  };
}

/** Of the first four, or with a match for the third place. */
function tooFewForTheFinal(present: number): Sentence {
  return { what: `${of(present, 'player')} : cette finale en demande quatre.`, act: 'Corriger la finale' };
}

function tooFewInTheHall(present: number): Sentence {
  return {
    what: `${of(present, 'player')} dans la salle : pas de table possible.`,
    why: 'Une table se joue à deux.',
    act: 'Revenir aux présences',
  };
}

/** What waits in the round: the tables without result, then those that somebody has left, one by one. */
function waits({ round, missing, left }: RefusalOf<'results-missing'>, names: Names, noun: RoundNoun): string {
  const gone = (ref: TableRef): readonly string[] => ref.players.filter((id) => left.includes(id)).map(names.short);
  const plain = missing.filter((ref) => gone(ref).length === 0);
  const deserted = missing.filter((ref) => gone(ref).length > 0);
  const parts = deserted.map((ref) => {
    const who = gone(ref);
    return `table ${ref.table}, ${list('fr', who)} ${who.length > 1 ? 'ont' : 'a'} quitté le tournoi : compter un forfait ?`;
  });
  return `${noun.One} ${round}, ${[...(plain.length > 0 ? [`${tables(plain)}, aucun résultat`] : []), ...parts].join(' ; ')}`;
}

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
  'games-changed': ({ table }) => ({
    what: `Table ${table.table} : les manches saisies ont changé entre-temps.`,
    why: 'Un autre poste en a saisi une, ou l’a corrigée. Lisez-les, puis recommencez.',
  }),
  'seat-missing': ({ player }, { short }) => ({
    what: `${short(player)} n’aurait plus de place.`,
    why: 'Chaque personne de ces tables y garde une place, ou y devient exempte.',
  }),
  'table-unused': ({ table }) => ({
    what: `La table ${table} ne sert pas à ce tournoi.`,
    why: 'Les réglages disent par quelle table il commence, et lesquelles restent libres.',
    act: 'Choisir un autre numéro',
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
    why: 'Une arrivée tardive joue contre l’exempt, et personne n’est exempt. Elle aura une table au prochain appariement.',
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
