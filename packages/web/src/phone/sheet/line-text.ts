import { never } from '@ronde/engine/base/result';
import type { SheetLine } from '@ronde/engine/game/score-sheet';
import type { SheetSentences } from './sentences.ts';

/** What stands in the middle of a line: the word, or what the turn came to. */
export function lineText(line: SheetLine, say: SheetSentences): string {
  switch (line.kind) {
    case 'word':
      return line.word;
    case 'pass':
      return say.passed;
    case 'exchange':
      return say.exchanged(line.count);
    case 'refused':
      return say.refusedLine(line.word ?? '');
    case 'penalty':
      return say.penaltyLine;
    default:
      return never(line);
  }
}
