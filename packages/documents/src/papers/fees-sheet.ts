import type { People, Tournament } from '@ronde/engine';
import { frenchOrder } from '@ronde/engine/base/french-order';
import { allSentences, type Dictionary, money, paymentSentences, spokenAs } from '@ronde/language';
import { type FeeBand, type FeeLine, type FeeState, feeLines, feeSums, withoutFee } from '@ronde/views/fees';
import { text } from '../paper/block.ts';
import { headed, type Paper, type Printing } from '../paper/paper.ts';
import type { Cell, DataSheet, SheetColumn } from '../sheet.ts';
import { shownNames } from '../shown-people.ts';
import { fromSheet } from './from-sheet.ts';

/** `unpaid`: those who still owe alone. */
export interface FeesOptions {
  readonly unpaid?: boolean;
}

/** What each owes and has paid, by name, with the sums: for the staff, on no public page. */
export function feesSheet(
  tournament: Tournament,
  people: People,
  bands: readonly FeeBand[],
  printing: Printing,
  { unpaid = false }: FeesOptions = {},
): Paper {
  const { lang } = printing;
  const said = sentences[lang];
  const what = unpaid ? said.unpaid : said.title;
  const paper = headed(tournament, what, printing);
  const asked = feeLines(tournament, people, bands);
  const lines = unpaid ? asked.filter(({ state }) => state === 'due') : asked;
  const none = bands.length === 0 ? said.noFees : lines.length === 0 ? said.nobody : null;
  if (none !== null) return { ...paper, body: { kind: 'flow', columns: 1, blocks: [text(none, 11)] } };
  const { standings, registration } = allSentences[lang](spokenAs(tournament)).ui;
  // A column of its own where somebody has noted how it was paid, or why it is free.
  const noted = lines.some(({ how, reason }) => how !== undefined || reason !== undefined);
  const columns: readonly SheetColumn[] = [
    { key: 'player', header: registration.name, kind: 'text' },
    { key: 'club', header: standings.club, kind: 'text' },
    { key: 'band', header: said.band, kind: 'text' },
    { key: 'due', header: said.due, kind: 'amount' },
    { key: 'paid', header: said.paid, kind: 'amount' },
    { key: 'left', header: said.left, kind: 'amount' },
    { key: 'state', header: said.state, kind: 'text' },
    ...(noted ? [{ key: 'how', header: said.how, kind: 'text' } as const] : []),
  ];
  const sum = (figure: (line: FeeLine) => number) => lines.reduce((total, line) => total + figure(line), 0) / 100;
  const sums = feeSums(asked);
  const without = withoutFee(tournament, people, bands);
  const sheet: DataSheet = {
    lang,
    title: tournament.name,
    subtitle: paper.head.date,
    caption: what,
    columns,
    rowHeader: 'player',
    rows: rowsOf(tournament, people, lines, said, noted),
    totals: [
      said.total,
      null,
      null,
      sum(({ due }) => due),
      sum(({ paid }) => paid),
      sum(left),
      null,
      ...(noted ? [null] : []),
    ],
    notes: [
      said.sums(money(lang, sums.paid), money(lang, sums.due), sums.people, sums.of),
      ...(without > 0 ? [said.without(without)] : []),
      said.who,
    ],
  };
  return { ...paper, ...fromSheet(sheet) };
}

const left = ({ due, paid }: FeeLine): number => due - paid;

/** In the order of the names, as people come to the table. */
function rowsOf(
  tournament: Tournament,
  people: People,
  lines: readonly FeeLine[],
  said: Sentences,
  noted: boolean,
): readonly (readonly Cell[])[] {
  const names = shownNames(tournament, people);
  const clubs = new Map(tournament.players.map(({ id, club }) => [id, club]));
  return lines
    .toSorted((a, b) => frenchOrder(names.full(a.player), names.full(b.player)))
    .map((line) => [
      names.full(line.player),
      clubs.get(line.player) ?? null,
      line.band === null || line.band.upTo === null ? said.others : said.upTo(line.band.upTo),
      line.due / 100,
      line.paid / 100,
      left(line) / 100,
      said.states[line.state],
      ...(noted ? [line.how ? said.payments[line.how] : (line.reason ?? null)] : []),
    ]);
}

interface Sentences {
  readonly title: string;
  readonly unpaid: string;
  readonly band: string;
  readonly due: string;
  readonly paid: string;
  readonly left: string;
  readonly state: string;
  /** How it was paid, or why it is free. */
  readonly how: string;
  readonly payments: Readonly<Record<NonNullable<FeeLine['how']>, string>>;
  readonly total: string;
  readonly others: string;
  upTo(age: number): string;
  readonly states: Readonly<Record<FeeState, string>>;
  readonly noFees: string;
  readonly nobody: string;
  readonly who: string;
  /** How many no fee is for. */
  without(people: number): string;
  sums(paid: string, due: string, people: number, of: number): string;
}

const sentences: Dictionary<Sentences> = {
  fr: {
    title: 'Frais d’inscription',
    unpaid: 'Frais à payer',
    band: 'Tarif',
    due: 'Dû (€)',
    paid: 'Payé (€)',
    left: 'Reste (€)',
    state: 'État',
    how: 'Paiement, motif',
    payments: paymentSentences.fr,
    total: 'Total',
    others: 'plein tarif',
    upTo: (age) => `${age} ans et moins`,
    states: { paid: 'payé', due: 'à payer', free: 'entrée gratuite', away: 'absence' },
    noFees: 'Ce tournoi ne demande aucun frais.',
    nobody: 'Tout est payé.',
    who: 'Une absence ne doit rien. L’âge est celui atteint dans l’année du tournoi.',
    without: (people) =>
      people === 1
        ? 'Aucun tarif ne vaut pour 1 personne : elle n’est pas dans cette somme.'
        : `Aucun tarif ne vaut pour ${people} personnes : elles ne sont pas dans cette somme.`,
    sums: (paid, due, people, of) =>
      `${paid} payés sur ${due} : ${people} ${people < 2 ? 'personne' : 'personnes'} sur ${of}.`,
  },
  en: {
    title: 'Entry fees',
    unpaid: 'Fees to be paid',
    band: 'Fee',
    due: 'Due (€)',
    paid: 'Paid (€)',
    left: 'Left (€)',
    state: 'Status',
    how: 'Payment, reason',
    payments: paymentSentences.en,
    total: 'Total',
    others: 'full fee',
    upTo: (age) => `${age} and under`,
    states: { paid: 'paid', due: 'to be paid', free: 'free entry', away: 'did not come' },
    noFees: 'This tournament has no entry fee.',
    nobody: 'All is paid.',
    who: 'Players who did not come owe nothing. The age is the one reached in the year of the tournament.',
    without: (people) =>
      `No fee is set for ${people} ${people === 1 ? 'person, who is' : 'people, who are'} not in this sum.`,
    sums: (paid, due, people, of) => `${paid} paid of ${due}: ${people} of ${of} people.`,
  },
};
