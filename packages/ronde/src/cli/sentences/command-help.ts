import type { Dictionary } from '@ronde/language';
import type { CommandName } from '../grammar.ts';

/** What each command is about, with an example. */
export interface CommandHelp {
  /** What commands of two words have in common, by the first. */
  readonly commandGroups: Readonly<Record<string, string>>;
  readonly commands: Readonly<Record<CommandName, { readonly about: string; readonly example: string }>>;
}

const fr: CommandHelp = {
  commandGroups: { federation: 'Les cotes d’une fédération, d’après les fichiers de ses tournois.' },
  commands: {
    'federation import': {
      about:
        'Reçoit des tournois dans l’ordre donné, dit qui est qui et ce que chacun change ; --out garde tout en un fichier.',
      example: 'ronde federation import liege.json nantes.json --out federation.json',
    },
    'federation ratings': {
      about: 'Donne la cote de chacun à une date, tournoi après tournoi.',
      example: 'ronde federation ratings federation.json --at 2026-03-10',
    },
    'federation list': {
      about: 'Donne la liste d’une date : qui a joué dans les deux ans, ou tous avec --everybody.',
      example: 'ronde federation list federation.json --at 2026-10-01 --csv',
    },
    'federation season': {
      about: 'Propose les barres de la saison suivante d’après la liste d’une date.',
      example: 'ronde federation season federation.json --at 2026-09-01',
    },
    'federation compare': {
      about: 'Compare les cotes de deux fichiers, à une date.',
      example: 'ronde federation compare avant.json apres.json --at 2026-10-01',
    },
    'simulate federation': {
      about:
        'Joue des années d’une fédération : carrières, homonymes, retards et corrections, un fichier par document.',
      example: 'ronde simulate federation --people 2000 --tournaments 400 --seed 1 --out annees',
    },
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
    publish: {
      about: 'Écrit les pages publiques d’un tournoi dans un dossier, pour le site d’un club.',
      example: 'ronde publish tournoi.json --out pages',
    },
    results: {
      about: 'Reprend les résultats d’un autre programme (tsh, AUPAIR, csv, xlsx, ods), ou écrit un tournoi pour lui.',
      example: 'ronde results division-a.t --format suisse --out tournoi.json',
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
      about: 'Vérifie une copie, puis la met à la place des données ; l’état précédent est gardé à côté.',
      example: 'ronde restore data/copies/ronde-2026-11-14.sqlite',
    },
    move: {
      about:
        'Transporte toutes les données d’un dossier vers une base PostgreSQL vide, ou l’inverse ; l’origine ne change pas.',
      example: 'ronde move --from data --into postgres://ronde@localhost/ronde',
    },
  },
};

const en: CommandHelp = {
  commandGroups: { federation: 'The ratings of a federation, from the files of its tournaments.' },
  commands: {
    'federation import': {
      about:
        'Receives tournaments in the order given, says who is who and what each changes; --out keeps all in one file.',
      example: 'ronde federation import york.json leeds.json --out federation.json',
    },
    'federation ratings': {
      about: 'Gives everybody’s rating at a date, tournament after tournament.',
      example: 'ronde federation ratings federation.json --at 2026-03-10',
    },
    'federation list': {
      about: 'Gives the list of a date: who has played within two years, or all with --everybody.',
      example: 'ronde federation list federation.json --at 2026-10-01 --csv',
    },
    'federation season': {
      about: 'Proposes the bars of the next season from the list of a date.',
      example: 'ronde federation season federation.json --at 2026-09-01',
    },
    'federation compare': {
      about: 'Compares the ratings of two files, at a date.',
      example: 'ronde federation compare before.json after.json --at 2026-10-01',
    },
    'simulate federation': {
      about:
        'Plays years of a federation: careers, people of the same name, late and corrected documents, one file each.',
      example: 'ronde simulate federation --people 2000 --tournaments 400 --seed 1 --out years',
    },
    check: {
      about: 'Checks a tournament file and reports every error.',
      example: 'ronde check tournament.json',
    },
    pair: {
      about: 'Pairs the next round and gives the reason for each table.',
      example: 'ronde pair tournament.json --write',
    },
    standings: { about: 'Prints the standings.', example: 'ronde standings tournament.json --after 3' },
    rate: { about: 'Computes the new ratings, with every figure.', example: 'ronde rate tournament.json' },
    pools: {
      about: 'Makes the pools for Formule Combinée, before the order within them is drawn.',
      example: 'ronde pools tournament.json',
    },
    prizes: {
      about: 'Lists the winner of each series, category and club, and the trophies.',
      example: 'ronde prizes tournament.json',
    },
    possible: {
      about: 'Lists the best and worst final place each player can still reach.',
      example: 'ronde possible tournament.json',
    },
    publish: {
      about: 'Writes the public pages of a tournament into a folder, for a club’s site.',
      example: 'ronde publish tournament.json --out pages',
    },
    results: {
      about: 'Takes the results of another program (tsh, AUPAIR, csv, xlsx, ods), or writes a tournament for it.',
      example: 'ronde results division-a.t --format suisse --out tournament.json',
    },
    history: {
      about: 'Follows the ratings through several tournaments, in the order of their dates.',
      example: 'ronde history march.json may.json june.json',
    },
    simulate: {
      about: 'Plays out a whole tournament with plausible results, for rehearsal or a trial.',
      example: 'ronde simulate classique --players 24 --rounds 5 --seed 1 --out try.json',
    },
    schema: {
      about: 'Prints the JSON Schema of the tournament file.',
      example: 'ronde schema > tournament.schema.json',
    },
    verify: {
      about: 'Replays the log of a tournament and reports what the current version would do differently.',
      example: 'ronde verify log.jsonl',
    },
    backup: {
      about: 'Copies all data into one file, while Ronde runs, and checks the copy.',
      example: 'ronde backup --to /media/stick/ronde.sqlite',
    },
    restore: {
      about: 'Checks a copy, then replaces the data with it; the previous data are kept alongside.',
      example: 'ronde restore data/copies/ronde-2026-11-14.sqlite',
    },
    move: {
      about: 'Copies all data from a folder into an empty PostgreSQL database, or back; the source does not change.',
      example: 'ronde move --from data --into postgres://ronde@localhost/ronde',
    },
  },
};

export const commandHelp: Dictionary<CommandHelp> = { fr, en };
