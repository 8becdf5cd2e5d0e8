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
    act: 'Rouvrir le tournoi',
  }),
  'rounds-held': (refusal, _, round) => {
    const held = counted('fr', refusal.held, round);
    const than = refusal.held < refusal.planned ? `sur ${refusal.planned}` : `au lieu de ${refusal.planned}`;
    return {
      what: `${held} ${than} : clore sur ${refusal.held} ?`,
      why: `Ce nombre vaudra partout : classement final, cotes, documents, fichier. Rouvrir le tournoi rendra le nombre prévu.`,
      act: `Clore sur ${held}`,
    };
  },
  'tournament-open': () => ({ what: 'Le tournoi n’est pas clos : rien à rouvrir.' }),
  'nothing-played': (_, __, round) => ({
    what: `Aucun${round.e} ${round.one} n’est joué${round.e} : rien à clore.`,
    act: `Apparier ${round.the} 1`,
  }),
  'unknown-decision': (refusal) => ({ what: `La décision n° ${refusal.decision} n’est pas dans le journal.` }),
  'not-undoable': (refusal) => ({
    what: `La décision n° ${refusal.decision} ne s’annule pas.`,
    why: 'Elle a créé le tournoi, dit d’où il vient, ou qu’un nom a été corrigé : corrigez-le de nouveau.',
  }),
  'already-undone': (refusal) => ({
    what: `La décision n° ${refusal.decision} est déjà annulée.`,
    why: `La décision n° ${refusal.by} l’a fait.`,
    act: `Annuler la décision n° ${refusal.by}`,
  }),
  'undo-blocked': (refusal) => ({
    what: `La décision n° ${refusal.decision} ne s’annule pas seule.`,
    why:
      refusal.by.length === 1
        ? `Une décision plus récente en dépend : ${decisions(refusal.by)}.`
        : `${refusal.by.length} décisions plus récentes en dépendent : ${decisions(refusal.by)}.`,
    act: `Annuler ces ${refusal.by.length + 1} décisions`,
  }),
  'formula-fixed': ({ format }, _, round) => ({
    what: `La formule ne change plus : ${ui.formats[format]}.`,
    why: `${round.The} 1 est apparié${round.e} par elle. Tant que rien n’est publié, annuler ${round.the} 1 la rend libre.`,
    act: `Ouvrir ${round.the} 1`,
  }),
  'formula-changed': ({ format }) => ({
    what: `La formule a changé entre-temps : ${ui.formats[format]}.`,
    why: 'Un autre poste l’a changée.',
    act: 'Relire les réglages',
  }),
  'empty-name': () => ({
    what: 'Le tournoi n’a pas de nom.',
    why: 'Son nom paraît sur chaque page et chaque feuille.',
    act: 'Donner un nom',
  }),
  'already-shown': (refusal) => ({
    what: refusal.open ? 'Le public voit déjà ce tournoi.' : 'Ce tournoi est déjà privé.',
  }),
  'end-hidden-already': ({ hidden }) => ({
    what: hidden ? 'Le classement final est déjà caché.' : 'Le classement final n’est pas caché.',
  }),
  'shelved-already': ({ shelf }) => ({
    what:
      shelf === null
        ? 'Ce tournoi est dans vos listes.'
        : `Ce tournoi est déjà ${shelf === 'removed' ? 'supprimé' : 'archivé'}.`,
  }),
  'tournament-removed': () => ({
    what: 'Ce tournoi est supprimé.',
    why: 'Rien n’y change plus, et rien n’est perdu : « Mes tournois » permet de le rétablir.',
    act: 'Rétablir le tournoi',
  }),
  'removal-impossible': ({ rounds }, _, round) => ({
    what: `Suppression impossible : ${counted('fr', rounds, round)} déjà publié${round.e}${rounds === 1 ? '' : 's'}.`,
    why: 'Ce que d’autres ont lu reste lisible. Archivé, le tournoi quitte les listes et garde ses pages.',
    act: 'Archiver le tournoi',
  }),
  'not-rated': () => ({
    what: 'Ce tournoi ne donne pas de cote.',
    why: 'Ses résultats mêlent les deux jeux, ou ne donnent que le vainqueur : il ne compte ni pour la cote PL ni pour l’Elo.',
  }),
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
    why: 'Un autre poste a fait ce changement.',
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
} satisfies Partial<FrenchRefusals>;

const decisions = (seqs: readonly number[]): string => seqs.map((seq) => `n° ${seq}`).join(', ');
