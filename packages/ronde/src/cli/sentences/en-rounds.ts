import { counted } from '@ronde/language';
import type { RoundSentences } from './round-sentences.ts';

const round = { one: 'round', other: 'rounds' };

const words: RoundSentences = {
  check: (name, format, players, drawn, planned) =>
    `“${name}”: correct file. ${format}, ${counted('en', players, { one: 'player', other: 'players' })}, ${counted('en', drawn, round)} of ${planned} drawn.`,
  round: (number) => `Round ${number}`,
  noRoundLeft: (planned) =>
    planned === 1
      ? 'The only planned round is played. For one more: --beyond.'
      : `The ${planned} planned rounds are played. For one more: --beyond.`,
  proposal: 'A round with fewer repeats exists:',
  after: (number, running) => {
    const title = number === 0 ? 'Standings at the start' : `Standings after round ${number}`;
    return running === null ? title : `${title} (round ${running} in play)`;
  },
  preview: (number, planned) => `Preview: ${counted('en', number, round)} of ${planned}.`,
  previewBeyond: (number, planned) =>
    `Preview: ${counted('en', number, round)} for ${planned} planned, until the close, which counts those that are played.`,
  finalOpen: 'Preview: the final is still to be played.',
  unofficial: 'Fixed tables that are not official: the text of the rule only has those for 8 players.',
  drawDiffers: (number, engine, recorded, today) =>
    `round ${number} paired otherwise. Log, by version ${engine}: ${recorded}. Today: ${today}.`,
  drawRefused: (number, why) => `round ${number}: ${why}`,
};

/** English has one word for both games. */
export const rounds = (_format: string): RoundSentences => words;
