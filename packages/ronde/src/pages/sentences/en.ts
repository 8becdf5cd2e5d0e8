import { plural } from '@ronde/language';
import { enRegistration } from './en-registration.ts';
import { enRules } from './en-rules.ts';
import type { PageSentences } from './fr.ts';

export const en: PageSentences = {
  languages: 'Language',
  menu: 'Pages of the tournament',
  signIn: 'Sign in',
  myTable: 'My table',
  refresh: 'Update',
  tabs: {
    live: 'Live',
    standings: 'Standings',
    grid: 'Cross table',
    players: 'Players',
    rules: 'Rules',
    prizes: 'Prizes',
  },
  ended: 'Rounds',

  coming: 'coming',
  inPlay: (done, of) =>
    done === of
      ? 'all results in'
      : `in play · ${done} of ${of} ${plural('en', of, { one: 'table', other: 'tables' })} finished`,
  over: 'closed',
  playing: 'in\u00a0play',
  drawing: (round) => `Round ${round}: being drawn`,
  provisional: 'provisional until the tournament is closed',
  final: 'final',
  roundSwitch: 'Rounds',
  tablesOf: (round) => `Tables of round ${round}`,
  absent: (names) => `Absent: ${names}`,
  allPlayers: (n) => (n === 1 ? 'Who is registered' : `All ${n} players`),
  whyOrder: 'Where does this order come from?',
  whyTables: 'Why these tables',
  whyTable: (table) => (table === null ? 'Why this bye?' : `Why table ${table}?`),
  nothingYet: 'Nothing is published yet. The tables come with round 1.',
  players: (n) => `${n} ${n === 1 ? 'player' : 'players'}`,

  day: 'Date',
  place: 'Place',
  map: 'See on a map',
  event: 'Event',
  theme: 'Theme',
  pool: 'Pool',
  registered: 'Registered',
  formula: 'Formula',
  askIn: 'Ask to be registered',

  standingsOf: 'Place, results and points of each person',
  noTie: 'No tie: the points give the order.',
  umpire: 'Decisions of the umpire',
  possible: 'Still possible',
  boundsOnly: 'Safe bounds: rounds are still to be drawn, the truth may be narrower.',

  gridHelp: 'Each line reads from left to right: that person’s result against each of the others.',

  number: 'No.',
  gone: 'plays no more',
  spare: 'plays to make the number even, not ranked',
  noPlayers: 'Nobody is registered yet: the list will appear here.',

  roundsOf: (name) => `Rounds of ${name}`,
  round: 'Round',
  result: 'Result',
  starts: 'Starts',
  startsSelf: 'yes',
  startsOther: 'no',
  rankAfter: (rank, after) => `${rank} place after round ${after}`,
  rankFinal: (rank) => `${rank} place`,
  whyPlace: 'Why this place?',
  alone: (points) => `Nobody else has ${points}: the points are enough.`,
  before: 'Before',
  after: 'After',
  star: '*\u00a0provisional rating',
  provisionalRating: 'provisional rating',
  ratingLegend:
    'PE: experience points, by place. B: bonus of the first four places. PJ: game points, by the rating that stood at that place at the start. M: the tournament’s value, by its category.',
  informative: 'informative',
  informativeLong: 'Ratings are published by the federation; this calculation is given for information.',
  unrated: 'This tournament does not change the rating.',
  calculation: 'Calculation',
  army: 'Army',

  prizesLater: 'The prizes appear when the tournament is closed.',
  files: 'Files',
  xlsx: 'Standings, workbook (xlsx)',
  csv: 'Standings, table (csv)',
  json: 'Whole tournament (json)',
  finalStage: 'Final',
  stage: { tie: 'Deciding game', semi: 'Semi-final', final: 'Final', third: 'Third place' },
  stageHead: 'Match',
  wonFinal: (name) => `The final goes to ${name}.`,
  level: {
    tie: 'Draw: the place goes to the higher initial rank',
    semi: 'Draw: the higher place after the rounds plays the final',
    final: 'Draw: the order of the rounds stays',
    third: 'Draw: the order of the rounds stays',
  },
  carried: (name) =>
    name === null ? 'their game of the rounds counts: a draw' : `their game of the rounds counts: won by ${name}`,

  tournaments: 'Tournaments',
  noTournament: 'No tournament is public at the moment.',
  unknown: 'Nothing to read here',
  unknownTournament:
    'No tournament is public at this address. It may have been miscopied, or the tournament is not open to the public yet.',
  unknownPlayer: (number) => `No number ${number} in this tournament.`,
  noRound: (round) => `This tournament has no round ${round}.`,
  notYet: 'This page is not public yet. It comes with the round, or when the tournament is closed.',
  allTournaments: 'See the public tournaments',
  toTournament: 'Back to the tournament',
  failed: 'The page could not be made. Try again in a moment.',
  registration: enRegistration,
  rules: enRules,
};
