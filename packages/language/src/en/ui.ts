import type { Presence } from '@ronde/engine';
import type { Ui } from '../fr/ui.ts';
import { counted } from '../numbers.ts';
import { figureLabels, meanings } from './criteria.ts';
import { nouns } from './nouns.ts';

const of = (n: number, noun: keyof typeof nouns): string => counted('en', n, nouns[noun]);

/** The sentences of the screens, by place. */
export const ui: Ui = {
  app: {
    name: 'Ronde',
    help: 'Help',
    skipToContent: 'Go to content',
    notFound: 'This page does not exist.',
    backHome: 'Back to the home page',
    loading: 'Loading',
    close: 'Close',
    cancel: 'Change nothing',
    retry: 'Try again',
  },
  network: {
    down: 'Connection lost',
    downLong: (kept) =>
      kept > 0
        ? `Connection lost. You can carry on: ${of(kept, 'result')} saved on this device, to be sent later.`
        : 'Connection lost. The page will update again once it is back.',
    kept: 'saved on this device',
    sent: (n) => `${of(n, 'result')} sent.`,
    stopped: 'Ronde has stopped on this computer. Start it again: nothing that was saved is lost.',
    upToDate: (at) => `up to date at ${at}`,
    updated: (at) => `updated at ${at}`,
    asking: 'No answer yet: Ronde is asking the server whether it was saved…',
    silent: (kept) =>
      kept > 0
        ? `The server is slow to answer. You can go on: ${of(kept, 'result')} saved on this device, not yet sent.`
        : 'The server is slow to answer. Wait before you start it again: it may be at work.',
    unheard:
      'It is not known whether this was saved: the server did not answer. When it does, look at what is shown before you start over.',
    failed: 'Nothing was saved: the server did not respond. Check the network, then try again.',
  },
  strip: {
    label: 'The day',
    registration: 'Registration',
    round: (round) => `Round ${round}`,
    draft: (round) => `Round ${round} · draft`,
    progress: (round, done, tables) => `Round ${round} · ${done}/${tables}`,
    closing: 'Closing',
    standings: 'Standings',
    players: 'Players',
    print: 'Print',
    log: 'Log',
    done: 'done',
  },
  home: {
    title: 'My tournaments',
    create: 'New tournament',
    empty: 'No tournaments yet. Create one, or try a practice tournament.',
    live: 'In progress',
    coming: 'Upcoming',
    past: 'Finished',
    players: (n) => of(n, 'player'),
    rounds: (n) => of(n, 'round'),
  },
  formats: {
    classique: 'Formule Classique',
    'classique-belge': 'Formule Classique (Belgium 2007)',
    combinee: 'Formule Combinée',
    'art-de-la-guerre': 'L’Art de la Guerre',
    'toutes-rondes': 'Round robin',
    suisse: 'Swiss system',
  },
  wargame: {
    army: 'Army',
    terrain: 'Table',
    cohesionLost: 'Cohesion lost',
    malus: (points: number) => `${points}-point penalty`,
  },
  create: {
    title: 'New tournament',
    name: 'Name',
    nameMissing: 'Give the tournament a name.',
    place: 'Venue',
    date: 'First day',
    dateWrong: 'Enter a real date, such as 14 November 2026.',
    format: 'Game and format',
    expected: 'Players expected',
    rounds: 'Rounds',
    beyondText: (rounds) => `${of(rounds, 'round')} (beyond what the rules cover)`,
    roundsHelp: 'Leave empty to follow the rules.',
    summary: 'Your tournament',
    tables: 'Tables',
    exempt: 'Bye',
    exemptNone: 'none',
    exemptOne: 'one player per round',
    category: 'Category',
    seed: 'Random number',
    seedNumber: (seed) => `no. ${seed}`,
    submit: 'Create the tournament',
    first: 'First correct the fields marked in red.',
    tooFew: (expected) =>
      expected < 2
        ? 'Formule Classique needs 8 players.'
        : `Formule Classique needs 8 players. With ${expected}, play a round robin: ${of(expected % 2 === 0 ? expected - 1 : expected, 'round')}.`,
  },
  registration: {
    title: 'Registration',
    present: (here, all) => `${here} of ${all} present`,
    parity: (here) =>
      here % 2 === 0 ? `${here}: no bye; ${here + 1}: one bye` : `${here}: one bye; ${here + 1}: no bye`,
    empty: 'Search for a name or paste a list.',
    noMatch: (text) => `No match for “${text}”.`,
    newPerson: 'New person',
    add: 'Register',
    name: 'SURNAME First name',
    nameMissing: 'Enter the name.',
    rating: 'Rating',
    ratingWrong: 'Enter a whole number from 0 to 9999, or leave empty.',
    provisionalLong: 'Provisional rating',
    series: 'Duplicate series',
    club: 'Club',
    licence: 'Licence',
    category: 'Category',
    number: 'Number',
    status: 'Status',
    actions: 'Actions',
    here: 'Present',
    late: 'Late',
    absent: 'Absent',
    leaves: 'Withdraw',
    returns: 'Bring back',
    remove: 'Delete registration',
    paste: 'Paste a list',
    pasteHelp: 'One person per line: SURNAME First name; rating; club.',
    pasteApply: (n) => `Register ${of(n, 'person')}`,
    draw: (round) => `Pair round ${round}`,
    unchecked: (n) =>
      n === 1
        ? 'One person is not marked present and will not play this round:'
        : `${n} people are not marked present and will not play this round:`,
    drawWithout: (n) => (n === 1 ? 'Pair without this person' : `Pair without these ${n} people`),
    keepChecking: 'Back to the list',
    left: (round) => (round === 0 ? 'withdrew before round 1' : `withdrew after round ${round}`),
    from: (round) => `plays from round ${round}`,
    list: 'Registered players',
  },
  draft: {
    draft: 'draft, not public yet',
    met: metText,
    summary: (tables, exempt, met, marked) => {
      const byes = exempt > 0 ? `, ${of(exempt, 'bye')}` : '';
      return `${of(tables, 'table')}${byes}, ${met}. ${markedText(marked)}.`;
    },
    publish: (round) => `Publish round ${round}`,
    redraw: 'Pair again',
    swap: 'Swap two players',
    fix: 'Set a pairing by hand',
    toRead: 'To check',
    outdated: 'A result has changed: pair again',
    proposal: 'A round with fewer repeats exists.',
    absent: (names) => `Absent: ${names}`,
    tables: (round) => `Tables of round ${round}`,
  },
  why: {
    open: 'Why?',
    openFor: (about) => `Why? ${about}`,
    close: 'Close',
    whoStarts: 'Who starts?',
    rule: 'The rule',
    article: 'Read the rule (in French)',
    looked: 'Players considered, in standings order',
  },
  table: {
    table: 'Table',
    tableNumber: (table) => `Table ${table}`,
    starts: 'Starts',
    startsMark: 'starts',
    opponent: 'Opponent',
    score: 'Score',
    state: 'Status',
    exempt: 'bye',
    withoutOpponent: 'no opponent (bye)',
    awaited: 'to come',
    typing: 'being entered',
    corrected: 'corrected',
    disputed: 'disputed',
    toConfirm: 'awaiting confirmation',
    forfeitBy: (name) => `forfeit by ${name}`,
    bothForfeit: 'double forfeit',
    awardedTo: (name) => `awarded to ${name}`,
    absent: 'absent',
    versus: (a, b) => `${a} v ${b}`,
  },
  entry: {
    title: (round) => `Round ${round}`,
    caption: (round) => `Results of round ${round}`,
    save: 'Save',
    enter: 'Enter',
    escape: 'Esc',
    forfeit: 'forfeit',
    dispute: 'dispute',
    clear: 'clear',
    correct: 'Correct a result',
    correctSave: 'Save the correction',
    savedNext: (table, next, a, b) => `Table ${table} saved. Table ${next}: ${a} v ${b}.`,
    savedLast: (table) => `Table ${table} saved. All results are in.`,
    noTable: (table) => `There is no table ${table} in this round.`,
    keep: 'Keep',
    replace: 'Replace',
    creditAnyway: 'Credit all the same',
    close: (round) => `Close round ${round}`,
    reopen: (round) => `Reopen round ${round}`,
    cancelRound: (round) => `Cancel round ${round}`,
    willLose: (n) => `${of(n, 'result')} will be lost.`,
    lastDecisions: 'Latest decisions',
    roundClosed: 'Round closed',
    correctionEffect: (rounds) =>
      rounds.length === 0 ? 'The standings do not change.' : `This changes the standings after ${roundsText(rounds)}.`,
    tablesStay: (round) => `Round ${round} keeps its tables.`,
  },
  leave: {
    title: (name) => `Withdraw ${name} from the tournament`,
    question: (round, table) =>
      `Round ${round} is published and table ${table} has no result. What should happen to this game?`,
    forfeit: (round) => `Record a forfeit in round ${round}`,
    forfeitHelp:
      'The opponent wins without playing; the other tables stay as they are. Then withdrawn: not paired again.',
    redraw: (round) => `Pair round ${round} again`,
    redrawHelp: 'All tables in this round are paired again, without this person. Then withdrawn: not paired again.',
    confirm: (name) => `Withdraw ${name}`,
  },
  standings: {
    title: (after) => `Standings after round ${after}`,
    final: 'Final standings',
    finalProvisional: 'Final standings, provisional',
    afterRounds: (n) => `after ${of(n, 'round')}`,
    provisionalUntilClosed: 'provisional until the tournament is closed',
    closed: 'final',
    empty: 'The standings will appear after round 1.',
    round: 'Round',
    finalShort: (round) => `${round}, final`,
    exclusion: 'disqualified',
    left: 'withdrawn',
    rank: 'Place',
    shared: 'shared',
    player: 'Player',
    club: 'Club',
    series: 'Series',
    rating: 'Rating',
    roundShort: (round) => `R${round}`,
    figures: figureLabels,
    meanings,
    standsFor: (head, long) => `${head}: ${long}.`,
    win: 'W',
    draw: 'D',
    loss: 'L',
    exempt: 'B',
    forfeit: 'F',
    absent: 'A',
    exemptWord: 'bye',
    legend: 'W win, D draw, L loss, B bye, F forfeit, A absent',
    provisionalRating: 'provisional* rating',
    gamesBetween: 'Games among the tied players',
    csv: 'CSV file',
    html: 'Printable page',
    print: 'Print',
    grid: 'Cross table',
    details: 'Round by round',
  },
  log: {
    title: 'Log',
    caption: 'Decisions, newest first',
    time: 'Time',
    author: 'By',
    decision: 'Decision',
    undo: 'Undo',
    redo: 'Redo',
    undone: (by) => `undone by decision no. ${by}`,
    empty: 'No decisions yet.',
    number: (seq) => `no. ${seq}`,
    filter: 'Search the log',
    undoTogether: (n) => `Undo these ${n} decisions`,
  },
  closing: {
    title: 'Closing',
    checks: 'Checks',
    roundClosed: (round) => `Round ${round}, closed`,
    roundOpen: (round) => `Round ${round}, not closed yet`,
    roundNotDrawn: (round) => `Round ${round}, not played yet`,
    fewerRounds: (played, planned) =>
      `${of(played, 'round')} of ${planned} planned. You can still close the tournament.`,
    close: 'Close the tournament',
    reopen: 'Reopen the tournament',
    closed: 'Tournament closed',
    closedLong: 'The tournament is closed. The standings are final.',
    what: 'Closing freezes the final standings. You can reopen the tournament later.',
    file: 'Tournament file',
  },
  keys: {
    title: 'Shortcuts of this page',
    help: 'the shortcuts',
    next: 'go to the next step',
    entry: 'Entry',
    standings: 'Standings',
    players: 'Players',
    log: 'Log',
    round: 'open that round',
    undo: 'undo my last action',
    forfeit: 'record a forfeit by this player',
    dispute: 'dispute: another value, or a doubt',
    points: 'points instead of cohesion',
    victory: 'win for this player; press again for a draw',
    malus: 'ruling: penalty, game awarded, warning or disqualification',
    escape: 'clear the entry bar',
    enter: 'next field, then save',
    arrows: 'previous table, next table',
    why: 'Why?',
    off: 'Switch single-letter shortcuts off',
  },
};

function metText(repeats: number, again: number, most: number, phase3: boolean): string {
  const counted = repeats === 0 ? 'no repeats in phase 3' : `${repeatsText(repeats)}${phase3 ? ' in phase 3' : ''}`;
  const met = `${of(again, 'table')} ${again === 1 ? 'meets' : 'meet'} for ${most > 1 ? 'at least ' : ''}the second time in the tournament`;
  if (again === 0) return 'no repeats';
  if (phase3) return `${counted}; ${met}`;
  return repeats === 0 ? met : counted;
}

function repeatsText(repeats: number): string {
  return repeats === 1 ? '1 repeat' : `${repeats} repeats`;
}

function markedText(marked: number): string {
  if (marked === 0) return 'Nothing to check';
  return `${of(marked, 'table')} to check`;
}

function roundsText(rounds: readonly number[]): string {
  if (rounds.length === 1) return `round ${rounds[0]}`;
  return `rounds ${rounds.slice(0, -1).join(', ')} and ${rounds.at(-1)}`;
}

/** The state of somebody in the hall, as the list says it. */
export function presence(state: Presence): string {
  return { expected: 'not here yet', here: 'Present', late: 'Late', absent: 'Absent' }[state];
}
