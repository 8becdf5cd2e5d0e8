import { frenchKey } from '@ronde/engine/base/french-order';
import type { Topic } from '../decisions/about.ts';
import type { FullLine } from '../decisions/log-lines.ts';

/** What the log is asked for; an empty text asks for nothing. Kept in the address under these names. */
export interface LogFilter {
  readonly texte: string;
  readonly par: string;
  readonly joueur: string;
  readonly table: string;
  readonly sujet: string;
}

export const filterNames = ['texte', 'par', 'joueur', 'table', 'sujet'] as const;

export const topicsAsked: readonly (Topic | 'undone')[] = [
  'players',
  'rounds',
  'results',
  'umpire',
  'tournament',
  'undone',
];

export function filtered(lines: readonly FullLine[], asked: LogFilter): readonly FullLine[] {
  const wanted = frenchKey(asked.texte);
  return lines.filter(
    ({ line, text, about }) =>
      (wanted === '' || frenchKey(`${text} ${line.by}`).includes(wanted)) &&
      (asked.par === '' || line.by === asked.par) &&
      (asked.joueur === '' || about.players.has(asked.joueur)) &&
      (asked.table === '' || about.tables.has(Number(asked.table))) &&
      (asked.sujet === '' || isOn(asked.sujet, line, about.topics)),
  );
}

function isOn(topic: string, { undoes, undoneBy }: FullLine['line'], topics: ReadonlySet<string>): boolean {
  return topic === 'undone' ? undoneBy !== null || (undoes?.length ?? 0) > 0 : topics.has(topic);
}

export function readFilter(params: URLSearchParams): LogFilter {
  const of = (name: string) => params.get(name) ?? '';
  return { texte: of('texte'), par: of('par'), joueur: of('joueur'), table: of('table'), sujet: of('sujet') };
}
