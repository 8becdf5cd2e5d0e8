import type { Following } from './following.ts';
import type { Listener } from './listener.ts';

/** How many may follow at once. */
export interface Most {
  readonly all: number;
  /** Of all, those that the public leaves to the desks. */
  readonly desks: number;
  /** Of the public's, those of one address: a hall behind one router fits, one visitor cannot take them all. */
  readonly perAddress: number;
}

export const usualMost: Most = { all: 5000, desks: 200, perAddress: 1000 };

export interface Seats {
  full(following: Following): boolean;
  take(listener: Listener, following: Following): void;
  give(listener: Listener): void;
  taken(): number;
}

/** Counts who follows. A crowd of the public never shuts a desk out. */
export function seatsOf({ all, desks, perAddress }: Most): Seats {
  const followers = new Map<Listener, Following>();
  const counts = new Map<string, number>();
  let visitors = 0;
  const change = (following: Following, by: number): void => {
    if (following.audience === 'public') visitors += by;
    const address = counted(following);
    if (address === null) return;
    const now = (counts.get(address) ?? 0) + by;
    if (now > 0) counts.set(address, now);
    else counts.delete(address);
  };
  return {
    full(following) {
      if (followers.size >= all) return true;
      if (following.audience === 'desk') return false;
      const address = counted(following);
      return visitors >= all - desks || (address !== null && (counts.get(address) ?? 0) >= perAddress);
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

/** Null: counted by no address. This computer's own is also that of a proxy, behind which everybody is. */
function counted({ audience, sender = '' }: Following): string | null {
  if (audience === 'desk' || sender === '' || /^(::ffff:)?127\.|^::1$/.test(sender)) return null;
  // Of IPv6, whoever has one address has the 2^64 of its network.
  return sender.includes(':') && !sender.includes('.') ? network(sender) : sender;
}

function network(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':').length : 0;
  const zeros = tail === undefined ? 0 : 8 - groups.length - after;
  return [...groups, ...Array<string>(Math.max(0, zeros)).fill('0'), ...(tail ? tail.split(':') : [])]
    .slice(0, 4)
    .join(':');
}
