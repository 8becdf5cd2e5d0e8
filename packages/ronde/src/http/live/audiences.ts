import type { ServerResponse } from 'node:http';
import { networkOf } from '../../public/throttle.ts';
import type { OpenDesk } from './open-desks.ts';

/**
 * Who follows: the desks and the hall's screens, told of every version; the public, of those that it can see. Screens
 * are told nothing of who is at the desk.
 */
export type Audience = 'desk' | 'screen' | 'public';

/** `known`: the version that the listener has already; null: none. */
export interface LiveFollowing {
  readonly audience: Audience;
  readonly tournament: string;
  readonly version: number;
  readonly known: number | null;
  /** Of a screen: the generation of the key that it came with. */
  readonly generation?: number;
  /** The address that it comes from, for counting alone. */
  readonly sender?: string;
  /** Of the desk: whose sign-in it is. */
  readonly post?: OpenDesk;
}

/** One who listens. */
export interface Listener {
  /** False: too much is unread, or the listener has gone. */
  send(bytes: Uint8Array): boolean;
  end(): void;
}

/** Frames that a listener may leave unread. */
const mostUnread = 32;
/** The same in bytes, beyond what the system itself holds. */
const mostBytes = 16 * 1024;

/** A listener behind a web stream: where there is no connection to write to, as in tests. */
export function onStream(
  enter: (listener: Listener) => void,
  leave: (listener: Listener) => void,
): ReadableStream<Uint8Array> {
  let mine: Listener | undefined;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      mine = {
        send(bytes) {
          if ((controller.desiredSize ?? 0) <= -mostUnread) return false;
          controller.enqueue(bytes);
          return true;
        },
        end: () => controller.close(),
      };
      enter(mine);
    },
    cancel() {
      if (mine) leave(mine);
    },
  });
}

/** A listener that is written to directly: thousands of them share one frame. `gone`: the connection has ended. */
export function onResponse(outgoing: ServerResponse, gone: () => void): Listener {
  outgoing.once('close', gone);
  outgoing.on('error', () => undefined);
  return {
    send(bytes) {
      if (outgoing.destroyed || outgoing.writableEnded) return false;
      if (outgoing.writableLength > mostBytes) return false;
      outgoing.write(bytes);
      return true;
    },
    end() {
      // Whoever reads nothing would never see a polite end.
      if (outgoing.writableLength > mostBytes) outgoing.destroy();
      else outgoing.end();
    },
  };
}

/** Those of one audience who follow one tournament. */
export const roomOf = (audience: Audience, tournament: string): string => `${audience} ${tournament}`;

/** Screens and desks read the same version. */
export const audiences: readonly Audience[] = ['desk', 'screen', 'public'];

/**
 * What a follower's right to listen was read from, and grows with each one that is taken back: of a screen the key's
 * generation, of the public the version that it was shown.
 */
export const rightOf = ({ audience, version, generation = 0 }: LiveFollowing): number =>
  audience === 'screen' ? generation : version;

/** How many may follow at once. */
export interface Most {
  readonly all: number;
  /** Of all, those that the public and the screens leave to the desks. */
  readonly desks: number;
  /** Screens of one tournament; as many are left to them by the public. */
  readonly screens: number;
  /** Of the public's and the screens', those of one address: a hall behind one router fits, one stranger cannot take them all. */
  readonly perAddress: number;
}

export const usualMost: Most = { all: 5000, desks: 200, screens: 20, perAddress: 1000 };

interface Admissions {
  full(following: LiveFollowing): boolean;
  take(listener: Listener, following: LiveFollowing): void;
  give(listener: Listener): void;
  taken(): number;
}

/** Counts who follows. Neither a crowd of the public nor whoever has a screen's key shuts a desk out. */
export function admissionsOf({ all, desks, screens, perAddress }: Most): Admissions {
  const followers = new Map<Listener, LiveFollowing>();
  const counts = new Map<string, number>();
  let visitors = 0;
  const count = (name: string, by: number): void => {
    const now = (counts.get(name) ?? 0) + by;
    if (now > 0) counts.set(name, now);
    else counts.delete(name);
  };
  const change = (following: LiveFollowing, by: number): void => {
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

const screensOf = ({ tournament }: LiveFollowing): string => `screens ${tournament}`;

/** Null: counted by no address. This computer's own is also that of a proxy, behind which everybody is. */
function counted({ audience, sender = '' }: LiveFollowing): string | null {
  if (audience === 'desk' || sender === '' || /^(::ffff:)?127\.|^::1$/.test(sender)) return null;
  return networkOf(sender);
}
