import { useSentences } from '../../core/language/use-sentences.ts';
import { slotsOf, textIn } from '../../results/result-fields.ts';
import { figure, gameOfSlot, type Slot, sideOf, sides, total } from '../../results/slots.ts';
import { usePhone } from '../frame/phone.tsx';
import styles from './entry.module.css';
import { phoneEntrySentences } from './sentences.ts';
import type { PhoneEntry } from './use-phone-entry.ts';

/** One row a player, one's own first; several games stand one under the other. */
export function ResultFields({ entry }: { readonly entry: PhoneEntry }) {
  const text = useSentences(phoneEntrySentences);
  const { names } = usePhone();
  const { typed, rules, seats } = entry;
  const games = [...new Set(slotsOf(typed, rules).map(gameOfSlot))].filter((game) => game !== null);
  return games.map((game) => (
    <fieldset key={game} className={styles.game}>
      {rules.bestOf > 1 && typed.mode === 'games' && <legend>{text.game(game + 1)}</legend>}
      {sides.map((side) => (
        <div key={side} className={typed.mode === 'losses' ? `${styles.row} ${styles.losses}` : styles.row}>
          <span className={styles.name}>
            {names.full(seats.players[side])}
            {typed.granted === side && <strong> · {text.victory}</strong>}
            {typed.granted === 'draw' && <strong> · {text.drawn}</strong>}
          </span>
          {typed.mode === 'losses' ? (
            <>
              <Told entry={entry} slot={figure(game, side)} what={text.whatLost} />
              <Told entry={entry} slot={total(side)} what={text.whatTotal} />
            </>
          ) : (
            <Figure entry={entry} slot={figure(game, side)} />
          )}
        </div>
      ))}
    </fieldset>
  ));
}

interface FigureProps {
  readonly entry: PhoneEntry;
  readonly slot: Slot;
}

/** A figure with what it is, in words that are seen. */
function Told({ what, ...rest }: FigureProps & { readonly what: string }) {
  return (
    <span className={styles.told}>
      <span className={styles.what}>{what}</span>
      <Figure {...rest} />
    </span>
  );
}

function Figure({ entry, slot }: FigureProps) {
  const label = useLabel(entry, slot);
  return (
    <input
      ref={(field) => entry.register(slot, field)}
      className={styles.figure}
      aria-label={label}
      value={textIn(entry.typed, slot)}
      // The page has its own pad: no keyboard comes over it.
      inputMode="none"
      autoComplete="off"
      onChange={(event) => entry.type(slot, event.currentTarget.value)}
      // A touch takes the whole figure, the second one too: the next digit replaces it.
      onMouseDown={(event) => {
        event.preventDefault();
        event.currentTarget.focus();
        event.currentTarget.select();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        entry.enter(slot);
      }}
      onFocus={(event) => {
        entry.goTo(slot);
        event.currentTarget.select();
      }}
    />
  );
}

function useLabel({ typed, rules, seats }: PhoneEntry, slot: Slot): string {
  const text = useSentences(phoneEntrySentences);
  const { names } = usePhone();
  const name = names.short(seats.players[sideOf(slot)]);
  const game = gameOfSlot(slot);
  if (game === null) return text.total(name);
  if (typed.mode === 'losses') return text.lost(name);
  if (typed.mode === 'points') return text.points(name);
  return rules.bestOf > 1 ? text.gameOf(game + 1, name) : text.score(name);
}
