import { cardPage } from './card-page.tsx';
import { charterPage } from './charter-page.tsx';
import { gridPage } from './grid-page.tsx';
import type { PublicSheet } from './layout.tsx';
import { livePage, roundPage } from './live-page.tsx';
import type { Page } from './page.ts';
import { playersPage } from './players-page.tsx';
import { poolsPage } from './pools-page.tsx';
import { prizesPage } from './prizes-page.tsx';
import { standingsPage } from './standings-page.tsx';

/** What each address within a tournament shows. `:number` is handed on; null: the public knows of no such page. */
export const tournamentPages: Readonly<Record<string, (page: Page, number: number) => PublicSheet | null>> = {
  // Away from this house nobody asks to be registered: its own page says whether one may.
  '': (page) => livePage(page, false),
  '/ronde/:number': roundPage,
  '/classement': (page) => standingsPage(page),
  '/classement/:number': standingsPage,
  '/grille': gridPage,
  '/poules': poolsPage,
  '/joueurs': playersPage,
  '/joueur/:number': cardPage,
  '/palmares': prizesPage,
  '/charte': charterPage,
};
