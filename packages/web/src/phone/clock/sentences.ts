import { type FormatId, isWargame } from '@ronde/engine';
import { type Dictionary, type Spoken, spoken } from '@ronde/language';

const fr = (format?: FormatId) => ({
  title: isWargame(format) ? 'Chrono' : 'Pendule',
  closed: 'La direction a fermé la pendule des téléphones. Celle de la salle est à l’écran.',
  opponent: 'Adversaire',
  endTurn: 'Fin du tour',
  touch: 'Touchez votre moitié à la fin de votre tour. Le premier toucher lance la pendule d’en face.',
  running: 'en marche',
  outOfTime: 'Temps épuisé\u00a0: passe jusqu’à la fin (7.1.2)',
  over: 'Les deux temps sont épuisés\u00a0: la partie est finie (7.1.2).',
  pause: 'Pause',
  resume: 'Reprendre',
  again: 'Remettre à zéro',
  minutes: (n: number) => `${n}\u00a0min chacun`,
  more: 'Une minute de plus',
  less: 'Une minute de moins',
  soundOn: 'Son\u00a0: oui',
  soundOff: 'Son\u00a0: non',
  awake: 'L’écran reste allumé tant que la pendule marche.',
  sleeps:
    'Cette page ne peut pas garder l’écran allumé\u00a0: réglez le verrouillage du téléphone sur «\u00a0jamais\u00a0».',
  hall: isWargame(format) ? 'Chrono de la salle' : 'Pendule de la salle',
  hallLeft: (time: string) => `Il reste ${time}`,
  hallStopped: (time: string) => `${isWargame(format) ? 'Chrono arrêté' : 'Pendule arrêtée'}, il reste ${time}`,
  announced: (at: string) => `Fin annoncée à ${at}`,
  anyMoment: 'Fin possible à tout instant',
  ended: 'Fin de la partie',
  none: isWargame(format) ? 'Aucun chrono n’est lancé dans la salle.' : 'Aucune pendule n’est lancée dans la salle.',
});

export type ClockSentences = ReturnType<typeof fr>;

const en: ClockSentences = {
  title: 'Clock',
  closed: 'The director has switched off the phone clock. The hall clock is on the screen.',
  opponent: 'Opponent',
  endTurn: 'End of turn',
  touch: 'Tap your half at the end of your turn. The first tap starts your opponent’s clock.',
  running: 'running',
  outOfTime: 'Out of time: must pass until the end (7.1.2)',
  over: 'Both are out of time: the game is over (7.1.2).',
  pause: 'Pause',
  resume: 'Resume',
  again: 'Reset',
  minutes: (n) => `${n} min each`,
  more: 'One more minute',
  less: 'One minute less',
  soundOn: 'Sound: on',
  soundOff: 'Sound: off',
  awake: 'The screen stays on while the clock runs.',
  sleeps: 'This page cannot keep the screen on: set the phone’s auto-lock to “never”.',
  hall: 'Hall clock',
  hallLeft: (time) => `${time} left`,
  hallStopped: (time) => `Clock stopped, ${time} left`,
  announced: (at) => `End announced at ${at}`,
  anyMoment: 'May end at any moment',
  ended: 'End of the game',
  none: 'No clock is running in the hall.',
};

export const clockSentences: Dictionary<Spoken<ClockSentences>> = { fr: spoken(fr), en: () => en };
