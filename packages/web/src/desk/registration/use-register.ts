import type { Army, Person, Presence } from '@ronde/engine';
import { newId } from '../../core/new-id.ts';
import { useSend } from '../../core/send.ts';

/** What one knows of a newcomer. */
export interface Newcomer {
  readonly person: Person;
  readonly rating?: number;
  readonly provisional?: boolean;
  readonly duplicateSeries?: string;
  readonly club?: string;
  readonly category?: string;
  readonly army?: Army;
  readonly presence?: Presence;
}

/** Registers one person; the server gives the number. */
export function useRegister(t: string) {
  const send = useSend(t);
  return ({ person, ...facts }: Newcomer) => send({ kind: 'register', player: newId(), ...facts }, person);
}
