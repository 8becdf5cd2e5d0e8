import { Button } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { lazyPart, pageOf } from '../../ui/page-of.ts';
import { SidePanel } from '../../ui/side-panel.tsx';
import styles from '../roster/registration.module.css';
import { registrationSentences } from '../roster/sentences.ts';
import { startRatingShown } from '../roster/start-rating.ts';
import type { KnownEntry } from './known.ts';
import { NewPerson } from './new-person.tsx';

interface Props {
  /** As the address says: a panel by its name, a person by their id; null: none. */
  readonly side: string | null;
  /** Two of one name wait for an answer. */
  readonly asked: KnownEntry | null;
  readonly typed: string;
  readonly onClose: () => void;
  readonly onSame: (known: KnownEntry) => void;
  readonly onBoth: (known: KnownEntry) => void;
}

/** The panel beside the list. */
export function sidePanelOf({ side, asked, typed, onClose, onSame, onBoth }: Props) {
  if (asked)
    return <HomonymPanel known={asked} onClose={onClose} onSame={() => onSame(asked)} onBoth={() => onBoth(asked)} />;
  switch (side) {
    case null:
      return null;
    case 'nouvelle':
      return <NewPerson typed={typed} onClose={onClose} />;
    case 'liste':
      return (
        <Later>
          <ListPanel onClose={onClose} />
        </Later>
      );
    case 'reprendre':
      return <TakePeople onClose={onClose} />;
    case 'poules':
      return <DealPanel onClose={onClose} />;
    case 'listes':
      return <ArmyListsPanel onClose={onClose} />;
    case 'frais':
      return <FeesPanel onClose={onClose} />;
    default:
      return (
        <Later>
          <PlayerCard key={side} id={side} onClose={onClose} />
        </Later>
      );
  }
}

// Panels come when they are opened; a name is typed at once, so that its form is there with the page.
const ListPanel = pageOf(async () => ({ default: (await import('./list-panel.tsx')).ListPanel }));
const TakePeople = lazyPart(async () => ({ default: (await import('./take-people.tsx')).TakePeople }));
const DealPanel = lazyPart(async () => ({ default: (await import('./deal-panel.tsx')).DealPanel }));
const FeesPanel = lazyPart(async () => ({ default: (await import('./fees-panel.tsx')).FeesPanel }));
const ArmyListsPanel = lazyPart(async () => ({ default: (await import('./army-lists-panel.tsx')).ArmyListsPanel }));
const PlayerCard = pageOf(async () => ({ default: (await import('./player-card.tsx')).PlayerCard }));

const Later = ({ children }: { readonly children: ReactNode }) => <Suspense fallback={null}>{children}</Suspense>;

interface HomonymPanelProps {
  readonly known: KnownEntry;
  readonly onClose: () => void;
  readonly onSame: () => void;
  readonly onBoth: () => void;
}

/** Two of one name side by side: the same person, or two? Never merged in silence (IMP-07). */
function HomonymPanel({ known, onClose, onSame, onBoth }: HomonymPanelProps) {
  const { registration: ui } = useSentences(uiSentences);
  const text = useSentences(registrationSentences);
  const { tournament } = useDesk();
  const { person, namesake } = known;
  const typed = { ...person, id: known.id, number: 1, presence: 'expected', from: 1 } as const;
  const facts = [
    [ui.name, namesake?.name, person.name],
    [ui.licence, namesake?.licence, person.licence],
    [ui.club, namesake?.player.club, person.club],
    [ui.rating, namesake && startRatingShown(namesake.player, tournament), startRatingShown(typed, tournament)],
    [ui.series, namesake?.player.duplicateSeries, person.duplicateSeries],
  ] as const;
  return (
    <SidePanel title={text.samePerson} onClose={onClose} focus>
      <table className={styles.beside}>
        <caption className="sr-only">{text.samePerson}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{text.listed}</th>
            <th scope="col">{text.typed}</th>
          </tr>
        </thead>
        <tbody>
          {facts.map(([label, a, b]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{a || '–'}</td>
              <td>{b || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.acts}>
        <Button size="sm" variant="default" onClick={onSame}>
          {text.same}
        </Button>
        <Button size="sm" variant="default" onClick={onBoth}>
          {text.keepBoth}
        </Button>
      </div>
    </SidePanel>
  );
}
