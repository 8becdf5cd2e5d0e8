import type { MatchResult } from '@ronde/engine';
import { score } from '@ronde/language';
import { gameOf, sideOf } from '../../results/slots.ts';
import { usePhone } from '../frame/phone.ts';
import type { Now } from '../net/own-page.ts';
import { matchNow } from '../table/match-now.ts';
import styles from './entry.module.css';
import type { PhoneEntry } from './use-phone-entry.ts';
import { useEntryWords } from './words.ts';

interface Props {
  readonly entry: PhoneEntry;
  readonly now: Now<'table'>;
}

/** The sentence of what is typed while it is typed, or what is asked before it is saved. */
export function Echo({ entry, now }: Props) {
  const ask = useAsk(entry);
  if (ask !== null)
    return (
      <p className="read" role="alert">
        {ask}
      </p>
    );
  return (
    <p className={styles.echo} aria-live="polite">
      <Said entry={entry} now={now} />
    </p>
  );
}

function Said({ entry: { reading }, now }: Props) {
  const { page, words, names } = usePhone();
  if (reading.kind !== 'result') return null;
  const { settings, format } = page.tournament;
  const match = matchNow(page, now, reading.result as MatchResult);
  const echo = words?.echo(match, settings, now.bestOf, names, format, page.player.id);
  return (
    <>
      <strong>{echo?.said}</strong> {echo?.points}
    </>
  );
}

/** Null: nothing is asked. */
function useAsk({ asked, reading, seats, typed }: PhoneEntry): string | null {
  const say = useEntryWords();
  const { words, names } = usePhone();
  if (!asked) return null;
  if (reading.kind === 'empty') return say.empty[typed.mode];
  if (reading.kind === 'missing') {
    const player = seats.players[sideOf(reading.slot)];
    if (gameOf(reading.slot) === null) return say.missingTotal(names.short(player));
    if (typed.mode === 'losses') return say.missingLoss(names.short(player));
    return words?.missingScore(player, names) ?? say.missing(names.short(player));
  }
  if (!reading.ask) return null;
  return say.isThatRight(score(reading.ask.kind === 'score' ? reading.ask.game : reading.ask.points));
}
