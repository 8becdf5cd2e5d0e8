import type { People, PlayerId, Tournament } from '@ronde/engine';
import { allSentences, type Dictionary, longDate, type Names } from '@ronde/language';
import { type PoolPlan, poolPlans } from '@ronde/views/pools';
import { type Block, space, text } from '../paper/block.ts';
import { headed, type Paper, type Printing } from '../paper/paper.ts';
import type { Cell, DataSheet, SheetColumn } from '../sheet.ts';
import { shownNames } from '../shown-people.ts';
import { fromSheet } from './from-sheet.ts';

/** The pools of the Formule Combinée with all of phase 1: whom each meets, round by round. Pinned up before round 1. */
export function poolsSheet(tournament: Tournament, people: People, printing: Printing): Paper {
  const { lang } = printing;
  const said = sentences[lang];
  const paper = headed(tournament, said.title, printing);
  const plans = poolPlans(tournament, people);
  if (plans.length === 0) return { ...paper, body: { kind: 'flow', columns: 1, blocks: [text(said.none, 11)] } };
  const { standings } = allSentences[lang](tournament.format).ui;
  const names = shownNames(tournament, people);
  const sheet: DataSheet = {
    lang,
    title: tournament.name,
    subtitle: longDate(lang, tournament.date),
    caption: said.title,
    columns: [
      { key: 'pool', header: said.poolHead, kind: 'number' },
      { key: 'seat', header: said.seat, title: said.seatLong, kind: 'number' },
      { key: 'player', header: standings.player, kind: 'text' },
      ...(plans[0]?.rounds ?? []).map(
        (_, i): SheetColumn => ({ key: `round-${i + 1}`, header: `${said.round}${i + 1}`, kind: 'text' }),
      ),
    ],
    rowHeader: 'player',
    rows: plans.flatMap((plan) => rowsOf(plan, names, said)),
    notes: [said.note],
  };
  return { ...paper, sheet, landscape: true, body: { kind: 'flow', columns: 1, blocks: blocksOf(plans, sheet, said) } };
}

/** In the order of the seats; the free one stands in no row, whoever should meet it is exempt. */
function rowsOf({ number, seats, rounds }: PoolPlan, names: Names, said: Sentences): readonly (readonly Cell[])[] {
  const meets = (opponent: PlayerId | null | undefined): Cell => {
    if (opponent === undefined) return null;
    return opponent === null ? said.exempt : names.short(opponent);
  };
  return seats.flatMap((player, seat): readonly (readonly Cell[])[] =>
    player === null ? [] : [[number, seat + 1, names.full(player), ...rounds.map((round) => meets(round.get(player)))]],
  );
}

/** On paper a table for each pool, which stays on one page. */
function blocksOf(plans: readonly PoolPlan[], sheet: DataSheet, said: Sentences): readonly Block[] {
  const pools = plans.map(({ number }): Block => {
    const rows = sheet.rows.filter(([pool]) => pool === number).map((cells) => cells.slice(1));
    const own = { ...sheet, caption: said.pool(number), columns: sheet.columns.slice(1), rows, notes: [] };
    const { body } = fromSheet(own, 10);
    const table = body.kind === 'flow' ? body.blocks : [];
    return {
      kind: 'group',
      blocks: [text(said.pool(number), 13, { bold: true, level: 2 }), space(1), ...table, space(5)],
    };
  });
  return [...pools, ...sheet.notes.map((note) => text(note, 9))];
}

interface Sentences {
  readonly title: string;
  readonly none: string;
  readonly poolHead: string;
  readonly seat: string;
  readonly seatLong: string;
  /** Before the number of a round. */
  readonly round: string;
  readonly exempt: string;
  readonly note: string;
  pool(number: number): string;
}

const sentences: Dictionary<Sentences> = {
  fr: {
    title: 'Poules, rondes de la phase 1',
    none: 'L’ordre des poules n’est pas encore tiré.',
    poolHead: 'Poule',
    seat: 'N°',
    seatLong: 'Numéro tiré dans la poule',
    round: 'R',
    exempt: 'exempt',
    note: 'Les tables et qui commence sont affichés à chaque ronde. Une arrivée ou un départ change la suite.',
    pool: (number) => `Poule ${number}`,
  },
  en: {
    title: 'Pools, rounds of phase 1',
    none: 'The order within the pools has not been drawn by lot yet.',
    poolHead: 'Pool',
    seat: 'No.',
    seatLong: 'Number drawn within the pool',
    round: 'R',
    exempt: 'bye',
    note: 'Tables and who starts are posted for each round. Arrivals and withdrawals change what follows.',
    pool: (number) => `Pool ${number}`,
  },
};
