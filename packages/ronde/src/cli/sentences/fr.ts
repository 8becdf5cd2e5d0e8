import { counted, isolated, list, number, plural, roundNoun } from '@ronde/language';
import type { CliSentences, RoundSentences, TableSentences } from './cli-sentences.ts';
import { commandHelp } from './command-help.ts';

export function roundSentences(format: string): RoundSentences {
  const round = roundNoun(format);
  const { e } = round;
  return {
    check: (name, formula, players, drawn, planned) =>
      `« ${name} » : fichier correct. ${formula}, ${counted('fr', players, { one: 'joueur', other: 'joueurs' })}, ${counted('fr', drawn, { one: `${round.one} apparié${e}`, other: `${round.other} apparié${e}s` })} sur ${planned}.`,
    round: (number) => `${round.One} ${number}`,
    noRoundLeft: (planned) =>
      planned === 1
        ? `${e ? 'La seule ronde prévue est jouée' : 'Le seul tour prévu est joué'}. Pour ${round.a} de plus : --beyond.`
        : `Les ${planned} ${round.other} prévu${e}s sont joué${e}s. Pour ${round.a} de plus : --beyond.`,
    proposal: `${round.A} avec moins de rencontres répétées est possible :`,
    after: (number, running) => {
      const title = number === 0 ? 'Classement initial' : `Classement après ${round.the} ${number}`;
      return running === null ? title : `${title} (${round.one} ${running} en cours)`;
    },
    preview: (number, planned) => `Aperçu : ${counted('fr', number, round)} sur ${planned}.`,
    previewBeyond: (number, planned) =>
      `Aperçu : ${counted('fr', number, round)} pour ${planned} prévu${e}${planned === 1 ? '' : 's'}, jusqu’à la clôture, qui compte ${round.other === 'tours' ? 'ceux' : 'celles'} qui sont joué${e}s.`,
    finalOpen: 'Aperçu : la finale reste à jouer.',
    unofficial: 'Tables fixées non officielles : le règlement ne donne que celles pour 8 joueurs.',
    drawDiffers: (number, engine, recorded, today) =>
      `${round.one} ${number} apparié${e} autrement. Journal, par la version ${engine} : ${recorded}. Aujourd’hui : ${today}.`,
    drawRefused: (number, why) => `${round.one} ${number} : ${why}`,
  };
}

export const tableSentences: TableSentences = {
  pool: (number, mean) => `Poule ${number}, cote moyenne ${mean}`,
  before: 'Avant',
  after: 'Après',
  title: 'Titre',
  championship: 'Championnat',
  best: 'Au mieux',
  worst: 'Au pire',
  certain: 'Déjà sûr',
  ofRounds: 'Places à la fin de ce qui est prévu : une finale reste possible jusqu’à la clôture.',
  bounds: 'Limites sûres : aucune place au-delà n’est possible.',
  prize: 'Prix',
  rating: 'Cote',
  pl: ({ season, category }, named, max, min) =>
    `Classement international, saison ${season}, catégorie ${category} (${named}). PJ de ${min} à ${max}.`,
  notApproved: 'Tournoi non homologué : les cotes ne changent pas.',
  elo: (value) => `Classement Elo, valeur du tournoi ${value}.`,
  noSeason: 'En août, entre deux saisons : pas de points de championnat.',
  notOfficial: (why) => `Tournoi non officiel : ${why.join(' ; ')}. Ni Elo ni championnat.`,
  withoutApproval: 'non homologué',
  tooFew: (found, needed) => `${found} ont joué, il en faut ${needed}`,
  clubMajority: (club, members, players) =>
    `${members} sur ${players} du club « ${isolated(club)} », plus de la moitié`,
  lifted: (season, name, before, after) =>
    `début de la saison ${season} : ${name}, parmi les dix premières places du championnat du monde, ${number(before)} → ${number(after)} (série Joker)`,
  season: (name) => `Championnat ${name}`,
  series: (name) => `Série ${name}`,
  nothingYet: 'Aucun compte pour l’instant.',
  malus: (points) => `malus −${points}`,
  verified: (decisions, draws) =>
    `Journal rejoué : ${counted('fr', decisions, { one: 'décision', other: 'décisions' })}, ${counted('fr', draws, { one: 'appariement', other: 'appariements' })}. Le programme d’aujourd’hui donne la même chose.`,
  sameRevision: (files, id, revision) =>
    `${list('fr', files)} : même identifiant « ${id} », ${revision === null ? 'aucune révision' : `même révision ${revision}`}, et des contenus différents. Gardez le bon fichier, ou donnez à la correction une révision plus haute.`,
  maybeOneTournament: (files, name, date) =>
    `${list('fr', files)} : « ${name} », ${date}, avec les mêmes personnes et sans identifiant. Chacun compte comme un tournoi ; si c’est le même, ne gardez qu’un fichier.`,
  registeredAs: (name, licence, tournament) =>
    `${name} (${licence === null ? 'sans licence' : `licence ${licence}`}, ${tournament})`,
  joined: (people) =>
    `${list('fr', people)} : le même nom, que personne d’autre ne porte. Une seule personne est comptée.`,
  apart: (people, count) =>
    `${list('fr', people)} : une seule personne, ou plusieurs ? Rien ne le dit, ${count} sont comptées. Une licence et sa fédération dans chaque fichier les distinguent ou les réunissent.`,
  categoriesKept: 'Un prix de catégorie que gagne un pseudonyme n’est dit qu’avec --real-names.',
  differs: (seq) => `Décision ${seq}`,
  standingsDiffer: 'le classement final serait un autre.',
};

/** « 2 poules de 8 et 1 de 6 ». */
function pools(sizes: readonly number[]): string {
  const each = [...new Set(sizes)].map((size) => ({ size, count: sizes.filter((other) => other === size).length }));
  return each
    .map(({ size, count }, i) =>
      i === 0 ? `${counted('fr', count, { one: 'poule', other: 'poules' })} de ${size}` : `${count} de ${size}`,
    )
    .join(' et ');
}

export const frCli: CliSentences = {
  about: 'Vérifie, apparie, classe et cote un tournoi écrit dans un fichier.',
  ...commandHelp.fr,
  options: {
    json: 'répond en JSON, pour un programme',
    lang: 'langue des phrases, fr ou en',
    help: 'affiche cette aide',
    version: 'affiche la version',
    season: 'saison du classement international, ou liste de saisons, au lieu de celle du fichier',
    write: 'ajoute la ronde au fichier',
    redraw: 'refait la dernière ronde, si elle n’a aucun résultat',
    beyond: 'apparie une ronde de plus que prévu',
    after: 'après cette ronde',
    final: 'classement final : places partagées à égalité complète',
    players: 'nombre de joueurs',
    rounds: 'nombre de rondes',
    seed: 'numéro du tirage au sort, un nombre',
    out: 'écrit dans ce fichier ou ce dossier',
    data: 'dossier des données (./data)',
    database: 'base PostgreSQL, au lieu du dossier ; ou la variable RONDE_DATABASE_URL',
    to: 'fichier de la copie ; sans lui, daté, dans le dossier des copies',
    'real-names': 'montre les vrais noms au lieu des pseudonymes',
    yes: 'remplace les données sans demander, pour un script',
    'with-journal': 'rétablit aussi ce que les journaux datés ont après la copie',
    from: 'dossier ou base PostgreSQL de départ',
    into: 'dossier vide ou base PostgreSQL neuve, à l’arrivée',
    at: 'date, comme 2026-03-10 ; sinon celle du dernier tournoi',
    csv: 'en CSV, pour un tableur',
    everybody: 'tous ceux qui ont joué un jour, avec leur dernière cote',
    people: 'nombre de personnes',
    tournaments: 'nombre de tournois',
    game: 'scrabble (par défaut) ou art-de-la-guerre',
    as: 'ce qui est écrit : file (le tournoi), tsh, aupair, workbook, american ou csv',
    format: 'formule du tournoi, que le fichier ne dit pas (suisse)',
    name: 'nom du tournoi',
    date: 'premier jour du tournoi',
    division: 'division du fichier, par son numéro',
    sheet: 'feuille du tableur, par son numéro',
  },
  arguments: {
    file: 'le fichier du tournoi ; - pour l’entrée standard',
    files: 'les fichiers des tournois, dans n’importe quel ordre',
    format: 'classique, classique-belge, combinee, art-de-la-guerre, toutes-rondes ou suisse',
    log: 'le journal du tournoi, en JSON ; - pour l’entrée standard',
    copy: 'la copie à rétablir',
    two: 'deux fichiers : une fédération, ou un tournoi',
  },
  placeholders: {
    command: 'commande',
    file: 'fichier',
    files: 'fichiers',
    format: 'format',
    log: 'journal',
    copy: 'copie',
    round: 'ronde',
    players: 'nombre',
    rounds: 'nombre',
    seed: 'nombre',
    path: 'fichier',
    folder: 'dossier',
    url: 'adresse',
    place: 'lieu',
    language: 'langue',
    two: 'fichiers',
    people: 'nombre',
    tournaments: 'nombre',
    day: 'date',
    game: 'jeu',
    written: 'sorte',
    formula: 'formule',
    text: 'texte',
    nth: 'numéro',
  },
  titles: { 'Usage:': 'Usage :', 'Arguments:': 'Arguments :', 'Options:': 'Options :', 'Commands:': 'Commandes :' },
  needs: {
    file: 'le fichier du tournoi',
    files: 'le fichier du tournoi',
    format: 'le format',
    log: 'le journal du tournoi',
    copy: 'la copie à rétablir',
    two: 'les deux fichiers à comparer',
  },
  example: 'Exemple :',
  exits: 'Code de sortie : 0 fait, 1 le fichier ou la règle refuse, 2 commande mal écrite.',
  wrong: {
    unknownCommand: (name) => `Commande inconnue : « ${name} ».`,
    noCommand: 'Il manque une commande : check, pair, standings, rate… La liste : ronde --help.',
    unknownOption: (option) => `Option inconnue : ${option}.`,
    missing: (what) => `Il manque ${list('fr', what)}.`,
    unknownFormat: (format, known) => `Format inconnu : « ${format} » ; formats connus : ${known.join(', ')}.`,
    missingValue: (option) => `Il manque la valeur de ${option}.`,
    badValue: (option, value, expected) => `${option} ne peut pas valoir « ${value} » ; attendu : ${expected}.`,
    ofGroup: (name, given, known) =>
      `${given === null ? `Après « ${name} » il manque une commande` : `Commande inconnue après « ${name} » : « ${given} »`} ; attendu : ${known.join(', ')}.`,
    tooMany: 'Un seul fichier à la fois.',
    moreThanTwo: 'Deux fichiers sont comparés, pas plus.',
    writeToStdin: '--write demande un fichier : l’entrée standard ne se réécrit pas.',
    seeHelp: 'Aide : ronde --help',
  },
  expected: {
    lang: 'fr ou en',
    after: 'le numéro d’une ronde, ou 0',
    season: 'un nom de fichier',
    players: 'un nombre entier, 2000 au plus',
    rounds: 'un nombre entier, 99 au plus',
    seed: 'un nombre entier',
    out: 'un nom de fichier',
    data: 'un nom de dossier',
    database: 'une adresse comme postgres://ronde@localhost/ronde',
    to: 'un nom de fichier',
    from: 'un dossier, ou une adresse comme postgres://ronde@localhost/ronde',
    into: 'un dossier, ou une adresse comme postgres://ronde@localhost/ronde',
    at: 'une date comme 2026-03-10',
    people: 'un nombre entier, 20000 au plus',
    tournaments: 'un nombre entier, 20000 au plus',
    game: 'scrabble ou art-de-la-guerre',
    as: 'file, tsh, aupair, workbook, american ou csv',
    format: 'classique, classique-belge, combinee, art-de-la-guerre, toutes-rondes ou suisse',
    name: 'un nom',
    date: 'une date comme 2026-03-10',
    division: 'un numéro à partir de 1',
    sheet: 'un numéro à partir de 1',
  },
  toRead: (warnings) => `${plural('fr', warnings, { one: 'Un avertissement', other: `${warnings} avertissements` })} :`,
  rounds: roundSentences,
  pools: (sizes) => `Phase 1 : ${pools(sizes)}.`,
  tables: tableSentences,
  resultOrder: 'Dans le fichier, chaque résultat s’écrit dans l’ordre de ces colonnes, qui est celui de « players ».',
  written: (file) => `Écrit dans ${file}.`,
  resultsWritten: (file, players, rounds) =>
    `${players} ${plural('fr', players, { one: 'joueur', other: 'joueurs' })} et ${rounds} ${plural('fr', rounds, { one: 'ronde', other: 'rondes' })} écrits dans ${file}.`,
  takenOtherwise: 'Pris autrement :',
  noResultsFile: 'Ce fichier n’est ni du texte ni un tableur lisible (xlsx, ods).',
  untitled: 'Tournoi importé',
  foreignPage: (file) =>
    `${file} n’est pas une page de Ronde\u00a0: elle serait perdue. Rien n’est écrit. Choisissez un dossier à part.`,
  published: (pages, folder) => `${pages} pages écrites dans ${folder}. La première est index.html.`,
  bug: (message) => `C’est une faute du programme Ronde : ${message}`,
};
