import type { LinkView } from '@ronde/contract/http/session';
import type { Invitation } from '../accounts/account.ts';
import type { House } from './house.ts';

/** What whoever holds a link may know of it before they use it. */
export async function linkView(house: House, { grant, endsAt }: Invitation): Promise<LinkView> {
  switch (grant.kind) {
    case 'owner':
      return { kind: 'owner', endsAt };
    case 'house':
      return { kind: 'house', house: grant.house, endsAt };
    case 'team': {
      const stored = await house.store.load(grant.tournament);
      const where = stored && { tournament: stored.tournament.name, slug: stored.slug };
      return { kind: 'team', role: grant.role, ...where, endsAt };
    }
    case 'password': {
      const account = await house.accounts.find(grant.account);
      return { kind: 'password', ...(account && { name: account.name }), endsAt };
    }
  }
}
