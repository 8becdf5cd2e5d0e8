import { useState } from 'react';
import { announce } from '../../ui/announcer.tsx';

/** What was last done on this page, said once and left to be read. */
export function useDone() {
  const [done, setDone] = useState('');
  const say = (text: string) => {
    setDone(text);
    announce(text);
  };
  return [done, say] as const;
}
