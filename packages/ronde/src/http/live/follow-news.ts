import { isPublic } from '@ronde/engine';
import type { Halls } from '../../hall/halls.ts';
import type { Data } from '../../store/data-port.ts';
import type { TournamentChange } from '../../store/store.ts';
import type { Live } from '../live.ts';

type Told = Pick<Data, 'watch' | 'hallNews'> & { readonly tournaments: Pick<Data['tournaments'], 'load'> };

interface Around {
  readonly live: Live;
  readonly halls: Pick<Halls, 'read'>;
  readonly report: (error: unknown) => void;
}

/**
 * Tells the streams of this process what any process has changed, and ends those that may follow no longer: the
 * public's of a tournament that is shown no more, the screens' of a key that was renewed. Returns the unsubscribe.
 */
export function followNews({ watch, hallNews, tournaments }: Told, { live, halls, report }: Around): () => void {
  /** The news say it: a tournament that nobody follows here costs this process nothing. */
  const shutHidden = async ({ tournament, publicVersion, open }: TournamentChange): Promise<void> => {
    if (open === true) return;
    if (open === false) return live.shut('public', tournament, publicVersion);
    const stored = await tournaments.load(tournament);
    if (stored && !isPublic(stored.tournament)) live.shut('public', tournament, stored.publicVersion);
  };
  const shutOldKeys = async (tournament: string): Promise<void> =>
    live.shut('screen', tournament, (await halls.read(tournament)).keyGeneration);

  const seen = new Map<string, number>();
  const unwatch = watch((change) => {
    const { tournament, publicVersion } = change;
    live.announce(change);
    // What the public cannot see hides nothing from it.
    if (seen.get(tournament) === publicVersion) return;
    seen.set(tournament, publicVersion);
    shutHidden(change).catch(report);
  });
  const unwatchHalls = hallNews.watch((news) => {
    live.announceHall(news);
    shutOldKeys(news.tournament).catch(report);
  });
  return () => {
    unwatch();
    unwatchHalls();
  };
}
