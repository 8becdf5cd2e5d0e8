import type { Dictionary } from '@ronde/language';

const fr = {
  title: (table: number, name: string) => `Table ${table} · ${name} n’est pas là`,
  half: 'La moitié de son temps est passée\u00a0: le forfait est possible (article 9.5).',
  arbiter: 'Le choix revient à l’arbitrage.',
};

export type LateSentences = typeof fr;

const en: LateSentences = {
  title: (table, name) => `Table ${table} · ${name} is not there`,
  half: 'Half of their time has run: a forfeit is possible (article 9.5).',
  arbiter: 'The choice is the arbiter’s.',
};

export const lateSentences: Dictionary<LateSentences> = { fr, en };
