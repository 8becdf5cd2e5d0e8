import { type Dictionary, roundNoun, type Spoken, spoken } from '@ronde/language';
import type { RowFault } from './timetable-rows.ts';

const frFor = (noun: ReturnType<typeof roundNoun>) => ({
  title: 'Horaires',
  about: `L’heure de chaque ${noun.one}, des pauses et de la remise des prix. Ils s’impriment, et se lisent à l’écran, sur les téléphones et sur la page publique. Après minuit, comptez le jour suivant.`,
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
    first: `${noun.e ? 'Première' : 'Premier'} ${noun.one} à`,
    every: `Minutes d’${noun.a} ${noun.e ? 'à la suivante' : 'au suivant'}`,
    after: `Pause après ${noun.the} n°`,
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
    order: `Chaque ${noun.one} vient une fois, après ${noun.e ? 'celle' : 'celui'} d’avant.`,
  } as Readonly<Record<RowFault, string>>,
});

const en: ReturnType<typeof frFor> = {
  title: 'Timetable',
  about:
    'The time of each round, of breaks and of the prize-giving. It is printed, and shown on the screen, on phones and on the public page. After midnight, count the next day.',
  what: 'What',
  other: 'Other',
  day: 'Day',
  dayOf: (name) => `Day, ${name}`,
  hourOf: (name) => `Time, ${name}`,
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
  fillAll: 'Propose the times',
  late: (next) => `Minutes late, from: ${next}`,
  lateHelp: 'A negative number moves it earlier. What is past does not move.',
  shift: (by) => (by < 0 ? `Move the rest ${-by} minutes earlier` : `Move the rest by ${by} minutes`),
  shifted: (next) => `Timetable moved: ${next}.`,
  faults: {
    hour: 'Enter a time such as 14:30.',
    text: 'Say what it is.',
    order: 'Each round comes once, after the one before.',
  },
};

/** A round of the wargame is a « tour ». */
export const timetableSentences: Dictionary<Spoken<ReturnType<typeof frFor>>> = {
  fr: spoken((format) => frFor(roundNoun(format))),
  en: () => en,
};
