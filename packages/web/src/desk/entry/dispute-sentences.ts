import type { Dictionary } from '@ronde/language';

const fr = {
  twoScores: (table: number) => `Table ${table} · deux scores différents`,
  doubted: (table: number) => `Table ${table} · litige`,
  retain: 'Retenir',
  settle: 'Lever le litige',
  /** Asked before a dispute is settled. */
  askRetain: (result: string) => `Retenir ${result} ? Entrée pour confirmer.`,
  askSheets: 'Demandez les deux feuilles de marque. Rien ne compte avant votre choix.',
  /** A wargame has no score sheets. */
  askBoth: 'Demandez aux deux. Rien ne compte avant votre choix.',
  askSheetsStands: 'Demandez les deux feuilles de marque. Le premier score compte jusqu’à votre choix.',
  askBothStands: 'Demandez aux deux. Le premier score compte jusqu’à votre choix.',
  askDoubt: (by: string) => `Mis en doute par ${by}. Retenez ce score, ou saisissez le bon.`,
  askDoubtNone: (by: string) => `Signalé par ${by}. Saisissez le résultat, ou levez le litige.`,
  arbiterChooses: 'Le choix revient à l’arbitrage.',
};

export type DisputeSentences = typeof fr;

const en: DisputeSentences = {
  twoScores: (table) => `Table ${table} · two different scores`,
  doubted: (table) => `Table ${table} · disputed`,
  retain: 'Keep',
  settle: 'Settle',
  askRetain: (result) => `Keep ${result}? Enter to confirm.`,
  askSheets: 'Ask for both score sheets. Nothing counts before your choice.',
  askBoth: 'Ask both players. Nothing counts before your choice.',
  askSheetsStands: 'Ask for both score sheets. The first score counts until your choice.',
  askBothStands: 'Ask both players. The first score counts until your choice.',
  askDoubt: (by) => `Doubted by ${by}. Keep this score, or enter the right one.`,
  askDoubtNone: (by) => `Reported by ${by}. Enter the result, or settle the dispute.`,
  arbiterChooses: 'The choice is the arbiter’s.',
};

export const disputeSentences: Dictionary<DisputeSentences> = { fr, en };
