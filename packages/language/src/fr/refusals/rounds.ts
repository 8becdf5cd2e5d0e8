import type { TableRef } from '@ronde/engine';
import type { Names } from '../../names.ts';
import { fullStop, list } from '../../numbers.ts';
import type { RefusalOf } from '../../refusal-table.ts';
import type { Refused } from '../../sentences.ts';
import { of, tables } from '../nouns.ts';
import type { RoundAndTable } from '../round-and-table.ts';
import type { FrenchRefusals } from './french-refusals.ts';

/** Drawing, publishing, closing and taking back rounds. */
export const roundRefusals = {
  'unknown-round': (refusal, _, round) => ({
    what: `${round.The} ${refusal.round} n’est pas apparié${round.e}.`,
    why:
      refusal.drawn === 0
        ? `Aucun${round.e} ${round.one} ne l’est encore.`
        : `${round.e ? 'La dernière ronde appariée' : 'Le dernier tour apparié'} est ${round.the} ${refusal.drawn}.`,
    next:
      refusal.drawn === 0
        ? `Appariez d’abord ${round.the} 1.`
        : `Ouvrez ${round.the} ${refusal.drawn}, ou appariez ${round.e ? 'la suivante' : 'le suivant'}.`,
  }),
  'already-drawn': (refusal, _, round) => ({
    what: `${round.The} ${refusal.round} est déjà apparié${round.e}.`,
    why: 'Un autre poste l’a fait.',
    next: `Lisez cet appariement, et refaites-le s’il ne convient pas.`,
  }),
  'round-order': (refusal, _, round) => ({
    what: `${round.The} ${refusal.round} ne peut pas encore être apparié${round.e}.`,
    why: `Les ${round.other} se suivent : ${round.e ? 'la prochaine' : 'le prochain'} est ${round.the} ${refusal.next}.`,
    next: `Appariez d’abord ${round.the} ${refusal.next}.`,
  }),
  'results-missing': (refusal, names, round) => ({
    what: `${round.One} ${refusal.round} : il manque ${of(refusal.missing.length, 'result')}.`,
    why: fullStop(waits(refusal, names, round)),
    next: 'Saisissez ce qui manque, ou comptez un forfait.',
  }),
  'round-not-closed': (refusal, _, round) => ({
    what: `${round.The} ${refusal.round} n’est pas clos${round.e}.`,
    why: 'Tous ses résultats sont là.',
    next: `Clôturez d’abord ${round.the} ${refusal.round}.`,
  }),
  'too-few-players': (refusal, _, round) => {
    if (refusal.needed === 4) return tooFewForTheFinal(refusal.present);
    return refusal.needed > 2
      ? tooFewForTheFormula(refusal.present, refusal.needed)
      : tooFewInTheHall(refusal.present, round);
  },
  'too-many-players': (refusal, _, round) => ({
    what: `${of(refusal.present, 'player')} : cette formule va jusqu’à ${refusal.most}.`,
    why: `Chacun y rencontre chacun : il faudrait trop de ${round.other}.`,
    next: 'Choisissez une autre formule.',
  }),
  'no-planned-round-left': (refusal, _, round) => ({
    what:
      refusal.planned === 1
        ? `${round.e ? 'La seule' : 'Le seul'} ${round.one} prévu${round.e} est apparié${round.e}.`
        : `Les ${refusal.planned} ${round.other} prévu${round.e}s sont apparié${round.e}s.`,
    why: `${round.A} de plus est permis${round.e}, et sera signalé${round.e} au classement.`,
    next: `Appariez ${round.a} de plus, ou clôturez le tournoi.`,
  }),
  'not-the-last-round': (refusal, _, round) => ({
    what: `${round.The} ${refusal.round} n’est pas ${round.e ? 'la dernière' : 'le dernier'}.`,
    why: `${round.The} ${refusal.last} en dépend.`,
    next: `Commencez par ${round.the} ${refusal.last}.`,
  }),
  'round-has-results': (refusal, _, round) => ({
    what: `${round.The} ${refusal.round} a déjà ${of(refusal.results.length, 'result')} : ${tables(refusal.results, round.table)}.`,
    why: `${round.e ? 'La' : 'Le'} refaire les effacerait.`,
    next: `Pour ${round.e ? 'la' : 'le'} refaire malgré tout, annulez d’abord ${round.the} ${refusal.round}.`,
  }),
  'draw-outdated': (refusal, _, round) => ({
    what: `${round.The} ${refusal.round} a été apparié${round.e} de nouveau entre-temps.`,
    why: 'Vous aviez sous les yeux l’appariement précédent.',
    next: 'Relisez le nouvel appariement, puis recommencez.',
  }),
  'round-is-draft': (refusal, _, round) => ({
    what: `${round.The} ${refusal.round} n’est pas publié${round.e}.`,
    why: 'On ne saisit rien dans un projet, et on ne le clôt pas.',
    next: `Publiez d’abord ${round.the} ${refusal.round}.`,
  }),
  'round-published': (refusal, _, round) => ({
    what: `${round.The} ${refusal.round} est déjà publié${round.e}.`,
    next: `Tant qu’aucun résultat n’y est saisi, vous pouvez ${round.e ? 'la' : 'le'} remettre en projet.`,
  }),
  'round-closed': (refusal, _, round) => ({
    what: `Le résultat ${round.table.of} ${refusal.table.table} n’est pas enregistré : ${round.the} ${refusal.round} est déjà clos${round.e}.`,
    why: 'Corriger un résultat reste possible ; en ajouter ou en effacer un, non.',
    next: `Rouvrez d’abord ${round.the} ${refusal.round}.`,
  }),
  'round-already-closed': (refusal, _, round) => ({
    what: `${round.The} ${refusal.round} est déjà clos${round.e}.`,
    next: 'Rien n’est à faire : passez à la suite de la journée.',
  }),
  'round-open': (refusal, _, round) => ({
    what: `${round.The} ${refusal.round} n’est pas clos${round.e} : rien à rouvrir.`,
    next: 'Saisissez ou corrigez directement les résultats.',
  }),
  'results-lost': (refusal) => ({
    what: refusal.losing === 1 ? '1 résultat sera perdu.' : `${of(refusal.losing, 'result')} seront perdus.`,
    why: 'Ce nombre a changé depuis que vous l’avez lu.',
    next: 'Relisez, puis confirmez.',
  }),
} satisfies Partial<FrenchRefusals>;

function tooFewForTheFormula(players: number, needed: number): Refused {
  if (players === 0)
    return {
      what: 'Aucune inscription : rien à apparier.',
      why: `Il en faut ${needed} au moins.`,
      next: 'Inscrivez d’abord les joueurs.',
    };
  const rounds = players % 2 === 0 ? players - 1 : players;
  const need = `Formule Classique : ${of(needed, 'player')} au moins.`;
  return players < 2
    ? { what: need, why: 'Une partie se joue à deux.', next: 'Inscrivez d’abord les joueurs.' }
    : { what: need, next: `À ${players}, jouez toutes rondes : ${of(rounds, 'round')}, chacun rencontre chacun.` };
}

/** Of the first four, or with a match for the third place. */
function tooFewForTheFinal(present: number): Refused {
  return {
    what: `${of(present, 'player')} : cette finale en demande quatre.`,
    next: 'Prévoyez une finale à deux, sans match pour la troisième place.',
  };
}

function tooFewInTheHall(present: number, round: RoundAndTable): Refused {
  return {
    what: `${of(present, 'player')} dans la salle : pas de partie possible ${round.e ? 'cette ronde' : 'ce tour'}.`,
    why: 'Une partie se joue à deux.',
    next: 'Notez les présences.',
  };
}

/** What waits in the round: the tables without result, then those that somebody has left, one by one. */
function waits({ round, missing, left }: RefusalOf<'results-missing'>, names: Names, noun: RoundAndTable): string {
  const gone = (ref: TableRef): readonly string[] => ref.players.filter((id) => left.includes(id)).map(names.short);
  const plain = missing.filter((ref) => gone(ref).length === 0);
  const deserted = missing.filter((ref) => gone(ref).length > 0);
  const parts = deserted.map((ref) => {
    const who = gone(ref);
    return `${noun.table.one} ${ref.table}, ${list('fr', who)} ${who.length > 1 ? 'ont' : 'a'} quitté le tournoi : compter un forfait ?`;
  });
  return `${noun.One} ${round}, ${[...(plain.length > 0 ? [`${tables(plain, noun.table)}, aucun résultat`] : []), ...parts].join(' ; ')}`;
}

/** Tables that are made by hand. */
export const byHand = {
  'plays-twice': (refusal, names, round) => ({
    what: `${names.short(refusal.player)} joue déjà ${round.table.e ? 'à une autre table' : 'sur un autre terrain'}.`,
    why: `Chacun n’a qu’${round.table.a} par ${round.one}.`,
    next: `Changez ${round.table.e ? 'l’une des deux tables' : 'l’un des deux terrains'}.`,
  }),
  'odd-rest': (refusal) => ({
    what: `Il reste ${of(refusal.left, 'player')} : on ne peut pas les apparier deux par deux.`,
    next: 'Exemptez une personne de plus, ou une de moins.',
  }),
  'not-drawn': ({ player, round }, { short }, noun) => ({
    what: `${short(player)} n’a pas de ${noun.table.one} ${noun.in} ${round}.`,
    next: `Choisissez une personne qui joue ${noun.this}.`,
  }),
  'has-a-table': ({ player, round }, { short }, noun) => ({
    what: `${short(player)} a déjà ${noun.table.a} ${noun.in} ${round}.`,
    next: `Pour changer son adversaire, corrigez les tables ${noun.of} ${round}.`,
  }),
  'tables-changed': ({ round, players }, { short }, noun) => ({
    what: `${noun.One} ${round} : les ${noun.table.other} de ces personnes ont changé entre-temps : ${list('fr', players.map(short))}.`,
    why: 'Un autre poste a fait ce changement.',
    next: 'Relisez le projet, puis recommencez.',
  }),
  'games-changed': ({ table }, _, noun) => ({
    what: `${noun.table.One} ${table.table} : les manches saisies ont changé entre-temps.`,
    why: 'Un autre poste en a saisi une, ou l’a corrigée.',
    next: 'Relisez-les, puis recommencez.',
  }),
  'seat-missing': ({ player }, { short }) => ({
    what: `${short(player)} n’aurait plus de place.`,
    why: 'Chaque personne de ces tables y garde une place, ou y devient exempte.',
    next: 'Donnez-lui une place, ou l’exemption.',
  }),
  'table-unused': ({ table }, _, noun) => ({
    what: `${noun.table.The} ${table} ne sert pas à ce tournoi.`,
    why: `Les réglages disent par ${noun.table.e ? 'quelle table il commence, et lesquelles restent libres' : 'quel terrain il commence, et lesquels restent libres'}.`,
    next: 'Choisissez un autre numéro.',
  }),
  'table-taken': ({ table }, _, noun) => ({
    what: `${noun.table.The} ${table} est donné${noun.table.e} deux fois.`,
    next: 'Changez l’un des deux numéros.',
  }),
  'no-proposal': ({ round }, _, noun) => ({
    what: `${noun.One} ${round} : pas d’autre proposition.`,
    why: 'On ne peut pas faire moins de rencontres répétées.',
    next: 'Gardez le projet, ou imposez vous-même une table.',
  }),
  'no-free-seat': ({ round }, _, noun) => ({
    what: `${noun.One} ${round} : pas de place libre.`,
    why: 'Une arrivée tardive joue contre l’exempt, et personne n’est exempt.',
    next: 'Notez sa présence : elle jouera au prochain appariement.',
  }),
  'draft-outdated': ({ round, tables: refs, players }, { short }, noun) => ({
    what: `${noun.One} ${round} : le projet n’est plus à jour.`,
    why:
      refs.length > 0
        ? `Un résultat ou une présence a changé : ${
            refs.length > 1
              ? `les ${tables(refs, noun.table)} ne seraient plus les mêmes`
              : `${noun.table.the} ${refs[0]?.table} ne serait plus ${noun.table.e ? 'la même' : 'le même'}`
          }.`
        : `Un résultat ou une présence a changé : ${list('fr', players.map(short))}.`,
    next: 'Refaites l’appariement, ou publiez-le tel quel en le confirmant.',
  }),
} satisfies Partial<FrenchRefusals>;
