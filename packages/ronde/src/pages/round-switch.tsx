/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Page } from './page.ts';

interface Props {
  readonly page: Page;
  readonly shown: number;
  /** Rounds to choose among; missing: all that are published. */
  readonly rounds?: number;
  /** Where a choice leads; missing: to the round's tables. */
  readonly to?: (round: number) => string;
}

/** 1 2 3 4: the one that is shown is marked. */
export function RoundSwitch({ page, shown, rounds = page.tournament.rounds.length, to = page.to.round }: Props) {
  if (rounds < 2) return null;
  return (
    <nav class="switch" aria-label={page.say.roundSwitch}>
      {Array.from({ length: rounds }, (_, i) => i + 1).map((round) => (
        <a key={round} href={to(round)} aria-current={round === shown ? 'page' : undefined}>
          {round}
        </a>
      ))}
    </nav>
  );
}
