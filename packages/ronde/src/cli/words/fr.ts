import { counted, plural } from '@ronde/language';
import type { CliWords } from './cli-words.ts';

export const fr: CliWords = {
  about: 'Vérifie, apparie et classe un tournoi écrit dans un fichier.',
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
    schema: { about: 'Écrit le schéma JSON du fichier de tournoi.', example: 'ronde schema > tournoi.schema.json' },
  },
  options: {
    file: 'le fichier du tournoi ; - pour l’entrée standard',
    json: 'répond en JSON, pour un programme',
    lang: 'langue des phrases, fr ou en',
    help: 'affiche cette aide',
    version: 'affiche la version',
    write: 'ajoute la ronde au fichier',
    redraw: 'refait la dernière ronde, si elle n’a aucun résultat',
    beyond: 'apparie une ronde de plus que prévu',
    after: 'après cette ronde',
    final: 'classement final : places partagées à égalité complète',
  },
  placeholders: { command: 'commande', file: 'fichier', round: 'ronde', language: 'langue' },
  titles: { 'Usage:': 'Usage :', 'Arguments:': 'Arguments :', 'Options:': 'Options :', 'Commands:': 'Commandes :' },
  example: 'Exemple :',
  exits: 'Code de sortie : 0 fait, 1 le fichier ou la règle refuse, 2 commande mal écrite.',
  wrong: {
    unknownCommand: (name) => `Commande inconnue : « ${name} ».`,
    noCommand: 'Il manque une commande : check, pair, standings ou schema.',
    unknownOption: (option) => `Option inconnue : ${option}.`,
    missingFile: 'Il manque le fichier du tournoi.',
    missingValue: (option) => `Il manque la valeur de ${option}.`,
    badValue: (option, value, expected) => `${option} ne peut pas valoir « ${value} » ; attendu : ${expected}.`,
    tooMany: 'Un seul fichier à la fois.',
    writeToStdin: '--write demande un fichier : l’entrée standard ne se réécrit pas.',
    seeHelp: 'Aide : ronde --help',
  },
  expectedLang: 'fr ou en',
  expectedRound: 'le numéro d’une ronde, ou 0',
  check: (name, format, players, drawn, planned) =>
    `« ${name} » : fichier correct. ${format}, ${counted('fr', players, { one: 'joueur', other: 'joueurs' })}, ${counted('fr', drawn, { one: 'ronde appariée', other: 'rondes appariées' })} sur ${planned}.`,
  toRead: (warnings) => `${plural('fr', warnings, { one: 'Un avertissement', other: `${warnings} avertissements` })} :`,
  noRoundLeft: (planned) => `Les ${planned} rondes prévues sont jouées. Pour une ronde de plus : --beyond.`,
  proposal: 'Une ronde avec moins de répétitions existe :',
  written: (file) => `Écrit dans ${file}.`,
  bug: (message) => `Ronde s’est trompée, c’est une faute du programme : ${message}`,
};
