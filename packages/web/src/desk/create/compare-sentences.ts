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
  games: 'Parties par joueur',
  exempt: 'Exemptions',
  repeats: 'Rencontres répétées',
  best: 'Victoire de la meilleure cote',
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
  open: 'Compare formats',
  about: '1000 simulated tournaments: how often the top-rated player wins, repeats, duration.',
  needed: 'First enter how many players are expected: 2 to 200.',
  title: (players) => `Formats for ${players} players`,
  formula: 'Format',
  rounds: 'Rounds',
  tours: 'Rounds',
  length: 'Length',
  games: 'Games each',
  exempt: 'Byes',
  repeats: 'Repeats',
  best: 'Top-rated player wins',
  choose: 'Choose',
  chosen: 'chosen',
  chooseName: (name) => `Choose ${name}`,
  samples: (n, most) =>
    n < most
      ? `Simulating: ${n} of ${most} tournaments for each format.`
      : `Averages of ${n} simulated tournaments for each format, absences and forfeits included.`,
  countsAll:
    'Byes and repeats are added up over all rounds: with an odd number of players each round has a bye, or more if somebody is absent.',
  phase3: 'Formule Combinée: in phase 3 players may meet opponents from earlier phases again, hence the repeats.',
  failed: 'The simulation could not be loaded. Close and reopen the comparison.',
  impossible: 'impossible with this number',
  percent: (share) => `${Math.round(100 * share)}%`,
  figure: (value) => value.toFixed(1),
};

export const compareSentences: Dictionary<CompareSentences> = { fr, en };
