import { counted, list, plural } from '@ronde/language';
import type { CliSentences } from './cli-sentences.ts';
import { rounds } from './fr-rounds.ts';
import { tables } from './fr-tables.ts';

/** « 2 poules de 8 et 1 de 6 ». */
function pools(sizes: readonly number[]): string {
  const each = [...new Set(sizes)].map((size) => ({ size, count: sizes.filter((other) => other === size).length }));
  return each
    .map(({ size, count }, i) =>
      i === 0 ? `${counted('fr', count, { one: 'poule', other: 'poules' })} de ${size}` : `${count} de ${size}`,
    )
    .join(' et ');
}

export const fr: CliSentences = {
  about: 'Vérifie, apparie, classe et cote un tournoi écrit dans un fichier.',
  commands: {
    check: {
      about: 'Vérifie un fichier de tournoi et dit tout ce qui ne va pas.',
      example: 'ronde check tournoi.json',
    },
    pair: {
      about: 'Apparie la ronde suivante et donne la raison de chaque table.',
      example: 'ronde pair tournoi.json --write',
    },
    standings: { about: 'Donne le classement.', example: 'ronde standings tournoi.json --after 3' },
    rate: { about: 'Calcule les nouvelles cotes, avec chaque chiffre.', example: 'ronde rate tournoi.json' },
    pools: {
      about: 'Compose les poules de la Formule Combinée, avant le tirage de leur ordre.',
      example: 'ronde pools tournoi.json',
    },
    prizes: {
      about: 'Donne les premiers de chaque série, catégorie et club, et les trophées.',
      example: 'ronde prizes tournoi.json',
    },
    possible: {
      about: 'Donne la meilleure et la moins bonne place finale encore possible pour chacun.',
      example: 'ronde possible tournoi.json',
    },
    history: {
      about: 'Suit les cotes à travers plusieurs tournois, dans l’ordre des dates.',
      example: 'ronde history mars.json mai.json juin.json',
    },
    simulate: {
      about: 'Joue un tournoi entier avec des résultats plausibles, pour répéter ou essayer.',
      example: 'ronde simulate classique --players 24 --rounds 5 --seed 1 --out essai.json',
    },
    schema: { about: 'Écrit le schéma JSON du fichier de tournoi.', example: 'ronde schema > tournoi.schema.json' },
    verify: {
      about: 'Rejoue le journal d’un tournoi et dit ce que le programme d’aujourd’hui ferait autrement.',
      example: 'ronde verify journal.jsonl',
    },
    backup: {
      about: 'Copie toutes les données dans un fichier, pendant que Ronde tourne, et vérifie la copie.',
      example: 'ronde backup --to /media/cle/ronde.sqlite',
    },
    restore: {
      about: 'Vérifie une copie, puis la met à la place des données ; l’état précédent est gardé à côté.',
      example: 'ronde restore data/copies/ronde-2026-11-14.sqlite',
    },
    move: {
      about:
        'Transporte toutes les données d’un dossier vers une base PostgreSQL vide, ou l’inverse ; l’origine ne change pas.',
      example: 'ronde move --from data --into postgres://ronde@localhost/ronde',
    },
  },
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
    seed: 'graine du tirage, un nombre',
    out: 'écrit le tournoi dans ce fichier',
    data: 'dossier des données (./data)',
    database: 'base PostgreSQL, au lieu du dossier ; ou la variable RONDE_DATABASE_URL',
    to: 'fichier de la copie ; sans lui, daté, dans le dossier des copies',
    'real-names': 'donne les vrais noms, que les pseudonymes cachent',
    yes: 'remplace les données sans demander, pour un script',
    'with-journal': 'rétablit aussi ce que les journaux datés ont après la copie',
    from: 'dossier ou base PostgreSQL que les données quittent',
    into: 'dossier vide ou base PostgreSQL neuve où elles vont',
  },
  arguments: {
    file: 'le fichier du tournoi ; - pour l’entrée standard',
    files: 'les fichiers des tournois, dans n’importe quel ordre',
    format: 'classique, classique-belge, combinee, art-de-la-guerre, toutes-rondes ou suisse',
    log: 'le journal du tournoi, en JSON ; - pour l’entrée standard',
    copy: 'la copie à reprendre',
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
  },
  titles: { 'Usage:': 'Usage :', 'Arguments:': 'Arguments :', 'Options:': 'Options :', 'Commands:': 'Commandes :' },
  needs: {
    file: 'le fichier du tournoi',
    files: 'le fichier du tournoi',
    format: 'le format',
    log: 'le journal du tournoi',
    copy: 'la copie à reprendre',
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
    tooMany: 'Un seul fichier à la fois.',
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
  },
  toRead: (warnings) => `${plural('fr', warnings, { one: 'Un avertissement', other: `${warnings} avertissements` })} :`,
  rounds,
  pools: (sizes) => `Phase 1 : ${pools(sizes)}.`,
  tables,
  resultOrder: 'Dans le fichier, chaque résultat s’écrit dans l’ordre de ces colonnes, qui est celui de « players ».',
  written: (file) => `Écrit dans ${file}.`,
  bug: (message) => `Ronde s’est trompée, c’est une faute du programme : ${message}`,
};
