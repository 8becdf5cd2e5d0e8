import { type Dictionary, de } from '@ronde/language';
import type { FeeState } from '@ronde/views/fees';

const fr = {
  feesTitle: 'Frais d’inscription',
  feesHelp:
    'Jusqu’à quatre tarifs. L’âge est celui atteint dans l’année du tournoi ; sans année de naissance, le tarif des autres.',
  upTo: (n: number) => `Tarif ${n}, jusqu’à l’âge de`,
  everybodyElse: 'Les autres',
  upToShort: (age: number) => `${age} ans et moins`,
  amount: (n: number) => `Tarif ${n}, montant`,
  amountOthers: 'Montant pour les autres',
  amountWrong: 'Un montant comme 12 ou 12,50.',
  fullMissing: 'Ce que paient tous les autres ; 0 si l’entrée est gratuite pour eux.',
  without: (n: number) =>
    n === 1
      ? 'Aucun tarif ne vaut pour 1 personne : elle n’est pas dans cette somme.'
      : `Aucun tarif ne vaut pour ${n} personnes : elles ne sont pas dans cette somme.`,
  ageWrong: 'Un âge de 1 à 120, différent à chaque ligne.',
  saveFees: 'Enregistrer les frais',
  feesSaved: 'Frais enregistrés.',
  feesSum: (paid: string, due: string, people: number, of: number) =>
    `${paid} payés sur ${due} · ${people} ${people < 2 ? 'personne' : 'personnes'} sur ${of}`,
  unpaidOnly: (n: number) => `À payer seulement (${n})`,
  allPaid: 'Tout est payé.',
  howOf: (name: string) => `Paiement, ${name}`,
  notSaid: 'paiement\u202f?',
  reason: 'Motif',
  reasonOf: (name: string) => `Motif de la gratuité, ${name}`,
  receiptWord: 'Reçu',
  receiptOf: (name: string) => `Reçu, ${name}`,
  receipt: (name: string, amount: string, what: string) =>
    `Reçu ${de(name)} la somme de ${amount}, frais d’inscription\u00a0: ${what}.`,
  states: { paid: 'payé', due: 'à payer', free: 'gratuit', away: 'absence' } as Readonly<Record<FeeState, string>>,
  bands: 'Tarifs',
  pdf: 'Feuille (PDF)',
  xlsx: 'Tableur (.xlsx)',
  csv: 'Texte pour tableur (.csv)',
};

type FeesSentences = typeof fr;

const en: FeesSentences = {
  feesTitle: 'Entry fees',
  feesHelp:
    'Up to four fees. Age is counted at the end of the tournament year; without a year of birth, the fee for all others applies.',
  upTo: (n) => `Fee ${n}, up to age`,
  everybodyElse: 'The others',
  upToShort: (age) => `${age} and under`,
  amount: (n) => `Fee ${n}, amount`,
  amountOthers: 'Amount for the others',
  amountWrong: 'Enter an amount such as 12 or 12.50.',
  fullMissing: 'What everybody else pays; 0 where they pay nothing.',
  without: (n) => `No fee is set for ${n} ${n === 1 ? 'person, who is' : 'people, who are'} not in this sum.`,
  ageWrong: 'Enter an age from 1 to 120, each only once.',
  saveFees: 'Save the fees',
  feesSaved: 'Fees saved.',
  feesSum: (paid, due, people, of) => `${paid} paid of ${due} · ${people} of ${of} ${of === 1 ? 'person' : 'people'}`,
  unpaidOnly: (n) => `Unpaid only (${n})`,
  allPaid: 'All is paid.',
  howOf: (name) => `Payment, ${name}`,
  notSaid: 'paid how?',
  reason: 'Reason',
  reasonOf: (name) => `Why free, ${name}`,
  receiptWord: 'Receipt',
  receiptOf: (name) => `Receipt, ${name}`,
  receipt: (name, amount, what) => `Received from ${name}: ${amount}, entry fee, ${what}.`,
  states: { paid: 'paid', due: 'to be paid', free: 'free', away: 'did not come' },
  bands: 'Fees by age',
  pdf: 'Sheet (PDF)',
  xlsx: 'Workbook (xlsx)',
  csv: 'CSV file',
};

/** What is asked of people, and what they have paid: the panel comes when it is opened. */
export const feesSentences: Dictionary<FeesSentences> = { fr, en };
