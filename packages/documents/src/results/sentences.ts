import { type Dictionary, de, number } from '@ronde/language';
import type { CardsRefusal } from './cards-of.ts';
import type { Adjustment, ResultFault } from './faults.ts';
import { lostSentences } from './lost-sentences.ts';

/** What is said of a file of results: why it is refused, what was taken otherwise. */
interface ResultSentences {
  fault(fault: ResultFault): string;
  adjustment(adjustment: Adjustment): string;
  /** Why a tournament cannot be written so. */
  refusal(refusal: CardsRefusal): string;
  line(line: number): string;
  atLine(line: number, what: string): string;
}

const s = (count: number): string => (count > 1 ? 's' : '');

const fr: ResultSentences = {
  line: (line) => `ligne ${line}`,
  atLine: (line, what) => `Ligne ${line}\u00a0: ${what}`,
  fault: (fault) => {
    switch (fault.code) {
      case 'unreadable-line':
        return `Ce n’est pas la ligne d’un joueur\u00a0: «\u00a0${fault.found}\u00a0».`;
      case 'no-header':
        return `La première ligne devrait être l’en-tête AUPAIR («\u00a0*M22.11.2015 Nom du tournoi\u00a0»). Trouvé\u00a0: «\u00a0${fault.found}\u00a0».`;
      case 'cut-short':
        return 'Le fichier s’arrête avant sa dernière ligne («\u00a0*** END OF FILE ***\u00a0»)\u00a0: il est incomplet.';
      case 'no-players':
        return 'Aucun joueur dans ce fichier.';
      case 'no-columns':
        return 'Pas de tableau de résultats reconnu. Attendu\u00a0: une colonne pour chaque joueur et leurs deux scores, par exemple «\u00a0Ronde\u202f; Table\u202f; Joueur 1\u202f; Score 1\u202f; Joueur 2\u202f; Score 2\u00a0».';
      case 'no-rounds':
        return 'Aucune ronde dans ce fichier.';
      case 'too-many-players':
        return `${fault.found} joueurs\u00a0: au plus ${fault.most}.`;
      case 'too-many-rounds':
        return `${fault.found} rondes\u00a0: au plus ${fault.most}.`;
      case 'unknown-opponent':
        return `Ronde ${fault.round}, ${fault.name}\u00a0: l’adversaire n°\u00a0${fault.found} n’existe pas (le fichier a ${fault.most} joueurs).`;
      case 'opponents-disagree':
        return `Ronde ${fault.round}\u00a0: ${fault.name} a rencontré ${fault.opponent}, mais la ligne de ${fault.opponent} dit ${fault.found}.`;
      case 'own-opponent':
        return `Ronde ${fault.round}\u00a0: ${fault.name} aurait joué contre soi-même.`;
      case 'no-score':
        return `Ronde ${fault.round}, ${fault.name}\u00a0: pas de score. Seule la dernière ronde peut être en cours.`;
      case 'plays-twice':
        return `Ronde ${fault.round}\u00a0: ${fault.name} joue déjà à la ligne ${fault.above}.`;
      case 'lines-disagree':
        return `Ronde ${fault.round}\u00a0: la même partie est à la ligne ${fault.above}, avec un autre résultat. Ici\u00a0: «\u00a0${fault.found}\u00a0». Là\u00a0: «\u00a0${fault.expected}\u00a0».`;
      case 'not-a-score':
        return `Ronde ${fault.round}\u00a0: «\u00a0${fault.found}\u00a0» n’est pas un score. Attendu\u00a0: un nombre, ou «\u00a0forfait\u00a0».`;
      case 'no-round':
        return fault.found === ''
          ? 'Il manque le numéro de la ronde.'
          : `Ronde «\u00a0${fault.found}\u00a0»\u00a0: un numéro à partir de 1 est attendu, et aucune ronde sautée.`;
      case 'scores-count':
        return `${fault.found} scores pour ${fault.expected} adversaires.`;
      case 'games-count':
        return `${fault.found} partie${s(fault.found)}, alors que les lignes au-dessus en ont ${fault.expected}.`;
    }
  },
  adjustment: (one) => {
    switch (one.code) {
      case 'forfeit-supposed':
        return `Ronde ${one.round}\u00a0: le fichier ne dit pas contre qui ${one.loser} a perdu par forfait\u202f; noté contre ${one.winner}. Les points sont ceux du fichier.`;
      case 'loss-left-out':
        return `Ronde ${one.round}\u00a0: ${one.name} a ${number(one.found)} sans adversaire\u202f; noté comme une absence, qui vaut 0.`;
      case 'bye-not-won':
        return `Ronde ${one.round}\u00a0: ${one.name} n’a pas d’adversaire et la partie n’est pas gagnée (${number(one.found)})\u202f; noté comme une absence.`;
      case 'bye-amount':
        return `Ronde ${one.round}\u00a0: l’exempt ${de(one.name)} vaut ${one.found} dans le fichier, ${one.taken} ici.`;
      case 'award':
        return `Ronde ${one.round}\u00a0: la partie est donnée à ${one.winner} contre ${one.loser}, malgré les scores.`;
      case 'award-as-forfeit':
        return `Ronde ${one.round}\u00a0: la partie donnée à ${one.winner} contre ${one.loser} est écrite comme un forfait, ce format n’ayant rien d’autre.`;
      case 'starts-unknown':
        return `Ronde ${one.round}\u00a0: ${one.count} table${s(one.count)} où les deux lignes ne s’accordent pas sur qui commence\u202f; laissé ouvert.`;
      case 'table-left-out':
        return `Ronde ${one.round}\u00a0: ${one.count} numéro${s(one.count)} de table en double, laissé${s(one.count)} de côté.`;
      case 'absences':
        return `Ronde ${one.round}\u00a0: ${one.count} absence${s(one.count)}.`;
      case 'names-turned':
        return `${one.count} nom${s(one.count)} remis en «\u00a0NOM Prénom\u00a0».`;
      case 'no-rating':
        return `${one.count} joueur${s(one.count)} sans cote.`;
      case 'final-left-out':
      case 'sanctions-left-out':
      case 'departures-left-out':
      case 'unseated-left-out':
      case 'forfeit-unsaid':
      case 'forfeits-as-absences':
        return lostSentences.fr(one);
      case 'name-changed':
        return `«\u00a0${one.name}\u00a0» est écrit «\u00a0${one.taken}\u00a0».`;
      case 'round-unfinished':
        return `La ronde ${one.round} n’est pas terminée\u00a0: elle n’est pas écrite.`;
      case 'doubtful': {
        const [a, b] = one.doubt.score;
        return one.doubt.kind === 'score'
          ? `Ronde ${one.round}, ${one.one} – ${one.other}\u00a0: ${number(a)}–${number(b)} est un score rare\u202f; pris tel quel.`
          : `Ronde ${one.round}, ${one.one} – ${one.other}\u00a0: ${number(a)} + ${number(b)} = ${number(a + b)}\u202f; une partie gagnée fait 110. Pris tel quel.`;
      }
      case 'field-left-out':
        return `Le champ «\u00a0${one.field}\u00a0» n’est pas repris.`;
      case 'spread-capped':
        return `L’écart de chaque partie compte ici pour ${one.most} au plus\u202f; d’autres programmes le comptent en entier.`;
      case 'claims-differ':
        return one.what === 'points'
          ? `${one.name}\u00a0: le fichier annonce ${one.found} points, le calcul en donne ${one.expected}.`
          : `${one.name}\u00a0: le fichier annonce la place ${one.found}, le calcul donne la place ${one.expected}.`;
    }
  },
  refusal: (no) => {
    switch (no.code) {
      case 'not-wargame':
        return 'Ce format ne connaît que des parties de L’Art de la Guerre.';
      case 'not-scrabble':
        return 'Ce format ne connaît que des parties de Scrabble.';
      case 'no-round-played':
        return 'Aucune ronde n’a été jouée.';
      case 'several-games':
        return `La ronde ${no.round} se joue en plusieurs manches\u00a0: ce format n’a qu’une partie par ronde.`;
      case 'no-game-score':
        return `Ronde ${no.round}, ${no.name}\u00a0: pas de score à écrire.`;
      case 'score-out-of-range':
        return `Ronde ${no.round}, ${no.name}\u00a0: ce format n’a pas de place pour le score ${number(no.found)}.`;
    }
  },
};

const en: ResultSentences = {
  line: (line) => `line ${line}`,
  atLine: (line, what) => `Line ${line}: ${what}`,
  fault: (fault) => {
    switch (fault.code) {
      case 'unreadable-line':
        return `This is not a player’s line: “${fault.found}”.`;
      case 'no-header':
        return `The first line should be AUPAIR’s header (“*M22.11.2015 Name of the event”). Found: “${fault.found}”.`;
      case 'cut-short':
        return 'The file ends before its last line (“*** END OF FILE ***”): it is incomplete.';
      case 'no-players':
        return 'There are no players in this file.';
      case 'no-columns':
        return 'No table of results was recognised. Expected: one column for each player and their two scores, for instance “Round; Table; Player 1; Score 1; Player 2; Score 2”.';
      case 'no-rounds':
        return 'There are no rounds in this file.';
      case 'too-many-players':
        return `${fault.found} players: ${fault.most} at most.`;
      case 'too-many-rounds':
        return `${fault.found} rounds: ${fault.most} at most.`;
      case 'unknown-opponent':
        return `Round ${fault.round}, ${fault.name}: there is no opponent number ${fault.found} (the file has ${fault.most} players).`;
      case 'opponents-disagree':
        return `Round ${fault.round}: ${fault.name} met ${fault.opponent}, but ${fault.opponent}’s own line says ${fault.found}.`;
      case 'own-opponent':
        return `Round ${fault.round}: ${fault.name} cannot have played themselves.`;
      case 'no-score':
        return `Round ${fault.round}, ${fault.name}: no score. Only the last round can be in progress.`;
      case 'plays-twice':
        return `Round ${fault.round}: ${fault.name} already plays on line ${fault.above}.`;
      case 'lines-disagree':
        return `Round ${fault.round}: the same game is on line ${fault.above} with another result. Here: “${fault.found}”. There: “${fault.expected}”.`;
      case 'not-a-score':
        return `Round ${fault.round}: “${fault.found}” is not a score. Expected: a number, or “forfeit”.`;
      case 'no-round':
        return fault.found === ''
          ? 'The number of the round is missing.'
          : `Round “${fault.found}”: a number from 1 is expected, with no round left out.`;
      case 'scores-count':
        return `${fault.found} scores for ${fault.expected} opponents.`;
      case 'games-count':
        return `${fault.found} game${s(fault.found)}, where the lines above have ${fault.expected}.`;
    }
  },
  adjustment: (one) => {
    switch (one.code) {
      case 'forfeit-supposed':
        return `Round ${one.round}: the file does not say against whom ${one.loser} lost by forfeit; put against ${one.winner}. The points are those of the file.`;
      case 'loss-left-out':
        return `Round ${one.round}: ${one.name} has ${number(one.found)} without an opponent; taken as an absence, which counts 0.`;
      case 'bye-not-won':
        return `Round ${one.round}: ${one.name} has no opponent and no win (${number(one.found)}); taken as an absence.`;
      case 'bye-amount':
        return `Round ${one.round}: ${one.name}’s bye counts ${one.found} in the file, ${one.taken} here.`;
      case 'award':
        return `Round ${one.round}: the game is awarded to ${one.winner} against ${one.loser}, whatever the scores.`;
      case 'award-as-forfeit':
        return `Round ${one.round}: the game awarded to ${one.winner} against ${one.loser} is written as a forfeit; the format has nothing else.`;
      case 'starts-unknown':
        return `Round ${one.round}: ${one.count} table${s(one.count)} where the two lines disagree on who starts; left open.`;
      case 'table-left-out':
        return `Round ${one.round}: ${one.count} repeated table number${s(one.count)}, left out.`;
      case 'absences':
        return `Round ${one.round}: ${one.count} absence${s(one.count)}.`;
      case 'names-turned':
        return `${one.count} name${s(one.count)} turned to “SURNAME First name”.`;
      case 'no-rating':
        return `${one.count} player${s(one.count)} without a rating.`;
      case 'final-left-out':
      case 'sanctions-left-out':
      case 'departures-left-out':
      case 'unseated-left-out':
      case 'forfeit-unsaid':
      case 'forfeits-as-absences':
        return lostSentences.en(one);
      case 'name-changed':
        return `“${one.name}” is written “${one.taken}”.`;
      case 'round-unfinished':
        return `Round ${one.round} is not finished: it is not written.`;
      case 'doubtful': {
        const [a, b] = one.doubt.score;
        return one.doubt.kind === 'score'
          ? `Round ${one.round}, ${one.one} – ${one.other}: ${number(a)}–${number(b)} is a rare score; taken as it stands.`
          : `Round ${one.round}, ${one.one} – ${one.other}: ${number(a)} + ${number(b)} = ${number(a + b)}; a decided game adds up to 110. Taken as it stands.`;
      }
      case 'field-left-out':
        return `The field “${one.field}” is not taken.`;
      case 'spread-capped':
        return `Each game’s spread counts ${one.most} at most here; other programs count all of it.`;
      case 'claims-differ':
        return one.what === 'points'
          ? `${one.name}: the file says ${one.found} points, the rules give ${one.expected}.`
          : `${one.name}: the file says place ${one.found}, the rules give place ${one.expected}.`;
    }
  },
  refusal: (no) => {
    switch (no.code) {
      case 'not-wargame':
        return 'This format knows games of L’Art de la Guerre alone.';
      case 'not-scrabble':
        return 'This format only knows games of Scrabble.';
      case 'no-round-played':
        return 'No round has been played.';
      case 'several-games':
        return `Round ${no.round} has matches of several games: this format has one game per round.`;
      case 'no-game-score':
        return `Round ${no.round}, ${no.name}: there is no score to write.`;
      case 'score-out-of-range':
        return `Round ${no.round}, ${no.name}: the format has no room for the score ${number(no.found)}.`;
    }
  },
};

export const resultSentences: Dictionary<ResultSentences> = { fr, en };
