import { create, formatOf, start, type Tournament, type Warning } from '@ronde/engine';

/**
 * What the engine would say of a tournament of so many players and rounds; `rounds` null: by the rule. It is asked of
 * the engine itself, so that this page never has a rule of its own.
 */
export function trialWarnings(players: number, rounds: number | null): readonly Warning[] {
  const tournament = trial(players, rounds);
  return tournament ? formatOf(tournament.format).warnings(tournament) : [];
}

function trial(players: number, rounds: number | null): Tournament | null {
  const settings = rounds === null ? {} : { rounds };
  const created = create({ id: 't', name: 't', format: 'classique', date: '2026-01-01', seed: 0, settings });
  if (!created.ok) return null;
  const list = Array.from({ length: players }, (_, i) => ({
    id: String(i),
    number: i + 1,
    presence: 'here' as const,
    from: 1,
  }));
  return { ...start(created.value), players: list };
}
