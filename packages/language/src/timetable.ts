import type { FormatId, TimetableLine } from '@ronde/engine';
import { daysAfter, hourInWords, longDate, weekday } from './dates.ts';
import type { Dictionary } from './dictionary.ts';
import { roundNoun } from './fr/nouns.ts';
import type { Lang } from './lang.ts';

interface Words {
  line(line: TimetableLine, format?: FormatId): string;
  at(what: string, day: string, hour: string): string;
}

const fr: Words = {
  line: ({ what, round }, format) => {
    switch (what) {
      case 'arrival':
        return 'Accueil';
      case 'round':
        return `${roundNoun(format).One} ${round ?? ''}`.trim();
      case 'break':
        return 'Pause';
      case 'final':
        return 'Finale';
      case 'prizes':
        return 'Remise des prix';
      case 'other':
        return '';
    }
  },
  at: (what, day, hour) => `${what}${day && `, ${day}`} à ${hour}`,
};

const en: Words = {
  line: ({ what, round }) => {
    switch (what) {
      case 'arrival':
        return 'Welcome';
      case 'round':
        return `Round ${round ?? ''}`.trim();
      case 'break':
        return 'Break';
      case 'final':
        return 'Final';
      case 'prizes':
        return 'Prize-giving';
      case 'other':
        return '';
    }
  },
  at: (what, day, hour) => `${what}${day && `, ${day}`} at ${hour}`,
};

const words: Dictionary<Words> = { fr, en };

/** « Ronde 3 », or as somebody has called it: « Déjeuner ». */
export const timetableWord = (lang: Lang, line: TimetableLine, format?: FormatId): string =>
  line.text ?? words[lang].line(line, format);

/** « samedi 28 novembre 2026 »: the day of a line. */
export const timetableDay = (lang: Lang, first: string, day = 1): string => longDate(lang, daysAfter(first, day - 1));

/** « Ronde 3 à 14 h 30 »; of a tournament of several days « Ronde 5, dimanche à 9 h ». `first`: its first day. */
export function timetableAt(lang: Lang, line: TimetableLine, first: string | null, format?: FormatId): string {
  const day = first === null ? '' : weekday(lang, daysAfter(first, (line.day ?? 1) - 1));
  return words[lang].at(timetableWord(lang, line, format), day, hourInWords(lang, line.at));
}
