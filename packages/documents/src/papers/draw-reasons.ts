import { type People, roundOf, type Tournament } from '@ronde/engine';
import { allSentences, capital, spokenAs, type WhyPanel } from '@ronde/language';
import { tableWhy } from '@ronde/views/why';
import { type Block, space, text } from '../paper/block.ts';
import { headedRound, type Paper, type Printing } from '../paper/paper.ts';
import { paperSentences } from '../paper/sentences/sentences.ts';
import { shownNames } from '../shown-people.ts';

/** « Pourquoi ? » of every table of a round, on paper. */
export function drawReasons(tournament: Tournament, people: People, round: number, printing: Printing): Paper {
  const paper = paperSentences(printing.lang, tournament);
  const names = shownNames(tournament, people);
  const sentences = allSentences[printing.lang](spokenAs(tournament));
  const { matches = [] } = roundOf(tournament, round) ?? {};
  const [ofRound = null] = matches.map((match) => sentences.why(tableWhy(tournament, round, match), names).ofRound);
  const blocks = matches.flatMap((match): readonly Block[] => {
    const title = match.table === undefined ? capital(paper.exempt) : `${paper.table} ${match.table}`;
    const why = sentences.why(tableWhy(tournament, round, match), names);
    const looked = why.looked.map(({ player, kind, text: said }) => {
      const name = player === null ? paper.exempt : names.short(player);
      return `${kind === 'found' ? '✓ ' : ''}${name}, ${said}`;
    });
    return told(title, why, looked.length > 1 ? looked.join(' · ') : null);
  });
  return {
    ...headedRound(tournament, round, paper.reasons, printing),
    body: {
      kind: 'flow',
      columns: 1,
      blocks: [...(ofRound === null ? [] : [text(ofRound, 10.5), space(5)]), ...blocks],
    },
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
