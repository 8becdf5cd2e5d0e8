import { Button } from '@mantine/core';
import { excluded, playsWargame, prizesOf } from '@ronde/engine';
import { closedRounds } from '@ronde/engine/tournament/find';
import { counterName, type Lang, money, noPrizeWanted, number, prizeName } from '@ronde/language';
import { type PrizeLine, prizeLines, prizeMoney, prizeNotes } from '@ronde/views/prizes';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { address, prizesFirst } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import { usePermissions } from '../../shell/permissions.tsx';
import { Page, Section } from '../../ui/page.tsx';
import { Sheet, sheetStyles as sheet } from '../../ui/sheet.tsx';
import { usePanelParam } from '../../ui/side-panel.tsx';
import { NextStep } from '../pairing/next-step.tsx';
import { CategoryForm } from './category-form.tsx';
import styles from './prizes.module.css';
import { PrizeRulesForm } from './rules-form.tsx';
import { prizesSentences } from './sentences.ts';
import { Trophies } from './trophies.tsx';
import { VoteBox } from './vote-box.tsx';
import { Votes } from './votes.tsx';

/** Who is first of what, as the engine says it, and the trophies that are given by hand. */
export function PrizesPage() {
  const text = useSentences(prizesSentences);
  const desk = useDesk();
  const { t, tournament } = desk;
  const played = closedRounds(tournament) > 0;
  const [asked, open] = usePanelParam('acte');
  const may = usePermissions().command('amend') && tournament.status === 'open' && tournament.players.length > 0;
  const giving = may && asked === 'categorie';
  const rules = usePermissions().command('settings') && tournament.status === 'open';
  const ruling = rules && asked === 'regles';
  const [, box] = /^urne-(.+)$/.exec(asked ?? '') ?? [];
  // A day whose end is hidden waits for the prizes to be told.
  const first = prizesFirst(desk);
  const acts = (
    <>
      <Button component={Link} variant="default" href={`${address.print(t)}?feuille=certificates`}>
        {text.certificates}
      </Button>
      {first ? (
        <>
          <Button component={Link} variant="default" href={`${address.print(t)}?feuille=prizes`}>
            {text.print}
          </Button>
          <NextStep />
        </>
      ) : (
        <Button component={Link} href={`${address.print(t)}?feuille=prizes`} data-next="">
          {text.print}
        </Button>
      )}
    </>
  );
  return (
    <Page
      title={text.title}
      note={tournament.status === 'closed' || !played ? null : text.provisional}
      acts={played ? acts : null}
      side={
        giving ? (
          <CategoryForm onClose={() => open(null)} />
        ) : ruling ? (
          <PrizeRulesForm onClose={() => open(null)} />
        ) : box ? (
          <VoteBox key={box} vote={box} onClose={() => open(null)} />
        ) : null
      }
    >
      {rules && (
        <div className={styles.groups}>
          <Section title={text.rules} about={text.rulesHelp}>
            <Button variant="default" data-opens="regles" onClick={() => open('regles')}>
              {text.choosePrizes}
            </Button>
          </Section>
        </div>
      )}
      {played ? <Computed /> : <p className="quiet">{text.none}</p>}
      {may && <Categories onGive={() => open('categorie')} />}
      <Given />
      {playsWargame(tournament) && <Votes onBox={(vote) => open(`urne-${vote}`)} />}
    </Page>
  );
}

/** « 1ʳᵉ place », « Série B », « Vermeil »; a club and a counter are called so by their section. */
const nameIn = (lang: Lang, line: PrizeLine): string =>
  line.group === 'counter'
    ? counterName(lang, line.of ?? '')
    : line.group === 'club' && line.step === undefined
      ? (line.of ?? '')
      : prizeName(lang, line);

function Computed() {
  const text = useSentences(prizesSentences);
  const language = useLang();
  const { tournament, people, names } = useDesk();
  const lines = useMemo(() => prizeLines(prizesOf(tournament, people)), [tournament, people]);
  const who = (line: PrizeLine): string => {
    const amounts = prizeMoney(line)?.map((cents) => money(language, cents));
    // Each with their own, where the sum does not divide; else once for all.
    const apart = line.over === undefined ? [] : (amounts ?? []);
    const named = line.players.map((id, i) => [names.full(id), apart[i]].filter(Boolean).join('\u00a0')).join(', ');
    const did = line.passedFigures ?? [];
    const passed = (line.passed ?? []).map((id, i) =>
      did[i] === undefined ? names.short(id) : `${names.short(id)} (${number(did[i])})`,
    );
    return [
      named,
      ...(apart.length === 0 && amounts?.[0] ? [amounts[0]] : []),
      ...(passed.length === 0 ? [] : [text.passed(passed.join(', '))]),
    ].join(' · ');
  };
  const sections = [
    { group: 'podium', title: text.podium },
    { group: 'series', title: text.series, about: text.seriesHelp },
    { group: 'category', title: text.categories },
    { group: 'club', title: text.clubs },
    { group: 'game', title: text.games, figure: text.figure },
    { group: 'counter', title: text.counters, about: text.countersHelp, figure: text.total },
  ] as const;
  return (
    <div className={styles.groups}>
      {sections.map(({ group, title, ...more }) => {
        const own = lines.filter((line) => line.group === group);
        if (own.length === 0) return null;
        const rows = own.map((line) => [nameIn(language, line), line.figure, who(line)] as const);
        return (
          <Section key={group} title={title} {...('about' in more && { about: more.about })}>
            <PrizeTable caption={title} {...('figure' in more && { figure: more.figure })} rows={rows} />
          </Section>
        );
      })}
      {lines.length === 0 && <p className="quiet">{noPrizeWanted[language]}</p>}
      {prizeNotes(language, tournament, lines).map((note) => (
        <p key={note} className="quiet">
          {note}
        </p>
      ))}
      {excluded(tournament).size > 0 && <p className="quiet">{text.excluded}</p>}
    </div>
  );
}

/** Where the age categories come from, and the way to give one to several people. */
function Categories({ onGive }: { readonly onGive: () => void }) {
  const text = useSentences(prizesSentences);
  return (
    <div className={styles.groups}>
      <Section title={text.giveCategory} about={text.giveCategoryHelp}>
        <Button variant="default" data-opens="categorie" onClick={onGive}>
          {text.choosePeople}
        </Button>
      </Section>
    </div>
  );
}

function Given() {
  const text = useSentences(prizesSentences);
  const may = usePermissions().command('give-trophy');
  const { tournament } = useDesk();
  if (!may && !tournament.trophies?.length) return null;
  return (
    <div className={styles.groups}>
      <Section title={text.trophies} about={text.trophiesHelp}>
        <Trophies may={may} />
      </Section>
    </div>
  );
}

interface Props {
  readonly caption: string;
  /** What the figure is; a place where it is not said. */
  readonly figure?: string;
  /** First of what, the figure, who. */
  readonly rows: readonly (readonly [of: string, figure: number | null, who: string])[];
}

function PrizeTable({ caption, figure, rows }: Props) {
  const { standings: ui } = useSentences(uiSentences);
  const text = useSentences(prizesSentences);
  return (
    <Sheet caption={caption}>
      <thead>
        <tr>
          <th scope="col" className={styles.of}>
            {text.prize}
          </th>
          <th scope="col" className={`${sheet.number} ${sheet.narrow}`}>
            {figure ?? ui.rank}
          </th>
          <th scope="col">{ui.player}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([of, value, who]) => (
          <tr key={`${of} ${value} ${who}`}>
            <th scope="row">{of}</th>
            <td className={sheet.number}>{value}</td>
            <td>{who}</td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}
