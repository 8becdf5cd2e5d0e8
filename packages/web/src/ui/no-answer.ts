import type { Ui } from '@ronde/language';
import type { Answer } from '../core/http.ts';
import type { Screen } from '../core/language/screen.ts';
import { onThisComputer } from '../core/on-this-computer.ts';

/** What is said of an act that nobody answered: that nothing was saved only where nobody was there to save it. */
export function noAnswer({ kind }: Pick<Answer<never>, 'kind'>, { network }: Ui, say: Screen): string {
  if (kind === 'unheard') return network.unheard;
  return onThisComputer ? say.failedHere : network.failed;
}
