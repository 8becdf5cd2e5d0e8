import { list, number } from '../../numbers.ts';
import { factNames } from '../changed-keys.ts';
import { de, of } from '../nouns.ts';
import { presence, ui } from '../ui.ts';
import type { FrenchRefusals } from './french-refusals.ts';

/** Who is in the list, who is here, and what is noted of them. */
export const players = {
  'unknown-player': () => ({
    what: 'Cette personne n’est pas dans ce tournoi.',
    why: 'Son inscription a été supprimée, ou l’adresse est fausse.',
    next: 'Cherchez le nom dans la liste des joueurs.',
  }),
  'already-registered': (refusal, names) => ({
    what: `${names.full(refusal.player)} est déjà dans la liste.`,
    next: 'Corrigez sa fiche plutôt que de l’inscrire de nouveau.',
  }),
  'list-full': (refusal) => ({
    what: `Inscription impossible : ce tournoi a déjà ${of(refusal.most, 'player')}.`,
    why: 'Un tournoi n’en contient pas plus, son fichier non plus.',
    next: 'Ouvrez un second tournoi.',
  }),
  'has-been-drawn': (refusal, names, round) => ({
    what: `${names.short(refusal.player)} a déjà sa place dans ${round.the} ${refusal.round} : suppression impossible.`,
    why: 'Supprimer effacerait aussi ce que les autres ont joué.',
    next: 'Notez plutôt son départ, sur sa fiche.',
  }),
  'already-left': (refusal, names) => ({
    what: `${names.short(refusal.player)} a déjà quitté le tournoi.`,
    next: 'Notez d’abord son retour, sur sa fiche.',
  }),
  'has-not-left': (refusal, names) => ({
    what: `${names.short(refusal.player)} joue toujours : pas de retour à noter.`,
    next: 'Rien n’est à faire : son départ n’est pas noté.',
  }),
  'match-running': (refusal, names, round) => ({
    what: `${names.short(refusal.player)} joue ${round.table.at} ${refusal.table.table} ${round.in} ${refusal.table.round}, et le résultat manque.`,
    ...(!refusal.redrawPossible && {
      why: `${round.The} a déjà des résultats : ${round.e ? 'elle' : 'il'} ne peut plus être refait${round.e}.`,
    }),
    next: refusal.redrawPossible
      ? `Comptez un forfait pour ${round.this}, ou refaites ${round.the}.`
      : `Comptez un forfait pour ${round.this}.`,
  }),
  'presence-changed': (refusal, names) => ({
    what: `${names.short(refusal.player)} : « ${presence(refusal.presence).toLowerCase()} » est déjà noté.`,
    why: 'Un autre poste l’a noté, ou rien ne change.',
    next: 'Relisez la ligne, et changez-la si elle est fausse.',
  }),
  'absences-changed': (refusal, names) => ({
    what: 'Les présences ont changé pendant que vous regardiez.',
    why:
      refusal.absent.length === 0
        ? 'À présent, personne n’est absent.'
        : `Maintenant, ne jouent pas : ${list('fr', refusal.absent.map(names.short))}.`,
    next: 'Relisez les présences, puis appariez.',
  }),
  'not-present': (refusal, names, round) => ({
    what: `${names.short(refusal.player)} n’a pas de présence notée.`,
    why: `Seules les personnes présentes ont ${round.table.a}.`,
    next: 'Notez d’abord sa présence.',
  }),
  'fact-not-used': ({ fact, format }) => ({
    what: fact === 'army' ? 'Pas d’armées dans cette formule.' : 'Pas de remplacement dans cette formule.',
    why: `Ce tournoi se joue selon la formule ${ui.formats[format]}.`,
    next: 'Laissez cette ligne vide.',
  }),
  'fact-changed': ({ player, fact }, { short }, noun) => ({
    what: `Un autre poste vient de changer une ligne ${de(short(player))} : ${factNames(noun)[fact]}.`,
    next: 'Relisez la fiche, puis recommencez.',
  }),
  'bad-rating': ({ found }) => ({
    what: `« ${number(found).replace('.', ',')} » n’est pas une cote.`,
    why: 'Une cote PL est un nombre entier.',
    next: 'Corrigez-la, ou laissez vide si elle n’est pas connue.',
  }),
  'bad-series': ({ found }) => ({
    what: `« ${found} » n’est pas une série de duplicate.`,
    why: 'Une série va de 1 à 7, seule ou avec une lettre de A à D, comme 4C ; ou SS (super-série).',
    next: 'Corrigez la série, ou laissez vide.',
  }),
  'spare-drawn': ({ player, round, draft, spare }, { short }, noun) => ({
    what: spare
      ? `${short(player)} a ${noun.table.a} ${noun.in} ${round}\u00a0: le remplacement ne peut plus être noté.`
      : `${short(player)} joue en remplacement ${noun.in} ${round}\u00a0: le remplacement ne peut plus être retiré.`,
    why: draft
      ? `${noun.The} ${round} n’est pas publié${noun.e}.`
      : `Le remplacement se note avant ${noun.e ? 'la première ronde' : 'le premier tour'}\u00a0: ce qui est joué garde son effet au classement.`,
    next: draft
      ? `Annulez ${noun.the} ${round}, changez le remplacement, puis appariez de nouveau.`
      : 'Laissez le remplacement tel qu’il est, ou notez un départ.',
  }),
  'seat-in-pool': ({ player }, { short }) => ({
    what: `${short(player)} a une place dans une poule qui joue\u00a0: fusion impossible.`,
    why: 'La place resterait vide dans le tableau de la poule.',
    next: 'Notez son départ, puis donnez sa place.',
  }),
  'both-drawn': ({ players }, { full }, noun) => ({
    what: `${list('fr', players.map(full))} ont déjà joué des ${noun.other} : fusion impossible.`,
    why: 'Une seule des deux inscriptions peut avoir été appariée.',
    next: 'Corrigez plutôt le nom de l’une des deux.',
  }),
  'same-player': ({ player }, { short }) => ({
    what: `${short(player)} deux fois.`,
    next: 'Choisissez deux personnes.',
  }),
} satisfies Partial<FrenchRefusals>;

/** Sanctions and trophies. */
export const rulings = {
  'no-malus': () => ({
    what: 'Pas de malus dans cette formule.',
    next: 'Donnez un avertissement, une pénalité dans le score, ou une exclusion.',
  }),
  'no-penalty': () => ({
    what: 'Pas de pénalité dans le score pour cette formule.',
    next: 'Donnez un avertissement, un malus ou une exclusion.',
  }),
  'malus-unexplained': () => ({
    what: 'Un malus, une pénalité ou une décision demande un motif, ou l’article qui décide.',
    next: 'Écrivez le motif, ou l’article du règlement.',
  }),
  'no-such-sanction': ({ player, round }, { short }, noun) => ({
    what: `${short(player)} n’a pas cette sanction ${noun.in} ${round}.`,
    why: 'Un autre poste l’a peut-être levée.',
    next: 'Relisez ses sanctions sur sa fiche.',
  }),
  'already-excluded': ({ player }, { short }) => ({
    what: `${short(player)} ne joue plus : l’exclusion est déjà prononcée.`,
    next: 'Rien n’est à faire ; une exclusion se lève sur sa fiche.',
  }),
  'no-such-trophy': ({ name, player }, { short }) => ({
    what: `${short(player)} n’a pas ce trophée : ${name}.`,
    next: 'Relisez les trophées sur la page des prix.',
  }),
  'trophy-given': ({ name, player }, { short }) => ({
    what: `${short(player)} a déjà ce trophée : ${name}.`,
    next: 'Rien n’est à faire, ou choisissez une autre personne.',
  }),
} satisfies Partial<FrenchRefusals>;
