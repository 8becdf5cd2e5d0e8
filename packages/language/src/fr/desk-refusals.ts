import type { FormatId, Refusal, TableRef } from '@ronde/engine';
import { date } from '../dates.ts';
import type { Names } from '../names.ts';
import { capital, list, number } from '../numbers.ts';
import { counted, plural } from '../plural.ts';
import type { Sentence } from '../words.ts';
import { detailNames, factNames, settingNames } from './changed-keys.ts';
import { nouns } from './nouns.ts';
import { type RoundNoun, roundNoun } from './round-noun.ts';
import { ui } from './ui.ts';

type Code<C extends Refusal['code']> = Extract<Refusal, { readonly code: C }>;

/** A method's parameters may be narrower: one line a code, called with any of them. */
type Tell<R> = { say(refusal: R, names: Names, noun: RoundNoun): Sentence }['say'];

/** One sentence a code; the types ask for each. */
type Told<C extends Refusal['code']> = { readonly [K in C]: Tell<Code<K>> };

const tables = (refs: readonly TableRef[]): string =>
  `${plural('fr', refs.length, nouns.table)} ${list(
    'fr',
    refs.map((ref) => String(ref.table)),
  )}`;

export type DeskCode =
  | 'setting-not-used'
  | 'setting-fixed'
  | 'setting-changed'
  | 'detail-changed'
  | 'rounds-already-drawn'
  | 'dates-reversed'
  | 'nothing-changes'
  | 'fact-not-used'
  | 'fact-changed'
  | 'bad-rating'
  | 'bad-series'
  | 'spare-drawn'
  | 'seat-in-pool'
  | 'both-drawn'
  | 'same-player'
  | 'not-drawn'
  | 'has-a-table'
  | 'tables-changed'
  | 'table-taken'
  | 'no-proposal'
  | 'no-free-seat'
  | 'draft-outdated'
  | 'disputed'
  | 'not-disputed'
  | 'already-confirmed'
  | 'counters-changed'
  | 'absent-twice'
  | 'no-malus'
  | 'no-penalty'
  | 'malus-unexplained'
  | 'no-such-sanction'
  | 'already-excluded'
  | 'no-such-trophy'
  | 'trophy-given'
  | 'final-exists'
  | 'final-changed'
  | 'final-set-up'
  | 'final-waits'
  | 'final-complete'
  | 'final-open'
  | 'no-such-final-match'
  | 'pools-fixed'
  | 'order-drawn'
  | 'not-in-pool'
  | 'pool-changed'
  | 'no-such-pool'
  | 'pool-full';

/** What a desk asks beyond draws and results, and is refused. */
const deskRefusals: Told<DeskCode> = {
  'setting-not-used': ({ setting, format }) => ({
    what: `Réglage sans effet ici : ${settingNames[setting]}.`,
    why: `${ui.formats[format]} ne s’en sert pas.`,
  }),
  'setting-fixed': ({ setting, round }, _, noun) => ({
    what: `${capital(settingNames[setting])} : trop tard pour changer.`,
    why:
      round === 1
        ? `${noun.The} 1 est apparié${noun.e} avec ce réglage.`
        : `Les ${round} ${noun.other} apparié${noun.e}s en dépendent.`,
    act: `Ouvrir ${noun.the} ${round}`,
  }),
  'setting-changed': ({ setting }) => ({
    what: `Ce réglage a changé entre-temps : ${settingNames[setting]}.`,
    why: 'Un autre poste l’a changé.',
    act: 'Relire les réglages',
  }),
  'detail-changed': ({ detail }) => ({
    what: `Cette ligne a changé entre-temps : ${detailNames[detail]}.`,
    why: 'Un autre poste l’a changée.',
    act: 'Relire les réglages',
  }),
  'rounds-already-drawn': ({ planned, drawn }, _, noun) => ({
    what: `${planned} ${planned > 1 ? noun.other : noun.one} : c’est moins que les ${drawn} déjà apparié${noun.e}s.`,
    act: 'Choisir un autre nombre',
  }),
  'dates-reversed': ({ date: first, endDate }) => ({
    what: `Le dernier jour, ${date('fr', endDate)}, vient avant le premier, ${date('fr', first)}.`,
    act: 'Corriger les dates',
  }),
  'nothing-changes': () => ({ what: 'Rien ne change : c’est déjà ainsi.' }),
  'fact-not-used': ({ fact, format }) => ({
    what: fact === 'army' ? 'Pas d’armées dans cette formule.' : 'Pas de remplacement dans cette formule.',
    why: `La formule est : ${ui.formats[format]}.`,
  }),
  'fact-changed': ({ player, fact }, { short }) => ({
    what: `${short(player)} : cette ligne a changé entre-temps, ${factNames[fact]}.`,
    why: 'Un autre poste l’a changée.',
    act: `Relire la fiche`,
  }),
  'bad-rating': ({ found }) => ({
    what: `« ${number(found).replace('.', ',')} » n’est pas une cote.`,
    why: 'Une cote PL est un nombre entier.',
    act: 'Corriger la cote',
  }),
  'bad-series': ({ found }) => ({
    what: `« ${found} » n’est pas une série de Duplicate.`,
    why: 'Une série est S, 1, 2, 3, 4, 5, 6 ou 7, seule ou avec sa lettre, comme 4C.',
    act: 'Corriger la série',
  }),
  'spare-drawn': ({ player, round, draft, spare }, { short }, noun) => ({
    what: spare
      ? `${short(player)} a une table ${noun.in} ${round}\u00a0: le remplacement ne peut plus être noté.`
      : `${short(player)} joue en remplacement ${noun.in} ${round}\u00a0: le remplacement ne peut plus être retiré.`,
    why: draft
      ? `${noun.The} ${round} n’est pas publié${noun.e}. Annulez-${noun.e ? 'la' : 'le'}, changez le remplacement, puis appariez de nouveau.`
      : `Le remplacement se note avant ${noun.e ? 'la première ronde' : 'le premier tour'}\u00a0: ce qui est joué garde son effet au classement.`,
    ...(draft && { act: `Ouvrir ${noun.the} ${round}` }),
  }),
  'seat-in-pool': ({ player }, { short }) => ({
    what: `${short(player)} a une place dans une poule qui joue\u00a0: fusion impossible.`,
    why: 'La place resterait vide dans le tableau de la poule. Le départ se note, puis la place se donne.',
  }),
  'both-drawn': ({ players }, { full }, noun) => ({
    what: `${list('fr', players.map(full))} ont déjà joué des ${noun.other} : fusion impossible.`,
    why: 'Une seule des deux inscriptions peut avoir été appariée.',
  }),
  'same-player': ({ player }, { short }) => ({
    what: `${short(player)} deux fois : choisissez deux personnes.`,
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
  disputed: ({ round, tables: refs }, _, noun) => ({
    what: `${noun.One} ${round}, ${tables(refs)} : litige.`,
    why: 'Réglez d’abord ce litige\u00a0: retenez un score.',
    act: `Ouvrir la table ${refs[0]?.table ?? 1}`,
  }),
  'not-disputed': ({ table }) => ({
    what: `Table ${table.table} : ce litige est déjà réglé.`,
    act: 'Relire la table',
  }),
  'already-confirmed': ({ table }) => ({ what: `Table ${table.table} : ce résultat est déjà confirmé.` }),
  'counters-changed': ({ table }) => ({
    what: `Table ${table.table} : les compteurs ont changé entre-temps.`,
    act: 'Relire la table',
  }),
  'absent-twice': ({ table, player, rounds, swap }, names, noun) => ({
    what: `Table ${table.table} : ${names.short(player)} n’aurait personne en face, comme ${list(
      'fr',
      rounds.map((round) => `${noun.in} ${round}`),
    )}.`,
    why: `Le règlement ne le permet qu’une fois par tournoi. ${
      swap ? swapped(swap, names) : 'Aucune autre table sans résultat ne peut être échangée.'
    }`,
    ...(swap && { act: `Échanger avec la table ${swap.table.table}` }),
  }),
  'no-malus': ({ format }) => ({
    what: 'Pas de malus dans cette formule.',
    why: `${ui.formats[format]} : un avertissement, une pénalité dans le score, ou une exclusion.`,
  }),
  'no-penalty': ({ format }) => ({
    what: 'Pas de pénalité dans le score pour cette formule.',
    why: `${ui.formats[format]} : un avertissement, un malus ou une exclusion.`,
  }),
  'malus-unexplained': () => ({
    what: 'Un malus, une pénalité ou une décision demande un motif, ou l’article qui décide.',
  }),
  'no-such-sanction': ({ player, round }, { short }, noun) => ({
    what: `${short(player)} n’a pas cette sanction ${noun.in} ${round}.`,
    why: 'Un autre poste l’a peut-être levée.',
  }),
  'already-excluded': ({ player }, { short }) => ({ what: `${short(player)} ne joue plus : exclusion.` }),
  'no-such-trophy': ({ name, player }, { short }) => ({
    what: `${short(player)} n’a pas ce trophée : ${name}.`,
  }),
  'trophy-given': ({ name, player }, { short }) => ({ what: `${short(player)} a déjà ce trophée : ${name}.` }),
  'final-exists': () => ({ what: 'Une finale est déjà prévue.', act: 'Ouvrir la finale' }),
  'final-changed': ({ losing }) => ({
    what: 'La finale a changé pendant que vous regardiez.',
    ...(losing > 0 && { why: `Elle a maintenant ${counted('fr', losing, nouns.result)}.` }),
    act: 'Relire la finale',
  }),
  'final-set-up': () => ({
    what: 'Les tables de la finale sont faites.',
    why: 'Elles dépendent de ce qui changerait.',
    act: 'Annuler la finale',
  }),
  'final-waits': ({ tables: pairs }, { short }) => ({
    what: 'La suite de la finale attend des résultats.',
    why: `Il manque : ${list(
      'fr',
      pairs.map((pair) => pair.map(short).join(' – ')),
    )}.`,
    act: 'Saisir le résultat',
  }),
  'final-complete': () => ({ what: 'La finale est jouée : plus de table à faire.' }),
  'final-open': () => ({
    what: 'La finale n’est pas terminée.',
    why: 'Jouez-la, ou annulez-la, avant de clore.',
    act: 'Ouvrir la finale',
  }),
  'no-such-final-match': ({ players }, { short }) => ({
    what: `${list('fr', players.map(short))} n’ont pas de table ensemble en finale.`,
    act: 'Ouvrir la finale',
  }),
  'pools-fixed': (_, __, noun) => ({
    what: `Les poules ne changent plus : ${noun.the} 1 est apparié${noun.e}.`,
    act: `Ouvrir ${noun.the} 1`,
  }),
  'order-drawn': () => ({
    what: 'L’ordre des poules est tiré.',
    why: 'Revenez au serpent pour déplacer quelqu’un.',
    act: 'Revenir au serpent',
  }),
  'not-in-pool': ({ player }, { short }) => ({
    what: `${short(player)} n’est pas dans ces poules.`,
    why: 'Les absents et les retards n’y ont pas de place.',
  }),
  'pool-changed': ({ player, pool }, { short }) => ({
    what: `${short(player)} est maintenant dans la poule ${pool}.`,
    why: 'Un autre poste l’a changé.',
    act: 'Relire les poules',
  }),
  'no-such-pool': ({ pool, pools }) => ({
    what: `Pas de poule ${pool} : il y en a ${pools}.`,
  }),
  'pool-full': ({ pool, players }, { short }) => ({
    what: `La poule ${pool} est complète.`,
    why: `Échangez avec ${list('fr', players.map(short)).replace(' et ', ' ou ')}.`,
    act: 'Choisir un échange',
  }),
};

type Swap = NonNullable<Code<'absent-twice'>['swap']>;

/** What the exchange gives: who plays whom at the other table, and who has the forfeit. */
function swapped({ table, players: [player, goes] }: Swap, names: Names): string {
  const meets = table.players.find((id) => id !== goes) ?? goes;
  return `Avec la table ${table.table} : ${names.short(player)} y joue contre ${names.short(meets)}, et la victoire par forfait est pour ${names.short(goes)}.`;
}

export const isDeskRefusal = (refusal: Refusal): refusal is Code<DeskCode> => Object.hasOwn(deskRefusals, refusal.code);

export function deskRefusal(refusal: Code<DeskCode>, names: Names, format?: FormatId): Sentence {
  const tell: Tell<Code<DeskCode>> = deskRefusals[refusal.code];
  return tell(refusal, names, roundNoun(format));
}
