import type { Dictionary } from '@ronde/language';

const fr = {
  title: 'Chercher',
  field: 'Chercher une personne, une table, une page, un acte',
  none: (typed: string) => `Aucun résultat pour « ${typed} ».`,
  count: (n: number) => (n === 1 ? '1 résultat' : `${n} résultats`),
  kinds: { player: 'Personne', table: 'Table', page: 'Page', act: 'Acte' },
  table: (table: number, a: string, b: string) => `Table ${table} · ${a} – ${b}`,
  number: (n: number) => `n° ${n}`,
  message: 'Message à la salle',
  clocks: 'Pendules de la salle',
  printPage: 'Imprimer cette page',
  otherLang: 'English',
  home: 'Mes tournois',
};

export type PaletteSentences = typeof fr;

const en: PaletteSentences = {
  title: 'Search',
  field: 'Find a person, a table, a page, an act',
  none: (typed) => `No match for “${typed}”.`,
  count: (n) => (n === 1 ? '1 match' : `${n} matches`),
  kinds: { player: 'Person', table: 'Table', page: 'Page', act: 'Act' },
  table: (table, a, b) => `Table ${table} · ${a} – ${b}`,
  number: (n) => `no. ${n}`,
  message: 'Message to the hall',
  clocks: 'Clocks of the hall',
  printPage: 'Print this page',
  otherLang: 'Français',
  home: 'My tournaments',
};

export const paletteSentences: Dictionary<PaletteSentences> = { fr, en };
