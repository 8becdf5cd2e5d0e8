import {
  excluded,
  formulaOf,
  type People,
  type PlayerId,
  type Standings,
  standingsAfter,
  type Tournament,
  traitsOf,
} from '@ronde/engine';
import { phaseAt, phasesOf } from '@ronde/engine/formulas/combinee/phases';
import { isFinal as isFinalOf } from '@ronde/engine/tournament/find';
import { type Lang, phaseSentences, type Ui } from '@ronde/language';

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

/** The phase of Formule Combinée whose last round this is, while another one follows; null: none. */
export function phaseEnding(
  { format, settings }: Pick<Tournament, 'format' | 'settings'>,
  round: number,
): 1 | 2 | null {
  if (traitsOf(format).circles !== 'pools') return null;
  const phases = phasesOf(settings);
  const phase = phaseAt(phases, round);
  return phase < 3 && phaseAt(phases, round + 1) > phase ? (phase as 1 | 2) : null;
}

/** The same, where the end of a phase is said: « Classement après la phase 1 (ronde 7) ». */
export function standingsTitleIn(
  tournament: Pick<Tournament, 'format' | 'settings' | 'status'>,
  standings: Pick<Standings, 'after' | 'final'>,
  lang: Lang,
  ui: Titles,
): string {
  const phase = standings.final ? null : phaseEnding(tournament, standings.after);
  if (phase === null) return standingsTitle(standings, tournament.status, ui);
  return phaseSentences[lang].standingsAfter(phase, standings.after);
}

/**
 * What stands beside a name wherever places are told: the line keeps its place (rules: situations, "listed as
 * exclusion"); who left after one of these rounds is seen too.
 */
export function placeMarks(
  tournament: Tournament,
  after: number,
  { exclusion, left }: Pick<Ui['standings'], 'exclusion' | 'left'>,
): (player: PlayerId) => string | null {
  const out = excluded(tournament, after);
  const gone = new Set(
    tournament.players.flatMap(({ id, left: last }) => (last !== undefined && last <= after ? [id] : [])),
  );
  return (player) => (out.has(player) ? exclusion : gone.has(player) ? left : null);
}

/** « N’DIAYE Awa (exclusion) » */
export const marked = (name: string, mark: string | false | null | undefined): string =>
  mark ? `${name} (${mark})` : name;

/** Rounds by the rule or the director; of a tournament that is closed, those that were held. */
export const plannedRounds = (tournament: Tournament): number => formulaOf(tournament.format).plannedRounds(tournament);

/** Whether the standings after a round are the final ones, with places that are shared. */
export const isFinal = (tournament: Tournament, after: number): boolean =>
  isFinalOf(tournament, plannedRounds(tournament), after);

/** The standings after so many rounds, as they are shown: final once all that is planned is over, or the tournament closed. */
export const standingsAt = (tournament: Tournament, people: People, after: number): Standings =>
  standingsAfter(tournament, people, { after, final: isFinal(tournament, after) });
