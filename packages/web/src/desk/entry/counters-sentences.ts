import type { Dictionary } from '@ronde/language';

const fr = {
  countersTitle: (table: number) => `Table ${table} · compteurs`,
  countersHelp: 'Ce que comptent les trophées. Un champ vide ne compte rien.',
  counterNew: 'Ce qui est compté',
  counterExample: 'Généraux tués',
  counterUnnamed: 'Dites ce qui est compté.',
  saveCounters: 'Enregistrer les compteurs',
};

export type CountersSentences = typeof fr;

const en: CountersSentences = {
  countersTitle: (table) => `Table ${table} · counters`,
  countersHelp: 'What trophies count. An empty field counts nothing.',
  counterNew: 'What is counted',
  counterExample: 'Generals killed',
  counterUnnamed: 'Say what is counted.',
  saveCounters: 'Save the counters',
};

export const countersSentences: Dictionary<CountersSentences> = { fr, en };
