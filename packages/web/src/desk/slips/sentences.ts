import { type Dictionary, isTour, type RoundNoun, roundNoun, type Spoken, spoken } from '@ronde/language';

const frFor = (noun: RoundNoun) => ({
  title: (round: number) => `Contrôler ${noun.the} ${round}`,
  link: 'Contrôler les feuilles',
  optional: 'facultatif : une seconde personne compare les feuilles avec l’écran',
  /** What the states of the tables say of where a result comes from. */
  slip: `feuille\u00a0: saisi à la table de marque, d’après la feuille remplie`,
  phones: `téléphones\u00a0: saisi à l’identique par les deux joueurs`,
  checked: `contrôlé\u00a0: comparé avec la feuille par une seconde personne`,
  settled: `tranché\u00a0: décidé par l’arbitrage après un litige`,
  help: 'Une seconde personne prend les feuilles dans l’ordre de saisie, les compare avec l’écran et coche chaque table.',
  progress: (read: number, of: number) =>
    `${read} feuille${read > 1 ? 's' : ''} contrôlée${read > 1 ? 's' : ''} sur ${of}`,
  caption: (round: number) => `Feuilles ${noun.of} ${round}, dans l’ordre de saisie`,
  order: 'Feuille',
  margin: 'Écart',
  by: 'Saisi par',
  read: 'contrôlé',
  tick: 'contrôlé ?',
  readHead: 'Contrôle',
  none: 'Aucun résultat à contrôler.',
  back: (round: number) => `Revenir ${noun.e ? 'à la ronde' : 'au tour'} ${round}`,
});

type RereadSentences = ReturnType<typeof frFor>;

const en: RereadSentences = {
  title: (round) => `Check round ${round}`,
  link: 'Check the slips',
  optional: 'optional: a second person compares the slips with the screen',
  slip: 'slip: entered at the desk, from the result slip',
  phones: 'phones: both players entered the same result',
  checked: 'checked: compared with the slip by a second person',
  settled: 'settled: decided by the arbiter after a dispute',
  help: 'A second person goes through the slips in the order of entry, compares them with the screen and ticks each table.',
  progress: (read, of) => `${read} of ${of} ${of === 1 ? 'slip' : 'slips'} checked`,
  caption: (round) => `Slips of round ${round}, in the order of entry`,
  order: 'Slip',
  margin: 'Spread',
  by: 'Entered by',
  read: 'checked',
  tick: 'checked?',
  readHead: 'Check',
  none: 'No results to check.',
  back: (round) => `Back to round ${round}`,
};

/** A win there is told by the cohesion lost. */
export const rereadSentences: Dictionary<Spoken<RereadSentences>> = {
  fr: spoken((format) => ({
    ...frFor(roundNoun(format)),
    ...(isTour(format) && { margin: 'Cohésion perdue' }),
  })),
  en: spoken((format) => ({ ...en, ...(isTour(format) && { margin: 'Cohesion lost' }) })),
};
