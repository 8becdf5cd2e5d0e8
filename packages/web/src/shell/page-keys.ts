import { playsWargame } from '@ronde/engine';
import type { Ui } from '@ronde/language';
import { address } from './addresses.ts';
import type { Desk } from './desk.ts';
import type { HelpWords } from './help-words.ts';

/** A key, and what it does here. */
export type PageKey = readonly [key: string, does: string];

/** The keys of one page: everywhere, on a desk, in its tables, in the entry strip. */
export function pageKeys(desk: Desk | null, path: string, ui: Ui, say: HelpWords): readonly PageKey[] {
  const { keys } = ui;
  const help: PageKey = ['?', keys.help];
  if (!desk) return [help];
  const status = shownRound(desk, path)?.status;
  const onTable = status !== 'published';
  return [
    help,
    ['/', say.search],
    ['N', keys.next],
    ['S', keys.entry],
    ['C', keys.standings],
    ['J', keys.players],
    ['I', say.print],
    ['H', keys.log],
    ['A', say.message],
    ['T', say.clocks],
    ['1 … 9', keys.round],
    ['Ctrl Z', keys.undo],
    ['Ctrl P', say.printPage],
    ...(onTable ? inTables(ui, say) : inTheStrip(desk, ui, say)),
  ];
}

function shownRound({ t, tournament }: Desk, path: string) {
  return tournament.rounds.find((_, i) => path === address.round(t, i + 1));
}

function inTables(ui: Ui, say: HelpWords): readonly PageKey[] {
  return [
    ['↑ ↓', say.rows],
    [ui.entry.enter, say.open],
    ['W', ui.keys.why],
  ];
}

function inTheStrip({ tournament }: Desk, ui: Ui, say: HelpWords): readonly PageKey[] {
  const { keys, entry } = ui;
  const wargame: readonly PageKey[] = [
    ['P', keys.points],
    ['V', keys.victory],
    ['M', keys.malus],
  ];
  return [
    [entry.enter, keys.enter],
    [say.space, say.nextField],
    ['F', keys.forfeit],
    ['L', keys.dispute],
    ...(playsWargame(tournament) ? wargame : ([['−', say.negative]] as const)),
    [entry.escape, keys.escape],
    ['↑ ↓', keys.arrows],
  ];
}
