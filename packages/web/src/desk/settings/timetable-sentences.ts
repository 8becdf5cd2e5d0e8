import type { Dictionary } from '@ronde/language';
import type { RowFault } from './timetable-rows.ts';

const fr = {
  title: 'Horaires',
  about:
    'L’heure de chaque ronde, des pauses et de la remise des prix. Ils s’impriment, et se lisent à l’écran, sur les téléphones et sur la page publique. Après minuit, comptez le jour suivant.',
  what: 'Quoi',
  other: 'Autre',
  day: 'Jour',
  dayOf: (name: string) => `Jour, ${name}`,
  hourOf: (name: string) => `Heure, ${name}`,
  called: 'Autre nom (facultatif)',
  calledOf: (name: string) => `Autre nom, ${name}`,
  remove: 'Retirer',
  removeOf: (name: string) => `Retirer ${name}`,
  add: 'Ajouter une ligne',
  save: 'Enregistrer les horaires',
  saved: 'Horaires enregistrés.',
  fill: {
    first: 'Première ronde à',
    every: 'Minutes d’une ronde à la suivante',
    after: 'Pause après la ronde n°',
    pause: 'Minutes de pause',
  },
  fillAll: 'Proposer les heures',
  late: (next: string) => `Minutes de retard, à partir de : ${next}`,
  lateHelp: 'Un nombre négatif avance. Ce qui est passé ne bouge pas.',
  shift: (by: number) => (by < 0 ? `Avancer la suite de ${-by} minutes` : `Décaler la suite de ${by} minutes`),
  shifted: (next: string) => `Horaires décalés : ${next}.`,
  faults: {
    hour: 'Une heure comme 14:30.',
    text: 'Dites ce que c’est.',
    order: 'Chaque ronde vient une fois, après celle d’avant.',
  } as Readonly<Record<RowFault, string>>,
};

const en: typeof fr = {
  title: 'Timetable',
  about:
    'The hour of each round, of breaks and of the prize-giving. It is printed, and read on the screen, on phones and on the public page. After midnight, count the next day.',
  what: 'What',
  other: 'Other',
  day: 'Day',
  dayOf: (name) => `Day, ${name}`,
  hourOf: (name) => `Hour, ${name}`,
  called: 'Another name (optional)',
  calledOf: (name) => `Another name, ${name}`,
  remove: 'Remove',
  removeOf: (name) => `Remove ${name}`,
  add: 'Add a line',
  save: 'Save the timetable',
  saved: 'Timetable saved.',
  fill: {
    first: 'First round at',
    every: 'Minutes from one round to the next',
    after: 'Break after round no.',
    pause: 'Minutes of the break',
  },
  fillAll: 'Propose the hours',
  late: (next) => `Minutes late, from: ${next}`,
  lateHelp: 'A negative number moves it earlier. What is past does not move.',
  shift: (by) => (by < 0 ? `Move the rest ${-by} minutes earlier` : `Move the rest by ${by} minutes`),
  shifted: (next) => `Timetable moved: ${next}.`,
  faults: {
    hour: 'An hour like 14:30.',
    text: 'Say what it is.',
    order: 'Each round comes once, after the one before.',
  },
};

export const timetableSentences: Dictionary<typeof fr> = { fr, en };
