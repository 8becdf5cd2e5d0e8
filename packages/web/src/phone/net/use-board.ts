import type { PlayerBoard } from '@ronde/contract/http/player';
import type { Frozen } from '@ronde/contract/values/same-type';
import { useEffect, useState } from 'react';
import { readJson, writeJson } from '../../core/storage.ts';
import { usePhone } from '../frame/phone.tsx';
import { plainCode } from './own-page.ts';
import { phoneCall } from './request.ts';

export type Board = Frozen<PlayerBoard>;

interface Kept {
  readonly board: Board;
  readonly etag: string | null;
}

const keyOf = (code: string): string => `ronde.phone.board.1.${plainCode(code)}`;

/** Everybody, the round and the standings behind the page; read again when the page is of another version. */
export function useBoard(): Board | null {
  const { code, page, cut } = usePhone();
  const { version } = page;
  const [kept, setKept] = useState(() => readJson<Kept>(keyOf(code)));
  useEffect(() => {
    const known = readJson<Kept>(keyOf(code));
    if (cut || known?.board.head.version === version) return;
    let gone = false;
    void phoneCall('GET /api/player/{code}/board', { code }, { etag: known?.etag ?? null }).then((answer) => {
      if (answer.kind !== 'done' || gone) return;
      const now = { board: answer.value, etag: answer.etag };
      writeJson(keyOf(code), now);
      setKept(now);
    });
    return () => {
      gone = true;
    };
  }, [code, cut, version]);
  return kept?.board ?? null;
}
