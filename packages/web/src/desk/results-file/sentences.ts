import type { ResultLine } from '@ronde/contract/http/results-file';
import type { ResultColumn } from '@ronde/contract/lists/result-columns';
import type { FormatId } from '@ronde/engine';
import { type Dictionary, isTour, roundNoun, type Spoken, spoken } from '@ronde/language';

type Kind = ResultLine['kind'];

const s = (count: number): string => (count > 1 ? 's' : '');

const inFrench = (format?: FormatId) => {
  const noun = roundNoun(format);
  return {
    title: 'Résultats par fichier',
    link: 'Résultats par fichier…',
    paste: 'Collez le tableau des résultats, ou choisissez un fichier.',
    help: 'Une ligne par table\u00a0: joueur 1, score 1, joueur 2, score 2. La table, la ronde et les licences peuvent s’y trouver aussi. Les fichiers .t (tsh) et .TOU (AUPAIR) sont lus.',
    helpWargame:
      'Une ligne par terrain\u00a0: joueur 1, points 1, joueur 2, points 2. Le tableau des résultats (.xlsx) est lu aussi.',
    reading: 'Lecture en cours…',
    nothing: 'Aucun résultat n’a été trouvé.',
    noColumns: 'Les colonnes ne sont pas reconnues\u00a0: dites ci-dessous ce que chacune contient.',
    columns: 'Ce que disent les colonnes',
    columnsAsked: 'Il faut les deux joueurs (nom ou licence) et leurs scores.',
    column: (place: number, sample: string) => `Colonne ${place}\u00a0: ${sample}`,
    noField: 'ne pas lire',
    fields: {
      round: String(noun.One),
      table: isTour(format) ? 'Terrain' : 'Table',
      name1: 'Joueur 1',
      licence1: 'Licence ou numéro 1',
      score1: 'Score 1',
      name2: 'Joueur 2',
      licence2: 'Licence ou numéro 2',
      score2: 'Score 2',
      both: 'Les deux scores',
      letter: 'V, N ou D',
      starts: 'Qui commence',
      game1: 'Manche 1',
      game2: 'Manche 2',
      game3: 'Manche 3',
      game4: 'Manche 4',
      game5: 'Manche 5',
    } satisfies Record<ResultColumn, string>,
    roundBroken: (round: number) =>
      `${noun.The} ${round} du fichier a une ligne refusée\u00a0: corrigez-la pour l${noun.e === 'e' ? 'a' : 'e'} reprendre en entier.`,
    counts: (ready: number, same: number, asked: number, refused: number) =>
      [
        ready > 0 && `${ready} à enregistrer`,
        same > 0 && `${same} déjà là`,
        asked > 0 && `${asked} à décider`,
        refused > 0 && `${refused} refusé${s(refused)}`,
      ]
        .filter(Boolean)
        .join(' · '),
    accept: (results: number, rounds: number) =>
      rounds === 0
        ? `Enregistrer ${results} résultat${s(results)}`
        : results === 0
          ? `Reprendre ${rounds} ${noun.one}${s(rounds)}`
          : `Enregistrer ${results} résultat${s(results)} et reprendre ${rounds} ${noun.one}${s(rounds)}`,
    done: (results: number) => `${results} résultat${s(results)} enregistré${s(results)}.`,
    line: (line: number) => `l.\u00a0${line}`,
    kinds: {
      new: 'nouveau',
      same: 'déjà là',
      other: 'autre résultat',
      table: 'autre table',
      doubt: 'à vérifier',
      next: `${noun.one} à reprendre`,
      nothing: 'pas de score',
      refused: 'refusé',
    } satisfies Record<Kind, string>,
    there: (there: string) => `Ici\u00a0: ${there}.`,
    takeFile: 'Prendre celui du fichier',
    keepHere: 'Garder celui d’ici',
    takeAnyway: 'Enregistrer quand même',
    leave: 'Laisser',
    nextRound: (round: number, tables: number) =>
      `${noun.The} ${round} du fichier n’est pas apparié${noun.e} ici\u00a0: ${tables} ligne${s(tables)}. L${noun.e === 'e' ? 'a' : 'e'} reprendre en fait les tables, les publie et note les résultats.`,
    takeRound: (round: number) => `Reprendre ${noun.the} ${round}`,
    leaveRound: 'Laisser de côté',
    adjustments: 'Ce qui est pris autrement',
    section: 'Division du fichier',
    sheet: 'Feuille',
    others: (count: number) => `et ${count} autre${s(count)} ligne${s(count)}`,
    out: 'Pour un autre programme',
    outLoses:
      'Ces formats ne disent ni la finale, ni les décisions d’arbitrage\u202f; AUPAIR ne dit pas contre qui une partie est perdue par forfait, et tsh est le seul à dire les départs. Le fichier du tournoi (Clôture) garde tout.',
    outLosesWargame:
      'Ces formats ne disent ni les départs, ni les décisions d’arbitrage, sauf les malus, dans le tableau des résultats. Le fichier du tournoi (Clôture) garde tout.',
    formats: {
      tsh: 'tsh (.t)',
      aupair: 'AUPAIR (.TOU)',
      workbook: 'Tableau des résultats (.xlsx)',
      american: 'Feuille américaine (.xlsx)',
      csv: 'Tableau des parties (.csv)',
    },
  };
};

export type ResultsFileSentences = ReturnType<typeof inFrench>;

const en: ResultsFileSentences = {
  title: 'Results from a file',
  link: 'Results from a file…',
  paste: 'Paste the table of results, or choose a file.',
  help: 'One line per table: player 1, score 1, player 2, score 2. The table, the round and licences can be there too. Files .t (tsh) and .TOU (AUPAIR) can be read too.',
  helpWargame: 'One line per table: player 1, points 1, player 2, points 2. The results workbook is read too.',
  reading: 'Reading…',
  nothing: 'No results were found.',
  noColumns: 'The columns are not recognised: say below what each of them holds.',
  columns: 'What the columns say',
  columnsAsked: 'Both players (name or licence) and their scores are needed.',
  column: (place, sample) => `Column ${place}: ${sample}`,
  noField: 'leave out',
  fields: {
    round: 'Round',
    table: 'Table',
    name1: 'Player 1',
    licence1: 'Licence or number 1',
    score1: 'Score 1',
    name2: 'Player 2',
    licence2: 'Licence or number 2',
    score2: 'Score 2',
    both: 'Both scores',
    letter: 'W, D or L',
    starts: 'Who starts',
    game1: 'Game 1',
    game2: 'Game 2',
    game3: 'Game 3',
    game4: 'Game 4',
    game5: 'Game 5',
  },
  roundBroken: (round) => `Round ${round} of the file has a refused line: correct it to take the whole round.`,
  counts: (ready, same, asked, refused) =>
    [
      ready > 0 && `${ready} to record`,
      same > 0 && `${same} already there`,
      asked > 0 && `${asked} to decide`,
      refused > 0 && `${refused} refused`,
    ]
      .filter(Boolean)
      .join(' · '),
  accept: (results, rounds) =>
    rounds === 0
      ? `Record ${results} result${s(results)}`
      : results === 0
        ? `Take ${rounds} round${s(rounds)}`
        : `Record ${results} result${s(results)} and take ${rounds} round${s(rounds)}`,
  done: (results) => `${results} result${s(results)} recorded.`,
  line: (line) => `l. ${line}`,
  kinds: {
    new: 'new',
    same: 'already there',
    other: 'other result',
    table: 'other table',
    doubt: 'to be checked',
    next: 'round to take',
    nothing: 'no score',
    refused: 'refused',
  },
  there: (there) => `Here: ${there}.`,
  takeFile: 'Take the file’s',
  keepHere: 'Keep the one here',
  takeAnyway: 'Record it all the same',
  leave: 'Leave it',
  nextRound: (round, tables) =>
    `Round ${round} of the file is not paired here: ${tables} line${s(tables)}. Taking it sets its tables, publishes them and records the results.`,
  takeRound: (round) => `Take round ${round}`,
  leaveRound: 'Leave it out',
  adjustments: 'Taken otherwise',
  section: 'Division of the file',
  sheet: 'Sheet',
  others: (count) => `and ${count} other line${s(count)}`,
  out: 'For another program',
  outLoses:
    'These formats have neither the final nor rulings; AUPAIR does not say against whom a game was lost by forfeit, and tsh alone has departures. The tournament file (Closing) keeps everything.',
  outLosesWargame:
    'These formats have neither departures nor rulings, except penalties, in the results workbook. The tournament file (Closing) keeps everything.',
  formats: {
    tsh: 'tsh (.t)',
    aupair: 'AUPAIR (.TOU)',
    workbook: 'Results workbook (.xlsx)',
    american: 'American sheet (.xlsx)',
    csv: 'Table of games (.csv)',
  },
};

export const resultsFileSentences: Dictionary<Spoken<ResultsFileSentences>> = { fr: spoken(inFrench), en: () => en };
