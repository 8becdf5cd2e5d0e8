import type { Change, Stored } from '../store.ts';

/** What this state is to whoever follows its tournament. */
export const changeOf = ({ id, version, publicVersion, tournament }: Stored): Change => ({
  tournament: id,
  version,
  publicVersion,
  open: tournament.open === true,
});
