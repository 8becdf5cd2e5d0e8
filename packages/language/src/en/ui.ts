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
    down: 'Network lost',
    downLong: (kept) =>
      kept > 0
        ? `Network lost. You can go on: ${of(kept, 'result')} kept on this device.`
        : 'Network lost. The page follows again when the network is back.',
    kept: 'kept here',
    sent: (n) => `${of(n, 'result')} sent.`,
    stopped: 'Ronde has stopped on this computer. Start it again: everything that was saved is there.',
    upToDate: (at) => `up to date, ${at}`,
    updated: (at) => `updated at ${at}`,
    asking: 'No answer yet: Ronde is asking the server whether it was saved…',
    silent: (kept) =>
      kept > 0
        ? `The server is slow to answer. You can go on: ${of(kept, 'result')} kept on this device.`
        : 'The server is slow to answer. Wait before you start it again: it may be at work.',
    unheard:
      'It is not known whether this was saved: the server did not answer. When it does, look at what is shown before you start over.',
    failed: 'Nothing was saved: the server did not answer. Check the network, then try again.',
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
    empty: 'No tournament. Create one, or try a practice tournament.',
    live: 'In play',
    coming: 'Coming',
    past: 'Closed',
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
    terrain: 'Table (terrain)',
    cohesionLost: 'Cohesion lost',
    malus: (points: number) => `${points}-point penalty`,
  },
  create: {
    title: 'New tournament',
    name: 'Name',
    nameMissing: 'Give the tournament a name.',
    place: 'Place',
    date: 'First day',
    dateWrong: 'Choose a day of the calendar.',
    format: 'Game and formula',
    expected: 'Players expected',
    rounds: 'Rounds',
    beyondText: (rounds) => `${of(rounds, 'round')} (beyond the text of the rule)`,
    roundsHelp: 'Leave empty to follow the rule.',
    summary: 'Your tournament',
    tables: 'Tables',
    exempt: 'Bye',
    exemptNone: 'none',
    exemptOne: 'one person a round',
    category: 'Category',
    seed: 'Draw',
    seedNumber: (seed) => `no. ${seed}`,
    submit: 'Create the tournament',
    first: 'First correct what is in red.',
    tooFew: (expected) =>
      expected < 2
        ? 'Formule Classique needs 8 players.'
        : `Formule Classique needs 8 players. With ${expected}, play a round robin: ${of(expected % 2 === 0 ? expected - 1 : expected, 'round')}.`,
  },
  registration: {
    title: 'Registration',
    present: (here, all) => `${here} of ${all} here`,
    parity: (here) =>
      here % 2 === 0 ? `${here}: no bye; ${here + 1}: one bye` : `${here}: one bye; ${here + 1}: no bye`,
    empty: 'Search a name or paste a list.',
    noMatch: (text) => `No match for “${text}”.`,
    newPerson: 'New person',
    add: 'Register',
    name: 'SURNAME First name',
    nameMissing: 'Write the name.',
    rating: 'Rating',
    ratingWrong: 'The rating is a whole number from 0 to 9999, or nothing.',
    provisionalLong: 'Provisional rating',
    series: 'Duplicate series',
    club: 'Club',
    licence: 'Licence',
    category: 'Category',
    number: 'Number',
    status: 'State',
    actions: 'Acts',
    here: 'Here',
    late: 'Late',
    absent: 'Absent',
    leaves: 'Leaves',
    returns: 'Returns',
    remove: 'Delete',
    paste: 'Paste a list',
    pasteHelp: 'One person a line: SURNAME First name; rating; club.',
    pasteApply: (n) => `Register ${of(n, 'person')}`,
    draw: (round) => `Draw round ${round}`,
    unchecked: (n) =>
      n === 1
        ? 'One person not marked here will not play this round:'
        : `${n} people not marked here will not play this round:`,
    drawWithout: (n) => (n === 1 ? 'Draw without this person' : `Draw without these ${n} people`),
    keepChecking: 'Back to the list',
    left: (round) => (round === 0 ? 'does not play' : `left after round ${round}`),
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
    redraw: 'Draw again',
    swap: 'Swap two players',
    fix: 'Fix a table',
    toRead: 'To check',
    outdated: 'A result has changed: draw again',
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
    article: 'Read the rule',
    looked: 'Players looked at, in the order of the standings',
  },
  table: {
    table: 'Table',
    tableNumber: (table) => `Table ${table}`,
    starts: 'Starts',
    startsMark: 'starts',
    opponent: 'Opponent',
    score: 'Score',
    state: 'State',
    exempt: 'bye',
    withoutOpponent: 'no opponent',
    awaited: 'awaited',
    typing: 'being typed',
    corrected: 'corrected',
    disputed: 'disputed',
    toConfirm: 'to confirm',
    forfeitBy: (name) => `forfeit by ${name}`,
    bothForfeit: 'Both forfeit',
    awardedTo: (name) => `match awarded to ${name}`,
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
    savedLast: (table) => `Table ${table} saved. No result is missing.`,
    noTable: (table) => `The round has no table ${table}.`,
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
      rounds.length === 0 ? 'Changes no standings.' : `Changes the standings after ${roundsText(rounds)}.`,
    tablesStay: (round) => `Round ${round} keeps its tables.`,
  },
  leave: {
    title: (name) => `${name} leaves the tournament`,
    question: (round, table) =>
      `Round ${round} is published and table ${table} has no result. What becomes of this table?`,
    forfeit: (round) => `Forfeit for round ${round}`,
    forfeitHelp: 'The opponent wins without playing, the other tables stay.',
    redraw: (round) => `Redraw round ${round}`,
    redrawHelp: 'All tables of this round are drawn again.',
    confirm: (name) => `Mark ${name} as leaving`,
  },
  standings: {
    title: (after) => `Standings after round ${after}`,
    final: 'Final standings',
    finalProvisional: 'Final standings, provisional',
    afterRounds: (n) => `after ${of(n, 'round')}`,
    provisionalUntilClosed: 'provisional until closing',
    closed: 'final',
    empty: 'The standings appear at the end of round 1.',
    round: 'Round',
    finalShort: (round) => `${round}, final`,
    exclusion: 'exclusion',
    left: 'left',
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
    gamesBetween: 'Games among them',
    csv: 'CSV file',
    html: 'Page to print',
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
    empty: 'No decision.',
    number: (seq) => `no. ${seq}`,
    filter: 'Search the log',
    undoTogether: (n) => `Undo these ${n} decisions`,
  },
  closing: {
    title: 'Closing',
    checks: 'Checks',
    roundClosed: (round) => `Round ${round}, closed`,
    roundOpen: (round) => `Round ${round}, to be closed`,
    roundNotDrawn: (round) => `Round ${round}, not played yet`,
    fewerRounds: (played, planned) => `${of(played, 'round')} of ${planned} planned. Closing stays possible.`,
    close: 'Close the tournament',
    reopen: 'Reopen the tournament',
    closed: 'Tournament closed',
    closedLong: 'The tournament is closed. The standings no longer move.',
    what: 'Closing freezes the final standings. Reopening stays possible.',
    file: 'Tournament file',
  },
  player: {
    correctIdentity: 'Correct the name or licence',
    saveIdentity: 'Save',
  },
  keys: {
    title: 'Shortcuts of this page',
    help: 'the shortcuts',
    next: 'the next act',
    entry: 'Entry',
    standings: 'Standings',
    players: 'Players',
    log: 'Log',
    round: 'open that round',
    undo: 'undo my last act',
    forfeit: 'this person forfeits',
    dispute: 'dispute: another value, or a doubt',
    points: 'points instead of cohesion',
    victory: 'this person has won, then a draw',
    malus: 'umpire: penalty, game awarded, sanction',
    escape: 'empty the entry strip',
    enter: 'go on, then save',
    arrows: 'previous table, next table',
    why: 'Why?',
    off: 'Switch single-letter shortcuts off',
  },
};

function metText(repeats: number, again: number, most: number, phase3: boolean): string {
  const counted =
    repeats === 0 ? 'nobody meets twice in phase 3' : `${repeatsText(repeats)}${phase3 ? ' in phase 3' : ''}`;
  const met = `${of(again, 'table')} ${again === 1 ? 'meets' : 'meet'} for ${most > 1 ? 'at least ' : ''}the second time in the tournament`;
  if (again === 0) return 'nobody meets twice';
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
  return { expected: 'not here yet', here: 'Here', late: 'Late', absent: 'Absent' }[state];
}
