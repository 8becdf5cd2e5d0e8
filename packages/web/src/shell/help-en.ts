import type { HelpAnswer, HelpQuestion } from './help-fr.ts';
import { enAskedToo } from './help-players.ts';

export const enAnswers: Readonly<Record<HelpQuestion, HelpAnswer>> = {
  ...enAskedToo,
  list: {
    asked: 'How do I register a whole list?',
    steps: [
      'On the registration page, “Paste a list”: a table, an e-mail or a file, one person per line.',
      'Ronde shows what it has read before anybody is registered. Nothing is final: the whole list can be undone.',
      'A list pasted a second time updates the people already registered.',
    ],
    also: 'import spreadsheet excel email file registration',
  },
  late: {
    asked: 'Somebody comes late. What do I do?',
    steps: [
      'Mark “Present” on their card, or register them: they play from the next round on.',
      'To let them play at once: while the round is only a draft, “Pair again”; once it is published, the place of the bye is offered, if there is one.',
    ],
    also: 'latecomer arrival presence',
  },
  leaves: {
    asked: 'Somebody leaves. What do I do?',
    steps: [
      'Open their card by the search or by “Players”, then “Withdraw”.',
      'If their table has no result, Ronde asks what should happen to it: a forfeit, or a new pairing of the round.',
      'Their results stay, and so does their name in the standings. “Bring back” undoes the withdrawal.',
    ],
    also: 'withdraws gone drop out ill home',
  },
  absent: {
    asked: 'Somebody misses a round.',
    steps: [
      'Before the round is paired, mark “Absent”: no table, no points; they play again as soon as you mark “Present”.',
      'After publication it is a forfeit: at the entry, the table’s number, then F beside the person who is missing.',
    ],
    also: 'missing absence forfeit break',
  },
  score: {
    asked: 'A score is wrong. How do I correct it?',
    steps: [
      'Open the round, choose the table, type the right score, then “Save the correction”.',
      'Ronde says what it changes before it is saved. Tables that are published stay.',
      'It can be done in a closed round too, without reopening it.',
    ],
    also: 'mistake error result swapped',
  },
  seats: {
    asked: 'Players sat down at the wrong table.',
    steps: [
      'Open the round: “Correct tables…” writes down what is really played, and the other tables stay.',
      'These tables are marked as set by hand, on phones and on the screen too, and this can be undone.',
    ],
    also: 'wrong opponent swapped seats mixed up',
  },
  odd: {
    asked: 'There is one table too many: two people are missing.',
    steps: [
      'Nobody has begun to play: “Unpublish”, mark who is absent, then “Pair again”.',
      'The others are playing: enter “double forfeit” at that table, or F for the one person who is missing.',
    ],
    also: 'empty table no-show absent',
  },
  again: {
    asked: 'Why does she play the same person again?',
    steps: [
      'Choose the table, then “Why?” (or W): each opponent looked at, in order, and why they would not do.',
      'The same answer is on the players’ phones and on the public page. “Read the rule (in French)” opens its text.',
    ],
    also: 'repeat twice opponent met rule',
  },
  exempt: {
    asked: 'Who has the bye, and why?',
    steps: [
      'On the line of the bye, “Why?” says who could have it and how the rule chose.',
      'To decide yourself before pairing: “Set a pairing or give a bye by hand, before pairing”.',
    ],
    also: 'odd number bye exempt no opponent',
  },
  undo: {
    asked: 'I have made a mistake. How do I go back?',
    steps: [
      'Ctrl Z undoes your last action. The log undoes any decision, and first says what is undone with it.',
      'Nothing is lost: “Redo”, in the same place, gives back what was undone, a deleted person included.',
    ],
    also: 'restore deleted recover get back',
  },
  dispute: {
    asked: 'The two players do not agree.',
    steps: [
      'A second entry that differs from the first opens a dispute, and nothing is replaced. You can report one too: L, or “Report the dispute”.',
      'Enter the right result at that table: it is marked “settled”.',
    ],
    also: 'disagreement challenge conflict',
  },
  print: {
    asked: 'How do I print tables, slips, standings?',
    steps: [
      '“Print” (key I) has all the sheets, with a preview; “PDF” gives the same paper as a file.',
      'Ctrl P on a page prints what it shows.',
    ],
    also: 'paper poster sheet slip printer',
  },
  screen: {
    asked: 'How do I show the tables on a big screen?',
    steps: [
      'More, “Hall”, then “Open the screen”: drag the window to the projector and make it full screen (F11).',
      'The screen follows the day by itself: tables, missing results, standings, prizes. Pin a page to keep it there.',
      'Another computer in the hall can open it by the address given in the same place.',
    ],
    also: 'projector television display wall',
  },
  phones: {
    asked: 'How do players use their phones?',
    steps: [
      'More, “Team”, “Players’ links”: one link per person, or badges with their code, to print.',
      'Everybody sees their table there, enters or confirms the result, and follows the standings. Nothing to install.',
      'Phones have to be on the hall’s network: the page “Hall” says whether Ronde answers there, and if not how to open it.',
    ],
    also: 'smartphone link qr code badge wifi',
  },
  clocks: {
    asked: 'How do I start the hall’s clock?',
    steps: [
      'More, “Hall”, “Start the clocks” (key T). The screen and the phones count together.',
      'Stopping, resuming and ending are there too; the end sounds on the screen.',
    ],
    also: 'time minutes timer end of the game',
  },
  posts: {
    asked: 'How do we enter results on several computers?',
    steps: [
      'More, “Team”, “Invite somebody”: the link opens on the other computer.',
      'Two entries of one table never overwrite each other: a difference becomes a dispute to settle.',
    ],
    also: 'second desk help team arbiter clerk',
  },
  network: {
    asked: 'The network is cut, or Ronde has stopped.',
    steps: [
      'Go on: results that are typed stay on this device and are sent by themselves later.',
      'If the program has stopped on this computer, start it again: all that was saved is there.',
    ],
    also: 'crash outage wifi internet restart',
  },
  paper: {
    asked: 'A round was played on paper. How do I enter it?',
    steps: [
      'Below the pairings: “Enter a round played on paper”, the tables first, then the scores.',
      'A file of results is read in the same place.',
    ],
    also: 'power cut by hand catch up',
  },
  twice: {
    asked: 'The same person is registered twice.',
    steps: ['On one of the two cards: “Merge with another registration…”. The log can undo it.'],
    also: 'duplicate merge namesake',
  },
  stop: {
    asked: 'Can we stop earlier, or add a round?',
    steps: [
      'To stop: “Close the tournament” asks whether it ends there; the number of rounds played counts everywhere, ratings included.',
      'To add one: pair the next round: Ronde allows it and says so.',
    ],
    also: 'end early prolong length number of rounds',
  },
  final: {
    asked: 'How do we play a final?',
    steps: [
      'More, “Final”, “Plan the final”: of two or four, in one game or in several.',
      'It comes after the last round, and the final standings take it into account.',
    ],
    also: 'semi-final third place winner',
  },
  prizes: {
    asked: 'How do I prepare the prizes?',
    steps: [
      'More, “Prizes”, “Choose the prizes…”: places, series, clubs, age categories, best score, one per person if you wish.',
      'At the ceremony, the page “Hall” reveals them one by one on the screen; the list and the certificates can be printed.',
    ],
    also: 'award cup trophy diploma ceremony',
  },
  formula: {
    asked: 'The tournament was made with the wrong format.',
    steps: [
      'While round 1 is not paired: More, “Settings”, “Format”. Ronde says what stays of the registrations and what the other format does not know.',
      'One tournament too many: “Delete the tournament”, in the settings or in “My tournaments”; “Restore” brings it back.',
    ],
    also: 'change format mistake delete archive erase',
  },
  hallTables: {
    asked: 'Several tournaments share the hall, and each has a table 1.',
    steps: [
      'More, “Settings”, “First table”: 21, say. “Tables not used” leaves numbers free.',
      'What is published keeps its numbers; a draft keeps them until it is paired again.',
    ],
    also: 'table number first table closed shared hall pool pools',
  },
  close: {
    asked: 'How do I finish and send the results?',
    steps: [
      '“Closing” checks that nothing is missing, then “Close the tournament” freezes the standings. “Reopen the tournament” remains possible.',
      'The tournament goes to the federation, or its file is downloaded to be handed over.',
    ],
    also: 'federation send rating elo end workbook xlsx',
  },
  hours: {
    asked: 'When does the next round begin? The day runs late.',
    steps: [
      'The timetable is set in the settings: “Propose the times”, correct them, then “Save the timetable”.',
      'It is printed, and read on the screen, on phones and on the public page.',
      'Running late: type the minutes below the timetable, and all that follows moves at once.',
    ],
    also: 'timetable hour schedule late break move charter timetable',
  },
  move: {
    asked: 'How do I keep a copy, or change to another computer?',
    steps: [
      'On the closing page: “All in one archive (zip)” holds the tournament, its log and all the sheets.',
      'On the other computer: “Import a file”, on the first page.',
    ],
    also: 'backup transfer usb archive',
  },
};
