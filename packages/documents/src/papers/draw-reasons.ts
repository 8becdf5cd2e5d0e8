import {
  formatOf,
  type Match,
  type People,
  playerOf,
  playsWargame,
  type Round,
  roundOf,
  type Tournament,
} from '@ronde/engine';
import { spokenAs, type TableWhy, type WhyPanel, words } from '@ronde/language';
import { type Block, space, text } from '../paper/block.ts';
import { headedRound } from '../paper/head.ts';
import type { Paper, Printing } from '../paper/paper.ts';
import { paperWords } from '../paper/words/words.ts';
import { shownNames } from './seated.ts';

/** « Pourquoi ? » of every table of a round, on paper. */
export function drawReasons(tournament: Tournament, people: People, round: number, printing: Printing): Paper {
  const say = paperWords(printing.lang, tournament);
  const drawn = roundOf(tournament, round);
  const names = shownNames(tournament, people);
  const inWords = words(printing.lang, spokenAs(tournament));
  const blocks = (drawn?.matches ?? []).flatMap((match): readonly Block[] => {
    const title = match.table === undefined ? say.exempt : `${say.table} ${match.table}`;
    const why = inWords.why(tableOf(tournament, drawn, round, match), names);
    const looked = why.looked.map(({ player, kind, text: said }) => {
      const name = player === null ? say.exempt : names.short(player);
      return `${kind === 'found' ? '✓ ' : ''}${name}, ${said}`;
    });
    return told(title, why, looked.length > 1 ? looked.join(' · ') : null);
  });
  return { ...headedRound(tournament, round, say.reasons, printing), body: { kind: 'flow', columns: 1, blocks } };
}

function tableOf(tournament: Tournament, drawn: Round | undefined, round: number, match: Match): TableWhy {
  return {
    round,
    match,
    seed: tournament.seed,
    attempt: drawn?.attempt ?? 1,
    settings: tournament.settings,
    matches: drawn?.matches ?? [],
    format: tournament.format,
    wargame: playsWargame(tournament),
    planned: formatOf(tournament.format).plannedRounds(tournament),
    clubOf: (id) => playerOf(tournament, id)?.club,
  };
}

/** `looked`: the players that the rule looked at, in its order. */
function told(table: string, { title, steps, starts, rule }: WhyPanel, looked: string | null): readonly Block[] {
  const blocks: readonly Block[] = [
    text(`${table} · ${title}`, 12, { bold: true, level: 2 }),
    space(1),
    { kind: 'list', items: [...steps, ...(starts === null ? [] : [starts])], numbered: true, size: 10.5 },
    ...(looked === null ? [] : [space(0.6), text(looked, 9.5)]),
    space(1),
    text(rule.text, 9),
  ];
  return [{ kind: 'group', blocks }, space(5)];
}
