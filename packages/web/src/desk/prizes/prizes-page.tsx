import { Button } from '@mantine/core';
import { excluded, prizesOf } from '@ronde/engine';
import { closedRounds } from '@ronde/engine/tournament/find';
import { capital } from '@ronde/language';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import { useMay } from '../../shell/permissions.tsx';
import { Page, Section } from '../../ui/page.tsx';
import { Sheet, sheetStyles as sheet } from '../../ui/sheet.tsx';
import { usePanelParam } from '../../ui/side-panel.tsx';
import { CategoryForm } from './category-form.tsx';
import styles from './prizes.module.css';
import { prizesSentences } from './sentences.ts';
import { Trophies } from './trophies.tsx';

/** Who is first of what, as the engine says it, and the trophies that are given by hand. */
export function PrizesPage() {
  const say = useSentences(prizesSentences);
  const { t, tournament } = useDesk();
  const played = closedRounds(tournament) > 0;
  const [asked, open] = usePanelParam('acte');
  const may = useMay().command('amend') && tournament.status === 'open' && tournament.players.length > 0;
  const giving = may && asked === 'categorie';
  const acts = (
    <>
      <Button component={Link} variant="default" href={`${address.print(t)}?feuille=certificates`}>
        {say.certificates}
      </Button>
      <Button component={Link} href={`${address.print(t)}?feuille=prizes`} data-next="">
        {say.print}
      </Button>
    </>
  );
  return (
    <Page
      title={say.title}
      note={tournament.status === 'closed' || !played ? null : say.provisional}
      acts={played ? acts : null}
      side={giving ? <CategoryForm onClose={() => open(null)} /> : null}
    >
      {played ? <Computed /> : <p className="quiet">{say.none}</p>}
      {may && <Categories onGive={() => open('categorie')} />}
      <Given />
    </Page>
  );
}

function Computed() {
  const say = useSentences(prizesSentences);
  const { tournament, people, names } = useDesk();
  const { podium, series, categories, clubs, counters } = useMemo(
    () => prizesOf(tournament, people),
    [tournament, people],
  );
  const called = (players: readonly string[]): string => players.map(names.full).join(', ');
  return (
    <div className={styles.groups}>
      <Section title={say.podium}>
        <PrizeTable
          caption={say.podium}
          rows={podium.map((one) => [say.honour(one), one.place, called(one.players)])}
        />
      </Section>
      {series.length > 0 && (
        <Section title={say.series} about={say.seriesHelp}>
          <PrizeTable
            caption={say.series}
            rows={series.map(({ of, place, players }) => [say.seriesOf(of), place, called(players)])}
          />
        </Section>
      )}
      {[
        { title: say.categories, firsts: categories.map((one) => ({ ...one, of: capital(one.of) })) },
        { title: say.clubs, firsts: clubs },
      ].map(
        ({ title, firsts }) =>
          firsts.length > 0 && (
            <Section key={title} title={title}>
              <PrizeTable caption={title} rows={firsts.map(({ of, place, players }) => [of, place, called(players)])} />
            </Section>
          ),
      )}
      {counters.length > 0 && (
        <Section title={say.counters} about={say.countersHelp}>
          <PrizeTable
            caption={say.counters}
            figure={say.total}
            rows={counters.map(({ counter, total, players }) => [counter, total, called(players)])}
          />
        </Section>
      )}
      {excluded(tournament).size > 0 && <p className="quiet">{say.excluded}</p>}
    </div>
  );
}

/** Where the age categories come from, and the way to give one to several people. */
function Categories({ onGive }: { readonly onGive: () => void }) {
  const say = useSentences(prizesSentences);
  return (
    <div className={styles.groups}>
      <Section title={say.giveCategory} about={say.giveCategoryHelp}>
        <Button variant="default" data-opens="categorie" onClick={onGive}>
          {say.choosePeople}
        </Button>
      </Section>
    </div>
  );
}

function Given() {
  const say = useSentences(prizesSentences);
  const may = useMay().command('give-trophy');
  const { tournament } = useDesk();
  if (!may && !tournament.trophies?.length) return null;
  return (
    <div className={styles.groups}>
      <Section title={say.trophies} about={say.trophiesHelp}>
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
  readonly rows: readonly (readonly [of: string, figure: number, who: string])[];
}

function PrizeTable({ caption, figure, rows }: Props) {
  const { standings: ui } = useSentences(uiSentences);
  const say = useSentences(prizesSentences);
  return (
    <Sheet caption={caption}>
      <thead>
        <tr>
          <th scope="col" className={styles.of}>
            {say.prize}
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
