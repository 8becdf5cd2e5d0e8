import { useEffect, useState } from 'react';
import { steadyNow } from '../../core/steady.ts';
import { readKept, writeKept } from '../frame/kept-text.ts';
import { usePhone } from '../frame/phone.ts';
import { plainCode } from '../net/own-page.ts';
import { type ChessClock, hasBegun, newClock, paused, type Reading, readAt, resumed, touched } from './chess-clock.ts';
import { useNow } from './use-now.ts';

const most = 60;

/** The clock of one's table, kept across a reload: it goes on while the page is not there. */
export function useChessClock() {
  const { code, page } = usePhone();
  const round = page.now.kind === 'table' ? page.now.round : 0;
  const key = `ronde.phone.clock.${plainCode(code)}.${round}`;
  const usual = Math.min(page.hall.minutes, most);
  const [clock, setClock] = useState<ChessClock>(() => readKept<ChessClock>(key) ?? newClock(usual));
  const now = useNow(clock.running !== null);
  useEffect(() => writeKept(key, hasBegun(clock) || clock.minutes !== usual ? clock : null), [key, clock, usual]);
  const reading: Reading = readAt(clock, now);
  return {
    clock,
    reading,
    begun: hasBegun(clock),
    touch: (half: 0 | 1) => setClock((one) => touched(one, half, steadyNow())),
    pause: () => setClock((one) => paused(one, steadyNow())),
    resume: () => setClock((one) => resumed(one, steadyNow())),
    again: () => setClock((one) => newClock(one.minutes)),
    lengthen: (by: number) => setClock((one) => newClock(Math.min(most, Math.max(1, one.minutes + by)))),
  };
}
