// The API as one table: method, path, who may, what is sent, what comes back. From it the server answers, permits and
// describes itself, and the screens ask: a new address is one entry here and what answers it.
import { accountsRoutes, sessionRoutes } from './accounts.ts';
import { deskRoutes } from './desk.ts';
import { houseRoutes } from './house.ts';
import { peopleRoutes } from './people.ts';
import { playerRoutes } from './player.ts';
import { publicRoutes } from './public.ts';
import { registerRoutes } from './register.ts';
import { standingsRoutes } from './standings.ts';

export type Routes = typeof sessionRoutes &
  typeof accountsRoutes &
  typeof houseRoutes &
  typeof deskRoutes &
  typeof standingsRoutes &
  typeof peopleRoutes &
  typeof registerRoutes &
  typeof publicRoutes &
  typeof playerRoutes;

export const routes: Routes = {
  ...sessionRoutes,
  ...accountsRoutes,
  ...houseRoutes,
  ...deskRoutes,
  ...standingsRoutes,
  ...peopleRoutes,
  ...registerRoutes,
  ...publicRoutes,
  ...playerRoutes,
};
