import type { Dictionary } from '@ronde/language';
import { frRoster, type RegistrationSentences } from './sentences-fr.ts';

const many = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`;

export const enRoster: RegistrationSentences = {
  search: 'Search for a name or a licence',
  listHelp:
    'Or start with a header line: Surname; First name; Club; Rating; Licence; Duplicate series; Birth year; Category.',
  listHelpArmies: 'Or start with a header line: Surname; First name; Club; Elo; Licence; Army; Total.',
  others: (n) => `and ${many(n, 'other line')}`,
  line: (n, what) => `Line ${n}, ${what}`,
  counts: (ready, known, open, refused, left = 0) =>
    [
      `${many(ready, 'line')} to register`,
      known > 0 && `${many(known, 'line')} already on the list`,
      open > 0 && many(open, 'question'),
      refused > 0 && many(refused, 'refused line'),
      left > 0 && many(left, 'line left out', 'lines left out'),
    ]
      .filter(Boolean)
      .join(' · '),
  listWaiting: (ready, open, refused) => {
    const what = [
      ready > 0 && `${many(ready, 'line')} to register`,
      open > 0 && `${many(open, 'question')} without an answer`,
      refused > 0 && many(refused, 'refused line'),
    ].filter(Boolean);
    return what.length === 0 ? 'List started.' : `List started: ${what.join(', ')}.`;
  },
  privateCells: (n, first) =>
    n === 1
      ? `Personal data stands as a club or a licence: ${first}.`
      : `${n} pieces of personal data stand as clubs or licences, among them ${first}.`,
  privateHelp: 'Public pages do not show them. Clear them, then enter the real club.',
  clearPrivate: 'Clear all of them',
  requestsWaiting: (n) => (n === 1 ? '1 request to register is waiting.' : `${n} requests to register are waiting.`),
  requestsNone: 'No request to register is waiting.',
  requestsSee: 'See the requests',
  resumeList: 'Resume the list',
  forgetList: 'Discard the list',
  known: 'already on the list',
  repeated: (above) => `licence already on line ${above}: counted once`,
  samePerson: 'Is this the same person?',
  keepBoth: 'Keep both',
  same: 'The same',
  listed: 'In the list',
  typed: 'New registration',
  removed: (name) => `Registration deleted: ${name}`,
  lastList: (n, at) => `List of ${many(n, 'registration')}, ${at}`,
  undoList: (n) => `Undo these ${many(n, 'registration')}`,
  registeredOne: (name, number, rating, here) =>
    `${name}: registered as no. ${number}, ${rating}${here ? ', marked present' : ''}`,
  removedAt: (name, at) => `${name}: registration deleted, ${at}`,
  undone: 'List undone.',
  registered: (n, updated = 0) =>
    `${many(n, 'registration')} noted${updated === 0 ? '' : `, ${many(updated, 'record')} updated`}.`,
  register: 'In the register, not in this tournament',
  origin: 'From',
  list: (date) => `list of ${date}`,
  proposal: ({ why, rating, known }, last) =>
    why === 'back'
      ? `Back after more than two years${last === null ? '' : ` (${last})`}: ${rating}, PL* of the series, above ${known}.`
      : `Among the first ten of the world championship: ${rating}, the Joker bar, above ${known}.`,
  enrollAt: (rating) => `Register at ${rating}`,
  startAt: (rating) => `Start at ${rating}`,
  startAsListed: (rating) => `Keep ${rating}`,
  enroll: 'Register',
  enrollName: (name) => `Register ${name}`,
  enrolled: (name) => `${name}: registered and marked present.`,
  chosenKnown: (name) => `${name}: press Enter to register and mark present.`,
  seatless: (n, until) =>
    until === 'phase-2'
      ? `${n} with no seat in the pools: playing from phase 2`
      : `${n} with no seat: no match in this tournament`,
  rollCall: 'Take a new roll call',
  rollCallDone: (n) => `New roll call: ${many(n, 'person', 'people')} to be marked.`,
  allHere: 'Mark everybody present',
  allHereDone: (n) => `${many(n, 'person', 'people')} marked present.`,
  several: (n) => `${n} people: type more of the name, or choose with ↑ and ↓.`,
  chosen: (name) => `${name}: press Enter to mark them present.`,
  alreadyHere: (name) => `${name}: already marked present.`,
  homonym: (name) => `${name} is already on the list. Register anyway?`,
  unrated: 'No rating',
  elo: 'Elo',
  provisionalOf: (rating, series) =>
    `${series === '' ? 'No rating and no series' : `Series ${series}`}: ${rating}, a provisional rating`,
  provisional: (rating) => `${rating}, a provisional rating`,
  spellAs: (name) => `Write “${name}”`,
  eloStart: (rating) => `Without an Elo: starts at ${rating}`,
  eloWrong: 'Enter a number from 0 to 9999, or leave empty.',
  seriesWrong: 'Enter a series from 1 to 7, with a letter A to D, or SS.',
  birthYear: 'Year of birth',
  birthWrong: 'Enter a four-digit year, or leave empty.',
  fees: 'Entry fees',
  openHall: 'Open the Hall page',
  paidName: (name) => `Fee paid, ${name}`,
  freeName: (name) => `Free entry, ${name}`,
  free: 'free',
  army: 'Army',
  fromRegister: (name) => `In the register: ${name}.`,
  armyNear: 'Is it one of these armies?',
  takePeople: 'Take the people of another tournament',
  armyLists: 'Army lists',
  dealPools: 'Deal among the pools',
  checkedBy: (name) => `Read by ${name}.`,
  spare: 'Plays only when the number is odd',
  spareHelp: 'A spare player: not ranked and not counted.',
  armyHelp: 'List number and name, such as 40 Alexander the Great',
  armyWrong: 'Enter a number, then the army’s name; or leave empty to complete it later.',
  armyFrom: 'From year',
  armyTo: 'To year',
  yearsHelp: 'For BC, use a minus sign: −336. Used when round 1 is paired by period.',
  yearWrong: 'Enter years, the earlier one first, or leave empty.',
  cohesion: 'Cohesion total',
  cohesionHelp: 'From the army list. Ronde then puts it into each result for you.',
  cohesionWrong: 'Enter a number from 1 to 99, or leave empty.',
  armyList: 'Army list',
  states: { received: 'received', checked: 'checked', 'to-fix': 'to correct' },
  noList: 'not received',
  lists: (received, of, toFix) => `${received} of ${many(of, 'list')} checked${toFix > 0 ? `, ${toFix} to fix` : ''}`,
  card: 'Full details',
  save: 'Save',
  factsSaved: 'Changes saved.',
};

export type { RegistrationSentences };

export const registrationSentences: Dictionary<RegistrationSentences> = { fr: frRoster, en: enRoster };
