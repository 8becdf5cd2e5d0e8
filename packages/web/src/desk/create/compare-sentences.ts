import type { Dictionary } from '@ronde/language';

const fr = {
  open: 'Comparer les formules',
  about: '1000 tournois simulés\u00a0: chances de la meilleure cote, rencontres répétées, durée.',
  needed: 'Dites d’abord combien de joueurs sont attendus\u00a0: de 2 à 200.',
  title: (players: number) => `Les formules à ${players} joueurs`,
  formula: 'Formule',
  rounds: 'Rondes',
  tours: 'Tours',
  length: 'Durée',
  games: 'Parties chacun',
  exempt: 'Exemptions',
  repeats: 'Rencontres répétées',
  best: 'La meilleure cote gagne',
  choose: 'Choisir',
  chosen: 'choisie',
  chooseName: (name: string) => `Choisir ${name}`,
  samples: (n: number, most: number) =>
    n < most
      ? `Simulation en cours\u00a0: ${n} tournois sur ${most} par formule.`
      : `Moyennes de ${n} tournois simulés par formule, absences et forfaits compris.`,
  countsAll:
    'Exemptions et rencontres répétées s’ajoutent sur toutes les rondes\u00a0: à nombre impair, chaque ronde a un exempt, et davantage quand quelqu’un est absent.',
  phase3:
    'Formule Combinée\u00a0: sa phase 3 permet de revoir un adversaire des phases d’avant, d’où ses rencontres répétées.',
  failed: 'La simulation n’a pas pu être chargée. Refermez, puis rouvrez la comparaison.',
  impossible: 'impossible avec ce nombre',
  percent: (share: number) => `${Math.round(100 * share)}\u00a0%`,
  figure: (value: number) => value.toFixed(1).replace('.', ','),
};

type CompareSentences = typeof fr;

const en: CompareSentences = {
  open: 'Compare the formulas',
  about: '1000 simulated tournaments: chances of the best rated, repeats, length.',
  needed: 'Say first how many players are expected: 2 to 200.',
  title: (players) => `The formulas with ${players} players`,
  formula: 'Formula',
  rounds: 'Rounds',
  tours: 'Rounds',
  length: 'Length',
  games: 'Games each',
  exempt: 'Byes',
  repeats: 'Repeats',
  best: 'The best rated wins',
  choose: 'Choose',
  chosen: 'chosen',
  chooseName: (name) => `Choose ${name}`,
  samples: (n, most) =>
    n < most
      ? `Simulating: ${n} tournaments of ${most} for each formula.`
      : `Averages of ${n} simulated tournaments for each formula, absences and forfeits included.`,
  countsAll:
    'Byes and repeats are added up over all rounds: with an odd number each round has a bye, and more when somebody is absent.',
  phase3: 'Formule Combinée: its phase 3 lets people meet an opponent of the earlier phases again, hence its repeats.',
  failed: 'The simulation could not be loaded. Close and reopen the comparison.',
  impossible: 'impossible with this number',
  percent: (share) => `${Math.round(100 * share)}%`,
  figure: (value) => value.toFixed(1),
};

export const compareSentences: Dictionary<CompareSentences> = { fr, en };
