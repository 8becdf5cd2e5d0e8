import { type Dictionary, nextLang, type RoundAndTable, roundAndTable, type Spoken, spoken } from '@ronde/language';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { sharedSentences, speak } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { address, type MenuPlace, morePlaces, nextAddress, tools } from '../../shell/addresses.ts';
import { type Desk, useDesk } from '../../shell/desk.tsx';
import { nextText, stripSteps, stripStepText } from '../../shell/strip-steps.ts';
import { frameSentences } from '../../ui/sentences.ts';

interface Acts {
  readonly onHelp: () => void;
  readonly undo: () => void;
}

/** Everything that can be found from the desk: acts, tables of the newest round, people, pages. */
export function useEntries({ onHelp, undo }: Acts): readonly PaletteEntry[] {
  const desk = useDesk();
  const sentences = useSentences(sharedSentences);
  const { ui } = sentences;
  const frame = useSentences(frameSentences);
  const spoken = useExternal(lang);
  const text = useSentences(paletteSentences);
  const [, go] = useLocation();
  return useMemo(() => {
    const page = ({ href, word, letter }: Omit<MenuPlace, 'Icon'>): PaletteEntry => ({
      key: href,
      kind: 'page',
      text: word,
      first: true,
      ...(letter !== undefined && { hint: letter }),
      run: () => go(href),
    });
    const { waits } = desk;
    const next: readonly PaletteEntry[] =
      waits.kind === 'closed' ? [] : [act('next', nextText(sentences, desk, spoken), 'N', () => go(nextAddress(desk)))];
    return [
      ...next,
      ...people(desk, text, go),
      ...tables(desk, text, go),
      ...stripSteps(desk).map((step) =>
        page({
          href: step.href,
          word: stripStepText(step, ui, frame),
          ...(step.round !== undefined && step.round <= 9 && { letter: String(step.round) }),
        }),
      ),
      ...[...tools(desk, ui), ...morePlaces(desk, frame)].map(page),
      page({ href: address.home, word: text.home }),
      act('message', text.message, 'A', () => go(address.hall(desk.t, 'message'))),
      act('clocks', text.clocks, 'T', () => go(address.hall(desk.t, 'clocks'))),
      act('undo', ui.keys.undo, 'Ctrl Z', undo),
      act('print', text.printPage, 'Ctrl P', () => window.print()),
      act('help', ui.keys.title, '?', onHelp),
      act('lang', text.otherLang, undefined, () => void speak(nextLang(spoken))),
    ];
  }, [desk, sentences, ui, frame, text, spoken, go, onHelp, undo]);
}

function act(key: string, text: string, hint: string | undefined, run: () => void): PaletteEntry {
  return {
    key,
    kind: 'act',
    text: text.charAt(0).toUpperCase() + text.slice(1),
    first: true,
    run,
    ...(hint && { hint }),
  };
}

type Go = (href: string) => void;

/** Of the newest round; each opens with its result ready to be typed. */
function tables({ t, tournament, names }: Desk, text: PaletteSentences, go: Go): readonly PaletteEntry[] {
  const round = tournament.rounds.length;
  return (tournament.rounds.at(-1)?.matches ?? []).flatMap(({ table, players: [a, b] }) =>
    table === undefined || b === undefined
      ? []
      : [
          {
            key: `table-${table}`,
            kind: 'table' as const,
            text: text.table(table, names.short(a), names.short(b)),
            run: () => go(`${address.round(t, round)}?table=${table}`),
          },
        ],
  );
}

function people({ t, tournament, names }: Desk, text: PaletteSentences, go: Go): readonly PaletteEntry[] {
  return tournament.players.map(({ id, number, club }) => ({
    key: `player-${id}`,
    kind: 'player' as const,
    text: names.full(id),
    beside: [text.number(number), club].filter(Boolean).join(' · '),
    run: () => go(address.player(t, number)),
  }));
}

/** One line of the palette. */
export interface PaletteEntry {
  readonly key: string;
  readonly kind: 'player' | 'table' | 'page' | 'act';
  /** What is shown, and searched. */
  readonly text: string;
  /** Searched and shown beside: a club, a licence, a number. */
  readonly beside?: string;
  /** The key that does the same without the palette. */
  readonly hint?: string;
  /** Shown before anything is typed. */
  readonly first?: true;
  readonly run: () => void;
}

const frFor = (noun: RoundAndTable) => ({
  title: 'Chercher',
  field: `Chercher une personne, ${noun.table.a}, une page, une action`,
  none: (typed: string) => `Aucun résultat pour « ${typed} ».`,
  count: (n: number) => (n === 1 ? '1 résultat' : `${n} résultats`),
  kinds: { player: 'Personne', table: noun.table.One, page: 'Page', act: 'Action' },
  table: (table: number, a: string, b: string) => `${noun.table.One} ${table} · ${a} – ${b}`,
  number: (n: number) => `n° ${n}`,
  message: 'Message à la salle',
  clocks: noun.e ? 'Pendule de la salle' : 'Chrono de la salle',
  printPage: 'Imprimer cette page',
  otherLang: 'English',
  home: 'Mes tournois',
});

type PaletteSentences = ReturnType<typeof frFor>;

const en: PaletteSentences = {
  title: 'Search',
  field: 'Find a person, a table, a page or an action',
  none: (typed) => `No match for “${typed}”.`,
  count: (n) => (n === 1 ? '1 match' : `${n} matches`),
  kinds: { player: 'Person', table: 'Table', page: 'Page', act: 'Action' },
  table: (table, a, b) => `Table ${table} · ${a} – ${b}`,
  number: (n) => `no. ${n}`,
  message: 'Message to the hall',
  clocks: 'Hall clocks',
  printPage: 'Print this page',
  otherLang: 'Français',
  home: 'My tournaments',
};

export const paletteSentences: Dictionary<Spoken<PaletteSentences>> = {
  fr: spoken((format) => frFor(roundAndTable(format))),
  en: () => en,
};
