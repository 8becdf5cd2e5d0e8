import type { ServerResponse } from 'node:http';
import type { Post } from './posts.ts';

/**
 * Who follows: the desks and the hall's screens, told of every version; the public, of those that it can see. Screens
 * are told nothing of who is at the desk.
 */
export type Audience = 'desk' | 'screen' | 'public';

/** `known`: the version that the listener has already; null: none. */
export interface Following {
  readonly audience: Audience;
  readonly tournament: string;
  readonly version: number;
  readonly known: number | null;
  /** Of a screen: the generation of the key that it came with. */
  readonly generation?: number;
  /** The address that it comes from, for counting alone. */
  readonly sender?: string;
  /** Of the desk: whose sign-in it is. */
  readonly post?: Post;
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
export const rightOf = ({ audience, version, generation = 0 }: Following): number =>
  audience === 'screen' ? generation : version;
