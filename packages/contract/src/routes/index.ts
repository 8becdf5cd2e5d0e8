// The API as one table: method, path, who may, what is sent, what comes back. From it the server answers, permits and
// describes itself, and the screens ask: a new address is one entry here and what answers it.
import { accountsAddresses, sessionAddresses } from './accounts.ts';
import { armyListAddresses } from './army-lists.ts';
import { deskAddresses } from './desk.ts';
import { federationTableAddresses } from './federation-tables.ts';
import { federationsAddresses } from './federations.ts';
import { installationAddresses } from './installation.ts';
import { peopleAddresses } from './people.ts';
import { phoneActAddresses } from './phone-acts.ts';
import { playerAddresses } from './player.ts';
import { publicAddresses } from './public.ts';
import { registerAddresses } from './register.ts';
import { standingsAddresses } from './standings.ts';

export type Routes = typeof sessionAddresses &
  typeof accountsAddresses &
  typeof installationAddresses &
  typeof deskAddresses &
  typeof standingsAddresses &
  typeof peopleAddresses &
  typeof armyListAddresses &
  typeof phoneActAddresses &
  typeof registerAddresses &
  typeof federationsAddresses &
  typeof federationTableAddresses &
  typeof publicAddresses &
  typeof playerAddresses;

export const routes: Routes = {
  ...sessionAddresses,
  ...accountsAddresses,
  ...installationAddresses,
  ...deskAddresses,
  ...standingsAddresses,
  ...peopleAddresses,
  ...armyListAddresses,
  ...phoneActAddresses,
  ...registerAddresses,
  ...federationsAddresses,
  ...federationTableAddresses,
  ...publicAddresses,
  ...playerAddresses,
};
