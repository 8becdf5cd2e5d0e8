import type { RulingWords } from '../game-ruling.ts';
import { counted } from '../numbers.ts';
import { nouns } from './nouns.ts';

const situation: RulingWords['situation'] = {
  'excess-tiles': 'Too many tiles drawn',
  'board-upset': 'Board upset',
  'incomplete-set': 'Incomplete set',
  'totals-differ': 'Totals that differ',
  'absent-at-start': 'Absent at the start of the game',
  pause: 'A pause is asked for',
  resigned: '“I resign”',
  'left-in-silence': 'Left without a word',
  conduct: 'Conduct',
  appeal: 'Appeal against the arbiter’s decision',
  exclusion: 'Expulsion',
  'not-foreseen': 'Not foreseen by the text',
};

const choice: RulingWords['choice'] = {
  unseen: 'No tile was seen: they go back to the bag, without penalty.',
  seen: 'One tile at least was seen: five points off for each tile too many.',
  restored: 'The board is restored, without penalty.',
  'restored-warning': 'The board is restored, with a warning.',
  'restored-penalty': 'The board is restored, with five points off.',
  'not-restored': 'The board cannot be restored: the game is lost.',
  'scores-stand': 'The scores established so far stand.',
  deliberate: 'It was deliberate: the game is lost.',
  'from-sheets': 'Both score sheets are gone through again, line by line.',
  'no-sheet': 'Without a score sheet the opponent’s total is kept.',
  'start-clock': 'The absent player’s clock is started.',
  'came-in-time': 'They came in time: the clock is stopped and the game is played.',
  'half-gone': 'Half of the time is gone: a forfeit.',
  'opponent-agrees': 'The opponent agrees: the clocks are stopped.',
  'clock-runs-on': 'The clock runs on.',
  'said-so': 'They said so: the game is lost.',
  'no-penalty': 'No penalty.',
  warning: 'A warning.',
  penalty: 'Five points off.',
  lost: 'The game is lost.',
  upheld: 'The arbiter’s decision stands.',
  overturned: 'The arbiter’s decision is reversed.',
  excluded: 'Out of the tournament.',
};

/** The articles are those of the Belgian text. */
export const gameRulings: RulingWords = {
  situation,
  choice,
  decided: (decision) => {
    const points = decision.points === 0 ? '' : ` ${counted('en', decision.points, nouns.point)} off in all.`;
    const reason = decision.reason === '' ? '' : ` Reason: ${decision.reason}.`;
    return `${situation[decision.ruling]} (${decision.article}). ${choice[decision.choice]}${points}${reason}`;
  },
};
