import type { SentCommand } from '@ronde/contract/http/command';
import { gamesIn, type Match, type PlayerId, type TypedResult } from '@ronde/engine';
import { useObjections } from '../../core/language/objections.ts';
import { useDesk } from '../../shell/desk.tsx';

/** What the arbiter may decide of a table. */
export type TypedRuling = 'malus' | 'award' | 'warning' | 'exclusion';

/** The arbiter's panel, as filled in. */
export interface RulingFields {
  /** Null: not chosen yet. */
  readonly player: PlayerId | null;
  readonly ruling: TypedRuling | null;
  readonly points: string;
  readonly article: string;
  /** Why, in free words; kept beside the log. */
  readonly note: string;
}

/** What a malus takes off; null: not a whole number of points. */
export function malusPoints(text: string): number | null {
  return /^\d{1,3}$/.test(text.trim()) && Number(text) > 0 ? Number(text) : null;
}

/** A malus comes with its reason (rules: umpire); the article that decides is one. */
export const unexplained = ({ article, note }: Pick<RulingFields, 'article' | 'note'>): boolean =>
  article.trim() === '' && note.trim() === '';

/** The command of a decision; null while something is not chosen, or a field is wrong. */
export function rulingCommand(fields: RulingFields, match: Match, round: number): SentCommand | null {
  const { player, ruling } = fields;
  const article = fields.article.trim();
  const cited = article === '' ? {} : { article };
  const [first, second] = match.players;
  if (second === undefined || player === null || ruling === null) return null;
  if (ruling === 'award') {
    const result: TypedResult = { kind: 'awarded', to: player, games: gamesIn(match.result), ...cited };
    return { kind: 'record', round, players: [first, second], result, saw: match.result ?? null };
  }
  if (ruling !== 'malus') return { kind: 'sanction', round, player, sanction: ruling, ...cited };
  const points = malusPoints(fields.points);
  return points === null || unexplained(fields)
    ? null
    : { kind: 'sanction', round, player, sanction: 'malus', points, ...cited };
}

/** What a malus without a reason is refused for, said in the form before it is sent. */
export function useMalusWhy(): string {
  const { names } = useDesk();
  return useObjections().refusal({ code: 'malus-unexplained' }, names).what;
}
