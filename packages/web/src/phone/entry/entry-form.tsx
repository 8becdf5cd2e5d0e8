import type { MatchResult } from '@ronde/engine';
import { score } from '@ronde/language';
import { IconBackspace } from '@tabler/icons-react';
import { type PointerEvent, useEffect, useRef } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { gameOfSlot, sideOf } from '../../results/slots.ts';
import { isWargamePage, usePhone } from '../frame/phone.tsx';
import type { Now } from '../net/own-page.ts';
import { matchNow, ownSeats } from '../table/score-rows.tsx';
import styles from './entry.module.css';
import { ResultFields } from './fields.tsx';
import { draftOf, knownTotals, phoneRules } from './phone-rules.ts';
import { phoneEntrySentences } from './sentences.ts';
import { type PhoneEntry, usePhoneEntry } from './use-phone-entry.ts';

interface Props {
  readonly now: Now<'table'>;
  /** What was said of this table before. */
  readonly shown: MatchResult | undefined;
  readonly onSave: (result: MatchResult) => void;
  readonly onClose: () => void;
}

/** My score first, then the other's; a large pad; the sentence of the result; saved once it is whole. */
export function EntryForm({ now, shown, onSave, onClose }: Props) {
  const { page, code, text } = usePhone();
  const phoneEntryText = useSentences(phoneEntrySentences);
  const seats = ownSeats(page, now);
  const entry = usePhoneEntry({
    rules: phoneRules(now, isWargamePage(page)),
    seats,
    totals: knownTotals(now, seats),
    draft: draftOf(code, now.round),
    shown,
    onSave,
    onClose,
  });
  const { focus } = entry;
  const form = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first field takes the focus once, when the form opens.
  useEffect(() => {
    focus('0.0');
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const doubts = entry.asked && entry.reading.kind === 'result';
  return (
    <section ref={form} className={`card asks stack ${styles.form}`}>
      <h2>{text.enterTitle}</h2>
      <ResultFields entry={entry} />
      <Echo entry={entry} now={now} />
      <Pad entry={entry} />
      <div className={styles.acts}>
        <button type="button" className="outlined" onClick={doubts ? entry.correct : entry.leave}>
          {doubts ? phoneEntryText.correct : phoneEntryText.back}
        </button>
        <button type="button" className="filled" onClick={entry.save}>
          {phoneEntryText.save}
        </button>
      </div>
    </section>
  );
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** The field keeps the focus while the pad is pressed. */
const stay = (event: PointerEvent) => event.preventDefault();

/** Large digits; a minus for a blocked game; « victoire » where figures do not say it. */
function Pad({ entry }: { readonly entry: PhoneEntry }) {
  const text = useSentences(phoneEntrySentences);
  const { typed, rules } = entry;
  const scores = typed.mode === 'games';
  const [first = 'games', second] = rules.modes;
  const other = typed.mode === first ? second : first;
  return (
    <>
      <fieldset className={styles.pad}>
        <legend className="sr-only">{text.pad}</legend>
        {digits.map((digit) => (
          <button key={digit} type="button" onPointerDown={stay} onClick={() => entry.digit(digit)}>
            {digit}
          </button>
        ))}
        {scores ? (
          <button type="button" aria-label={text.minus} onPointerDown={stay} onClick={entry.minus}>
            −
          </button>
        ) : (
          <button type="button" className={styles.word} onPointerDown={stay} onClick={entry.victory}>
            {text.victory}
          </button>
        )}
        <button type="button" onPointerDown={stay} onClick={() => entry.digit('0')}>
          0
        </button>
        <button type="button" aria-label={text.erase} onPointerDown={stay} onClick={entry.erase}>
          <IconBackspace size={22} stroke={1.75} aria-hidden="true" />
        </button>
        <button type="button" className={styles.next} onPointerDown={stay} onClick={entry.next}>
          {text.next}
        </button>
      </fieldset>
      {other && (
        <button type="button" className="plain" onClick={entry.otherWay}>
          {{ games: text.byScores, losses: text.byLosses, points: text.byPoints }[other]}
        </button>
      )}
    </>
  );
}

interface EchoProps {
  readonly entry: PhoneEntry;
  readonly now: Now<'table'>;
}

/** The sentence of what is typed while it is typed, or what is asked before it is saved. */
function Echo({ entry, now }: EchoProps) {
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

function Said({ entry: { reading }, now }: EchoProps) {
  const { page, sentences, names } = usePhone();
  if (reading.kind !== 'result') return null;
  const { settings, format } = page.tournament;
  const match = matchNow(page, now, reading.result as MatchResult);
  const echo = sentences?.echo(match, settings, now.bestOf, names, format, page.player.id);
  return (
    <>
      <strong>{echo?.said}</strong> {echo?.points}
    </>
  );
}

/** Null: nothing is asked. */
function useAsk({ asked, reading, seats, typed }: PhoneEntry): string | null {
  const text = useSentences(phoneEntrySentences);
  const { sentences, names } = usePhone();
  if (!asked) return null;
  if (reading.kind === 'empty') return text.empty[typed.mode];
  if (reading.kind === 'missing') {
    const player = seats.players[sideOf(reading.slot)];
    if (gameOfSlot(reading.slot) === null) return text.missingTotal(names.short(player));
    if (typed.mode === 'losses') return text.missingLoss(names.short(player));
    return sentences?.missingScore(player, names) ?? text.missing(names.short(player));
  }
  if (!reading.ask) return null;
  return text.isThatRight(score(reading.ask.kind === 'score' ? reading.ask.game : reading.ask.points));
}
