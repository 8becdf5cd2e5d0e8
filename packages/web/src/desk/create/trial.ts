import { create, type FormatId, type Settings, start, type Tournament } from '@ronde/engine';

/**
 * A tournament of so many players, to ask the engine about: so that this page never has a rule of its own. Null where
 * the engine makes none.
 */
export function trial(format: FormatId, players: number, settings: Settings): Tournament | null {
  const created = create({ id: 't', name: 't', format, date: '2026-01-01', seed: 0, settings });
  if (!created.ok) return null;
  const list = Array.from({ length: players }, (_, i) => ({
    id: String(i),
    number: i + 1,
    presence: 'here' as const,
    from: 1,
  }));
  return { ...start(created.value), players: list };
}
