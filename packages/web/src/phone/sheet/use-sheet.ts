import type { OtherSheet } from '@ronde/contract/http/player';
import type { SheetLine } from '@ronde/engine/game/score-sheet';
import { useEffect, useState } from 'react';
import { readKept, writeKept } from '../frame/kept-text.ts';
import { usePhone } from '../frame/phone.ts';
import { apiOf, plainCode } from '../net/own-page.ts';
import { request } from '../net/request.ts';
import { emptySheet, type OwnSheet } from './sheet-state.ts';

const every = 4000;
const soon = 700;

/**
 * One's own sheet of the game against this opponent, kept on this phone; sent as it grows, and answered with theirs,
 * which the two are compared by. Null: their phone has sent none.
 */
export function useSheet(round: number, opponent: string) {
  const { code } = usePhone();
  const key = `ronde.phone.sheet.${plainCode(code)}.${round}.${opponent}`;
  const [sheet, setSheet] = useState<OwnSheet>(() => readKept<OwnSheet>(key) ?? emptySheet);
  const [other, setOther] = useState<readonly SheetLine[] | null>(null);
  const { lines } = sheet;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let gone = false;
    const send = async () => {
      if (document.visibilityState === 'visible') {
        const body = { round, opponent, lines };
        const answer = await request<OtherSheet>('PUT', apiOf(code, '/sheet'), { body });
        if (gone) return;
        if (answer.kind === 'done') setOther(answer.value.other as readonly SheetLine[] | null);
      }
      timer = setTimeout(send, every);
    };
    timer = setTimeout(send, soon);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [code, round, opponent, lines]);
  const change = (next: OwnSheet) => {
    setSheet(next);
    writeKept(key, next);
  };
  return { sheet, other, change };
}
