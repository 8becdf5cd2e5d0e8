import type { Stored } from '../store/store.ts';
import { publicCard, publicFile, publicHead, publicOutcome, publicRound, publicStandings } from './answers.ts';
import { publicView } from './view.ts';

/** All that the public can read of a tournament, for tests that look for what must not be there. */
export function allPublic(stored: Stored): unknown {
  const view = publicView(stored);
  if (!view) return null;
  const rounds = view.tournament.rounds.map((_, i) => i + 1);
  return {
    head: publicHead(view),
    rounds: rounds.map((round) => publicRound(view, round)),
    standings: [0, ...rounds].map((after) => publicStandings(view, after)),
    cards: view.tournament.players.map(({ number }) => publicCard(view, number)),
    outcome: publicOutcome(view),
    file: publicFile(view),
  };
}
