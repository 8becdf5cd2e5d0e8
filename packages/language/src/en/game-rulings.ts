import type { GameRefusals, RulingSentences } from '../game-ruling.ts';
import { counted } from '../numbers.ts';
import { nouns } from './nouns.ts';

const situation: RulingSentences['situation'] = {
  'excess-tiles': 'Too many tiles drawn',
  'board-upset': 'Board knocked over',
  'incomplete-set': 'Incomplete set',
  'totals-differ': 'Totals that differ',
  'absent-at-start': 'Absent at the start of the game',
  pause: 'Request for a break',
  resigned: '“I resign”',
  'left-in-silence': 'Left without saying anything',
  conduct: 'Conduct',
  appeal: 'Appeal against the arbiter’s decision',
  exclusion: 'Disqualification',
  'not-foreseen': 'Not covered by the rules',
};

const choice: RulingSentences['choice'] = {
  unseen: 'No tile was seen: they go back to the bag, without penalty.',
  seen: 'One tile at least was seen: a five-point penalty for each extra tile.',
  restored: 'The board is restored, without penalty.',
  'restored-warning': 'The board is restored, with a warning.',
  'restored-penalty': 'The board is restored, with five points off.',
  'not-restored': 'The board cannot be restored: the game is lost.',
  'scores-stand': 'The scores established so far stand.',
  deliberate: 'It was deliberate: the game is lost.',
  'from-sheets': 'Both score sheets are checked again, line by line.',
  'no-sheet': 'Without a score sheet the opponent’s total is kept.',
  'start-clock': 'The absent player’s clock is started.',
  'came-in-time': 'They came in time: the clock is stopped and the game is played.',
  'half-gone': 'Half of the time has gone: the game is forfeited.',
  'opponent-agrees': 'The opponent agrees: the clocks are stopped.',
  'clock-runs-on': 'The clock runs on.',
  'said-so': 'They said so: the game is lost.',
  'no-penalty': 'No penalty.',
  warning: 'A warning.',
  penalty: 'Five points off.',
  lost: 'The game is lost.',
  upheld: 'The arbiter’s decision stands.',
  overturned: 'The arbiter’s decision is reversed.',
  excluded: 'Disqualified from the tournament.',
};

/** The articles are those of the Belgian text. */
export const gameRulings: RulingSentences = {
  situation,
  choice,
  decided: (decision) => {
    const points = decision.points === 0 ? '' : ` ${counted('en', decision.points, nouns.point)} off in all.`;
    const reason = decision.reason === '' ? '' : ` Reason: ${decision.reason}.`;
    return `${situation[decision.ruling]} (${decision.article}). ${choice[decision.choice]}${points}${reason}`;
  },
};

const tiles = (n: number): string => counted('en', n, { one: 'tile', other: 'tiles' });

/** What the rules of a game of Scrabble say no to, with the article of the Belgian text. */
export const gameRefusals: GameRefusals = {
  'unknown-letter': (refusal) => ({
    what: `“${refusal.letter}” is not a letter in this set.`,
    next: 'Enter a letter from A to Z, or a question mark for a blank.',
  }),
  'too-many-tiles': (refusal) => ({
    what: `${tiles(refusal.found)} on a rack: ${refusal.most} at most.`,
    next: 'Count the tiles on the rack again.',
  }),
  'not-in-the-set': (refusal) => ({
    what: `“${refusal.letter}” ${refusal.found} times: the set holds ${refusal.held}.`,
    next: 'Check the plays; a blank is written in lower case.',
  }),
  'bag-too-low': (refusal) => ({
    what: 'No exchange.',
    why: `The bag has ${tiles(refusal.inBag)} left, ${refusal.needed} are needed (4.3).`,
    next: 'The only choice is to make a play or to pass.',
  }),
  'bad-exchange': (refusal) => ({
    what: `An exchange of ${tiles(refusal.found)} is not possible.`,
    next: `Exchange 1 to ${refusal.most} tiles (4.3).`,
  }),
  'out-of-time': () => ({ what: 'Out of time.', next: 'You can only pass or challenge (7.1.2).' }),
  'opponent-out-of-time': () => ({
    what: 'No exchange.',
    why: 'The opponent is out of time (7.1.2).',
    next: 'The only choice is to make a play or to pass.',
  }),
  'nothing-challenged': () => ({ what: 'No word has been challenged.', next: 'Enter a word from the play.' }),
  'challenge-too-late': () => ({
    what: 'Too late for a challenge.',
    why: 'A drawn tile has been seen (5.2).',
    next: 'The play stands: the game goes on.',
  }),
  'not-in-the-move': (refusal) => ({
    what: `“${refusal.word}” was not formed by this play.`,
    why: 'Only the play just made can be challenged (5.2).',
    next: 'Enter a word that this play formed.',
  }),
  'unknown-ruling': (refusal) => ({
    what: `“${refusal.keys}” does not match any ruling.`,
    next: 'Choose the situation, then the ruling, from the lists.',
  }),
  'director-only': (refusal) => ({
    what: 'Only the tournament’s director can decide this.',
    why: `Article ${refusal.article}.`,
    next: 'Call the director.',
  }),
  'reason-missing': () => ({
    what: 'The reason is missing.',
    why: 'The rules leave it open.',
    next: 'Give the reason for the decision.',
  }),
};
