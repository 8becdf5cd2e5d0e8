import { namesIn } from '@ronde/language';
import { type ComponentType, useEffect, useMemo } from 'react';
import { connection } from '../../core/connection.ts';
import { useExternal } from '../../core/external.ts';
import { type Gone, useOwnPage } from '../net/use-own-page.ts';
import { CodeForm } from '../people/code-form.tsx';
import { pathOf, type Tab } from '../place.ts';
import { MyTable } from '../table/my-table.tsx';
import { usePhoneWords } from '../words.ts';
import frame from './frame.module.css';
import { HallMessage } from './hall-message.tsx';
import { Header } from './header.tsx';
import { LangButton } from './lang-button.tsx';
import { later, Soon } from './later.tsx';
import { NewSeat } from './new-seat.tsx';
import { go } from './path.ts';
import { type Phone, PhoneContext } from './phone.ts';
import { TabBar } from './tab-bar.tsx';
import { useSentences } from './use-sentences.ts';
import { spokenFormat, tabIn } from './wargame.ts';

const tabs: Readonly<Record<Exclude<Tab, 'table'>, ComponentType>> = {
  standings: later(async () => (await import('../standings/standings-tab.tsx')).StandingsTab),
  clock: later(async () => (await import('../clock/clock-tab.tsx')).ClockTab),
  sheet: later(async () => (await import('../sheet/sheet-tab.tsx')).SheetTab),
  words: later(async () => (await import('../words-tab/words-tab.tsx')).WordsTab),
  rules: later(async () => (await import('../rules/rules-tab.tsx')).RulesTab),
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
  const say = usePhoneWords(format);
  const words = useSentences(format);
  const page = kept?.page;
  const tab = page ? tabIn(page, asked) : asked;
  const names = useMemo(() => page && namesIn([page.player, ...page.opponents]), [page]);
  useEffect(() => {
    document.title = [say.tabs[tab], page?.player.name, page?.tournament.name].filter(Boolean).join(' · ');
  }, [say, tab, page]);
  if (gone) return <NoPage gone={gone} />;
  if (!kept || !names) return <Waiting cut={cut} />;
  const phone: Phone = { code, kept, page: kept.page, cut, say, words, names };
  const Part = tab === 'table' ? MyTable : tabs[tab];
  return (
    <PhoneContext value={phone}>
      <Header />
      <HallMessage />
      <NewSeat tab={tab} />
      <main className={frame.main} key={tab}>
        <Soon>
          <Part />
        </Soon>
      </main>
      <TabBar tab={tab} />
    </PhoneContext>
  );
}

function Waiting({ cut }: { readonly cut: boolean }) {
  const say = usePhoneWords();
  return (
    <main className={frame.main}>
      <h1 className="sr-only">Ronde</h1>
      <p role="status">{cut ? say.noAnswer : say.loading}</p>
    </main>
  );
}

/** `dead`: this phone has read it before. `unknown`: it has not, so it may be mistyped. */
function NoPage({ gone }: { readonly gone: Gone }) {
  const say = usePhoneWords();
  return (
    <main className={frame.main}>
      <div className="stack">
        <h1>{gone === 'dead' ? say.dead : say.codeUnknown}</h1>
        <p>{gone === 'dead' ? say.deadLong : say.codeRenewed}</p>
        <CodeForm onOpen={(code) => go(pathOf(code), true)} />
        <p>
          <LangButton label={say.language} />
        </p>
      </div>
    </main>
  );
}
