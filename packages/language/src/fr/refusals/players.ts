import { list, number } from '../../numbers.ts';
import { factNames } from '../changed-keys.ts';
import { de, of } from '../nouns.ts';
import { presence, ui } from '../ui.ts';
import type { FrenchRefusals } from './french-refusals.ts';

/** Who is in the list, who is here, and what is noted of them. */
export const players = {
  'unknown-player': () => ({
    what: 'Cette personne n’est pas dans ce tournoi.',
    why: 'Son inscription a été supprimée, ou l’adresse est fausse. Cherchez le nom dans la liste des joueurs.',
  }),
  'already-registered': (refusal, names) => ({
    what: `${names.full(refusal.player)} est déjà dans la liste.`,
    act: 'Ouvrir sa fiche',
  }),
  'list-full': (refusal) => ({
    what: `Inscription impossible : ${of(refusal.most, 'player')} y sont déjà.`,
    why: 'Un tournoi n’en contient pas plus, son fichier non plus.',
    act: 'Ouvrir un second tournoi',
  }),
  'has-been-drawn': (refusal, names, round) => ({
    what: `${names.short(refusal.player)} a déjà sa place dans ${round.the} ${refusal.round} : suppression impossible.`,
    why: 'Supprimer effacerait aussi ce que les autres ont joué.',
    act: `Noter le départ ${de(names.short(refusal.player))}`,
  }),
  'already-left': (refusal, names) => ({
    what: `${names.short(refusal.player)} a déjà quitté le tournoi.`,
    act: `Noter le retour ${de(names.short(refusal.player))}`,
  }),
  'has-not-left': (refusal, names) => ({
    what: `${names.short(refusal.player)} joue toujours : pas de retour à noter.`,
  }),
  'match-running': (refusal, names, round) => ({
    what: `${names.short(refusal.player)} a une table ${round.in} ${refusal.table.round}, table ${refusal.table.table}, sans résultat.`,
    why: refusal.redrawPossible
      ? `Comptez un forfait pour ${round.this}, ou refaites ${round.the}.`
      : `${round.The} a déjà des résultats : ${round.e ? 'elle' : 'il'} ne peut plus être refait${round.e}. Comptez un forfait.`,
    act: `Forfait pour ${round.the} ${refusal.table.round}`,
  }),
  'presence-changed': (refusal, names) => ({
    what: `${names.short(refusal.player)} : l’état est déjà « ${presence(refusal.presence).toLowerCase()} ».`,
    why: 'Un autre poste l’a noté, ou rien ne change.',
  }),
  'absences-changed': (refusal, names) => ({
    what: 'Les présences ont changé pendant que vous regardiez.',
    why:
      refusal.absent.length === 0
        ? 'À présent, personne n’est absent.'
        : `Maintenant, ne jouent pas : ${list('fr', refusal.absent.map(names.short))}.`,
    act: 'Relire et apparier',
  }),
  'not-present': (refusal, names) => ({
    what: `${names.short(refusal.player)} n’est pas dans la salle.`,
    why: 'Seules les personnes présentes ont une table.',
    act: 'Revenir aux présences',
  }),
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
    why: 'Une série va de 1 à 7, seule ou avec une lettre de A à D, comme 4C ; ou SS (super-série).',
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
} satisfies Partial<FrenchRefusals>;

/** Sanctions and trophies. */
export const umpire = {
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
} satisfies Partial<FrenchRefusals>;
