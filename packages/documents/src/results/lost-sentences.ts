import { type Dictionary, de } from '@ronde/language';
import type { Lost } from './faults.ts';

const s = (count: number): string => (count > 1 ? 's' : '');

/** Told where it is written, never lost in silence. */
export const lostSentences: Dictionary<(one: Lost) => string> = {
  fr: (one) => {
    switch (one.code) {
      case 'final-left-out':
        return `La finale (${one.count} partie${s(one.count)}) n’est pas écrite\u00a0: relu, ce fichier donne le classement d’avant la finale.`;
      case 'sanctions-left-out':
        return `${one.count} décision${s(one.count)} d’arbitrage (avertissement, malus, exclusion) non écrite${s(one.count)}.`;
      case 'departures-left-out':
        return `${one.count} départ${s(one.count)} non écrit${s(one.count)}\u00a0: relu, ce fichier n’a que des absences.`;
      case 'unseated-left-out':
        return `${one.count} personne${s(one.count)} sans aucune table, absente${s(one.count)} de ce fichier.`;
      case 'forfeit-unsaid':
        return `Ronde ${one.round}\u00a0: ce format ne dit pas que c’est contre ${one.winner} que ${one.loser} a perdu par forfait.`;
      case 'forfeits-as-absences':
        return `Ronde ${one.round}\u00a0: les forfaits ${de(one.one)} et ${de(one.other)} sont écrits comme deux absences.`;
    }
  },
  en: (one) => {
    switch (one.code) {
      case 'final-left-out':
        return `The final (${one.count} game${s(one.count)}) is not written: read back, this file gives the standings before it.`;
      case 'sanctions-left-out':
        return `${one.count} ruling${s(one.count)} (warning, penalty, disqualification) not written.`;
      case 'departures-left-out':
        return `${one.count} departure${s(one.count)} not written: read back, this file has absences alone.`;
      case 'unseated-left-out':
        return `${one.count} ${one.count > 1 ? 'people who were' : 'person who was'} at no table, not in this file.`;
      case 'forfeit-unsaid':
        return `Round ${one.round}: the format does not say that ${one.loser} lost by forfeit against ${one.winner}.`;
      case 'forfeits-as-absences':
        return `Round ${one.round}: ${one.one} and ${one.other}, who both forfeited, are written as two absences.`;
    }
  },
};
