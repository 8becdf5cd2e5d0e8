import type { PlayerNow } from '@ronde/contract/http/player';
import type { Frozen } from '@ronde/contract/values/same-type';
import type { Match, MatchResult, PlayerId } from '@ronde/engine';
import { shownResult } from '../public/shown-rounds.ts';

type Told = Pick<Extract<Frozen<PlayerNow>, { kind: 'table' }>, 'differs' | 'claim'>;

/** Of a dispute, a player reads whose two values differ, and their own; never what another one has said. */
export function disputeNow(match: Match, player: PlayerId, numbered: (id: PlayerId) => PlayerId): Told {
  const own = ownValue(match, player);
  return { differs: differs(match, own !== null), ...(own && { claim: shownResult(own, numbered) }) };
}

function ownValue({ claim, disputed }: Match, player: PlayerId): MatchResult | null {
  if (disputed?.by === `player:${player}`) return disputed.value;
  return claim?.by === player ? claim.value : null;
}

function differs({ claim, disputed }: Match, mine: boolean): 'phones' | 'desk' | 'others' {
  if (claim && disputed?.by.startsWith('player:')) return 'phones';
  return mine ? 'desk' : 'others';
}
