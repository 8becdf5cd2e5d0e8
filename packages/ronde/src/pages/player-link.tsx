/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { PlayerId } from '@ronde/engine';
import type { Page } from './page.ts';

/** A name that leads to the player's own page. */
export function PlayerLink({ page, player }: { readonly page: Page; readonly player: PlayerId }) {
  // In public a player's id is their number.
  return (
    <a class="name" href={page.to.player(player)}>
      {page.names.full(player)}
    </a>
  );
}
