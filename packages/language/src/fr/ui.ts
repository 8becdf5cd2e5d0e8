import type { Presence } from '@ronde/engine';
import { counted } from '../numbers.ts';
import { figureLabels, meanings } from './criteria.ts';
import { de, nouns } from './nouns.ts';
import { type RoundAndTable, roundAndTable } from './round-and-table.ts';

const of = (n: number, noun: keyof typeof nouns): string => counted('fr', n, nouns[noun]);

/**
 * The words of the screens, by place, with what a round is called. This record is the list of what exists: English has
 * the same keys and arguments, or does not compile.
 */
export const uiFor = (noun: RoundAndTable) => ({
  app: {
    name: 'Ronde',
    help: 'Aide',
    skipToContent: 'Aller au contenu',
    notFound: 'Cette page n’existe pas.',
    backHome: 'Revenir à l’accueil',
    loading: 'Chargement',
    close: 'Fermer',
    cancel: 'Ne rien changer',
    retry: 'Réessayer',
  },
  network: {
    down: 'Réseau coupé',
    downLong: (kept: number) =>
      kept > 0
        ? `Réseau coupé. Vous pouvez continuer : ${of(kept, 'result')} ${kept === 1 ? 'gardé' : 'gardés'} sur ce poste.`
        : 'Réseau coupé. L’affichage reprendra au retour du réseau.',
    kept: 'gardé ici',
    sent: (n: number) => (n === 1 ? '1 résultat envoyé.' : `${n} résultats envoyés.`),
    stopped: 'Le programme Ronde s’est arrêté sur cet ordinateur. Relancez-le : tout ce qui était enregistré est là.',
    upToDate: (at: string) => `à jour, ${at}`,
    updated: (at: string) => `mis à jour à ${at}`,
    asking: 'Pas encore de réponse : Ronde vérifie si c’est enregistré…',
    silent: (kept: number) =>
      kept > 0
        ? `L’ordinateur de la salle tarde à répondre. Vous pouvez continuer : ${of(kept, 'result')} ${kept === 1 ? 'gardé' : 'gardés'} sur ce poste.`
        : 'Le programme Ronde tarde à répondre. Attendez avant de le relancer : il est peut-être au travail.',
    unheard:
      'On ne sait pas si c’est enregistré : l’ordinateur de la salle n’a pas répondu. Quand il répondra, regardez ce qui est affiché avant de recommencer.',
    failed: 'Rien n’est enregistré : l’ordinateur de la salle n’a pas répondu. Vérifiez le réseau, puis réessayez.',
  },
  strip: {
    label: 'La journée',
    registration: 'Inscriptions',
    round: (round: number) => `${noun.One} ${round}`,
    draft: (round: number) => `${noun.One} ${round} · projet`,
    progress: (round: number, done: number, tables: number) => `${noun.One} ${round} · ${done}/${tables}`,
    closing: 'Clôture',
    standings: 'Classement',
    players: 'Joueurs',
    print: 'Imprimer',
    log: 'Journal',
    done: 'terminé',
  },
  home: {
    title: 'Mes tournois',
    create: 'Nouveau tournoi',
    empty: 'Aucun tournoi. Créez-en un, ou essayez un tournoi d’entraînement.',
    live: 'En cours',
    coming: 'À venir',
    past: 'Clos',
    players: (n: number) => of(n, 'player'),
    rounds: (n: number) => counted('fr', n, noun),
  },
  formats: {
    classique: 'Formule Classique',
    'classique-belge': 'Formule Classique (Belgique 2007)',
    combinee: 'Formule Combinée',
    'art-de-la-guerre': 'L’Art de la Guerre',
    'toutes-rondes': 'Toutes rondes',
    suisse: 'Système suisse',
  },
  wargame: {
    army: 'Armée',
    terrain: 'Terrain',
    cohesionLost: 'Cohésion perdue',
    malus: (points: number) => `Malus de ${of(points, 'point')}`,
  },
  create: {
    title: 'Nouveau tournoi',
    name: 'Nom',
    nameMissing: 'Donnez un nom au tournoi.',
    place: 'Lieu',
    date: 'Premier jour',
    dateWrong: 'Choisissez un jour du calendrier.',
    format: 'Jeu et formule',
    expected: 'Joueurs attendus',
    rounds: `${noun.One}s`,
    beyondText: (rounds: number) => `${counted('fr', rounds, noun)} (le règlement n’en dit rien)`,
    roundsHelp: 'Laissez vide pour suivre la règle.',
    summary: 'Votre tournoi',
    tables: noun.table.Other,
    exempt: 'Exempt',
    exemptNone: 'aucun',
    exemptOne: `une personne par ${noun.one}`,
    category: 'Catégorie',
    seed: 'Tirage au sort',
    seedNumber: (seed: number) => `n° ${seed}`,
    submit: 'Créer le tournoi',
    first: 'Corrigez d’abord ce qui est en rouge.',
    tooFew: (expected: number) =>
      expected < 2
        ? 'Formule Classique : 8 joueurs au moins.'
        : `Formule Classique : 8 joueurs au moins. À ${expected}, jouez toutes rondes : ${of(roundRobin(expected), 'round')}, chacun rencontre chacun.`,
  },
  registration: {
    title: 'Inscriptions',
    present: (here: number, of: number) => `${here} ${here < 2 ? 'présent' : 'présents'} sur ${of}`,
    parity: (here: number) =>
      here % 2 === 0
        ? `À ${here} : aucun exempt ; à ${here + 1} : un exempt`
        : `À ${here} : un exempt ; à ${here + 1} : aucun exempt`,
    empty: 'Cherchez un nom ou collez une liste.',
    noMatch: (text: string) => `Aucun résultat pour « ${text} ».`,
    newPerson: 'Nouvelle personne',
    add: 'Inscrire',
    name: 'NOM Prénom',
    nameMissing: 'Écrivez le nom.',
    rating: 'Cote',
    ratingWrong: 'La cote est un nombre entier de 1 à 9999 ; laissez vide si elle n’est pas connue.',
    provisionalLong: 'Cote provisoire',
    series: 'Série en duplicate',
    club: 'Club',
    licence: 'Licence',
    category: 'Catégorie',
    number: 'Numéro',
    status: 'État',
    actions: 'Actions',
    here: 'Présence',
    late: 'Retard',
    absent: 'Absence',
    leaves: 'Départ',
    returns: 'Retour',
    remove: 'Supprimer',
    paste: 'Coller une liste',
    pasteHelp: 'Une personne par ligne : NOM Prénom ; cote ; club.',
    pasteApply: (n: number) => `Inscrire ${of(n, 'person')}`,
    draw: (round: number) => `Apparier ${noun.the} ${round}`,
    unchecked: (n: number) =>
      n === 1
        ? `Une personne sans présence notée ne jouera pas ${noun.this} :`
        : `${n} personnes sans présence notée ne joueront pas ${noun.this} :`,
    drawWithout: (n: number) => (n === 1 ? 'Apparier sans cette personne' : `Apparier sans ces ${n} personnes`),
    keepChecking: 'Revenir aux présences',
    left: (round: number) => (round === 0 ? 'ne joue pas' : `a quitté le tournoi après ${noun.the} ${round}`),
    from: (round: number) => `joue à partir ${noun.of} ${round}`,
    list: 'Joueurs inscrits',
  },
  draft: {
    draft: 'projet, pas encore public',
    met: metText,
    /** `met`: as the line above says it. */
    summary: (tables: number, exempt: number, met: string, marked: number) => {
      const exempts = exempt > 0 ? `, ${of(exempt, 'exempt')}` : '';
      return `${counted('fr', tables, noun.table)}${exempts}, ${met}. ${markedText(marked)}.`;
    },
    publish: (round: number) => `Publier ${noun.the} ${round}`,
    redraw: 'Refaire l’appariement',
    swap: 'Échanger deux joueurs',
    fix: 'Imposer une table',
    toRead: 'À relire',
    outdated: 'Un résultat a changé : refaire',
    proposal: `On peut apparier ${noun.this} avec moins de rencontres répétées.`,
    absent: (names: string) => `Absence : ${names}`,
    tables: (round: number) => `${noun.table.Other} ${noun.of} ${round}`,
  },
  why: {
    open: 'Pourquoi ?',
    openFor: (about: string) => `Pourquoi ? ${about}`,
    close: 'Fermer',
    whoStarts: 'Qui commence ?',
    rule: 'La règle',
    article: 'Lire l’article',
    looked: 'Joueurs examinés dans l’ordre du classement',
  },
  table: {
    table: noun.table.One,
    tableNumber: (table: number) => `${noun.table.One} ${table}`,
    starts: 'Commence',
    startsMark: 'commence',
    opponent: 'Adversaire',
    score: 'Score',
    state: 'État',
    exempt: 'exempt',
    withoutOpponent: 'sans adversaire',
    awaited: 'attendu',
    typing: 'en saisie',
    corrected: 'corrigé',
    disputed: 'litige',
    toConfirm: 'à confirmer',
    forfeitBy: (name: string) => `forfait ${de(name)}`,
    bothForfeit: 'Deux forfaits',
    awardedTo: (name: string) => `${noun.e ? 'match donné' : 'partie donnée'} à ${name}`,
    absent: 'absence',
    versus: (a: string, b: string) => `${a} contre ${b}`,
  },
  entry: {
    title: (round: number) => `${noun.One} ${round}`,
    caption: (round: number) => `Résultats ${noun.of} ${round}`,
    save: 'Enregistrer',
    enter: 'Entrée',
    escape: 'Échap',
    forfeit: 'forfait',
    dispute: 'litige',
    clear: 'vider',
    correct: 'Corriger un résultat',
    correctSave: 'Enregistrer la correction',
    savedNext: (table: number, next: number, a: string, b: string) =>
      `${noun.table.One} ${table} enregistré${noun.table.e}. ${noun.table.One} ${next} : ${a} contre ${b}.`,
    savedLast: (table: number) => `${noun.table.One} ${table} enregistré${noun.table.e}. Aucun résultat ne manque.`,
    noTable: (table: number) => `${noun.The} n’a pas de ${noun.table.one} ${table}.`,
    keep: 'Garder',
    replace: 'Remplacer',
    creditAnyway: 'Créditer quand même',
    close: (round: number) => `Clore ${noun.the} ${round}`,
    reopen: (round: number) => `Rouvrir ${noun.the} ${round}`,
    cancelRound: (round: number) => `Annuler ${noun.the} ${round}`,
    willLose: (n: number) => (n === 1 ? '1 résultat sera perdu.' : `${n} résultats seront perdus.`),
    lastDecisions: 'Dernières décisions',
    roundClosed: `${noun.One} clos${noun.e}`,
    correctionEffect: (rounds: readonly number[]) =>
      rounds.length === 0 ? 'Ne change aucun classement.' : `Change le classement après ${roundsText(rounds, noun)}.`,
    tablesStay: (round: number) => `Les ${noun.table.other} ${noun.of} ${round} ne changent pas.`,
  },
  leave: {
    title: (name: string) => `${name} quitte le tournoi`,
    question: (round: number, table: number) =>
      `${noun.The} ${round} est publié${noun.e} et ${noun.table.the} ${table} n’a pas de résultat. Que devient cette partie ?`,
    forfeit: (round: number) => `Forfait pour ${noun.the} ${round}`,
    forfeitHelp: `L’adversaire gagne sans jouer, les autres ${noun.table.other} ne changent pas. Puis départ : plus aucune table ensuite.`,
    redraw: (round: number) => `Refaire ${noun.the} ${round}`,
    redrawHelp: `Tout l’appariement est refait pour ${noun.this}, sans cette personne. Puis départ : plus aucune table ensuite.`,
    confirm: (name: string) => `Noter le départ ${de(name)}`,
  },
  standings: {
    title: (after: number) => `Classement après ${noun.the} ${after}`,
    final: 'Classement final',
    finalProvisional: 'Classement provisoire avant clôture',
    afterRounds: (n: number) => `après ${counted('fr', n, noun)}`,
    provisionalUntilClosed: 'provisoire jusqu’à la clôture',
    closed: 'définitif',
    empty: `Le classement paraîtra à la fin ${noun.of} 1.`,
    round: noun.One as string,
    finalShort: (round: number) => `${round}, final`,
    rank: 'Place',
    shared: 'ex æquo',
    /** Beside the name of somebody excluded. */
    exclusion: 'exclusion',
    left: 'départ',
    player: 'Joueur',
    club: 'Club',
    series: 'Série',
    rating: 'Cote',
    roundShort: (round: number) => `${noun.One.charAt(0)}${round}`,
    /** Of each column of figures. */
    figures: figureLabels,
    meanings,
    standsFor: (head: string, long: string) => `${head}\u00a0: ${long}.`,
    win: 'V',
    draw: 'N',
    loss: 'D',
    exempt: 'E',
    forfeit: 'F',
    absent: 'A',
    exemptWord: 'exempt',
    legend: 'V victoire, N nul, D défaite, E exempt, F forfait, A absence',
    provisionalRating: 'cote provisoire*',
    gamesBetween: 'Parties entre eux',
    csv: 'Texte pour tableur (.csv)',
    html: 'Page à imprimer',
    print: 'Imprimer',
    grid: 'Grille',
    details: `Détail des ${noun.other}`,
  },
  log: {
    title: 'Journal',
    caption: 'Décisions, de la plus récente à la plus ancienne',
    time: 'Heure',
    author: 'Par',
    decision: 'Décision',
    undo: 'Annuler',
    redo: 'Rétablir',
    undone: (by: number) => `annulée par la décision n° ${by}`,
    empty: 'Aucune décision.',
    number: (seq: number) => `n° ${seq}`,
    filter: 'Chercher dans le journal',
    undoTogether: (n: number) => `Annuler ces ${n} décisions`,
  },
  closing: {
    title: 'Clôture',
    checks: 'Vérifications',
    roundClosed: (round: number) => `${noun.One} ${round}, clos${noun.e}`,
    roundOpen: (round: number) => `${noun.One} ${round}, à clore`,
    roundNotDrawn: (round: number) => `${noun.One} ${round}, pas encore joué${noun.e}`,
    fewerRounds: (played: number, planned: number) =>
      `${counted('fr', played, noun)} sur ${planned} prévu${noun.e}s. La clôture reste possible.`,
    close: 'Clore le tournoi',
    reopen: 'Rouvrir le tournoi',
    closed: 'Tournoi clos',
    closedLong: 'Le tournoi est clos. Le classement ne bouge plus.',
    what: 'Clore fige le classement final. Rouvrir reste possible.',
    file: 'Fichier du tournoi',
  },
  keys: {
    title: 'Raccourcis de cette page',
    help: 'les raccourcis',
    next: 'l’action suivante',
    entry: 'Saisie',
    standings: 'Classement',
    players: 'Joueurs',
    log: 'Journal',
    round: `ouvrir ${noun.this}`,
    undo: 'annuler ma dernière action',
    forfeit: 'forfait de cette personne',
    dispute: 'litige : un autre résultat, ou un doute',
    points: 'points au lieu de la cohésion',
    victory: 'victoire de cette personne, puis nul',
    malus: 'arbitrage : malus, partie donnée, sanction',
    escape: 'vider la saisie',
    enter: 'avancer, puis enregistrer',
    arrows: noun.table.e ? 'table précédente, table suivante' : 'terrain précédent, terrain suivant',
    why: 'Pourquoi ?',
    off: 'Désactiver les raccourcis à une lettre',
  },
});

/** Where Scrabble is played, or no game at all is spoken of. */
export const ui = uiFor(roundAndTable());

/** Rounds of a round robin. */
function roundRobin(players: number): number {
  return players % 2 === 0 ? players - 1 : players;
}

/** `again`: tables whose players have met before; `most`: how often at most; `phase3`: only its own meetings are repeats. */
function metText(repeats: number, again: number, most: number, phase3: boolean): string {
  const counted =
    repeats === 0 ? 'personne deux fois dans la phase 3' : `${repeatsText(repeats)}${phase3 ? ' dans la phase 3' : ''}`;
  const met = `${of(again, 'table')} de personnes qui se rencontrent pour la deuxième fois du tournoi${most > 1 ? ' au moins' : ''}`;
  if (again === 0) return 'aucun adversaire rencontré deux fois';
  if (phase3) return `${counted} ; ${met}`;
  return repeats === 0 ? met : counted;
}

function repeatsText(repeats: number): string {
  return repeats === 1 ? '1 rencontre répétée' : `${repeats} rencontres répétées`;
}

function markedText(marked: number): string {
  if (marked === 0) return 'Rien à relire';
  return `${of(marked, 'table')} à relire`;
}

function roundsText(rounds: readonly number[], noun: RoundAndTable): string {
  if (rounds.length === 1) return `${noun.the} ${rounds[0]}`;
  return `les ${noun.other} ${rounds.slice(0, -1).join(', ')} et ${rounds.at(-1)}`;
}

/** The state of somebody in the hall, as the list says it. */
export function presence(state: Presence): string {
  return { expected: 'pas encore là', here: 'Présence', late: 'Retard', absent: 'Absence' }[state];
}

export type Ui = ReturnType<typeof uiFor>;
