import { date } from '../../dates.ts';
import { capital, counted } from '../../numbers.ts';
import { detailNames, settingNames } from '../changed-keys.ts';
import { ui } from '../ui.ts';
import type { FrenchRefusals } from './french-refusals.ts';

/** Settings, the log, and the end of a tournament. */
export const tournament = {
  'tournament-closed': () => ({
    what: 'Le tournoi est clos.',
    why: 'Le classement final ne bouge plus.',
    next: 'Pour changer quelque chose, rouvrez d’abord le tournoi, sur la page « Clôture ».',
  }),
  'rounds-held': (refusal, _, round) => {
    const held = counted('fr', refusal.held, round);
    const than = refusal.held < refusal.planned ? `sur ${refusal.planned}` : `au lieu de ${refusal.planned}`;
    return {
      what: `${held} ${than} : clore sur ${refusal.held} ?`,
      why: `Ce nombre vaudra partout : classement final, cotes, documents, fichier. Rouvrir le tournoi rendra le nombre prévu.`,
      next: `Confirmez, ou jouez les ${round.other} qui manquent.`,
      act: `Clore sur ${held}`,
    };
  },
  'tournament-open': () => ({
    what: 'Le tournoi n’est pas clos : rien à rouvrir.',
    next: 'Rien n’est à faire : tout peut y être changé.',
  }),
  'nothing-played': (_, __, round) => ({
    what: `Aucun${round.e} ${round.one} n’a été joué${round.e} : rien à clore.`,
    next: `Appariez d’abord ${round.the} 1, ou supprimez ce tournoi.`,
  }),
  'unknown-decision': (refusal) => ({
    what: `La décision n° ${refusal.decision} n’est pas dans le journal.`,
    next: 'Cherchez-la dans le journal.',
  }),
  'not-undoable': (refusal) => ({
    what: `La décision n° ${refusal.decision} ne s’annule pas.`,
    why: 'C’est celle qui a créé le tournoi, qui dit d’où il vient, ou qui a corrigé un nom.',
    next: 'Un nom se corrige de nouveau sur sa fiche ; un tournoi se supprime dans les réglages.',
  }),
  'already-undone': (refusal) => ({
    what: `La décision n° ${refusal.decision} est déjà annulée.`,
    why: `La décision n° ${refusal.by} l’a annulée.`,
    next: `Pour la rétablir, annulez la décision n° ${refusal.by}.`,
  }),
  'undo-blocked': (refusal) => ({
    what: `La décision n° ${refusal.decision} ne s’annule pas seule.`,
    why:
      refusal.by.length === 1
        ? `Une décision plus récente en dépend : ${decisions(refusal.by)}.`
        : `${refusal.by.length} décisions plus récentes en dépendent : ${decisions(refusal.by)}.`,
    next: `Annulez ces ${refusal.by.length + 1} décisions ensemble.`,
  }),
  'formula-fixed': ({ format }, _, round) => ({
    what: `La formule ne change plus : ${ui.formats[format]}.`,
    why: `${round.The} 1 est apparié${round.e} selon cette formule.`,
    next: `Tant que rien n’est publié, annulez ${round.the} 1 pour en changer ; ensuite, créez un autre tournoi.`,
  }),
  'formula-changed': ({ format }) => ({
    what: `Un autre poste vient de changer la formule : ${ui.formats[format]}.`,
    next: 'Relisez les réglages, puis recommencez.',
  }),
  'empty-name': () => ({
    what: 'Le tournoi n’a pas de nom.',
    why: 'Son nom paraît sur chaque page et chaque feuille.',
    next: 'Donnez-lui un nom dans les réglages.',
  }),
  'already-shown': (refusal) => ({
    what: refusal.open ? 'Le public voit déjà ce tournoi.' : 'Ce tournoi est déjà privé.',
    next: 'Rien n’est à faire.',
  }),
  'end-hidden-already': ({ hidden }) => ({
    what: hidden ? 'Le classement final est déjà caché.' : 'Le classement final n’est pas caché.',
    next: 'Rien n’est à faire.',
  }),
  'shelved-already': ({ shelf }) => ({
    what:
      shelf === null
        ? 'Ce tournoi est dans vos listes.'
        : `Ce tournoi est déjà ${shelf === 'removed' ? 'supprimé' : 'archivé'}.`,
    next: 'Rien n’est à faire.',
  }),
  'tournament-removed': () => ({
    what: 'Ce tournoi est supprimé.',
    why: 'Rien n’y change plus, et rien n’est perdu.',
    next: 'Rétablissez-le d’abord, dans « Mes tournois ».',
  }),
  'removal-impossible': ({ rounds }, _, round) => ({
    what: `Suppression impossible : ${counted('fr', rounds, round)} déjà publié${round.e}${rounds === 1 ? '' : 's'}.`,
    why: 'Ce que d’autres ont lu reste lisible.',
    next: 'Archivez plutôt le tournoi : il quitte les listes et garde ses pages.',
  }),
  'not-rated': () => ({
    what: 'Ce tournoi ne donne pas de cote.',
    why: 'Ses résultats mêlent les deux jeux, ou ne donnent que le vainqueur : il ne compte ni pour la cote PL ni pour l’Elo.',
    next: 'Saisissez les scores, ou indiquez dans les réglages qu’il ne compte pas pour les cotes.',
  }),
  'setting-not-used': ({ setting, format }, _, noun) => ({
    what: `Réglage sans effet ici : ${settingNames(noun)[setting]}.`,
    why: `Cette formule ne s’en sert pas (${ui.formats[format]}).`,
    next: 'Laissez ce réglage vide.',
  }),
  'setting-fixed': ({ setting, round }, _, noun) => ({
    what: `${capital(settingNames(noun)[setting])} : ce réglage ne change plus.`,
    why:
      round === 1
        ? `${noun.The} 1 est apparié${noun.e} avec ce réglage.`
        : `Les ${round} ${noun.other} apparié${noun.e}s en dépendent.`,
    next: `Pour le changer, annulez d’abord ${round === 1 ? `${noun.the} 1` : `les ${noun.other}, en commençant par ${noun.the} ${round}`}.`,
  }),
  'setting-changed': ({ setting }, _, noun) => ({
    what: `Un autre poste vient de changer ce réglage : ${settingNames(noun)[setting]}.`,
    next: 'Relisez les réglages, puis recommencez.',
  }),
  'detail-changed': ({ detail }) => ({
    what: `Un autre poste vient de changer cette ligne : ${detailNames[detail]}.`,
    next: 'Relisez les réglages, puis recommencez.',
  }),
  'rounds-already-drawn': ({ planned, drawn }, _, noun) => ({
    what: `${counted('fr', planned, noun)} : c’est moins que les ${drawn} déjà apparié${noun.e}s.`,
    next: `Choisissez ${drawn} ou plus.`,
  }),
  'dates-reversed': ({ date: first, endDate }) => ({
    what: `Le dernier jour, ${date('fr', endDate)}, vient avant le premier, ${date('fr', first)}.`,
    next: 'Corrigez l’une des deux dates.',
  }),
  'nothing-changes': () => ({
    what: 'Rien ne change : c’est déjà ainsi.',
    next: 'Rien n’est à faire.',
  }),
} satisfies Partial<FrenchRefusals>;

const decisions = (seqs: readonly number[]): string => seqs.map((seq) => `n° ${seq}`).join(', ');
