import type { PublicHead, PublicPlayer } from '@ronde/contract/http/public';
import type { Frozen } from '@ronde/contract/values/same-type';
import { excluded, formatOf, type Player, playsWargame } from '@ronde/engine';
import type { PublicView } from './view.ts';

/** What a tournament's page begins with: what it is, how far it is, who plays. */
export function publicHead(view: PublicView): Frozen<PublicHead> {
  const { version, slug, tournament: t } = view;
  const { name, format, date, endDate, event, place, theme, pool, status, settings, seed, rounds } = t;
  return {
    version,
    slug,
    name,
    format,
    wargame: playsWargame(t),
    date,
    ...(endDate !== undefined && { endDate }),
    ...(event !== undefined && { event }),
    ...(place !== undefined && { place }),
    ...(theme !== undefined && { theme }),
    ...(pool !== undefined && { pool }),
    status,
    settings,
    ...(rounds.length > 0 && { seed }),
    planned: formatOf(format).plannedRounds(t),
    rounds: rounds.map((round, i) => ({ round: i + 1, status: round.status === 'closed' ? 'closed' : 'published' })),
    players: t.players.map((player) => publicPlayer(player, view)),
  };
}

export function publicPlayer(player: Player, { people, tournament }: PublicView): Frozen<PublicPlayer> {
  const { presence: _presence, from: _from, left, table: _table, ...facts } = player;
  return {
    ...facts,
    name: people.get(player.id)?.name ?? player.id,
    ...(left !== undefined && { left: true }),
    ...(excluded(tournament).has(player.id) && { excluded: true }),
  };
}
