import { networkOf } from '../../public/network-of.ts';
import type { Following, Listener } from './following.ts';

/** How many may follow at once. */
export interface Most {
  readonly all: number;
  /** Of all, those that the public and the screens leave to the desks. */
  readonly desks: number;
  /** Screens of one tournament; as many are left to them by the public. */
  readonly screens: number;
  /** Of the public's and the screens', those of one address: a hall behind one router fits, one visitor cannot take them all. */
  readonly perAddress: number;
}

export const usualMost: Most = { all: 5000, desks: 200, screens: 20, perAddress: 1000 };

export interface Seats {
  full(following: Following): boolean;
  take(listener: Listener, following: Following): void;
  give(listener: Listener): void;
  taken(): number;
}

/** Counts who follows. Neither a crowd of the public nor whoever has a screen's key shuts a desk out. */
export function seatsOf({ all, desks, screens, perAddress }: Most): Seats {
  const followers = new Map<Listener, Following>();
  const counts = new Map<string, number>();
  let visitors = 0;
  const count = (name: string, by: number): void => {
    const now = (counts.get(name) ?? 0) + by;
    if (now > 0) counts.set(name, now);
    else counts.delete(name);
  };
  const change = (following: Following, by: number): void => {
    if (following.audience !== 'desk') visitors += by;
    const address = counted(following);
    if (address !== null) count(address, by);
    if (following.audience === 'screen') count(screensOf(following), by);
  };
  const reached = (name: string | null, most: number): boolean => name !== null && (counts.get(name) ?? 0) >= most;
  return {
    full(following) {
      if (followers.size >= all) return true;
      if (following.audience === 'desk') return false;
      if (reached(counted(following), perAddress)) return true;
      if (following.audience === 'public') return visitors >= all - desks - screens;
      return visitors >= all - desks || reached(screensOf(following), screens);
    },
    take(listener, following) {
      followers.set(listener, following);
      change(following, 1);
    },
    give(listener) {
      const following = followers.get(listener);
      if (followers.delete(listener) && following) change(following, -1);
    },
    taken: () => followers.size,
  };
}

const screensOf = ({ tournament }: Following): string => `screens ${tournament}`;

/** Null: counted by no address. This computer's own is also that of a proxy, behind which everybody is. */
function counted({ audience, sender = '' }: Following): string | null {
  if (audience === 'desk' || sender === '' || /^(::ffff:)?127\.|^::1$/.test(sender)) return null;
  return networkOf(sender);
}
