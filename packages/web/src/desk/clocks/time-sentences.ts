import type { Dictionary } from '@ronde/language';

/** The few words of the clock outside its own page. */
const fr = {
  left: 'Pendules, temps restant\u00a0: ',
  stopped: 'Pendules arrêtées, temps restant\u00a0: ',
  anyMoment: 'Fin possible',
  gameEnd: 'Fin de partie',
  hours: (hours: number, minutes: string) => `${hours}\u00a0h\u00a0${minutes}`,
  announced: (at: string) => `Fin annoncée à ${at}`,
  byLot: (minutes: number) =>
    `, puis jusqu’à ${minutes} ${minutes === 1 ? 'minute tirée' : 'minutes tirées'} au sort. L’instant exact reste caché jusqu’au bout.`,
  atAnyMoment: 'Fin possible à tout instant.',
  over: (at: string) => `Partie terminée à ${at}.`,
  still: 'Pendules arrêtées.',
  start: 'Lancer les pendules',
  started: (at: string) => `Pendules lancées. Fin annoncée à ${at}.`,
};

export type TimeSentences = typeof fr;

const en: TimeSentences = {
  left: 'Clocks, time left: ',
  stopped: 'Clocks stopped, time left: ',
  anyMoment: 'May end now',
  gameEnd: 'End of the game',
  hours: (hours, minutes) => `${hours}:${minutes}`,
  announced: (at) => `End announced at ${at}`,
  byLot: (minutes) =>
    `, then up to ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} by lot. The exact moment stays hidden to the end.`,
  atAnyMoment: 'May end at any moment.',
  over: (at) => `Game ended at ${at}.`,
  still: 'Clocks stopped.',
  start: 'Start the clocks',
  started: (at) => `Clocks started. End announced at ${at}.`,
};

export const timeSentences: Dictionary<TimeSentences> = { fr, en };
