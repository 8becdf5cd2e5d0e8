import { usePhone } from '../frame/phone.ts';
import { isWargame } from '../frame/wargame.ts';
import { HallClock } from './hall-clock.tsx';
import { TwoHalves } from './two-halves.tsx';
import { useClockWords } from './words.ts';

/** The hall's clock, where one runs; in Scrabble a clock of two halves, which the director may close. */
export function ClockTab() {
  const { page } = usePhone();
  const say = useClockWords();
  const halves = !isWargame(page);
  return (
    <div className="stack">
      <h1 className={halves ? 'sr-only' : ''}>{say.title}</h1>
      <HallClock always={!halves} />
      {halves && (page.hall.phones.clock ? <TwoHalves /> : <p className="read">{say.closed}</p>)}
    </div>
  );
}
