import type { DeskRole } from '@ronde/contract/http/desk';

/** Somebody who follows a tournament's desk: one sign-in, however many windows it has open. */
export interface OpenDesk {
  readonly session: string;
  readonly name: string;
  readonly device: string;
  readonly role: DeskRole;
  /** ISO 8601. */
  readonly since: string;
}

interface Posts {
  /** They have one window more. */
  take(tournament: string, post: OpenDesk): void;
  /** They have one window less. */
  give(tournament: string, post: OpenDesk): void;
  /** Who is there, the first come first. */
  at(tournament: string): readonly OpenDesk[];
  close(): void;
}

interface Present {
  readonly post: OpenDesk;
  windows: number;
}

/** A page that is loaded anew is away for less than this, in ms: nobody has gone. */
const usualPatience = 3000;

/** Who is at which desk. `changed` is called for a tournament when somebody comes, and a moment after they have gone. */
export function openDesksOf(changed: (tournament: string) => void, patience = usualPatience): Posts {
  const desks = new Map<string, Map<string, Present>>();
  const leaving = new Set<ReturnType<typeof setTimeout>>();

  const leave = (tournament: string, session: string): void => {
    const desk = desks.get(tournament);
    if (desk?.get(session)?.windows !== 0) return;
    desk.delete(session);
    if (desk.size === 0) desks.delete(tournament);
    changed(tournament);
  };

  return {
    take(tournament, post) {
      const desk = desks.get(tournament) ?? new Map<string, Present>();
      desks.set(tournament, desk);
      const known = desk.get(post.session);
      // Another role since then is told.
      const same = known !== undefined && known.post.role === post.role && known.post.name === post.name;
      const since = known?.post.since ?? post.since;
      desk.set(post.session, { post: { ...post, since }, windows: (known?.windows ?? 0) + 1 });
      if (!same) changed(tournament);
    },
    give(tournament, { session }) {
      const known = desks.get(tournament)?.get(session);
      if (!known) return;
      known.windows -= 1;
      if (known.windows > 0) return;
      const timer = setTimeout(() => {
        leaving.delete(timer);
        leave(tournament, session);
      }, patience);
      timer.unref();
      leaving.add(timer);
    },
    at: (tournament) => [...(desks.get(tournament)?.values() ?? [])].map(({ post }) => post),
    close() {
      for (const timer of leaving) clearTimeout(timer);
      leaving.clear();
    },
  };
}
