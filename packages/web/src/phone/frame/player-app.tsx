import { namesIn, unbroken } from '@ronde/language';
import { IconBook, IconClock, IconList, IconPinned, IconWifi, IconWifiOff } from '@tabler/icons-react';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { connection } from '../../core/connection.ts';
import { useExternal } from '../../core/external.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { readJson, writeJson } from '../../core/storage.ts';
import { clockTime } from '../clock/hall-text.ts';
import { type OwnPage, plainCode } from '../net/own-page.ts';
import { seatShown } from '../net/pages.ts';
import { type Gone, useOwnPage } from '../net/use-own-page.ts';
import { CodeForm } from '../people/code-page.tsx';
import { PeoplePanel } from '../people/people-panel.tsx';
import { phonePath, type Tab } from '../place.ts';
import { phoneSentences } from '../sentences.ts';
import { MyTable } from '../table/my-table.tsx';
import frame from './frame.module.css';
import styles from './frame.module.css';
import {
  isWargamePage,
  LazyPart,
  type Phone,
  PhoneContext,
  phonePart,
  spokenFormat,
  tabIn,
  usePhone,
} from './phone.tsx';
import { LangButton, useFetchedSentences } from './phone-lang.tsx';
import { go, PhoneLink, usePath } from './phone-link.tsx';

const acts = () => import('../acts/later.ts');

const tabs: Readonly<Record<Exclude<Tab, 'table'>, ComponentType>> = {
  standings: phonePart(async () => (await import('../standings/standings-tab.tsx')).StandingsTab),
  clock: phonePart(async () => (await import('../clock/clock-tab.tsx')).ClockTab),
  sheet: phonePart(async () => (await import('../sheet/sheet-tab.tsx')).SheetTab),
  words: phonePart(async () => (await import('../words-tab/words-tab.tsx')).WordsTab),
  rules: phonePart(async () => (await import('../rules/rules-tab.tsx')).RulesTab),
  votes: phonePart(async () => (await acts()).VotesTab),
  lists: phonePart(async () => (await acts()).ListsTab),
  leave: phonePart(async () => (await acts()).LeaveTab),
};

interface Props {
  readonly code: string;
  readonly tab: Tab;
}

/** One player's page: the last state at once, fresh as soon as the house answers. */
export function PlayerApp({ code, tab: asked }: Props) {
  const { kept, gone } = useOwnPage(code);
  const cut = useExternal(connection).kind === 'cut';
  const format = spokenFormat(kept?.page);
  const text = useSentences(phoneSentences, format);
  const sentences = useFetchedSentences(format);
  const page = kept?.page;
  const tab = page ? tabIn(page, asked) : asked;
  const names = useMemo(() => page && namesIn([page.player, ...page.opponents]), [page]);
  useEffect(() => {
    const titles: Partial<Record<Tab, string>> = text.tabs;
    document.title = [titles[tab] ?? titles.table, page?.player.name, page?.tournament.name]
      .filter(Boolean)
      .join(' · ');
  }, [text, tab, page]);
  if (gone) return <NoPage gone={gone} />;
  if (!kept || !names) return <Waiting cut={cut} />;
  const phone: Phone = { code, kept, page: kept.page, cut, text, sentences, names };
  const Part = tab === 'table' ? MyTable : tabs[tab];
  return (
    <PhoneContext value={phone}>
      <Header />
      <HallMessage />
      <NewSeat tab={tab} />
      <main className={frame.main} key={tab}>
        <LazyPart>
          <Part />
        </LazyPart>
      </main>
      <TabBar tab={tab} />
    </PhoneContext>
  );
}

function Waiting({ cut }: { readonly cut: boolean }) {
  const text = useSentences(phoneSentences);
  return (
    <main className={frame.main}>
      <h1 className="sr-only">Ronde</h1>
      <p role="status">{cut ? text.noAnswer : text.loading}</p>
    </main>
  );
}

/** `dead`: this phone has read it before. `unknown`: it has not, so it may be mistyped. */
function NoPage({ gone }: { readonly gone: Gone }) {
  const text = useSentences(phoneSentences);
  return (
    <main className={frame.main}>
      <div className="stack">
        <h1>{gone === 'dead' ? text.dead : text.codeUnknown}</h1>
        <p>{gone === 'dead' ? text.deadLong : text.codeRenewed}</p>
        <CodeForm onOpen={(code) => go(phonePath(code), true)} />
        <p>
          <LangButton label={text.language} />
        </p>
      </div>
    </main>
  );
}

/** What the director says to the hall, whichever tab is open. */
function HallMessage() {
  const { page, text } = usePhone();
  const { message, stop } = page.hall;
  return (
    <div className={styles.banner} role="status" hidden={!message && !stop}>
      {stop && <p>{text.stopClocks}</p>}
      {message && <p>{unbroken(message.text)}</p>}
    </div>
  );
}

const icons = { table: IconPinned, standings: IconList, clock: IconClock, words: IconBook, rules: IconBook } as const;

/** The four tabs; ADG has its rules where Scrabble has words. The score sheet belongs to « Ma table ». */
function TabBar({ tab }: { readonly tab: Tab }) {
  const { code, page, text } = usePhone();
  const last = isWargamePage(page) ? 'rules' : 'words';
  return (
    <nav className={styles.tabs} aria-label={text.tabs.label}>
      {(['table', 'standings', 'clock', last] as const).map((one) => {
        const Icon = icons[one];
        const here = one === tab || (one === 'table' && (tab === 'sheet' || !(tab in text.tabs)));
        return (
          <PhoneLink key={one} to={phonePath(code, one)} current={here} className={styles.tab}>
            <Icon size={20} stroke={1.75} aria-hidden="true" />
            {text.tabs[one]}
          </PhoneLink>
        );
      })}
    </nav>
  );
}

/** « Ronde 4 : table 3 », on every other tab until « Ma table » has shown it. */
function NewSeat({ tab }: { readonly tab: Tab }) {
  const { code, page } = usePhone();
  const key = `ronde.phone.seen.${plainCode(code)}`;
  const seat = seatShown(page);
  const there = tab === 'table';
  useEffect(() => {
    if (there && seat !== null) writeJson(key, seat);
  }, [there, key, seat]);
  const said = useSeatText(page);
  const unseen = !there && said !== null && readJson<string>(key) !== seat;
  return (
    <div className={styles.banner} role="status" hidden={!unseen}>
      {unseen && (
        <PhoneLink to={phonePath(code)} className="link">
          {said}
        </PhoneLink>
      )}
    </div>
  );
}

function useSeatText({ now }: OwnPage): string | null {
  const { text } = usePhone();
  if (now.kind === 'table') return text.seated(now.round, now.table);
  return now.kind === 'exempt' ? text.seatedExempt(now.round) : null;
}

/** Whose page this is, and how fresh. The name opens who else is followed here, the language, the public page. */
function Header() {
  const { page, kept, cut, text } = usePhone();
  const path = usePath();
  // Another tab closes it: it was opened over this one.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === path;
  return (
    <>
      <header className={styles.header}>
        <button type="button" className={styles.who} aria-expanded={open} onClick={() => setOpenAt(open ? null : path)}>
          <span className={styles.mark} aria-hidden="true" />
          <span className={styles.name}>{page.player.name}</span>
          <span className="sr-only"> · {text.menu}</span>
        </button>
        <p className={styles.fresh} data-cut={cut || undefined}>
          {cut ? (
            <IconWifiOff size={17} stroke={1.75} aria-hidden="true" />
          ) : (
            <IconWifi size={17} stroke={1.75} aria-hidden="true" />
          )}
          {cut ? text.updated(clockTime(kept.at)) : text.upToDate(clockTime(kept.at))}
        </p>
      </header>
      {open && <PeoplePanel onClose={() => setOpenAt(null)} />}
      <p className={styles.cut} role="status" hidden={!cut}>
        {cut && text.cutLong(clockTime(kept.at))}
      </p>
    </>
  );
}
