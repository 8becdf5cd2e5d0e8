import { excluded, type PlayerId, type Standings, type Tournament } from '@ronde/engine';
import type { Ui } from '@ronde/language';

type Titles = Pick<Ui['standings'], 'title' | 'final' | 'finalProvisional'>;

/** « Classement après la ronde 3 », or the final one as it is called, which may still change until the tournament is closed. */
export function standingsTitle(
  { after, final }: Pick<Standings, 'after' | 'final'>,
  status: Tournament['status'],
  ui: Titles,
): string {
  if (!final) return ui.title(after);
  return status === 'closed' ? ui.final : ui.finalProvisional;
}

/** What stands beside a name wherever places are told: the line keeps its place (rules: situations, "listed as exclusion"). */
export function placeMarks(
  tournament: Tournament,
  after: number,
  { exclusion }: Pick<Ui['standings'], 'exclusion'>,
): (player: PlayerId) => string | null {
  const out = excluded(tournament, after);
  return (player) => (out.has(player) ? exclusion : null);
}

/** « N’DIAYE Awa (exclusion) » */
export const marked = (name: string, mark: string | false | null | undefined): string =>
  mark ? `${name} (${mark})` : name;
