import { Checkbox } from '@mantine/core';
import { playsWargame } from '@ronde/engine';
import type { Ui } from '@ronde/language';
import { useLocation } from 'wouter';
import { useExternal } from '../core/external.ts';
import { uiSentences } from '../core/language/shared-sentences.ts';
import { useSentences } from '../core/language/use-sentences.ts';
import { letters } from '../keys/use-keys.ts';
import { Dialog } from '../ui/dialog.tsx';
import { address } from './addresses.ts';
import { AccountMenu, LangSwitch } from './bar.tsx';
import type { Desk } from './desk.tsx';
import styles from './help.module.css';
import { type HelpSentences, helpSentences, ThemeSwitch } from './theme-switch.tsx';

interface Props {
  readonly onClose: () => void;
  /** Null outside a tournament, where fewer keys work. */
  readonly desk: Desk | null;
}

/** The language, the theme, the shortcuts of this page, and the switch that turns single letters off. */
export function Help({ onClose, desk }: Props) {
  const ui = useSentences(uiSentences);
  const state = useExternal(letters);
  const text = useSentences(helpSentences);
  const [path] = useLocation();
  const { keys } = ui;
  return (
    <Dialog title={keys.title} onClose={onClose}>
      <div className={styles.lang}>
        <LangSwitch />
        <ThemeSwitch />
        <AccountMenu />
      </div>
      <dl className={styles.keys}>
        {pageKeys(desk, path, ui, text).map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={keys.off}
        checked={state === 'off'}
        onChange={(event) => letters.set(event.currentTarget.checked ? 'off' : 'on')}
      />
    </Dialog>
  );
}

/** A key, and what it does here. */
type PageKey = readonly [key: string, does: string];

/** The keys of one page: everywhere, on a desk, in its tables, in the entry strip. */
function pageKeys(desk: Desk | null, path: string, ui: Ui, text: HelpSentences): readonly PageKey[] {
  const { keys } = ui;
  const help: PageKey = ['?', keys.help];
  if (!desk) return [help];
  const status = shownRound(desk, path)?.status;
  const onTable = status !== 'published';
  return [
    help,
    ['/', text.search],
    ['N', keys.next],
    ['S', keys.entry],
    ['C', keys.standings],
    ['J', keys.players],
    ['I', text.print],
    ['H', keys.log],
    ['A', text.message],
    ['T', text.clocks],
    ['1 … 9', keys.round],
    ['Ctrl Z', keys.undo],
    ['Ctrl P', text.printPage],
    ...(onTable ? inTables(ui, text) : inTheStrip(desk, ui, text)),
  ];
}

function shownRound({ t, tournament }: Desk, path: string) {
  return tournament.rounds.find((_, i) => path === address.round(t, i + 1));
}

function inTables(ui: Ui, text: HelpSentences): readonly PageKey[] {
  return [
    ['↑ ↓', text.rows],
    [ui.entry.enter, text.open],
    ['W', ui.keys.why],
  ];
}

function inTheStrip({ tournament }: Desk, ui: Ui, text: HelpSentences): readonly PageKey[] {
  const { keys, entry } = ui;
  const wargame: readonly PageKey[] = [
    ['P', keys.points],
    ['V', keys.victory],
    ['M', keys.malus],
  ];
  return [
    [entry.enter, keys.enter],
    [text.space, text.nextField],
    ['F', keys.forfeit],
    ['L', keys.dispute],
    ...(playsWargame(tournament) ? wargame : ([['−', text.negative]] as const)),
    [entry.escape, keys.escape],
    ['↑ ↓', keys.arrows],
    ['W', keys.why],
  ];
}
