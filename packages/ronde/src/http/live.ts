import type { ServerResponse } from 'node:http';
import type { HallNews } from '../store/data-port.ts';
import type { TournamentChange } from '../store/store.ts';
import {
  type Audience,
  admissionsOf,
  audiences,
  type Listener,
  type LiveFollowing,
  type Most,
  onResponse,
  onStream,
  rightOf,
  roomOf,
  usualMost,
} from './live/audiences.ts';
import { type OpenDesk, openDesksOf } from './live/open-desks.ts';

/** Who follows which tournament, over server-sent events. The id of an event is its version. */
export interface Live {
  /** A stream that first says the version in force unless the listener has it already; null: too many listen. */
  follow(following: LiveFollowing): ReadableStream<Uint8Array> | null;
  /** The same written straight to a connection whose head is sent already. */
  followOn(outgoing: ServerResponse, following: LiveFollowing): void;
  /** Too many listen for one more like it. */
  full(following: LiveFollowing): boolean;
  /** Tells every follower, once a version, whoever brings the news; one frame is made for all of them. */
  announce(change: TournamentChange): void;
  /** The same of what the hall shows, as an event of its own name: neither an id nor a version. */
  announceHall(news: HallNews): void;
  /** Ends those whose right to listen was read before this one, and those who come with such a one. */
  shut(audience: Audience, tournament: string, right: number): void;
  /** Who follows the desk of a tournament on this process. The desk is told when that changes, the public never. */
  posts(tournament: string): readonly OpenDesk[];
  /** The number of followers, of one tournament or of all. */
  count(tournament?: string): number;
  /** Ends every stream. */
  close(): void;
}

const text = new TextEncoder();
const heartbeat = text.encode(': still here\n\n');
const greeting = text.encode('retry: 1000\n\n');
const postsChanged = text.encode('event: posts\ndata: {}\n\n');

export function liveHub(heartbeatEvery = 15_000, most: Most = usualMost): Live {
  const seats = admissionsOf(most);
  const rooms = new Map<string, Set<Listener>>();
  /** The newest version said in each room: who comes between a reading and its news misses nothing. */
  const newest = new Map<string, number>();
  /** The same of the halls, by tournament, as the frame that says it. */
  const halls = new Map<string, Uint8Array>();
  /** By room, the oldest right that listens. */
  const rights = new Map<string, number>();
  const timer = setInterval(() => {
    for (const room of rooms.keys()) tell(room, heartbeat);
  }, heartbeatEvery);
  timer.unref();

  const posts = openDesksOf((tournament) => tell(roomOf('desk', tournament), postsChanged));
  const followed = new Map<Listener, LiveFollowing>();

  const leave = (room: string, listener: Listener): void => {
    const set = rooms.get(room);
    if (!set?.delete(listener)) return;
    seats.give(listener);
    const { post, tournament = '' } = followed.get(listener) ?? {};
    followed.delete(listener);
    if (post) posts.give(tournament, post);
    if (set.size === 0) rooms.delete(room);
  };

  /** A listener that reads nothing is let go: it comes back by itself and reads the newest. */
  const tell = (room: string, bytes: Uint8Array): void => {
    for (const listener of [...(rooms.get(room) ?? [])]) {
      if (listener.send(bytes)) continue;
      leave(room, listener);
      listener.end();
    }
  };

  const enter = (listener: Listener, following: LiveFollowing): void => {
    const { audience, tournament, version, known } = following;
    const room = roomOf(audience, tournament);
    // The right was taken back while they were on their way.
    if (rightOf(following) < (rights.get(room) ?? 0)) {
      listener.end();
      return;
    }
    const now = Math.max(version, newest.get(room) ?? 0);
    followed.set(listener, following);
    // Before they listen: nobody is told that they have come themselves.
    if (following.post) posts.take(tournament, following.post);
    rooms.set(room, (rooms.get(room) ?? new Set()).add(listener));
    newest.set(room, now);
    seats.take(listener, following);
    listener.send(greeting);
    if (known !== now) listener.send(frame(now));
    const hall = halls.get(tournament);
    if (hall) listener.send(hall);
    // Who came before is told to them now: what they have asked may be older.
    if (following.post && posts.at(tournament).length > 1) listener.send(postsChanged);
  };

  return {
    follow(following) {
      if (seats.full(following)) return null;
      const room = roomOf(following.audience, following.tournament);
      return onStream(
        (listener) => enter(listener, following),
        (listener) => leave(room, listener),
      );
    },
    followOn(outgoing, following) {
      const room = roomOf(following.audience, following.tournament);
      const listener = onResponse(outgoing, () => leave(room, listener));
      enter(listener, following);
    },
    full: seats.full,
    announce({ tournament, version, publicVersion }) {
      for (const audience of audiences) {
        const room = roomOf(audience, tournament);
        const said = audience === 'public' ? publicVersion : version;
        if (said <= (newest.get(room) ?? 0)) continue;
        newest.set(room, said);
        tell(room, frame(said));
      }
    },
    announceHall({ tournament, rev }) {
      const bytes = text.encode(`event: hall\ndata: ${JSON.stringify({ rev })}\n\n`);
      halls.set(tournament, bytes);
      for (const audience of audiences) tell(roomOf(audience, tournament), bytes);
    },
    shut(audience, tournament, right) {
      const room = roomOf(audience, tournament);
      rights.set(room, Math.max(right, rights.get(room) ?? 0));
      for (const listener of [...(rooms.get(room) ?? [])]) {
        const following = followed.get(listener);
        if (!following || rightOf(following) >= right) continue;
        leave(room, listener);
        listener.end();
      }
    },
    posts: posts.at,
    count: (tournament) =>
      tournament === undefined
        ? seats.taken()
        : audiences.reduce((sum, audience) => sum + (rooms.get(roomOf(audience, tournament))?.size ?? 0), 0),
    close() {
      clearInterval(timer);
      for (const [room, set] of [...rooms]) {
        for (const listener of [...set]) {
          leave(room, listener);
          listener.end();
        }
      }
      posts.close();
    },
  };
}

function frame(version: number): Uint8Array {
  return text.encode(`id: ${version}\ndata: ${JSON.stringify({ version })}\n\n`);
}
